import Foundation

/// A copy of a fixture package, in a folder of its own whose path has a space, removed at the end.
final class Fixture {
    let folder: URL
    private let parent: URL

    convenience init(_ name: String) throws {
        try self.init(empty: name)
        try FileManager.default.copyItem(
            at: CommandRun.root.appendingPathComponent("Tests/Fixtures").appendingPathComponent(name), to: folder)
    }

    /// A package of these files, by their paths.
    convenience init(files: [String: String]) throws {
        try self.init(empty: "Package")
        for (path, text) in files { try write(text, to: path) }
    }

    private init(empty name: String) throws {
        parent = FileManager.default.temporaryDirectory
            .appendingPathComponent("understudy tests \(UUID().uuidString)")
        folder = parent.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: parent)
    }

    /// Runs the command in the package's folder.
    func run(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandRun {
        try CommandRun(arguments, in: folder, environment: environment)
    }

    /// Writes a file of the package.
    func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// The content of each file of the package that is not a build product.
    func contents() throws -> [String: Data] {
        var result: [String: Data] = [:]
        for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init()
        where !path.hasPrefix(".build") {
            let file = folder.appendingPathComponent(path)
            if let data = try? Data(contentsOf: file) { result[path] = data }
        }
        return result
    }
}
