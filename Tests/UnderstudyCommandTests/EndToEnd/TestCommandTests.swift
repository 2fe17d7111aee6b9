import Foundation
import Testing

extension EndToEnd {
    /// `understudy test` on a package whose manifest names only iOS, with XCTest and Swift Testing.
    @Suite struct TestCommandTests {
        @Test func `every shape of test compiles, runs and is counted, and the package stays as it was`() throws {
            let package = try Fixture("Shapes")
            let before = try package.contents()

            let all = try package.run("test")
            #expect(all.code == 0, "\(all.everything)")
            #expect(all.output.contains("Executed 24 tests, with 0 failures (0 unexpected)"), "\(all.everything)")
            #expect(all.everything.contains("Test run with 4 tests in 1 suite passed"), "\(all.everything)")
            for shape in [
                "OnlySynchronousTests.testThrowing", "MixedTests.testAsynchronous", "AsynchronousSetUpTests.testValue",
                "SomeMethodsOnMainActorTests.testOnMainActor", "MainActorSetUpTests.testBadge",
                "MainActorThrowingSetUpTests.testBadge", "AttributedSetUpTests.testBadge", "ThrowingSetUpTests.testBadge",
                "DerivedTests.testInherited", "DerivedTests.testOwn", "PlainUIKitTests.testView",
            ] {
                #expect(all.output.contains("Test Case '\(shape)' passed"), "\(all.output)")
            }
            #expect(all.messages.isEmpty)
            #expect(try package.contents() == before)

            let filtered = try package.run("test", "--filter", "MixedTests", "--disable-swift-testing")
            #expect(filtered.code == 0, "\(filtered.everything)")
            #expect(filtered.output.contains("Executed 2 tests, with 0 failures"), "\(filtered.output)")
            #expect(!filtered.everything.contains("Test run with"))

            let list = try package.run("test", "list", "--skip-build")
            #expect(list.code == 0, "\(list.everything)")
            #expect(list.output.contains("ShapesTests.WaitingTests/testTimerWhileWaiting\n"), "\(list.output)")
            #expect(list.output.contains("ShapesTests.BadgeSuite/insets()\n"), "\(list.output)")

            let report = package.folder.appendingPathComponent("report.xml")
            let parallel = try package.run("test", "--parallel", "--xunit-output", report.path)
            #expect(parallel.code == 0, "\(parallel.everything)")
            #expect(try String(contentsOf: report, encoding: .utf8).contains("classname=\"ShapesTests.MixedTests\""))
        }

        @Test func `a failing test fails the command, a crashing one is named`() throws {
            let package = try Fixture("Failing")

            let failing = try package.run("test", "--filter", "FailingTests.FailingTests/")
            #expect(failing.code == 1, "\(failing.everything)")
            #expect(failing.output.contains("Test Case 'FailingTests.testWrong' failed"), "\(failing.everything)")
            #expect(failing.output.contains("error: FailingTests.testWrong : XCTAssertEqual failed"), "\(failing.output)")

            let crashing = try package.run("test", "--skip-build", "--filter", "FailingTests.CrashingTests/")
            #expect(crashing.code == 1, "\(crashing.everything)")
            #expect(crashing.output.contains("Test Case 'CrashingTests.testFatalError' started"), "\(crashing.everything)")
            #expect(crashing.everything.contains("Fatal error: the reason"), "\(crashing.everything)")
            #expect(crashing.everything.contains("unexpected signal code"), "\(crashing.everything)")
        }

        @Test func `the package may lie elsewhere, and options are SwiftPM's`() throws {
            let package = try Fixture("Program")
            let elsewhere = FileManager.default.temporaryDirectory
            let run = try CommandRun(
                ["run", "--package-path", package.folder.path, "Program", "one", "--two"], in: elsewhere)
            #expect(run.code == 7, "\(run.everything)")
            #expect(run.output == "insets 3.0, arguments one --two, clock wall\n", "\(run.everything)")

            let unknown = try package.run("build", "--no-such-option")
            #expect(unknown.code == 64, "\(unknown.everything)")
            #expect(unknown.errors.contains("Unknown option '--no-such-option'"), "\(unknown.everything)")
        }

        @Test func `an application with a main delegate launches, shows its window and ends with its code`() throws {
            let run = try Fixture("Application").run("run")
            #expect(run.code == 3, "\(run.everything)")
            #expect(run.output.hasPrefix("launched\nappeared "), "\(run.everything)")
            #expect(run.output.hasSuffix("finished\n"), "\(run.everything)")
        }
    }
}
