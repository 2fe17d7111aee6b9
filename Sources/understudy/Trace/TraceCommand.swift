import Foundation
import LifecycleEvents

/// `understudy trace` and `understudy exercise`: builds the package, takes its controllers on a journey each, and prints what they
/// were sent. A controller that crashes ends its own process and no other.
struct TraceCommand {
    private let options: TraceOptions
    private let installation: Installation
    private let toolchain: Toolchain

    static func run(arguments: [String], exercise: Bool = false) -> Int32 {
        if arguments.contains("--help") || arguments.contains("-h") {
            print(exercise ? TraceOptions.exerciseHelp : TraceOptions.help)
            return 0
        }
        let options: TraceOptions
        do { options = try TraceOptions(arguments, exercise: exercise) } catch {
            Message.write(error.description)
            return 64
        }
        guard let installation = Installation.current() else {
            Message.write("the command is not beside its modules and library; build or install it again")
            return 1
        }
        guard let toolchain = Toolchain.find(path: ProcessInfo.processInfo.environment["PATH"]) else {
            Message.write("no 'swift' on the path; see 'understudy doctor'")
            return 1
        }
        return TraceCommand(options: options, installation: installation, toolchain: toolchain).run()
    }

    private func run() -> Int32 {
        let code = PackageCommand(verb: "build", arguments: options.package).run(ontoErrors: true)
        guard code == 0 else { return code }
        guard let program = link() else { return 1 }
        let all = program.controllers()
        if options.listsOnly {
            for name in all { print(name) }
            return 0
        }
        guard !all.isEmpty else {
            Message.write("the package has no view-controller class")
            return 1
        }
        guard let types = options.types.isEmpty ? all : resolve(options.types, among: all) else { return 64 }
        var succeeded = 0
        var failed = 0
        for type in types {
            switch options.isExercise ? exercise(type, program) : trace(type, program) {
            case .done: succeeded += 1
            case .failed: failed += 1
            case .leftOut: continue
            }
        }
        if succeeded + failed == 0 {
            Message.write("none of the package's view-controller classes can be made without arguments")
            return 1
        }
        return failed == 0 ? 0 : 1
    }

    private func link() -> TraceProgram? {
        let shown = Subprocess.run(
            executable: toolchain.swift, arguments: ["build", "--show-bin-path"] + options.package,
            environment: PackageCommand.environment(
                verb: "build", inherited: ProcessInfo.processInfo.environment, installation: installation,
                swiftc: toolchain.swiftc))
        let binaries = String(decoding: shown.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard shown.code == 0, let manifest = BuildManifest(binaries: binaries) else {
            FileHandle.standardError.write(shown.errors)
            Message.write("SwiftPM's description of the build was not found beside \(binaries)")
            return nil
        }
        return TraceProgram.link(manifest, binaries: binaries, installation: installation, toolchain: toolchain)
    }

    private func resolve(_ names: [String], among types: [String]) -> [String]? {
        var found: [String] = []
        var isWrong = false
        for name in names {
            switch TypeNames.find(name, among: types) {
            case .found(let type): if !found.contains(type) { found.append(type) }
            case .several(let types):
                Message.write("'\(name)' may be \(types.joined(separator: " or ")); say which")
                isWrong = true
            case .none(let similar):
                let hint = similar.isEmpty ? "'understudy \(options.isExercise ? "exercise" : "trace") --list' names them" : "did you mean \(similar.joined(separator: " or "))?"
                Message.write("the package has no view-controller class '\(name)'; \(hint)")
                isWrong = true
            }
        }
        return isWrong ? nil : found
    }

    private enum Outcome { case done, failed, leftOut }

    private func exercise(_ type: String, _ program: TraceProgram) -> Outcome {
        let result = program.exercise(type, timeout: options.timeout)
        let errors = String(decoding: result.errors, as: UTF8.self)
        if cannotBeMade(type, result, errors) { return options.types.isEmpty ? .leftOut : .failed }
        FileHandle.standardError.write(Data(CrashOutput.withoutStack(errors).utf8))
        print("\(type):\n" + String(decoding: result.output, as: UTF8.self))
        fflush(stdout)
        if result.code == 0 { return .done }
        if result.code != 3 { Message.write("\(type) \(Self.end(of: result, [], errors)); its exercise ends there") }
        return .failed
    }

    private func cannotBeMade(_ type: String, _ result: Subprocess.Result, _ errors: String) -> Bool {
        guard result.code != 0, errors.contains("Use of unimplemented initializer") else { return false }
        Message.write("\(type) is left out: it cannot be made without arguments")
        return true
    }

    private func trace(_ type: String, _ program: TraceProgram) -> Outcome {
        guard let events = TemporaryFile() else {
            Message.write("cannot write to \(NSTemporaryDirectory())")
            return .failed
        }
        let journey = options.journey.map(\.description).joined(separator: ",")
        let result = program.run(
            type, journey: journey, events: events.path, checks: options.checks, timeout: options.timeout)
        let errors = String(decoding: result.errors, as: UTF8.self)
        if cannotBeMade(type, result, errors) { return options.types.isEmpty ? .leftOut : .failed }
        FileHandle.standardError.write(result.output)
        FileHandle.standardError.write(Data(CrashOutput.withoutStack(errors).utf8))
        let text = String(decoding: events.contents(), as: UTF8.self)
        let records = LifecycleRecord.records(in: text)
        print(rendered(records, text, type))
        fflush(stdout)
        guard result.code != 0 else { return .done }
        let step = records.last { $0.event == .step }?.text.map { " in step '\($0)'" } ?? ""
        Message.write("\(type) \(Self.end(of: result, records, errors))\(step); its trace ends there")
        return .failed
    }

    private func rendered(_ records: [LifecycleRecord], _ text: String, _ type: String) -> String {
        switch options.format {
        case .json: return text.hasSuffix("\n") ? String(text.dropLast()) : text
        case .mermaid: return "%% \(type)\n" + TraceMermaid(records).text + "\n"
        case .text:
            let steps = options.journey.map(\.description).joined(separator: ", ")
            let title = isColoured ? "\u{1B}[1;4m\(type)\u{1B}[0m" : type
            return "\(title): \(steps)\n" + TraceText(records, coloured: isColoured).text + "\n"
        }
    }

    private var isColoured: Bool {
        let environment = ProcessInfo.processInfo.environment
        return options.isColoured
            ?? (isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR"] == nil && environment["TERM"] != "dumb")
    }

    private static func end(of result: Subprocess.Result, _ records: [LifecycleRecord], _ errors: String) -> String {
        if result.tookTooLong { return "did not come back in time and was ended" }
        if let exception = records.last(where: { $0.event == .exception }) {
            return "raised \(exception.name ?? ""): \(exception.text ?? "")"
        }
        let reason = errors.split(separator: "\n").last { $0.contains("Fatal error") }
        if let reason { return "crashed: \(reason.trimmingCharacters(in: .whitespaces))" }
        guard let signal = result.signal else { return "ended the process with \(result.code)" }
        return "crashed: \(strsignal(signal).map { String(cString: $0) } ?? "signal \(signal)")"
    }
}
