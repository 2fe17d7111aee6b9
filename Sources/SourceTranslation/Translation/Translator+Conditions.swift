import SwiftSyntax

extension Translator {
    /// Visits each branch of `#if`, with platform conditions answered as on iOS.
    func translateConditional(_ node: IfConfigDeclSyntax) {
        var earlier: [String] = []
        for clause in node.clauses {
            var own: String?
            if let condition = clause.condition {
                if !keepsConditions { translateCondition(condition) }
                own = answered(condition.oneLine)
            }
            let all = earlier.map { "!(\($0))" } + (own.map { [$0] } ?? [])
            conditions.push(all.joined(separator: " && "))
            if let elements = clause.elements { walk(elements) }
            conditions.pop()
            if let own { earlier.append(own) }
        }
    }

    private func walk(_ elements: IfConfigClauseSyntax.Elements) {
        switch elements {
        case .statements(let list): walk(list)
        case .switchCases(let list): walk(list)
        case .decls(let list): walk(list)
        case .postfixExpression(let expression): walk(expression)
        case .attributes(let list): walk(list)
        @unknown default: break
        }
    }

    private static let answers: [String: [String: String]] = [
        "os": ["iOS": "true", "Linux": "false"],
        "targetEnvironment": ["simulator": "true"],
    ]

    private var answers: [String: [String: String]] {
        leavesOutSwiftUI ? Self.answers.merging(["canImport": ["SwiftUI": "false"]]) { $1 } : Self.answers
    }

    private func translateCondition(_ condition: ExprSyntax) {
        let known = answers
        let tokens = Array(condition.tokens(viewMode: .sourceAccurate))
        for index in tokens.indices where index + 3 < tokens.count {
            guard let answers = known[tokens[index].text], tokens[index + 1].text == "(",
                let answer = answers[tokens[index + 2].text], tokens[index + 3].text == ")"
            else { continue }
            let start = tokens[index].contentRange.lowerBound, end = tokens[index + 3].contentRange.upperBound
            edits.replaceKeepingLength(start..<end, with: answer)
        }
    }

    private func answered(_ condition: String) -> String {
        guard !keepsConditions else { return condition }
        var text = condition
        for (function, answers) in answers {
            for (argument, answer) in answers {
                text = text.replacing("\(function)(\(argument))", with: answer)
            }
        }
        return text
    }
}
