import SwiftSyntax

extension Translator {
    /// Visits each branch of `#if`, with platform conditions answered as on iOS.
    func translateConditional(_ node: IfConfigDeclSyntax) {
        var earlier: [String] = []
        for clause in node.clauses {
            var own: String?
            if let condition = clause.condition {
                translateCondition(condition)
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

    /// In a module written for Linux too: what such a part names beside the logs, as of the loader, is Darwin's.
    private static let answersOfLinux = ["canImport": ["os": "false", "OSLog": "false"]]

    private var answers: [String: [String: String]] {
        var answers = keepsConditions ? Self.answersOfLinux : Self.answers
        if leavesOutSwiftUI { answers["canImport", default: [:]]["SwiftUI"] = "false" }
        return answers
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
        var text = condition
        for (function, answers) in answers {
            for (argument, answer) in answers {
                text = text.replacing("\(function)(\(argument))", with: answer)
            }
        }
        return text
    }
}
