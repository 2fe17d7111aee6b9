import Foundation

/// The file beside a compiled module that has the facts which importers need.
enum Sidecar {
    static let suffix = ".understudy.json"

    static func write(_ exported: ModuleFacts.Exported, module: String, modulePath: String) {
        let folder = (modulePath as NSString).deletingLastPathComponent
        let path = "\(folder)/\(module)\(suffix)"
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(exported), FileManager.default.contents(atPath: path) != data else {
            return
        }
        try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// What a module exports, with a hash of its text for cache keys.
    struct Contents {
        let module: String
        let exported: ModuleFacts.Exported
        let hash: String
    }

    /// What the modules with these names and those that they import export, as far as they have
    /// sidecars in the folders.
    static func read(_ modules: Set<String>, in folders: [String]) -> [Contents] {
        var result: [Contents] = []
        var waiting = modules.sorted()
        var seen = modules
        while let module = waiting.popLast() {
            guard let data = contents(of: module, in: folders),
                let exported = try? JSONDecoder().decode(ModuleFacts.Exported.self, from: data)
            else { continue }
            result.append(Contents(module: module, exported: exported, hash: ContentHash.of([UInt8](data))))
            for name in exported.imports where seen.insert(name).inserted { waiting.append(name) }
        }
        return result
    }

    private static func contents(of module: String, in folders: [String]) -> Data? {
        for folder in folders {
            if let data = FileManager.default.contents(atPath: "\(folder)/\(module)\(suffix)") { return data }
        }
        return nil
    }
}
