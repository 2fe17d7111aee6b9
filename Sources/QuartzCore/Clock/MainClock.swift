import Foundation

/// The one clock that animations, display links and gesture time limits go by.
///
/// On the wall clock an action runs when its time has come. On the virtual clock time moves only by
/// `advance(by:)`, or, while `autoAdvances` is true, jumps to the next deadline whenever the main run
/// loop would otherwise sleep (without a main run loop: once per turn of the main queue). The mode at
/// start is that of the environment variable `UNDERSTUDY_CLOCK`, `wall` or `virtual`, default `wall`.
@MainActor
public final class MainClock {
    /// Who moves the time.
    public enum Mode: Sendable {
        /// The machine's monotonic clock.
        case wall
        /// The program: time stands still unless it is told to move.
        case virtual
    }

    /// The clock of the process.
    nonisolated public static let shared = MainClock()

    private var queue = DeadlineQueue()
    let driver = ClockDriver()

    nonisolated private init() {}

    /// The present time in seconds. It never goes back, also when the mode changes.
    public var now: CFTimeInterval { ClockTime.shared.now }

    /// Who moves the time. A change keeps the present reading and the scheduled actions.
    public var mode: Mode {
        get { ClockTime.shared.isVirtual ? .virtual : .wall }
        set {
            guard newValue != mode else { return }
            switch newValue {
            case .wall: ClockTime.shared.run()
            case .virtual: ClockTime.shared.stop(at: now)
            }
            updateDriver()
        }
    }

    /// Whether virtual time jumps to the next deadline when there is nothing else to do.
    public var autoAdvances = true {
        didSet { updateDriver() }
    }

    /// The time at which the next action is due, nil when none is scheduled.
    public var nextDeadline: CFTimeInterval? { queue.nextDeadline }

    /// Names a scheduled action, so that it can be cancelled.
    public struct Token: Hashable, Sendable {
        let entry: DeadlineQueue.Entry

        public static func == (lhs: Token, rhs: Token) -> Bool { lhs.entry === rhs.entry }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(entry)) }
    }

    /// Runs an action once, `delay` seconds from now (at once due when not positive, but never inside
    /// this call). Actions of one time run in the order in which they were scheduled.
    @discardableResult
    public func schedule(after delay: CFTimeInterval, _ action: @escaping @MainActor () -> Void) -> Token {
        schedule(at: now + max(0, delay), action)
    }

    /// Runs an action once at a time of this clock.
    @discardableResult
    public func schedule(at time: CFTimeInterval, _ action: @escaping @MainActor () -> Void) -> Token {
        let entry = queue.insert(deadline: time, action)
        updateDriver()
        return Token(entry: entry)
    }

    /// Takes back an action that has not run yet; otherwise does nothing.
    public func cancel(_ token: Token) {
        queue.cancel(token.entry)
    }

    /// Moves virtual time on and runs everything that comes due, in order: `now` is exactly the
    /// deadline while an action runs, and what the actions of one deadline changed is committed before
    /// the next deadline. What was changed before the call is committed first.
    public func advance(by interval: CFTimeInterval) {
        precondition(mode == .virtual, "MainClock.advance(by:) needs the virtual clock: set MainClock.shared.mode first")
        precondition(interval >= 0, "time does not go back")
        let target = now + interval
        CommitScheduler.shared.flushIfNeeded()
        while let deadline = queue.nextDeadline, deadline <= target {
            runActions(of: deadline)
        }
        if target.isFinite { moveOn(to: target) }
    }

    /// Moves virtual time to the next deadline and runs its actions; false when there is none.
    @discardableResult
    public func advanceToNextDeadline() -> Bool {
        precondition(mode == .virtual, "MainClock needs the virtual clock to be advanced")
        CommitScheduler.shared.flushIfNeeded()
        guard let deadline = queue.nextDeadline else { return false }
        runActions(of: deadline)
        return true
    }

    /// One turn on behalf of the run loop or the main queue: runs what is due on the wall clock, or
    /// jumps on the virtual one. Answers whether there was something to run.
    func turn() -> Bool {
        switch mode {
        case .wall:
            guard let deadline = queue.nextDeadline, deadline <= now else {
                updateDriver()
                return false
            }
            runDue()
        case .virtual:
            guard autoAdvances, let deadline = queue.nextDeadline else { return false }
            runActions(of: deadline)
        }
        updateDriver()
        return true
    }

    private func runActions(of deadline: CFTimeInterval) {
        moveOn(to: deadline)
        runDue()
        CommitScheduler.shared.flushIfNeeded()
    }

    /// Runs what is due now. What the actions schedule waits for the next turn, so that nothing can go
    /// round in here for ever.
    private func runDue() {
        let time = now
        let limit = queue.sequenceLimit
        while let action = queue.popDue(at: time, before: limit) { action() }
    }

    private func moveOn(to time: CFTimeInterval) {
        // An action may itself have advanced the clock, or set its mode.
        if mode == .virtual, time > now { ClockTime.shared.stop(at: time) }
    }

    private func updateDriver() {
        driver.update(
            deadline: queue.nextDeadline,
            isVirtual: mode == .virtual,
            jumps: autoAdvances)
    }
}
