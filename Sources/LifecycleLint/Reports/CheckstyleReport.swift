/// Findings in Checkstyle's XML.
enum CheckstyleReport {
    static func text(_ result: Linter.Result) -> String {
        var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
        var file: String?
        for finding in result.findings {
            if finding.path != file {
                if file != nil { output += "  </file>\n" }
                output += "  <file name=\"\(escaped(finding.path))\">\n"
                file = finding.path
            }
            let severity = finding.severity == .note ? "info" : finding.severity.rawValue
            output += "    <error line=\"\(finding.line)\" column=\"\(finding.columnsInUTF16.start)\" severity=\"\(severity)\""
            output += " message=\"\(escaped(finding.message))\" source=\"understudy.\(finding.ruleName)\"/>\n"
        }
        if file != nil { output += "  </file>\n" }
        return output + "</checkstyle>\n"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            // XML has no way to write these.
            case "\u{FFFE}", "\u{FFFF}": result += "?"
            default: result.unicodeScalars.append(scalar.value < 32 || scalar.value == 127 ? " " : scalar)
            }
        }
        return result
    }
}
