import Foundation

/// Something that can be stopped (Apple documentation: *Cancellable*).
public protocol Cancellable {
    /// Stops it; a second call does nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps this in a collection, which ends it when it goes.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps this in a set, which ends it when it goes.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// Runs a closure when it is cancelled or goes away (Apple documentation: *AnyCancellable*).
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = NSLock()
    private var action: (() -> Void)?

    /// Makes a cancellable from a closure, which runs once.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Makes a cancellable from another.
    public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

    deinit { cancel() }

    public func cancel() {
        let ready = lock.withLock {
            defer { action = nil }
            return action
        }
        ready?()
    }

    /// Keeps this in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps this in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
