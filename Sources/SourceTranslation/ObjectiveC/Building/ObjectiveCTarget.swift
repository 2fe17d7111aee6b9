import Foundation

/// A target of a package with Objective-C sources, as files.
struct ObjectiveCTarget {
    let moduleName: String
    /// Where the Swift module and its object file are made.
    let folder: String
    let sources: [String]
    let headers: [String]
    let publicFolder: String?
    private let invocation: ClangInvocation

    init?(_ invocation: ClangInvocation) {
        guard let name = invocation.moduleName, let buildFolder = invocation.buildFolder, let root = invocation.root else { return nil }
        self.invocation = invocation
        moduleName = name
        folder = buildFolder + "/understudy"
        let description = Self.description(of: buildFolder)
        sources = Self.files(in: root, endings: [".m", ".mm"]).filter { file in
            description.map { $0.contains("\(buildFolder)/\(file.dropFirst(root.count + 1)).o\"") } ?? true
        }
        publicFolder = invocation.folders.first { $0.hasPrefix(root + "/") || $0 == root }
        headers = publicFolder.map { Self.files(in: $0, endings: [".h"]) } ?? []
    }

    var modulePath: String { "\(folder)/\(moduleName).swiftmodule" }
    /// Not named like the module: the compiler wraps what debuggers want of it into a file of that name.
    var objectPath: String { "\(folder)/compiled.o" }

    private static func files(in folder: String, endings: [String]) -> [String] {
        // The folder itself may be a link.
        let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        let names = FileManager.default.enumerator(atPath: real)?.compactMap { $0 as? String } ?? []
        return names.filter { name in endings.contains { name.hasSuffix($0) } }.sorted().map { "\(folder)/\($0)" }
    }

    /// SwiftPM's description of the build, which names each object file; a target may leave sources out.
    private static func description(of buildFolder: String) -> String? {
        let binaries = URL(fileURLWithPath: buildFolder).deletingLastPathComponent()
        let file = binaries.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(binaries.lastPathComponent + ".yaml")
        return try? String(contentsOf: file, encoding: .utf8)
    }

    /// The target's declarations; nil where there is no Objective-C in it, so that clang can compile it.
    func read(modules: Set<String>) throws -> (unit: ObjectiveCUnit, files: [String], imports: Set<String>)? {
        var preprocessor = ObjectiveCPreprocessor(folders: invocation.folders, modules: modules, defines: invocation.defines) {
            try? String(contentsOfFile: $0, encoding: .utf8)
        }
        var parts: [[ObjectiveCToken]] = []
        do {
            for file in headers + sources {
                parts.append(try preprocessor.tokens(of: file))
            }
        } catch {
            // A file of C that is called `.m`.
            guard Self.mentionsClasses(headers + sources) else { return nil }
            throw error
        }
        guard parts.contains(where: Self.hasClasses) else { return nil }
        if let file = sources.first(where: { $0.hasSuffix(".mm") }) {
            throw ObjectiveCError(place: ObjectiveCPlace(file: file, line: 1), what: "a file of C++")
        }
        var parser = ObjectiveCParser()
        for part in parts { try parser.read(part) }
        var imports = preprocessor.imports
        // `@import UIKit;`
        for part in parts {
            for (index, token) in part.enumerated() where token.text == "import" && index > 0 && part[index - 1].text == "@" && index + 1 < part.count {
                guard modules.contains(part[index + 1].text) else {
                    throw ObjectiveCError(place: token.place, what: "the module '\(part[index + 1].text)', which Understudy does not have,")
                }
                imports.insert(part[index + 1].text)
            }
        }
        return (parser.unit, preprocessor.files, imports)
    }

    private static func hasClasses(_ tokens: [ObjectiveCToken]) -> Bool {
        tokens.indices.dropLast().contains { tokens[$0].text == "@" && ["interface", "implementation", "protocol"].contains(tokens[$0 + 1].text) }
    }

    private static func mentionsClasses(_ files: [String]) -> Bool {
        files.contains { file in
            guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return false }
            return text.contains("@interface") || text.contains("@implementation")
        }
    }

    func isPublic(_ file: String) -> Bool { headers.contains(file) }
}
