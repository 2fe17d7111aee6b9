/// Takes the customary forms of an initializer apart: what stands before the call of another one, the call, and what
/// follows where `self` is not nil.
enum ObjectiveCInitializers {
    struct Parts {
        var before: [ObjectiveCStatement] = []
        var message: ObjectiveCExpression
        var isToSelf: Bool
        var after: [ObjectiveCStatement] = []
    }

    static func split(_ statements: [ObjectiveCStatement]) -> Parts? {
        for (index, statement) in statements.enumerated() {
            var rest = Array(statements[(index + 1)...])
            if case .result? = rest.last?.kind, returnsSelf(rest[rest.count - 1]) { rest.removeLast() }
            switch statement.kind {
            case .expression(let value):
                guard let (message, isToSelf) = call(value) else { continue }
                return Parts(before: Array(statements[..<index]), message: message, isToSelf: isToSelf, after: withoutTest(rest))
            case .result(let value?):
                guard let (message, isToSelf) = initializer(value) else { continue }
                return Parts(before: Array(statements[..<index]), message: message, isToSelf: isToSelf)
            case .condition(let condition, let then, nil):
                if let (message, isToSelf) = call(condition) {
                    return Parts(before: Array(statements[..<index]), message: message, isToSelf: isToSelf, after: withoutReturn(then) + rest)
                }
                guard case .unary("!", let inner) = condition.kind, let (message, isToSelf) = call(inner), leaves(then) else { continue }
                return Parts(before: Array(statements[..<index]), message: message, isToSelf: isToSelf, after: rest)
            default: continue
            }
        }
        return nil
    }

    /// `self = [super init…]`, in parentheses or not.
    private static func call(_ value: ObjectiveCExpression) -> (ObjectiveCExpression, Bool)? {
        switch value.kind {
        case .parenthesized(let inner): return call(inner)
        case .assignment("=", let target, let message):
            guard case .name("self") = target.kind else { return nil }
            return initializer(message)
        default: return nil
        }
    }

    private static func initializer(_ message: ObjectiveCExpression) -> (ObjectiveCExpression, Bool)? {
        guard case .message(let receiver, let selector, _) = message.kind, case .name(let name) = receiver.kind, name == "self" || name == "super",
            ObjectiveCModel.isInitializer(selector)
        else { return nil }
        return (message, name == "self")
    }

    private static func returnsSelf(_ statement: ObjectiveCStatement) -> Bool {
        if case .result(let value?) = statement.kind, case .name("self") = value.kind { return true }
        return false
    }

    private static func leaves(_ statements: [ObjectiveCStatement]) -> Bool {
        guard statements.count == 1, case .result(let value?) = statements[0].kind, case .null = value.kind else { return false }
        return true
    }

    private static func withoutReturn(_ statements: [ObjectiveCStatement]) -> [ObjectiveCStatement] {
        guard let last = statements.last, returnsSelf(last) else { return statements }
        return Array(statements.dropLast())
    }

    /// `if (self) { … }`, and `if (!self) return nil;`, say what is so in Swift.
    private static func withoutTest(_ statements: [ObjectiveCStatement]) -> [ObjectiveCStatement] {
        guard let first = statements.first, case .condition(let condition, let then, nil) = first.kind else { return statements }
        let rest = Array(statements.dropFirst())
        if isSelf(condition) { return withoutReturn(then) + rest }
        if case .unary("!", let inner) = condition.kind, isSelf(inner), leaves(then) { return rest }
        return statements
    }

    private static func isSelf(_ value: ObjectiveCExpression) -> Bool {
        switch value.kind {
        case .name("self"): true
        case .binary("!=", let left, let right): isSelf(left) && isNull(right)
        default: false
        }
    }

    private static func isNull(_ value: ObjectiveCExpression) -> Bool {
        if case .null = value.kind { return true }
        return false
    }
}
