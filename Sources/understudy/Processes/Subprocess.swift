import Foundation

/// A process whose output is wanted as a whole.
enum Subprocess {
    struct Result {
        /// The exit code, or 128 and the signal that ended it.
        let code: Int32
        /// The signal that ended it, if one did.
        let signal: Int32?
        /// Whether it was ended because it took too long.
        let tookTooLong: Bool
        let output: Data
        let errors: Data
    }

    /// Runs a process to its end, with variables added to the environment.
    static func run(
        executable: String, arguments: [String], environment: [String: String] = [:], timeout: Double? = nil
    ) -> Result {
        let failed = Result(code: 1, signal: nil, tookTooLong: false, output: Data(), errors: Data())
        // Files rather than pipes, which something that the process leaves behind could keep open.
        guard let output = TemporaryFile(), let errors = TemporaryFile() else {
            Message.write("cannot write to \(NSTemporaryDirectory())")
            return failed
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output.handle
        process.standardError = errors.handle
        do { try process.run() } catch {
            Message.write("cannot start \(executable): \(error.localizedDescription)")
            return failed
        }
        var isLate = false
        if let timeout {
            let end = Date().addingTimeInterval(timeout)
            while process.isRunning, Date() < end { usleep(5000) }
            if process.isRunning {
                isLate = true
                kill(process.processIdentifier, SIGKILL)
            }
        }
        process.waitUntilExit()
        let isSignalled = process.terminationReason == .uncaughtSignal
        let status = process.terminationStatus
        return Result(
            code: isSignalled ? 128 + status : status, signal: isSignalled ? status : nil, tookTooLong: isLate,
            output: output.contents(), errors: errors.contents())
    }
}

/// A file that goes away with its owner.
final class TemporaryFile {
    let path: String
    let handle: FileHandle

    init?() {
        path = NSTemporaryDirectory() + "/understudy-\(UUID().uuidString)"
        guard FileManager.default.createFile(atPath: path, contents: nil), let handle = FileHandle(forWritingAtPath: path) else {
            return nil
        }
        self.handle = handle
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func contents() -> Data { FileManager.default.contents(atPath: path) ?? Data() }
}
