import Foundation
import LifecycleRules

/// `understudy test|build|run`: the same command of SwiftPM, with our compiler wrapper and toolset.
struct PackageCommand {
    let verb: String
    let arguments: [String]

    /// Runs SwiftPM's command.
    ///
    /// - Parameter ontoErrors: whether all that it prints goes to standard error.
    func run(ontoErrors: Bool = false) -> Int32 {
        guard let installation = Installation.current() else {
            Message.write("the command is not beside its modules and library; build or install it again")
            return 1
        }
        let environment = ProcessInfo.processInfo.environment
        guard let toolchain = Toolchain.find(path: environment["PATH"]) else {
            Message.write("no 'swift' on the path; see 'understudy doctor'")
            return 1
        }
        let (own, checks) = Self.checks(verb: verb, own: arguments)
        let mistakes = Self.mistakes(in: environment.merging(checks.map { ["UNDERSTUDY_CHECK": $0] } ?? [:]) { $1 })
        guard mistakes.isEmpty else {
            mistakes.forEach(Message.write)
            return 64
        }
        let missingNames = MissingNames(installation: installation)
        let code = ChildProcess.run(
            executable: toolchain.swift,
            arguments: Self.arguments(
                verb: verb, toolset: installation.toolset, own: own,
                bringsTestList: Self.bringsTestList(own, in: FileManager.default.currentDirectoryPath)),
            environment: Self.environment(
                verb: verb, inherited: environment, installation: installation, swiftc: toolchain.swiftc
            ).merging(checks.map { ["UNDERSTUDY_CHECK": $0] } ?? [:]) { $1 },
            ontoErrors: ontoErrors, reading: { missingNames.read(line: $0) })
        if code != 0 {
            missingNames.explanations().forEach(Message.write)
        }
        return code
    }

    /// Takes `--check` out of the arguments of `test` and `run`; what stands behind `--` or behind the product that
    /// is run is the product's.
    static func checks(verb: String, own: [String]) -> (rest: [String], checks: String?) {
        guard verb == "test" || verb == "run" else { return (own, nil) }
        var rest: [String] = []
        var checks: String?
        var isValue = false
        for (index, argument) in own.enumerated() {
            if argument == "--" || (verb == "run" && !isValue && !argument.hasPrefix("-")) {
                return (rest + own[index...], checks)
            }
            if argument == "--check" {
                checks = verb == "test" ? "fail" : "log"
            } else if argument.hasPrefix("--check=") {
                checks = String(argument.dropFirst(8))
            } else {
                rest.append(argument)
            }
            isValue = !isValue && takesValue.contains(argument)
        }
        return (rest, checks)
    }

    /// Options of SwiftPM's whose value is the next argument.
    private static let takesValue: Set<String> = [
        "--package-path", "--scratch-path", "--build-path", "--cache-path", "--config-path", "--security-path", "-c",
        "--configuration", "-j", "--jobs", "--triple", "--sdk", "--toolset", "--traits", "--product", "-Xcc", "-Xswiftc",
        "-Xlinker", "-Xcxx", "--swift-sdk", "--build-system", "--sanitize",
    ]

    /// SwiftPM's arguments: ours come first, but after a subcommand such as `test list`, so that
    /// whatever follows a product's name in `run` stays the product's.
    ///
    /// - Parameter bringsTestList: whether the package has a `LinuxMain.swift`. Such a list is made for a Linux
    ///   without Objective-C, and is passed over: tests are discovered as in other packages.
    static func arguments(verb: String, toolset: String, own: [String], bringsTestList: Bool = false) -> [String] {
        let subcommands: Set<String> = verb == "test" ? ["list", "last", "help"] : []
        let buildsTests = verb == "test" || verb == "build" && own.contains("--build-tests")
        let discovery = "--enable-test-discovery"
        let ours = ["--toolset", toolset] + (bringsTestList && buildsTests && !own.contains(discovery) ? [discovery] : [])
        if let first = own.first, subcommands.contains(first) {
            return first == "list" ? [verb, first] + ours + own.dropFirst() : [verb, first, "--toolset", toolset] + own.dropFirst()
        }
        return [verb] + ours + own
    }

    /// Whether the package that SwiftPM will find has a list of tests for Linux, where SwiftPM looks for one.
    static func bringsTestList(_ own: [String], in current: String) -> Bool {
        var folder = current
        for (index, word) in own.enumerated() {
            var path: String?
            if word.hasPrefix("--package-path=") {
                path = String(word.dropFirst("--package-path=".count))
            } else if word == "--package-path", index + 1 < own.count {
                path = own[index + 1]
            }
            if let path { folder = path.hasPrefix("/") ? path : "\(current)/\(path)" }
        }
        func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: "\(folder)/\(path)") }
        while !has("Package.swift"), folder.count > 1 { folder = (folder as NSString).deletingLastPathComponent }
        // SwiftPM looks in each folder from a test target's up to the package's.
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let places = [""] + entries.filter { !$0.hasPrefix(".") }.map { $0 + "/" }
        return places.contains { has($0 + "LinuxMain.swift") || has($0 + "XCTMain.swift") }
    }

    /// What is wrong with the variables that UIKit reads; a value that it does not know would do nothing.
    static func mistakes(in environment: [String: String]) -> [String] {
        var mistakes: [String] = []
        if let clock = environment["UNDERSTUDY_CLOCK"], !["virtual", "wall"].contains(clock) {
            mistakes.append("UNDERSTUDY_CLOCK is 'virtual' or 'wall', not '\(clock)'")
        }
        if let version = environment["UNDERSTUDY_IOS"], !version.isEmpty,
            !(12...26).contains(version.split(separator: ".").first.flatMap { Int($0) } ?? 0)
        {
            mistakes.append("UNDERSTUDY_IOS is a version of iOS from 12 to 26, not '\(version)'")
        }
        do { _ = try CheckRequest(environment["UNDERSTUDY_CHECK"] ?? "") } catch { mistakes.append(error.description) }
        return mistakes
    }

    /// The environment of SwiftPM and all that it starts.
    static func environment(
        verb: String, inherited: [String: String], installation: Installation, swiftc: String
    ) -> [String: String] {
        var environment = inherited
        environment["SWIFT_EXEC"] = installation.compiler
        // Files of C are compiled by who the user names, or by the toolchain's clang.
        environment["CC"] = installation.clang
        environment["UNDERSTUDY_CLANG"] = inherited["CC"] ?? (swiftc.lastIndex(of: "/").map { swiftc[...$0] } ?? "") + "clang"
        // A manifest is a program of SwiftPM's, and nothing of it is for iOS.
        environment["SWIFT_EXEC_MANIFEST"] = inherited["SWIFT_EXEC_MANIFEST"] ?? swiftc
        environment["UNDERSTUDY_SWIFTC"] = swiftc
        if environment["UNDERSTUDY_CLOCK"] == nil {
            environment["UNDERSTUDY_CLOCK"] = verb == "test" ? "virtual" : "wall"
        }
        if environment["UNDERSTUDY_CACHE"] == nil {
            environment["UNDERSTUDY_CACHE"] = cache(inherited)
        }
        return environment
    }

    /// The user's cache folder, or a temporary one where there is no home to write to.
    private static func cache(_ environment: [String: String]) -> String {
        let candidates = [
            environment["XDG_CACHE_HOME"], environment["HOME"].map { $0 + "/.cache" },
        ]
        for case let folder? in candidates where folder.hasPrefix("/") {
            let cache = folder + "/understudy"
            try? FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
            if FileManager.default.isWritableFile(atPath: cache) { return cache }
        }
        return NSTemporaryDirectory() + "understudy-\(getuid())"
    }
}
