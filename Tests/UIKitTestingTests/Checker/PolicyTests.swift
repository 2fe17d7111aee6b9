import Foundation
import LifecycleRules
import Testing

@testable import UIKitTesting

/// What `UNDERSTUDY_CHECK` says, and what a process does that is told so.
@Suite @MainActor
struct PolicyTests {
    private typealias Settings = LifecycleChecker.Settings

    @Test("the environment's text is a policy, then policies of rules")
    func settings() throws {
        #expect(try #require(Settings("1")).policy == .log)
        for policy in LifecyclePolicy.allCases { #expect(Settings(policy.rawValue)?.policy == policy) }
        let mixed = try #require(Settings("fail, slow-layout=ignore,early-geometry=log"))
        #expect(mixed.policy == .fail)
        #expect(mixed.policies == ["slow-layout": .ignore, "early-geometry": .log])
        #expect(try #require(Settings("slow-layout=abort")).policies == ["slow-layout": .abort])
        #expect(try #require(Settings("1,missing-super=ignore")).policy == .log)
    }

    @Test("what is no policy is not understood", arguments: ["", "0", "0,fail", "yes", "fail,slow-layout=maybe", "fail,slow-layout"])
    func refused(_ text: String) { #expect(Settings(text) == nil) }

    @Test("a policy or rule that there is not is named (docs/checker.md, policies)", arguments: [
        ("fail,slow-layout=maybe", "'maybe' is not a policy of the checker; policies are log, fail, abort, ignore"),
        ("slow-layuot=log", "'slow-layuot' is not a rule of the checker; see 'understudy rules'"),
        ("endless-task=log", "'endless-task' is not a rule of the checker; see 'understudy rules'"),
    ])
    func named(_ text: String, _ mistake: String) {
        #expect(throws: CheckRequest.Mistake.self) { try CheckRequest(text) }
        do { _ = try CheckRequest(text) } catch { #expect(error.description == mistake) }
    }

    @Test("what a request can ask is what the checker can do")
    func policies() { #expect(CheckRequest.policies == LifecyclePolicy.allCases.map(\.rawValue)) }

    struct Ending {
        let output: String
        let errors: String
        let status: Int32
        let wasSignal: Bool
    }

    /// Runs the probe, whose one controller leaves super out in `viewDidAppear`.
    private func run(_ check: String?) throws -> Ending {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("CheckProbe")
        var environment = ProcessInfo.processInfo.environment
        environment["UNDERSTUDY_CHECK"] = check
        environment["SWIFT_BACKTRACE"] = "enable=no"
        process.environment = environment
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Ending(
            output: text, errors: said, status: process.terminationStatus, wasSignal: process.terminationReason == .uncaughtSignal)
    }

    private let finding = "error: Silent.viewDidAppear(_:) does not call super.viewDidAppear(_:) [missing-super]"

    @Test("abort ends the process at the mistake, after saying what it is")
    func abort() throws {
        let ending = try run("abort")
        #expect(ending.wasSignal && ending.status == SIGABRT)
        #expect(ending.errors.contains(finding))
        #expect(ending.output == "")
    }

    @Test("log goes on, ignore says nothing, and without the variable nobody checks")
    func goingOn() throws {
        for (check, isSaid) in [("1", true), ("log", true), ("ignore", false), ("1,missing-super=ignore", false), (nil, false)] {
            let ending = try run(check)
            #expect(ending.status == 0 && ending.output == "the end\n", "\(check ?? "")")
            #expect(ending.errors.contains(finding) == isSaid, "\(check ?? "")")
        }
        #expect(try run("ignore,missing-super=abort").wasSignal)
    }

    @Test("a text that is not understood is said, and nobody checks")
    func unknown() throws {
        let ending = try run("maybe")
        #expect(ending.status == 0)
        #expect(ending.errors == "UNDERSTUDY_CHECK=maybe is not understood: it is 1, log, fail or abort, then rule=policy pairs\n")
    }
}
