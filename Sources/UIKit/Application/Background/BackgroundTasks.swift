import Foundation

/// The tasks that asked for time in the background, and the clock that ends it.
@MainActor
final class BackgroundTasks {
    /// How many seconds an application gets after it went to the background (`docs/decisions.md`).
    static let allowance: TimeInterval = 30

    private var handlers: [Int: @MainActor () -> Void] = [:]
    private var order: [Int] = []
    private var last = 0
    /// When time is up; `nil` in the foreground.
    private var deadline: CFTimeInterval?
    private var token: MainClock.Token?

    func begin(_ handler: (@MainActor () -> Void)?) -> UIBackgroundTaskIdentifier {
        last += 1
        order.append(last)
        handlers[last] = handler
        wait()
        return UIBackgroundTaskIdentifier(rawValue: last)
    }

    func end(_ identifier: UIBackgroundTaskIdentifier) {
        order.removeAll { $0 == identifier.rawValue }
        handlers[identifier.rawValue] = nil
        if order.isEmpty { stopWaiting() }
    }

    var remaining: TimeInterval {
        guard let deadline else { return .greatestFiniteMagnitude }
        return max(0, deadline - MainClock.shared.now)
    }

    /// The application went to the background: what runs may run on for a while.
    func enterBackground() {
        deadline = MainClock.shared.now + Self.allowance
        wait()
    }

    /// The application comes back: there is no limit any more.
    func enterForeground() {
        deadline = nil
        stopWaiting()
    }

    private func wait() {
        guard let deadline, token == nil, !order.isEmpty else { return }
        token = MainClock.shared.schedule(after: max(0, deadline - MainClock.shared.now)) { [weak self] in self?.expire() }
    }

    private func stopWaiting() {
        if let token { MainClock.shared.cancel(token) }
        token = nil
    }

    /// Calls the handlers in the order in which the tasks began. A device then ends an application with tasks left.
    private func expire() {
        token = nil
        for task in order { handlers[task]?() }
        guard !order.isEmpty else { return }
        UIKitLog.write("Background task still not ended after expiration handlers were called: \(order.count) left.")
        order = []
        handlers = [:]
    }
}
