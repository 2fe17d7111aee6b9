/// Hands each lifecycle event to whoever listens; costs one load and one branch when nobody does.
@MainActor
public final class LifecycleEventCenter {
    /// The process's only centre.
    public static let shared = LifecycleEventCenter()

    /// Whether anybody listens; senders ask before they build an event. Only the main actor writes it; a
    /// `deinit` on another thread may read it.
    public nonisolated(unsafe) private(set) static var isActive = false

    /// Whether anybody wants the ends of callbacks and the details of events, which cost more.
    public nonisolated(unsafe) private(set) static var wantsDetails = false

    private var listeners: [Listener] = []
    private var nextIdentifier = 0

    private struct Listener {
        let identifier: Int
        let wantsDetails: Bool
        let receive: @MainActor (LifecycleEvent) -> Void
    }

    /// Names a registration, so that it can be ended.
    public struct Registration: Sendable, Hashable {
        let identifier: Int
    }

    private init() {}

    /// Calls `receive` for each event from now on, on the main actor, before the callback runs.
    ///
    /// - Parameter detailed: whether `receive` wants the ends of callbacks too, and `details` in each event.
    @discardableResult
    public func addListener(
        detailed: Bool = false, _ receive: @escaping @MainActor (LifecycleEvent) -> Void
    ) -> Registration {
        nextIdentifier += 1
        listeners.append(Listener(identifier: nextIdentifier, wantsDetails: detailed, receive: receive))
        listenersChanged()
        return Registration(identifier: nextIdentifier)
    }

    /// Ends a registration; ending it twice does nothing.
    public func removeListener(_ registration: Registration) {
        listeners.removeAll { $0.identifier == registration.identifier }
        listenersChanged()
    }

    private func listenersChanged() {
        Self.isActive = !listeners.isEmpty
        Self.wantsDetails = listeners.contains { $0.wantsDetails }
    }

    /// Delivers an event to all listeners in the order in which they were added.
    public func send(_ event: LifecycleEvent) {
        for listener in listeners where event.stage == .begin || listener.wantsDetails { listener.receive(event) }
    }
}
