import Foundation
import Synchronization

/// The declared types, and those that the program adds.
final class TypeTable: Sendable {
    static let shared = TypeTable()

    struct Entry {
        let parents: [String]
        let tags: [UTTagClass: [String]]
    }

    /// What the system declares.
    let entries: [String: Entry]
    private let byTag: [UTTagClass: [String: [String]]]
    private let added = Mutex<[String: Entry]>([:])

    private init() {
        var entries: [String: Entry] = [:]
        var byTag: [UTTagClass: [String: [String]]] = [:]
        for row in DeclaredTypes.rows {
            let columns = row.description.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            let words = columns.dropFirst().map { $0.split(separator: " ").map(String.init) }
            var tags: [UTTagClass: [String]] = [:]
            for (kind, names) in [(UTTagClass.filenameExtension, words[1]), (.mimeType, words[2])] where !names.isEmpty {
                tags[kind] = names
                for name in names { byTag[kind, default: [:]][name, default: []].append(columns[0]) }
            }
            entries[columns[0]] = Entry(parents: words[0], tags: tags)
        }
        self.entries = entries
        self.byTag = byTag
    }

    func entry(_ identifier: String) -> Entry? {
        entries[identifier] ?? added.withLock { $0[identifier] }
    }

    /// The types with a tag, in the order of their declaration.
    func identifiers(_ tag: String, _ kind: UTTagClass) -> [String] { byTag[kind]?[tag] ?? [] }

    func declare(_ identifier: String, conformingTo parent: String?) {
        guard entries[identifier] == nil else { return }
        added.withLock { $0[identifier] = Entry(parents: [parent ?? "public.data"], tags: [:]) }
    }

    /// The identifier that stands for a tag without a declared type.
    func dynamic(_ tag: String, _ kind: UTTagClass, _ parent: String?) -> String {
        let code = "\(kind.rawValue)=\(tag):\(parent ?? "")".utf8.map { String(format: "%02x", $0) }.joined()
        let identifier = "dyn.\(code)"
        added.withLock { $0[identifier] = Entry(parents: parent.map { [$0] } ?? [], tags: [kind: [tag]]) }
        return identifier
    }

    /// All that a type conforms to.
    func ancestors(_ identifier: String) -> Set<String> {
        var found: Set<String> = []
        var left = entry(identifier)?.parents ?? []
        while let next = left.popLast() {
            if found.insert(next).inserted { left += entry(next)?.parents ?? [] }
        }
        return found
    }
}
