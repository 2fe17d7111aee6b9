/// Findings as the lines that Xcode shows beside the source: `path:line:column: warning: text`.
enum XcodeReport {
    static func text(_ result: Linter.Result) -> String {
        result.findings.map { finding in
            "\(finding.path):\(finding.line):\(finding.column): \(finding.severity.rawValue): \(finding.message) (\(finding.ruleName))\n"
        }.joined()
    }
}
