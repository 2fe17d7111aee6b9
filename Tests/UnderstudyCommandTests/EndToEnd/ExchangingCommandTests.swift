import Testing

extension EndToEnd {
    /// `understudy test` on a package that exchanges implementations of methods, UIKit's and its own.
    @Suite struct ExchangingCommandTests {
        @Test func `implementations are exchanged as on Apple's platforms`() throws {
            let package = try Fixture("Exchanging")
            let run = try package.run("test")
            #expect(run.code == 0, "\(run.everything)")
            #expect(run.output.contains("Executed 8 tests, with 0 failures (0 unexpected)"), "\(run.everything)")
        }
    }
}
