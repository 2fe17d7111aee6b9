/// Findings for people: place, message, the line with carets, why and what to do.
enum ReadableReport {
    static func text(_ result: Linter.Result) -> String {
        var output = ""
        for finding in result.findings { output += entry(finding) }
        let files = Set(result.findings.map(\.path)).count
        let count = result.findings.count
        let read = "\(result.fileCount) \(result.fileCount == 1 ? "file" : "files") read"
        output +=
            count == 0
            ? "no findings, \(read)\n"
            : "\(count) \(count == 1 ? "finding" : "findings") in \(files) \(files == 1 ? "file" : "files"), \(read)\n"
        return output
    }

    private static func entry(_ finding: Finding) -> String {
        var text =
            "\(TerminalText.printable(finding.path)):\(finding.line):\(finding.column): \(finding.severity.rawValue): \(TerminalText.printable(finding.message)) [\(finding.ruleName)]\n"
        let file = finding.file
        if !file.bytes.isEmpty {
            let number = String(finding.line)
            let margin = String(repeating: " ", count: max(5 - number.count, 1))
            let line = file.lineRange(finding.line)
            text += "\(margin)\(number) | \(TerminalText.printable(file.text(line)))\n"
            text += "\(String(repeating: " ", count: margin.count + number.count)) | \(carets(finding, line))\n"
        }
        if let rule = finding.rule {
            text += "      why: \(rule.why)\n"
            text += "      fix: \(rule.fix)\(finding.isFixable ? " (--fix does it)" : "")\n"
        }
        return text + "\n"
    }

    /// Blanks up to the place, then `^~~~`. Tabs stay, so that both lines align.
    private static func carets(_ finding: Finding, _ line: Range<Int>) -> String {
        let start = min(max(finding.range.lowerBound, line.lowerBound), line.upperBound)
        let end = min(max(finding.range.upperBound, start), line.upperBound)
        let before = TerminalText.filled(finding.file.text(line.lowerBound..<start), with: " ")
        let marks = TerminalText.filled(finding.file.text(start..<end), with: "~")
        return before + "^" + marks.dropFirst()
    }
}
