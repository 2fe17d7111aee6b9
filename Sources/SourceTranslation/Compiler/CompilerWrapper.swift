import Foundation

/// Runs the Swift compiler on translated sources.
///
/// The compiler reads the translated copies under the paths of the user's files, through a file
/// system overlay, so that what it reports and remembers is about the user's files.
public enum CompilerWrapper {
    /// Translates what the command line compiles and becomes the compiler; returns the exit status
    /// only when there is no compiler to become.
    public static func run(arguments: [String]) -> Int32 {
        let invocation = CompilerInvocation(arguments: arguments)
        guard let compiler = realCompiler() else {
            FileHandle.standardError.write(Data("error: no Swift compiler found; set UNDERSTUDY_SWIFTC\n".utf8))
            return 1
        }
        var all = arguments
        if invocation.compilesSources, let overlay = prepare(invocation) {
            all += ["-vfsoverlay", overlay]
        }
        return become(compiler, all)
    }

    /// Writes the overlay, and gives its path when any source is translated.
    private static func prepare(_ invocation: CompilerInvocation) -> String? {
        let folder = absolute(invocation.buildFolder)
        let translation = ModuleTranslation(
            sources: invocation.sources, moduleName: invocation.moduleName,
            cache: .forBuild(in: folder), moduleFolders: invocation.moduleFolders + sharedFolders())
        translation.run()
        if let files = InterfaceFiles(
            sources: invocation.sources.map(absolute), moduleName: invocation.moduleName, buildFolder: folder) {
            files.link()
            if files.lacksAccessor { translation.append(files.accessor, whereMentioned: ["Bundle.module", ": .module"]) }
        }
        MainBundleInfo.write(sources: invocation.sources, moduleName: invocation.moduleName, buildFolder: folder)
        let results = translation.results
        if let modulePath = invocation.modulePath {
            Sidecar.write(translation.exported, module: invocation.moduleName, modulePath: modulePath)
        }
        let overlay = Overlay(
            folder: folder, moduleName: invocation.moduleName,
            entries: results.compactMap { result in result.copy.map { (absolute(result.source), absolute($0)) } })
        RebuildMarks(folder: folder, moduleName: invocation.moduleName, outputFileMap: invocation.outputFileMap)
            .update(results.map { ($0.source, $0.hash) })
        return overlay.write()
    }

    private static func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path
    }

    /// Folders beside this program that have the facts of the frameworks.
    private static func sharedFolders() -> [String] {
        guard let program = executable() else { return [] }
        let root = URL(fileURLWithPath: program).deletingLastPathComponent().deletingLastPathComponent().path
        return [root + "/share/understudy", root + "/modules"]
    }

    private static func executable() -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    }

    /// The compiler that the environment names, or the first on the search path that is not this
    /// program.
    private static func realCompiler() -> String? {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["UNDERSTUDY_SWIFTC"], !named.isEmpty { return named }
        let own = executable()
        for folder in (environment["PATH"] ?? "").split(separator: ":") {
            let candidate = "\(folder)/swiftc"
            guard FileManager.default.isExecutableFile(atPath: candidate),
                URL(fileURLWithPath: candidate).resolvingSymlinksInPath().path != own
            else { continue }
            return candidate
        }
        return nil
    }

    private static func become(_ program: String, _ arguments: [String]) -> Int32 {
        var pointers: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        pointers.append(nil)
        execv(program, pointers)
        let reason = String(cString: strerror(errno))
        FileHandle.standardError.write(Data("error: cannot run \(program): \(reason)\n".utf8))
        return 1
    }
}
