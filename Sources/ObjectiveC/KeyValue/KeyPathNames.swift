import Foundation

/// The names of properties by their key paths, for key paths that reach an observer as values: Swift has no names in them.
final class KeyPathNames: @unchecked Sendable {
    static let shared = KeyPathNames()

    private let lock = NSLock()
    private var names: [AnyKeyPath: String] = [:]

    /// The first name that a path is given stays.
    func add(_ name: String, for path: AnyKeyPath) {
        lock.withLock { if names[path] == nil { names[path] = name } }
    }

    /// The name of a framework's property, or else the names in the key path, joined by dots, as far as the process's
    /// symbols tell them.
    func name(of path: AnyKeyPath, from root: AnyClass) -> String {
        if let framework = root as? any _KeyedClass.Type { framework._registerKeys() }
        if let name = lock.withLock({ names[path] }) { return name }
        let text = path.debugDescription
        guard let dot = text.firstIndex(of: ".") else { return text }
        return text[text.index(after: dot)...].filter { $0 != "?" && $0 != "!" }
    }
}
