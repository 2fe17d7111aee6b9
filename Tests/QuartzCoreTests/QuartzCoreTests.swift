import Foundation
import QuartzCore
import Testing

/// The clock, the commit and the transactions are one for the process: these suites take turns.
@Suite(.serialized) @MainActor struct QuartzCoreTests {}

/// Runs a body on the virtual clock, without jumps, and gives the clock back as it was.
@MainActor
func withVirtualClock(_ body: @MainActor (MainClock) throws -> Void) rethrows {
    let clock = MainClock.shared
    let (mode, jumps) = (clock.mode, clock.autoAdvances)
    clock.autoAdvances = false
    clock.mode = .virtual
    CommitScheduler.shared.flush()
    defer {
        clock.mode = mode
        clock.autoAdvances = jumps
    }
    try body(clock)
}

/// Whether two numbers are the same but for rounding.
func isClose(_ a: CGFloat?, _ b: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
    a.map { abs($0 - b) <= tolerance } ?? false
}
