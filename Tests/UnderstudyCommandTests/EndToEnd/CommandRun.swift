import Foundation
import Testing

/// What one run of the real command left behind.
struct CommandRun {
    let code: Int32
    let output: String
    let errors: String

    /// Runs the command that `./understudy` built, in a folder, and waits for its end.
    init(_ arguments: [String], in folder: URL, environment: [String: String] = [:]) throws {
        let command = Self.root.appendingPathComponent(".build/sdk/bin/understudy")
        try #require(
            FileManager.default.isExecutableFile(atPath: command.path),
            "run './understudy version' first: these tests use the command that it builds")
        try self.init(executable: command, arguments: arguments, in: folder, environment: environment)
    }

    /// Runs a program and waits for its end.
    init(
        executable: URL, arguments: [String], in folder: URL, environment: [String: String] = [:]
    ) throws {
        let files = try ["out", "err"].map { name in
            let file = folder.appendingPathComponent("understudy-\(UUID().uuidString).\(name)")
            try Data().write(to: file)
            return file
        }
        defer { files.forEach { try? FileManager.default.removeItem(at: $0) } }
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        try process.run()
        // A command that hangs fails its test, and not the whole run.
        let watchdog = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 600, execute: watchdog)
        process.waitUntilExit()
        watchdog.cancel()
        code = process.terminationStatus
        output = try String(contentsOf: files[0], encoding: .utf8)
        errors = try String(contentsOf: files[1], encoding: .utf8)
    }

    /// Both streams, for the failure's text.
    var everything: String { output + errors }

    /// The lines of the command's own.
    var messages: [Substring] {
        errors.split(separator: "\n").filter { $0.hasPrefix("understudy: ") }
    }

    /// The checkout's folder.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
