/// Finds the selectors that code makes: methods that answer to them may be exchanged, and are called through them.
enum ObjectiveCSelectors {
    static func mentioned(in unit: ObjectiveCUnit) -> Set<String> {
        var finder = Finder()
        for implementation in unit.implementations { for method in implementation.methods { finder.visit(method.body ?? []) } }
        for function in unit.functions { finder.visit(function.body) }
        for variable in unit.variables { variable.value.map { finder.visit($0) } }
        return finder.found
    }

    private struct Finder {
        var found: Set<String> = []

        mutating func visit(_ statements: [ObjectiveCStatement]) { for statement in statements { visit(statement) } }

        mutating func visit(_ statement: ObjectiveCStatement) {
            switch statement.kind {
            case .expression(let value): visit(value)
            case .variable(let variable): if let value = variable.value { visit(value) }
            case .result(let value): if let value { visit(value) }
            case .condition(let condition, let then, let otherwise):
                visit(condition)
                visit(then)
                visit(otherwise ?? [])
            case .forEach(_, let list, let body):
                visit(list)
                visit(body)
            case .loop(let start, let condition, let step, let body):
                visit(start)
                if let condition { visit(condition) }
                visit(step)
                visit(body)
            case .whileLoop(let condition, let body), .repeatLoop(let body, let condition), .synchronized(let condition, let body):
                visit(condition)
                visit(body)
            case .choice(let value, let cases):
                visit(value)
                for item in cases { visit(item.body) }
            case .leave, .next: break
            case .group(let body): visit(body)
            }
        }

        mutating func visit(_ value: ObjectiveCExpression) {
            switch value.kind {
            case .selector(let name): found.insert(name)
            case .name, .number, .string, .cString, .boolean, .null, .protocolObject: break
            case .array(let items): for item in items { visit(item) }
            case .dictionary(let items):
                for item in items {
                    visit(item.key)
                    visit(item.value)
                }
            case .boxed(let inner), .member(let inner, _), .pointee(let inner, _), .unary(_, let inner), .step(let inner, _), .cast(_, let inner),
                .parenthesized(let inner):
                visit(inner)
            case .message(let receiver, _, let arguments), .call(let receiver, let arguments):
                visit(receiver)
                for argument in arguments { visit(argument) }
            case .index(let a, let b), .binary(_, let a, let b), .assignment(_, let a, let b):
                visit(a)
                visit(b)
            case .conditional(let a, let b, let c):
                visit(a)
                if let b { visit(b) }
                visit(c)
            case .block(_, _, let body): visit(body)
            }
        }
    }
}
