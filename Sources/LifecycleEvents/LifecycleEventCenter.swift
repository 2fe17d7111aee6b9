/// Hands each lifecycle event to whoever listens; costs one load and one branch when nobody does.
@MainActor
public final class LifecycleEventCenter {
    /// The process's only centre.
    public static let shared = LifecycleEventCenter()

    /// Whether anybody listens; senders ask before they build an event. Only the main actor writes it; a
    /// `deinit` on another thread may read it.
    public nonisolated(unsafe) private(set) static var isActive = false

    private var listeners: [Listener] = []
    private var nextIdentifier = 0

    private struct Listener {
        let identifier: Int
        let receive: @MainActor (LifecycleEvent) -> Void
    }

    /// Names a registration, so that it can be ended.
    public struct Registration: Sendable, Hashable {
        let identifier: Int
    }

    private init() {}

    /// Calls `receive` for each event from now on, on the main actor, before the callback runs.
    @discardableResult
    public func addListener(_ receive: @escaping @MainActor (LifecycleEvent) -> Void) -> Registration {
        nextIdentifier += 1
        listeners.append(Listener(identifier: nextIdentifier, receive: receive))
        Self.isActive = true
        return Registration(identifier: nextIdentifier)
    }

    /// Ends a registration; ending it twice does nothing.
    public func removeListener(_ registration: Registration) {
        listeners.removeAll { $0.identifier == registration.identifier }
        Self.isActive = !listeners.isEmpty
    }

    /// Delivers an event to all listeners in the order in which they were added.
    public func send(_ event: LifecycleEvent) {
        for listener in listeners { listener.receive(event) }
    }
}
