import Foundation
import QuartzCore
import Testing

@Suite(.serialized) @MainActor struct MainClockTests {
    @Test func advanceRunsDueActionsInOrderAtTheirTimes() {
        withVirtualClock { clock in
            let start = clock.now
            var log: [String] = []
            clock.schedule(after: 0.3) { log.append("c \(clock.now - start == 0.3 || abs(clock.now - start - 0.3) < 1e-9)") }
            clock.schedule(after: 0.1) { log.append("a"); clock.schedule(after: 0.1) { log.append("b") } }
            clock.schedule(after: 0.5) { log.append("late") }
            clock.advance(by: 0.4)
            #expect(log == ["a", "b", "c true"])
            #expect(abs(clock.now - start - 0.4) < 1e-9)
            clock.advance(by: 0.1 + 1e-9)
            #expect(log.last == "late")
        }
    }
}

/// Runs a body on the virtual clock without jumps and gives the wall clock back.
@MainActor
func withVirtualClock(_ body: @MainActor (MainClock) -> Void) {
    let clock = MainClock.shared
    let (mode, jumps) = (clock.mode, clock.autoAdvances)
    clock.autoAdvances = false
    clock.mode = .virtual
    body(clock)
    clock.mode = mode
    clock.autoAdvances = jumps
}
