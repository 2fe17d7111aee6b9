import Foundation

/// The names of all selectors of the process.
final class SelectorNames: @unchecked Sendable {
    static let shared = SelectorNames()

    private let lock = NSLock()
    private var ids: [String: UInt32] = [:]
    private var names: [String] = []
    /// Names in generated code are literals, whose address says which it is without hashing the text.
    private var literals: [UnsafeRawPointer: UInt32] = [:]

    func id(of name: String) -> UInt32 {
        lock.withLock { intern(name) }
    }

    func id(of literal: StaticString) -> UInt32 {
        guard literal.hasPointerRepresentation else { return id(of: literal.description) }
        return lock.withLock {
            let address = UnsafeRawPointer(literal.utf8Start)
            if let known = literals[address] { return known }
            let id = intern(literal.description)
            literals[address] = id
            return id
        }
    }

    func name(of id: UInt32) -> String {
        lock.withLock { names[Int(id)] }
    }

    private func intern(_ name: String) -> UInt32 {
        if let known = ids[name] { return known }
        let id = UInt32(names.count)
        names.append(name)
        ids[name] = id
        return id
    }
}
