import Foundation

/// The file that has the compiler read copies in the place of sources.
struct Overlay {
    let folder: String
    let moduleName: String
    let entries: [(source: String, copy: String)]

    /// Writes it unless it is there with the same text, and gives its path; nil when no source has a
    /// copy.
    func write() -> String? {
        guard !entries.isEmpty else { return nil }
        let path = "\(folder)/\(moduleName).overlay.yaml"
        let data = Data(text.utf8)
        if FileManager.default.contents(atPath: path) != data {
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            guard (try? data.write(to: URL(fileURLWithPath: path), options: .atomic)) != nil else { return nil }
        }
        return path
    }

    private var text: String {
        let roots = entries.map { entry in
            "{\"name\":\(Self.quoted(entry.source)),\"type\":\"file\",\"external-contents\":\(Self.quoted(entry.copy))}"
        }
        return "{\"version\":0,\"use-external-names\":false,\"roots\":[\n\(roots.joined(separator: ",\n"))\n]}\n"
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
