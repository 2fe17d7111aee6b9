import Foundation
import LifecycleRules
import Testing

/// The examples that `understudy rules` shows compile as they stand, and running code shows the mistake in the
/// wrong ones and none in the right ones.
@Suite struct RuleExampleRunTests {
    private struct Problem: Error { let text: String }

    /// What is found in each example, by rule and side.
    private static let results = Result { try build() }

    private static func build() throws -> [String: [String]] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("RuleExamples-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var paths: [String] = []
        for (name, text) in ExampleProgram.files {
            let file = folder.appendingPathComponent(name)
            try text.write(to: file, atomically: true, encoding: .utf8)
            paths.append(file.path)
        }
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let program = folder.appendingPathComponent("examples").path
        let compiled = try run(
            products.appendingPathComponent("understudy-swiftc").path,
            ["-module-name", "Examples", "-Onone", "-swift-version", "5", "-I", products.appendingPathComponent("Modules").path]
                + paths + ["-L", products.path, "-lUIKit", "-Xlinker", "-rpath", "-Xlinker", products.path, "-o", program],
            in: folder)
        guard compiled.status == 0 else { throw Problem(text: compiled.output) }
        let done = try run(program, [], in: folder)
        guard done.status == 0 else { throw Problem(text: done.output) }
        var results: [String: [String]] = [:]
        for line in done.output.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            results[String(parts[0])] = parts[1].split(separator: " ").map(String.init)
        }
        return results
    }

    private static func run(_ program: String, _ arguments: [String], in folder: URL) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    @Test(arguments: RuleCatalog.atRunTime.map { $0.name })
    func wrongExampleShowsItsMistake(_ rule: String) throws {
        let found = try #require(try Self.results.get()["\(rule) wrong"])
        #expect(found.contains(rule))
    }

    @Test(arguments: RuleCatalog.known.map { $0.name })
    func rightExampleShowsNone(_ rule: String) throws {
        #expect(try Self.results.get()["\(rule) right"] == [])
    }

    @Test func rulesAreListedOnceAndComplete() {
        let names = RuleCatalog.known.map { $0.name }
        #expect(Set(names).count == names.count)
        #expect(RuleCatalog.known.count == Set(RuleCatalog.all.map { $0.name } + RuleCatalog.atRunTime.map { $0.name }).count)
        for rule in RuleCatalog.known {
            for text in [rule.summary, rule.why, rule.fix] { #expect(text.hasSuffix("."), "\(rule.name)") }
            #expect(RuleCatalog.knownRule(named: rule.name)?.name == rule.name)
            #expect(!RuleCatalog.engines(of: rule).isEmpty)
        }
    }
}
