import Foundation

/// Runs the C compiler, but for targets with Objective-C: those become a Swift module of the same name.
///
/// SwiftPM compiles each file of such a target to an object file, on which modules that import the target wait. The
/// first file's object is that of the whole Swift module, the others' are empty; importers find the module beside them
/// (`ObjectiveCImports`).
public enum ClangWrapper {
    public static func run(arguments: [String]) -> Int32 {
        guard let clang = Programs.real("clang", named: "UNDERSTUDY_CLANG") else {
            Programs.say("error: no clang found; set UNDERSTUDY_CLANG")
            return 1
        }
        guard let invocation = ClangInvocation(arguments: arguments), let target = ObjectiveCTarget(invocation),
            let installation = Programs.installation
        else { return Programs.become(clang, arguments) }
        do {
            guard let files = try build(target, invocation, installation) else { return Programs.become(clang, arguments) }
            try deliver(target, invocation, files, clang)
            return 0
        } catch let error as ObjectiveCError {
            Programs.say(error.description)
        } catch let status as Programs.Failure {
            return status.status
        } catch {
            Programs.say("error: \(error.localizedDescription)")
        }
        return 1
    }

    /// Makes the Swift module unless it is there; gives the files that it comes from, or nil where there is no
    /// Objective-C.
    private static func build(_ target: ObjectiveCTarget, _ invocation: ClangInvocation, _ installation: String) throws -> [String]? {
        let manager = FileManager.default
        try manager.createDirectory(atPath: target.folder, withIntermediateDirectories: true)
        // SwiftPM compiles the target's files side by side.
        let lock = open("\(target.folder)/lock", O_CREAT | O_RDWR, 0o644)
        defer { close(lock) }
        flock(lock, LOCK_EX)
        let modules = Self.modules(of: installation)
        guard let (unit, files, imports) = try target.read(modules: modules) else { return nil }
        var hash = ContentHash()
        hash.combine(TranslationCache.version)
        hash.combine(invocation.arguments.filter { $0.hasPrefix("-D") || $0.hasPrefix("-O") || $0.hasPrefix("-I") }.joined(separator: " "))
        let options = try toolset(installation)
        hash.combine(options.joined(separator: " "))
        for file in files { hash.combine((try? String(contentsOfFile: file, encoding: .utf8)) ?? "") }
        let stamp = "\(target.folder)/stamp"
        if (try? String(contentsOfFile: stamp, encoding: .utf8)) == hash.text, manager.fileExists(atPath: target.objectPath) { return files }
        try? manager.removeItem(atPath: stamp)
        let made = try ObjectiveCWriter.swift(
            of: unit, imports: imports, frameworks: FrameworkInterface.all(in: installation + "/modules"), isPublicFile: target.isPublic)
        var sources = ["\(target.folder)/\(target.moduleName).swift"]
        try made.declarations.write(toFile: sources[0], atomically: true, encoding: .utf8)
        if let loads = made.loads {
            sources.append("\(target.folder)/\(target.moduleName)+load.swift")
            try loads.write(toFile: sources[1], atomically: true, encoding: .utf8)
        }
        try Programs.call(
            installation + "/bin/swiftc",
            options + [
                "-module-name", target.moduleName, "-parse-as-library", "-swift-version", "5", "-suppress-warnings", "-wmo", "-g",
                invocation.isOptimized ? "-O" : "-Onone", "-emit-module", "-emit-module-path", target.modulePath, "-emit-object", "-o", target.objectPath,
            ] + sources)
        try hash.text.write(toFile: stamp, atomically: true, encoding: .utf8)
        return files
    }

    /// Writes what SwiftPM expects of the file's compilation.
    private static func deliver(_ target: ObjectiveCTarget, _ invocation: ClangInvocation, _ files: [String], _ clang: String) throws {
        if invocation.source == target.sources.first {
            try? FileManager.default.removeItem(atPath: invocation.object)
            try FileManager.default.copyItem(atPath: target.objectPath, toPath: invocation.object)
        } else {
            try Programs.call(clang, ["-x", "c", "-c", "/dev/null", "-o", invocation.object])
        }
        if let dependencies = invocation.dependencies {
            let list = files.map { $0.replacing(" ", with: "\\ ") }.joined(separator: " \\\n  ")
            try "dependencies: \(list)\n".write(toFile: dependencies, atomically: true, encoding: .utf8)
        }
    }

    private static func modules(of installation: String) -> Set<String> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: installation + "/modules")) ?? []
        return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }).union(["Foundation", "Dispatch"])
    }

    /// What SwiftPM adds to each compilation.
    private static func toolset(_ installation: String) throws -> [String] {
        struct Toolset: Decodable {
            struct Tool: Decodable { let extraCLIOptions: [String]? }
            let swiftCompiler: Tool?
        }
        let data = try Data(contentsOf: URL(fileURLWithPath: installation + "/share/toolset.json"))
        var options = try JSONDecoder().decode(Toolset.self, from: data).swiftCompiler?.extraCLIOptions ?? []
        // What is for the linker is for who links.
        while let index = options.firstIndex(of: "-Xlinker") { options.removeSubrange(index..<min(index + 2, options.count)) }
        options.removeAll { $0.hasPrefix("-l") }
        return options
    }
}
