import CoreFoundation
import Dispatch
import Foundation

/// What makes the main clock turn: timers on the wall clock; the idle main run loop, or a block on
/// the main queue, on the virtual clock.
@MainActor
final class ClockDriver {
    private var dispatchTimer: DispatchSourceTimer?
    /// The run loop's own timer, for a run loop that is run from within a block of the main queue: it
    /// serves no other block meanwhile.
    private var runLoopTimer: CFRunLoopTimer?
    private var armedDeadline: CFTimeInterval = .infinity
    private var hasQueuedTurn = false
    private var mayJump = false
    /// How often the main run loop came to its sleep since a turn was queued that has not run yet.
    private var waits = 0
    /// How many runs of the main run loop were under way, one within the other, at those waits.
    private var depthOfWaits = 0

    nonisolated init() {}

    /// Takes note of what comes next.
    func update(deadline: CFTimeInterval?, isVirtual: Bool, jumps: Bool) {
        MainRunLoop.shared.observe()
        if isVirtual {
            disarm()
            if jumps, deadline != nil { queueTurn() }
        } else if let deadline {
            arm(deadline)
        } else {
            disarm()
        }
    }

    /// Each jump waits for a block at the end of the main queue, so that everything enqueued before it
    /// runs first. A running main run loop then jumps when it has nothing else to do; without one the
    /// block does.
    private func queueTurn() {
        guard !hasQueuedTurn, !mayJump else { return }
        hasQueuedTurn = true
        waits = 0
        DispatchQueue.main.async {
            self.hasQueuedTurn = false
            guard MainClock.shared.mode == .virtual else { return }
            if MainRunLoop.shared.isRunning {
                // What is scheduled after this waits for a turn of its own.
                self.mayJump = MainClock.shared.nextDeadline != nil
            } else {
                _ = MainClock.shared.turn()
            }
        }
    }

    /// What the main run loop does instead of sleeping.
    enum Wait { case sleep, goRound, handled }

    /// Called by the main run loop before it sleeps: jumps if the main queue had its turn since the
    /// last jump.
    func jumpIfQueueHadItsTurn() -> Wait {
        if hasQueuedTurn { return jumpIfQueueIsBlocked() }
        guard mayJump else { return .sleep }
        mayJump = false
        return MainClock.shared.mode == .virtual && MainClock.shared.turn() ? .handled : .sleep
    }

    /// A run loop that serves the main queue does so between two waits. One that is run from within a
    /// block or task of that queue does not, so that its third wait finds the queued turn still there:
    /// nothing else can be waited for, and the time jumps.
    private func jumpIfQueueIsBlocked() -> Wait {
        guard MainClock.shared.mode == .virtual, MainClock.shared.autoAdvances,
            MainClock.shared.nextDeadline != nil
        else { return .sleep }
        // A run that has come back to its own waits first serves the queue.
        let depth = MainRunLoop.shared.depth
        if depth < depthOfWaits { waits = 0 }
        depthOfWaits = depth
        waits += 1
        guard waits > 2 else { return .goRound }
        return MainClock.shared.turn() ? .handled : .sleep
    }

    private func arm(_ deadline: CFTimeInterval) {
        guard deadline != armedDeadline else { return }
        armedDeadline = deadline
        let delay = max(0, deadline - ClockTime.shared.now)
        let timer = dispatchTimer ?? makeDispatchTimer()
        timer.schedule(deadline: .now() + delay, leeway: .nanoseconds(0))
        let loopTimer = runLoopTimer ?? makeRunLoopTimer()
        CFRunLoopTimerSetNextFireDate(loopTimer, CFAbsoluteTimeGetCurrent() + delay)
    }

    private func disarm() {
        guard armedDeadline.isFinite else { return }
        armedDeadline = .infinity
        dispatchTimer?.schedule(deadline: .distantFuture)
        if let runLoopTimer { CFRunLoopTimerSetNextFireDate(runLoopTimer, Self.never) }
    }

    private func fire() {
        armedDeadline = .infinity
        _ = MainClock.shared.turn()
    }

    private func makeDispatchTimer() -> DispatchSourceTimer {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { MainActor.assumeIsolated { self.fire() } }
        timer.schedule(deadline: .distantFuture)
        timer.activate()
        dispatchTimer = timer
        return timer
    }

    private static let never: CFAbsoluteTime = 1e11

    private func makeRunLoopTimer() -> CFRunLoopTimer {
        let timer = CFRunLoopTimerCreateWithHandler(nil, Self.never, 1e10, 0, 0) { _ in
            MainActor.assumeIsolated {
                self.fire()
                MainRunLoop.shared.signal()
            }
        }!
        CFRunLoopAddTimer(CFRunLoopGetMain(), timer, kCFRunLoopCommonModes)
        runLoopTimer = timer
        return timer
    }
}
