import Foundation

/// Runs the Swift compiler on translated sources.
///
/// The compiler reads the translated copies under the paths of the user's files, through a file
/// system overlay, so that what it reports and remembers is about the user's files.
public enum CompilerWrapper {
    /// Translates what the command line compiles and becomes the compiler; returns the exit status
    /// only when there is no compiler to become.
    public static func run(arguments: [String]) -> Int32 {
        guard let compiler = Programs.real("swiftc", named: "UNDERSTUDY_SWIFTC") else {
            Programs.say("error: no Swift compiler found; set UNDERSTUDY_SWIFTC")
            return 1
        }
        var all = ObjectiveCImports.withoutApplesLinker(arguments)
        all = ObjectiveCImports.replaced(all, buildFolder: absolute(CompilerInvocation(arguments: all).buildFolder))
        let invocation = CompilerInvocation(arguments: all)
        if invocation.compilesSources, let overlay = prepare(invocation) {
            all += ["-vfsoverlay", overlay]
        }
        return Programs.become(compiler, all)
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
        guard let root = Programs.installation else { return [] }
        return [root + "/share/understudy", root + "/modules"]
    }
}
