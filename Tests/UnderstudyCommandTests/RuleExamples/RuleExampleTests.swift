import Foundation
import LifecycleRules
import Testing

extension EndToEnd {
    /// The examples that `understudy rules` shows compile as they stand; while they run, the checker finds the mistake
    /// in the wrong ones and not in the right ones.
    @Suite struct RuleExampleTests {
        /// Mistakes of examples that show only with code which the example does not have.
        private static let unshown: Set = [
            // Harm is done where a superclass listens as well.
            "remove-all-observers"
        ]

        @Test func `every wrong example shows its mistake and no right one does`() throws {
            let package = try Fixture(files: [
                "Package.swift": RuleExampleProgram.manifest, "Sources/examples.swift": RuleExampleProgram.examples,
                "Sources/main.swift": RuleExampleProgram.main,
            ])
            let built = try package.run("build")
            try #require(built.code == 0, "\(built.everything)")
            let program = package.folder.appendingPathComponent(".build/debug/Examples")
            for rule in RuleCatalog.known {
                for side in RuleExampleProgram.sides {
                    let run = try CommandRun(
                        executable: program, arguments: [rule.name, side], in: package.folder,
                        environment: ["SWIFT_BACKTRACE": "enable=no"])
                    let found = run.everything.contains("[\(rule.name)]")
                    let isShown = RuleCatalog.atRunTime.contains { $0.name == rule.name }
                        && !Self.unshown.contains(rule.name)
                    if side == "right" {
                        #expect(run.code == 0 && !found, "\(rule.name) right: \(run.everything)")
                    } else if isShown {
                        #expect(found, "\(rule.name) wrong: \(run.everything)")
                    }
                }
            }
        }
    }
}
