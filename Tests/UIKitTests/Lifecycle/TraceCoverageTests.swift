import Foundation
import Testing

/// Each trace of the contract's evidence has a test that names it, or a line in docs/decisions.md.
@Suite struct TraceCoverageTests {
    private struct Trace: Decodable { let id: String }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The display names of all tests of the repository.
    private static func testNames() throws -> String {
        var names: [String] = []
        let tests = root.appendingPathComponent("Tests")
        for case let path as String in FileManager.default.enumerator(atPath: tests.path) ?? .init() where path.hasSuffix("Tests.swift") {
            let text = try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
            names += text.split(separator: "\n").filter { $0.contains("@Test(") }.map(String.init)
        }
        return names.joined(separator: "\n")
    }

    /// Whether a text has an identifier that is not the beginning or end of another.
    private static func mentions(_ text: String, _ id: String) -> Bool {
        text.range(of: "(?<![A-Za-z0-9-])\(NSRegularExpression.escapedPattern(for: id))(?![A-Za-z0-9-])", options: .regularExpression) != nil
    }

    @Test("every trace of traces.json has a test or a reason why not")
    func everyTrace() throws {
        let file = Self.root.appendingPathComponent("Tests/Contract/traces.json")
        let traces = try JSONDecoder().decode([Trace].self, from: Data(contentsOf: file))
        let names = try Self.testNames()
        let decisions = try String(contentsOf: Self.root.appendingPathComponent("docs/decisions.md"), encoding: .utf8)
        #expect(traces.count >= 75)
        let missing = traces.map(\.id).filter { !Self.mentions(names, $0) && !Self.mentions(decisions, $0) }
        #expect(missing == [])
    }
}
