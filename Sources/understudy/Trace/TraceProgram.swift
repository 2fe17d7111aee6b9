import Foundation

/// The program that takes a package's controllers on journeys: the package's modules with a main file of
/// two lines. It lies among the build products; nothing in the package changes.
struct TraceProgram {
    let path: String

    /// Links the program anew.
    ///
    /// - Returns: the program, or nil after the linker's messages on standard error.
    static func link(
        _ manifest: BuildManifest, binaries: String, installation: Installation, toolchain: Toolchain
    ) -> TraceProgram? {
        let folder = binaries + "/understudy-trace.build"
        let program = binaries + "/understudy-trace"
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try "import UIKitTesting\n\nMainActor.assumeIsolated { TraceDriver.main() }\n".write(
                toFile: folder + "/main.swift", atomically: true, encoding: .utf8)
            // A package can have more object files than a command line has room for.
            try manifest.objects.map { "\"\($0.replacingOccurrences(of: "\"", with: "\\\""))\"" }.joined(separator: "\n")
                .write(toFile: folder + "/objects.resp", atomically: true, encoding: .utf8)
        } catch {
            Message.write("cannot write to \(binaries): \(error.localizedDescription)")
            return nil
        }
        let arguments = ["-module-name", "UnderstudyTrace", "-Onone", folder + "/main.swift", "@\(folder)/objects.resp"]
            + options(of: installation) + manifest.libraries + ["-L", binaries, "-o", program]
        let result = Subprocess.run(executable: toolchain.swiftc, arguments: arguments)
        guard result.code == 0 else {
            Message.write("the program that takes controllers on journeys could not be linked:")
            FileHandle.standardError.write(result.errors)
            return nil
        }
        return TraceProgram(path: program)
    }

    /// What the toolset adds to each compile and link.
    private static func options(of installation: Installation) -> [String] {
        struct Toolset: Decodable {
            struct Tool: Decodable { let extraCLIOptions: [String] }
            let swiftCompiler: Tool
        }
        guard let data = FileManager.default.contents(atPath: installation.toolset),
            let toolset = try? JSONDecoder().decode(Toolset.self, from: data)
        else { return [] }
        return toolset.swiftCompiler.extraCLIOptions
    }

    /// The names of the package's view-controller classes.
    func controllers() -> [String] {
        let result = Subprocess.run(executable: path, arguments: ["list"], environment: ["UNDERSTUDY_EVENTS": ""])
        return String(decoding: result.output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Takes a class on a journey; its events are appended to a file.
    func run(_ type: String, journey: String, events: String, checks: String?, timeout: Double) -> Subprocess.Result {
        var environment = ["UNDERSTUDY_EVENTS": events, "UNDERSTUDY_CLOCK": "virtual", "SWIFT_BACKTRACE": "enable=no"]
        if let checks { environment["UNDERSTUDY_CHECK"] = checks }
        return Subprocess.run(
            executable: path, arguments: ["run", type, journey], environment: environment, timeout: timeout)
    }

    /// Takes a class through all journeys; ends with 3 when mistakes were found.
    func exercise(_ type: String, timeout: Double) -> Subprocess.Result {
        Subprocess.run(
            executable: path, arguments: ["exercise", type],
            environment: ["UNDERSTUDY_EVENTS": "", "UNDERSTUDY_CLOCK": "virtual", "SWIFT_BACKTRACE": "enable=no"], timeout: timeout)
    }
}
