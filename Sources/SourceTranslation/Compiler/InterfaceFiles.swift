import Foundation

/// Interface Builder documents and asset catalogues among a module's sources.
///
/// On Apple's platforms a target has them without a word in the manifest; SwiftPM on Linux knows only
/// declared resources. They get links in the module's folder of resources, beside the program.
struct InterfaceFiles {
    private static let kinds: Set<String> = ["storyboard", "xib", "nib", "xcassets"]
    private static let sourceFolders: Set<String> = ["Sources", "Source", "src", "srcs", "Tests"]
    private static let foreign: Set<String> = ["xcodeproj", "xcworkspace", "bundle", "framework", "xcframework", "docc"]
    /// A walk that comes to more folders than this is not one through a target's sources.
    private static let folderLimit = 2000

    private let files: [String]
    private let top: String
    /// The name of the folder of resources that SwiftPM makes for the module, or ours.
    private let bundleName: String
    private let programFolder: String
    /// Whether the module has no `Bundle.module` of SwiftPM's.
    let lacksAccessor: Bool

    /// Looks for the files of a module; nil when there are none.
    init?(sources: [String], moduleName: String, buildFolder: String) {
        let own = sources.filter { !$0.contains("/.build/") && !$0.contains(".derived/") && !$0.contains("/DerivedSources/") }
        guard let top = Self.top(of: own), let files = Self.find(in: top), !files.isEmpty else { return nil }
        self.files = files
        self.top = top
        programFolder = (buildFolder as NSString).deletingLastPathComponent
        let accessor = sources.first { $0.hasSuffix("/resource_bundle_accessor.swift") }
        lacksAccessor = accessor == nil
        bundleName = accessor.flatMap(Self.bundleName) ?? "\(moduleName).resources"
    }

    /// The folder of resources.
    var bundle: String { "\(programFolder)/\(bundleName)" }

    /// The line that gives the module a `Bundle.module`.
    var accessor: String {
        "import Foundation\nextension Foundation.Bundle { static let module = Bundle(url: Bundle.main.bundleURL"
            + ".appendingPathComponent(\"\(bundleName)\")) ?? Bundle(path: \"\(bundle)\") ?? Bundle.main }"
    }

    /// Makes the links that are not there.
    func link() {
        for file in files {
            let folder = (file as NSString).deletingLastPathComponent
            let language = (folder as NSString).lastPathComponent
            let place = language.hasSuffix(".lproj") ? "\(bundle)/\(language)" : bundle
            try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            // Fails where the link, or what SwiftPM copied, is there already.
            symlink(file, "\(place)/\((file as NSString).lastPathComponent)")
        }
    }

    /// The folder of a target, from where its sources are.
    private static func top(of sources: [String]) -> String? {
        var common: [Substring]?
        for source in sources {
            let folders = source.split(separator: "/").dropLast()
            guard let known = common else {
                common = Array(folders)
                continue
            }
            common = zip(known, folders).prefix { $0 == $1 }.map(\.0)
        }
        guard var folders = common, folders.count > 1 else { return nil }
        if let index = folders.lastIndex(where: { sourceFolders.contains(String($0)) }), index + 2 < folders.count {
            folders = Array(folders[...(index + 1)])
        }
        return "/" + folders.joined(separator: "/")
    }

    private static func find(in top: String) -> [String]? {
        var found: [String] = [], folders = [top], visited = 0
        while let folder = folders.popLast() {
            visited += 1
            guard visited <= folderLimit else { return nil }
            guard let stream = opendir(folder) else { continue }
            defer { closedir(stream) }
            var names: [(name: String, isFolder: Bool)] = []
            while let entry = readdir(stream) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if name.hasPrefix(".") { continue }
                names.append((name, entry.pointee.d_type == UInt8(DT_DIR)))
            }
            // Another package's sources are none of this module's.
            if folder != top, names.contains(where: { $0.name == "Package.swift" }) { continue }
            for (name, isFolder) in names {
                let kind = (name as NSString).pathExtension
                if kinds.contains(kind) {
                    found.append("\(folder)/\(name)")
                } else if isFolder, !foreign.contains(kind) {
                    folders.append("\(folder)/\(name)")
                }
            }
        }
        return found.sorted()
    }

    /// The name in the text with which SwiftPM declares `Bundle.module`.
    private static func bundleName(inAccessor path: String) -> String? {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8),
            let end = text.range(of: ".resources\""),
            let start = text[..<end.lowerBound].lastIndex(of: "\"")
        else { return nil }
        return (text[text.index(after: start)..<end.lowerBound] + ".resources").split(separator: "/").last.map(String.init)
    }
}
