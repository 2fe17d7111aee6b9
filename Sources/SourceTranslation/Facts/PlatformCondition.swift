import SwiftSyntax

/// What a condition after `#if` is for iOS, as far as the platform alone decides it.
enum PlatformCondition {
    /// True or false, or nil when something else than the platform has a say.
    static func value(of condition: ExprSyntax) -> Bool? {
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return value(of: only.expression)
        }
        if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
            return value(of: not.expression).map { !$0 }
        }
        if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
        if let infix = condition.as(InfixOperatorExprSyntax.self) {
            return value(of: [infix.leftOperand, infix.operator, infix.rightOperand])
        }
        guard let call = condition.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let argument = call.arguments.first?.expression.trimmedDescription
        else { return nil }
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "iOS" ? true : argument == "Linux" ? nil : false
        case "canImport": return argument == "UIKit" ? true : ["AppKit", "Cocoa", "WatchKit"].contains(argument) ? false : nil
        default: return nil
        }
    }

    /// The value of operands with operators between them; `&&` binds more strongly than `||`.
    private static func value(of sequence: [ExprSyntax]) -> Bool? {
        var alternatives: [[Bool?]] = [[]]
        for (place, element) in sequence.enumerated() {
            if place % 2 == 0 {
                alternatives[alternatives.count - 1].append(value(of: element))
            } else if element.trimmedDescription == "||" {
                alternatives.append([])
            } else if element.trimmedDescription != "&&" {
                return nil
            }
        }
        let values = alternatives.map { parts -> Bool? in
            parts.contains(false) ? false : parts.contains(nil) ? nil : true
        }
        return values.contains(true) ? true : values.contains(nil) ? nil : false
    }
}
