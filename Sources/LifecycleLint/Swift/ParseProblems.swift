import SwiftParserDiagnostics
import SwiftSyntax

/// What the parser has to say of a file that is not Swift.
enum ParseProblems {
    /// What Swift 5 takes with a warning.
    private static func isStyle(_ message: String) -> Bool { message.hasPrefix("extraneous whitespace") }

    /// More places than these are no slip of somebody who writes; to explain each would take minutes.
    private static let manyPlaces = 60

    /// At most `limit` of the parser's errors.
    static func list(_ tree: SourceFileSyntax, limit: Int = 5) -> [(offset: Int, message: String)] {
        guard tree.hasError else { return [] }
        var places = Places()
        places.look(at: Syntax(tree))
        if places.count > manyPlaces, let first = places.first {
            return [(first, "this is not Swift; \(manyPlaces) or more places of the file do not parse")]
        }
        return ParseDiagnosticsGenerator.diagnostics(for: tree)
            .filter { $0.diagMessage.severity == .error && !isStyle($0.message) }
            .prefix(limit)
            .map { ($0.position.utf8Offset, $0.message) }
    }

    /// Counts what is missing or unexpected, until there is too much of it.
    private struct Places {
        var count = 0
        var first: Int?

        mutating func look(at node: Syntax) {
            guard count <= ParseProblems.manyPlaces else { return }
            if node.is(UnexpectedNodesSyntax.self) || node.as(TokenSyntax.self)?.presence == .missing {
                count += 1
                if first == nil { first = node.position.utf8Offset }
                return
            }
            guard node.hasError else { return }
            for child in node.children(viewMode: .all) { look(at: child) }
        }
    }
}
