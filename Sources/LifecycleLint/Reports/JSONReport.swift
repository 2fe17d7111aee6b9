import Foundation

/// Findings as one JSON object.
enum JSONReport {
    private struct Report: Encodable {
        let version = 1
        let files: Int
        let lines: Int
        let findings: [Entry]
        let notices: [String]
    }

    private struct Entry: Encodable {
        let rule: String
        let severity: String
        let message: String
        let why: String?
        let fix: String?
        let fixable: Bool
        let file: String
        let line: Int
        let column: Int
        let endLine: Int
        let endColumn: Int
    }

    static func text(_ result: Linter.Result) -> String {
        let entries = result.findings.map { finding in
            Entry(
                rule: finding.ruleName, severity: finding.severity.rawValue, message: finding.message,
                why: finding.rule?.why, fix: finding.rule?.fix, fixable: finding.isFixable, file: finding.path,
                line: finding.line, column: finding.column, endLine: finding.end.line, endColumn: finding.end.column)
        }
        return JSONText.of(
            Report(files: result.fileCount, lines: result.lineCount, findings: entries, notices: result.notices))
    }
}

/// JSON as all reports write it.
enum JSONText {
    static func of(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else { return "{}\n" }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
