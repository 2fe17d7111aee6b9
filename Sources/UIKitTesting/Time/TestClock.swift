/// Moves the time by which animations, gestures and delays go.
///
/// ```swift
/// TestClock.start()
/// controller.present(sheet, animated: true)
/// TestClock.advance(by: 0.5)        // the animation has run, its completion too
/// ```
/// Apple's platforms have no such clock; here every part of UIKit reads it, so that a test takes no
/// time and sees the same on every run.
@MainActor
public enum TestClock {
    /// The present time, in seconds.
    public static var now: TimeInterval { MainClock.shared.now }

    /// When the next thing is due, in seconds; `nil` when nothing is.
    public static var nextDeadline: TimeInterval? { MainClock.shared.nextDeadline }

    /// Whether time stands still unless it is told to move.
    public static var isVirtual: Bool { MainClock.shared.mode == .virtual }

    /// Stops the time. From here on it moves only by the functions below, and, unless `jumps` is false,
    /// to the next deadline whenever the main run loop has nothing else to do.
    public static func start(jumps: Bool = true) {
        MainClock.shared.autoAdvances = jumps
        MainClock.shared.mode = .virtual
    }

    /// Lets the time run with the wall clock again.
    public static func stop() {
        MainClock.shared.mode = .wall
        MainClock.shared.autoAdvances = true
    }

    /// Moves the time on by `interval` seconds. What is due meanwhile happens at its time and in order,
    /// with a commit after each moment.
    public static func advance(by interval: TimeInterval) {
        if !isVirtual { start() }
        MainClock.shared.advance(by: interval)
        turnRunLoopIfNeeded()
    }

    /// Moves the time on from deadline to deadline until nothing is due and nothing waits for a commit.
    ///
    /// Answers false when there is still something to do after `limit` seconds, as with an animation
    /// that repeats for ever.
    @discardableResult
    public static func runUntilIdle(limit: TimeInterval = 60) -> Bool {
        if !isVirtual { start() }
        let end = now + limit
        var turns = 0
        while true {
            turnRunLoopIfNeeded()
            // What asks for another commit in each commit would never let the time move.
            turns += 1
            guard let deadline = MainClock.shared.nextDeadline else {
                if CommitScheduler.shared.needsCommit, turns < 1000 { continue }
                return !CommitScheduler.shared.needsCommit
            }
            turns = 0
            if deadline > end { return false }
            MainClock.shared.advanceToNextDeadline()
        }
    }

    /// Runs `body` in virtual time without jumps, and gives the clock back as it was.
    public static func withVirtualTime<Result>(_ body: () throws -> Result) rethrows -> Result {
        let clock = MainClock.shared
        let (mode, jumps) = (clock.mode, clock.autoAdvances)
        start(jumps: false)
        defer {
            clock.mode = mode
            clock.autoAdvances = jumps
        }
        return try body()
    }
}
