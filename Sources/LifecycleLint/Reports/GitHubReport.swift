/// Findings as commands that GitHub's workflows show at the lines of a change.
enum GitHubReport {
    static func text(_ result: Linter.Result) -> String {
        var output = ""
        for finding in result.findings {
            let command = finding.severity == .note ? "notice" : finding.severity.rawValue
            let end = finding.end
            output += "::\(command) file=\(property(finding.path)),line=\(finding.line),endLine=\(end.line)"
            output += ",col=\(finding.columnsInUTF16.start)"
            // An end column is taken only where the lines are the same.
            if end.line == finding.line { output += ",endColumn=\(finding.columnsInUTF16.end)" }
            output += ",title=\(property(finding.ruleName))::\(data(message(finding)))\n"
        }
        return output
    }

    private static func message(_ finding: Finding) -> String {
        guard let rule = finding.rule else { return finding.message }
        return finding.message + "\n" + rule.why + "\n" + rule.fix
    }

    private static func data(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func property(_ text: String) -> String {
        var result = ""
        for scalar in data(text).unicodeScalars {
            switch scalar {
            case ":": result += "%3A"
            case ",": result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
