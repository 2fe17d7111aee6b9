/// Finds Interface Builder documents in a bundle's folders: at the top, then in the folders of its languages.
enum NibFinder {
    static func url(_ name: String, _ type: String, in bundle: Bundle) -> URL? {
        let file = "\(name).\(type)"
        for folder in folders(of: bundle) {
            let url = folder.appendingPathComponent(file)
            if FileManager.default.fileExists(atPath: url.path) { return url }
        }
        return nil
    }

    /// All documents of a type, in the order in which they are looked for.
    static func urls(_ type: String, in bundle: Bundle) -> [URL] {
        folders(of: bundle).flatMap { folder -> [URL] in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.sorted().filter { $0.hasSuffix(".\(type)") }.map(folder.appendingPathComponent)
        }
    }

    private static func folders(of bundle: Bundle) -> [URL] {
        let top = bundle.resourceURL ?? bundle.bundleURL
        var folders = [top]
        let languages = ["Base"] + bundle.preferredLocalizations + ["en"]
        folders += languages.map { top.appendingPathComponent("\($0).lproj") }
        // Resources of a package are in a folder beside the program, which the main bundle stands for here.
        if bundle == Bundle.main { folders += packageFolders(beside: bundle.bundleURL) }
        return folders
    }

    private static func packageFolders(beside top: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: top.path)) ?? []
        return names.sorted().filter { $0.hasSuffix(".resources") }.flatMap { name -> [URL] in
            let folder = top.appendingPathComponent(name)
            return [folder, folder.appendingPathComponent("Base.lproj")]
        }
    }
}
