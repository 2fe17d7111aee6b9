/// Findings as the lines that Xcode shows beside the source: `path:line:column: warning: text`.
enum XcodeReport {
    static func text(_ result: Linter.Result) -> String {
        result.findings.map { finding in
            "\(TerminalText.printable(finding.path)):\(finding.line):\(finding.column): \(finding.severity.rawValue): \(TerminalText.printable(finding.message)) (\(finding.ruleName))\n"
        }.joined()
    }
}
