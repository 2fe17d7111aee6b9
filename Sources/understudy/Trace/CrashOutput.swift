/// What a crashed program writes about itself.
enum CrashOutput {
    /// The text without the stacks of addresses that the Swift runtime writes behind a fatal error: the trace, or the
    /// command's own last line, says where it happened.
    static func withoutStack(_ text: String) -> String {
        guard text.contains(heading) else { return text }
        var kept: [Substring] = []
        var isInStack = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == heading {
                isInStack = true
            } else if isInStack, line.first?.isNumber == true, line.contains(" 0x") {
                continue
            } else {
                isInStack = false
                kept.append(line)
            }
        }
        return kept.joined(separator: "\n")
    }

    private static let heading = "Current stack trace:"
}
