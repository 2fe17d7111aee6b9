import Foundation

/// Has the compiler compile a file again whose translation changed though the file did not.
///
/// The compiler decides by the times of the user's files; a change in another file can change a
/// translation, which it cannot see. Without its record of what the file provides, it compiles it.
struct RebuildMarks {
    let folder: String
    let moduleName: String
    let outputFileMap: String?

    func update(_ results: [(source: String, hash: String)]) {
        let path = "\(folder)/\(moduleName).translations.json"
        let former = FileManager.default.contents(atPath: path)
            .flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
        let current = Dictionary(results, uniquingKeysWith: { first, _ in first })
        guard former != current else { return }
        if !former.isEmpty { forget(current.filter { former[$0.key] != nil && former[$0.key] != $0.value }.map(\.key)) }
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if let data = try? JSONEncoder().encode(current) {
            try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
        }
    }

    private func forget(_ sources: [String]) {
        guard !sources.isEmpty, let outputFileMap, let data = FileManager.default.contents(atPath: outputFileMap),
            let map = try? JSONDecoder().decode([String: [String: String]].self, from: data)
        else { return }
        for source in sources {
            for kind in ["object", "swift-dependencies"] {
                if let output = map[source]?[kind] { try? FileManager.default.removeItem(atPath: output) }
            }
        }
    }
}
