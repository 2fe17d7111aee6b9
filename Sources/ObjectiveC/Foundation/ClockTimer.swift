import Foundation

/// A scheduled timer that goes by the clock which took over the delayed calls.
final class ClockTimer: Timer {
    private var due: Date
    private var cancellation: (() -> Void)?

    /// A timer that is already scheduled, or nil when it is to go by its run loop.
    static func scheduled(
        _ interval: TimeInterval, repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void
    ) -> Timer? {
        let timer = ClockTimer(interval, repeats, block)
        return timer.schedule() ? timer : nil
    }

    private init(_ interval: TimeInterval, _ repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void) {
        due = Date(timeIntervalSinceNow: interval)
        self.interval = interval
        isRepeating = repeats
        // On a run loop it would fire a second time, by the wall clock.
        super.init(fire: .distantFuture, interval: interval, repeats: repeats, block: block)
    }

    private let interval: TimeInterval
    private let isRepeating: Bool

    private func schedule() -> Bool {
        cancellation = DelayedCalls.schedule(after: interval, isRepeated: isRepeating) { self.comeDue() }
        return cancellation != nil
    }

    private func comeDue() {
        cancellation = nil
        guard isValid else { return }
        fire()
        guard isRepeating, isValid else { return }
        due = Date(timeIntervalSinceNow: interval)
        _ = schedule()
    }

    /// When the timer fires next, as if the clock ran with the wall clock.
    override var fireDate: Date {
        get { due }
        set {
            due = newValue
            cancellation?()
            cancellation = DelayedCalls.schedule(
                after: max(newValue.timeIntervalSinceNow, 1e-9), isRepeated: isRepeating
            ) { self.comeDue() }
        }
    }

    override func invalidate() {
        cancellation?()
        cancellation = nil
        super.invalidate()
    }
}
