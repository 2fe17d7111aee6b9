import Foundation
import Testing

/// What the clock and the commit do on a main run loop, shown by a program that has one.
@Suite struct MainRunLoopTests {
    @Test func theMainRunLoopSeesProgress() throws {
        let folder = try #require(Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" } ?? ownFolder)
        let program = Process()
        program.executableURL = folder.deletingLastPathComponent().appendingPathComponent("MainRunLoopProbe")
        let output = Pipe()
        program.standardOutput = output
        try program.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        program.waitUntilExit()
        #expect(program.terminationStatus == 0)
        #expect(
            text.split(separator: "\n") == [
                "in a block: 50,60,70",
                "in a task: 50,60,70",
                "jumps: commit,first block,100,block,200",
                "time: 200.0",
                "fulfilled: true",
                "not starved: true",
                "stands still: true",
                "advanced: true",
                "wall: true",
                "commits: 1",
                "commit without sleep: 2",
                "nested: true",
            ])
    }

    /// The bundle of the tests, from the path of the running program.
    private var ownFolder: URL? {
        CommandLine.arguments.first { $0.hasSuffix(".xctest") }.map { URL(fileURLWithPath: $0) }
    }
}
