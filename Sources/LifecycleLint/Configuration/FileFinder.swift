import Foundation

/// Finds the files to lint under the given paths.
struct FileFinder {
    private let excluded: [String]
    private var visited: Set<String> = []
    private(set) var sources: [String] = []
    private(set) var storyboards: [String] = []

    /// Folders that hold what others wrote or a build made.
    static let foreign: Set<String> = [
        "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "checkouts", "build",
    ]

    init(excluded: [String]) { self.excluded = excluded }

    /// Adds a path that the user named.
    mutating func add(_ path: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw LintProblem("there is no '\(path)'")
        }
        if isFolder.boolValue {
            walk(Self.plain(path), depth: 0)
        } else {
            take(Self.plain(path))
        }
    }

    /// The path without `./` and repeated or last slashes, so that a file has one name however it is given.
    private static func plain(_ path: String) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." }
        let joined = parts.joined(separator: "/")
        if path.hasPrefix("/") { return "/" + joined }
        return joined.isEmpty ? "." : joined
    }

    private mutating func walk(_ folder: String, depth: Int) {
        // A link may lead back to a folder above.
        let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        guard depth < 128, visited.insert(real).inserted,
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
        else { return }
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = folder == "." ? name : folder == "/" ? "/" + name : folder + "/" + name
            if isExcluded(path, name) { continue }
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
            if isFolder.boolValue {
                if !Self.foreign.contains(name) { walk(path, depth: depth + 1) }
            } else {
                take(path)
            }
        }
    }

    private mutating func take(_ path: String) {
        switch (path as NSString).pathExtension.lowercased() {
        case "swift", "m", "mm", "h":
            if visited.insert(URL(fileURLWithPath: path).resolvingSymlinksInPath().path).inserted { sources.append(path) }
        case "storyboard", "xib":
            if visited.insert(URL(fileURLWithPath: path).resolvingSymlinksInPath().path).inserted { storyboards.append(path) }
        default: break
        }
    }

    private func isExcluded(_ path: String, _ name: String) -> Bool {
        excluded.contains { pattern in
            let pattern = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
            if pattern == name || pattern == path || path.hasSuffix("/" + pattern) { return true }
            return fnmatch(pattern, path, 0) == 0 || fnmatch("*/" + pattern, path, 0) == 0
        }
    }
}
