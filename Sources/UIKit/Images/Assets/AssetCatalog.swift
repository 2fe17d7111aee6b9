import Foundation
import Synchronization

/// The asset catalogues of a bundle, as the folders that Xcode keeps them in.
///
/// Source: Apple, "Asset Catalog Format Reference".
final class AssetCatalog: Sendable {
    /// The kinds of set that are read.
    enum Kind: String, Hashable, Sendable {
        case image = "imageset"
        case color = "colorset"
        case data = "dataset"
    }

    private struct Key: Hashable {
        let kind: Kind
        let name: String
    }

    private let sets: [Key: URL]

    /// Reads which sets the catalogues below a folder have.
    private init(resources: URL) {
        var sets: [Key: URL] = [:]
        for catalog in Self.contents(of: resources) where catalog.pathExtension == "xcassets" {
            Self.collect(catalog, namespace: "", into: &sets)
        }
        self.sets = sets
    }

    private static func contents(of folder: URL) -> [URL] {
        // Foundation lists nothing of a folder that is a link, as catalogues of packages are.
        let contents = try? FileManager.default.contentsOfDirectory(
            at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        return (contents ?? []).sorted { $0.path < $1.path }
    }

    /// Walks a folder of a catalogue. A folder that provides a namespace is part of its sets' names.
    private static func collect(_ folder: URL, namespace: String, into sets: inout [Key: URL]) {
        for item in contents(of: folder) where item.hasDirectoryPath {
            let name = item.deletingPathExtension().lastPathComponent
            if let kind = Kind(rawValue: item.pathExtension) {
                let key = Key(kind: kind, name: namespace + name)
                if sets[key] == nil { sets[key] = item }
            } else if item.pathExtension.isEmpty {
                let properties = AssetFile.read(item)?.properties
                let isNamespace = properties?.providesNamespace ?? false
                collect(item, namespace: isNamespace ? "\(namespace)\(name)/" : namespace, into: &sets)
            }
        }
    }

    /// The folder of a set, or nil where there is none of the name.
    func set(_ kind: Kind, named name: String) -> URL? { sets[Key(kind: kind, name: name)] }

    private static let loaded = Mutex<[String: AssetCatalog]>([:])

    /// The catalogues of a bundle, read when first asked for.
    static func of(_ bundle: Bundle) -> AssetCatalog {
        let resources = bundle.resourceURL ?? bundle.bundleURL
        return loaded.withLock { loaded in
            if let catalog = loaded[resources.path] { return catalog }
            let catalog = AssetCatalog(resources: resources)
            loaded[resources.path] = catalog
            return catalog
        }
    }

    private static let missing = Mutex<Set<String>>([])

    /// Writes once that a bundle lacks an asset.
    static func reportMissing(_ kind: String, _ name: String, in bundle: Bundle, because reason: String = "") {
        let place = bundle == Bundle.main ? "main bundle" : "bundle"
        let line = "No \(kind) named '\(name)' found in asset catalogs or files of \(place) \(bundle.bundlePath)\(reason)"
        if missing.withLock({ $0.insert(line).inserted }) { StandardError.write(line) }
    }
}
