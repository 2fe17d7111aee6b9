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
            "\(finding.path):\(finding.line):\(finding.column): \(finding.severity.rawValue): \(finding.message) [\(finding.ruleName)]\n"
        let file = finding.file
        if !file.bytes.isEmpty {
            let number = String(finding.line)
            let margin = String(repeating: " ", count: max(5 - number.count, 1))
            let line = file.lineRange(finding.line)
            text += "\(margin)\(number) | \(printable(file.text(line)))\n"
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
        let before = finding.file.text(line.lowerBound..<start).unicodeScalars.map { $0 == "\t" ? "\t" : " " }.joined()
        let width = finding.file.text(start..<end).unicodeScalars.count
        return before + "^" + String(repeating: "~", count: max(width - 1, 0))
    }

    /// Without characters that would move the cursor or change the terminal.
    private static func printable(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 32 && $0 != "\t" || $0.value == 127 ? "?" : $0 }))
    }
}
