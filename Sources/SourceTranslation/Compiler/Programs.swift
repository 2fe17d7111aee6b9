import Foundation

/// The programs that ours stand in for, and calls of them.
enum Programs {
    struct Failure: Error { let status: Int32 }

    /// This program's own path.
    static var executable: String? { try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") }

    /// The folder that this program is installed in.
    static var installation: String? {
        executable.map { URL(fileURLWithPath: $0).deletingLastPathComponent().deletingLastPathComponent().path }
    }

    /// The program that the environment names, or the first on the search path that is not this one.
    static func real(_ name: String, named variable: String) -> String? {
        let environment = ProcessInfo.processInfo.environment
        let own = executable
        var name = name
        if let named = environment[variable], !named.isEmpty, URL(fileURLWithPath: named).resolvingSymlinksInPath().path != own {
            if named.contains("/") { return named }
            name = named
        }
        for folder in (environment["PATH"] ?? "").split(separator: ":") {
            let candidate = "\(folder)/\(name)"
            guard FileManager.default.isExecutableFile(atPath: candidate), URL(fileURLWithPath: candidate).resolvingSymlinksInPath().path != own
            else { continue }
            return candidate
        }
        return nil
    }

    static func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

    /// Becomes another program; returns only when that cannot be.
    static func become(_ program: String, _ arguments: [String]) -> Int32 {
        var pointers: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        pointers.append(nil)
        execv(program, pointers)
        say("error: cannot run \(program): \(String(cString: strerror(errno)))")
        return 1
    }

    /// Runs another program to its end.
    static func call(_ program: String, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    }
}
