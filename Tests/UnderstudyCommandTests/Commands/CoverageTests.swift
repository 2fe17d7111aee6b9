import Foundation
import Testing

/// The page that `make coverage` writes from the sources.
@Suite struct CoverageTests {
    private static let hasPython = ["/usr/bin", "/usr/local/bin"].contains { FileManager.default.isExecutableFile(atPath: $0 + "/python3") }

    @Test(.enabled(if: Self.hasPython))
    func `docs/coverage.md is what scripts/coverage writes`() throws {
        let script = CommandRun.root.appendingPathComponent("scripts/coverage")
        let run = try CommandRun(executable: script, arguments: ["--check"], in: FileManager.default.temporaryDirectory)
        #expect(run.code == 0, "\(run.everything)")
    }
}
