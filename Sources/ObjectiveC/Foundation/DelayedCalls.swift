import Foundation

/// Who keeps the time of delayed calls: Foundation's timers, or a clock that took them over.
///
/// A test's virtual clock has to keep their order among animations, so that a call after 0.3 s comes
/// after the end of an animation of 0.25 s there too.
public enum DelayedCalls {
    /// Schedules a call after some seconds and answers how to cancel it, or nil when this call is to
    /// take its time on a run loop. The last argument tells whether the call will be repeated.
    public typealias Scheduler = (TimeInterval, @escaping () -> Void, Bool) -> (() -> Void)?

    private nonisolated(unsafe) static var scheduler: Scheduler?

    /// Has a clock asked first. Called once, before anything is scheduled.
    public static func use(_ scheduler: @escaping Scheduler) { self.scheduler = scheduler }

    /// Schedules a call by the clock, if there is one for it.
    ///
    /// A call without delay means the run loop's next turn, which every clock leaves to the run loop.
    static func schedule(
        after delay: TimeInterval, isRepeated: Bool = false, _ action: @escaping () -> Void
    ) -> (() -> Void)? {
        guard delay > 0, let scheduler else { return nil }
        return scheduler(delay, action, isRepeated)
    }
}
