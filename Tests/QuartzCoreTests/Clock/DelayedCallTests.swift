import Foundation
import ObjectiveC
import QuartzCore
import Testing

/// Delayed calls and timers on the virtual clock: in the order of their deadlines among everything else
/// that the clock keeps (docs/linux.md, "Time").
@Suite(.serialized) @MainActor struct DelayedCallTests {
    final class Target: NSObject {
        var log: [String] = []
    }

    let clock = MainClock.shared
    let target = Target()

    init() {
        ObjCRuntime.expose("call:", of: Target.self) { target, argument, _, _ in
            let text = (argument as? String) ?? (argument as? Timer).map { "timer \($0.userInfoText)" } ?? ""
            unsafeDowncast(target, to: Target.self).log.append(text)
            return nil
        }
    }

    private func virtually(_ body: () -> Void) {
        let (mode, jumps) = (clock.mode, clock.autoAdvances)
        clock.autoAdvances = false
        clock.mode = .virtual
        body()
        clock.mode = mode
        clock.autoAdvances = jumps
    }

    @Test func callsComeInTheOrderOfTheirDeadlines() {
        virtually {
            target.perform("call:", with: "0.3", afterDelay: 0.3)
            clock.schedule(after: 0.25) { target.log.append("0.25") }
            _ = Timer.scheduledTimer(
                timeInterval: 0.1, target: target, selector: "call:", userInfo: "0.1", repeats: false)
            clock.advance(by: 0.2)
            #expect(target.log == ["timer 0.1"])
            clock.advance(by: 0.2)
            #expect(target.log == ["timer 0.1", "0.25", "0.3"])
        }
    }

    @Test func cancelledCallsDoNotCome() {
        virtually {
            target.perform("call:", with: "a", afterDelay: 1)
            target.perform("call:", with: "b", afterDelay: 1)
            NSObject.cancelPreviousPerformRequests(withTarget: target, selector: "call:", object: "a")
            let timer = Timer._scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
            timer.invalidate()
            #expect(!timer.isValid)
            clock.advance(by: 2)
            #expect(target.log == ["b"] && clock.nextDeadline == nil)
        }
    }

    @Test func timersRepeatUntilTheyAreInvalidated() {
        virtually {
            nonisolated(unsafe) var count = 0
            let timer = Timer._scheduledTimer(withTimeInterval: 1, repeats: true) { _ in count += 1 }
            clock.advance(by: 3.5)
            #expect(count == 3 && timer.isValid)
            timer.invalidate()
            clock.advance(by: 3)
            #expect(count == 3)
        }
    }

    @Test func targetsAreLetGoAfterwards() {
        virtually {
            weak var gone: Target?
            do {
                let target = Target()
                gone = target
                target.perform("call:", with: "x", afterDelay: 1)
            }
            #expect(gone != nil)
            clock.advance(by: 1)
            #expect(gone == nil)
        }
    }
}

extension Timer {
    fileprivate var userInfoText: String { _userInfo as? String ?? "" }
}
