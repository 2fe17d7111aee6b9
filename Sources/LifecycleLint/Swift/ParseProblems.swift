import SwiftParserDiagnostics
import SwiftSyntax

/// What the parser has to say of a file that is not Swift.
enum ParseProblems {
    /// What Swift 5 takes with a warning.
    private static func isStyle(_ message: String) -> Bool { message.hasPrefix("extraneous whitespace") }

    /// At most `limit` of the parser's errors.
    static func list(_ tree: SourceFileSyntax, limit: Int = 5) -> [(offset: Int, message: String)] {
        guard tree.hasError else { return [] }
        return ParseDiagnosticsGenerator.diagnostics(for: tree)
            .filter { $0.diagMessage.severity == .error && !isStyle($0.message) }
            .prefix(limit)
            .map { ($0.position.utf8Offset, $0.message) }
    }
}
