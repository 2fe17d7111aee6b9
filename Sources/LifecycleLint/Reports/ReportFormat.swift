/// The forms in which findings are written.
public enum ReportFormat: String, CaseIterable, Sendable {
    case readable, json, sarif, checkstyle, github, xcode

    /// The findings as text, each line ended.
    public func text(_ result: Linter.Result, version: String) -> String {
        switch self {
        case .readable: return ReadableReport.text(result)
        case .json: return JSONReport.text(result)
        case .sarif: return SARIFReport.text(result, version: version)
        case .checkstyle: return CheckstyleReport.text(result)
        case .github: return GitHubReport.text(result)
        case .xcode: return XcodeReport.text(result)
        }
    }
}
