import Foundation

/// Who is told of changes of which property of which object.
final class KeyValueObservers: @unchecked Sendable {
    static let shared = KeyValueObservers()

    /// One registration.
    final class Entry {
        let willChange: () -> Void
        let didChange: () -> Void
        fileprivate let id: ObjectIdentifier
        fileprivate let key: String

        fileprivate init(
            _ id: ObjectIdentifier, _ key: String, will: @escaping () -> Void, did: @escaping () -> Void
        ) {
            self.id = id
            self.key = key
            willChange = will
            didChange = did
        }
    }

    private struct Place: Hashable {
        let object: ObjectIdentifier
        let key: String
    }

    private let lock = NSLock()
    private var entries: [Place: [Entry]] = [:]
    private var watched: Set<ObjectIdentifier> = []
    /// How many registrations there are; read without the lock, so that a change which nobody
    /// observes costs a load and a branch.
    private(set) nonisolated(unsafe) var count = 0

    func add(
        _ object: AnyObject, _ key: String, will: @escaping () -> Void, did: @escaping () -> Void
    ) -> Entry {
        let id = ObjectIdentifier(object)
        let entry = Entry(id, key, will: will, did: did)
        let first = lock.withLock {
            entries[Place(object: id, key: key), default: []].append(entry)
            count += 1
            return watched.insert(id).inserted
        }
        if first {
            ObjectBags.shared.whenGone(object) { KeyValueObservers.shared.forget(id) }
        }
        return entry
    }

    func remove(_ entry: Entry) {
        lock.withLock {
            let place = Place(object: entry.id, key: entry.key)
            guard let index = entries[place]?.firstIndex(where: { $0 === entry }) else { return }
            entries[place]?.remove(at: index)
            count -= 1
            if entries[place]?.isEmpty == true { entries[place] = nil }
        }
    }

    func entries(_ object: AnyObject, _ key: String) -> [Entry] {
        lock.withLock { entries[Place(object: ObjectIdentifier(object), key: key)] ?? [] }
    }

    private func forget(_ id: ObjectIdentifier) {
        lock.withLock {
            watched.remove(id)
            for (place, list) in entries where place.object == id {
                count -= list.count
                entries[place] = nil
            }
        }
    }
}

extension NSObjectProtocol {
    /// Tells observers of a property that it is about to change.
    ///
    /// Source: Apple documentation, "willChangeValue(forKey:)".
    public func willChangeValue(forKey key: String) {
        guard KeyValueObservers.shared.count > 0 else { return }
        for entry in KeyValueObservers.shared.entries(self, key) { entry.willChange() }
    }

    /// Tells observers of a property that it has changed.
    ///
    /// Source: Apple documentation, "didChangeValue(forKey:)".
    public func didChangeValue(forKey key: String) {
        guard KeyValueObservers.shared.count > 0 else { return }
        for entry in KeyValueObservers.shared.entries(self, key) { entry.didChange() }
    }
}
