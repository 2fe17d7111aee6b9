import Foundation
import ObjectiveC

/// Has the main thread's delayed calls and timers go by the main clock while time is virtual.
///
/// A timer that repeats would be due again as soon as it was served, and a test that waits for
/// something else would count far more of its calls than on iOS; so it does only while time moves by
/// `advance(by:)` alone.
enum DelayedCallsClock {
    /// Among the process's initializers, since nothing else of this module need be used.
    @section(".init_array") @used
    private static let entry: @convention(c) () -> Void = { DelayedCalls.use(DelayedCallsClock.schedule) }

    private static func schedule(
        _ delay: TimeInterval, _ action: @escaping () -> Void, _ isRepeated: Bool
    ) -> (() -> Void)? {
        guard ClockTime.shared.isVirtual, Thread.isMainThread || MainQueue.isCurrent else { return nil }
        return MainActor.assumeIsolated {
            guard !isRepeated || !MainClock.shared.autoAdvances else { return nil }
            let token = MainClock.shared.schedule(after: delay) { action() }
            return { MainQueue.run { MainClock.shared.cancel(token) } }
        }
    }
}
