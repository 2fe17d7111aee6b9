import Foundation
import QuartzCore
import Testing

extension QuartzCoreTests {
    @Suite @MainActor struct MainClockTests {
        @Test func advanceRunsWhatIsDueInOrderAtItsTime() {
            withVirtualClock { clock in
                let start = clock.now
                var log: [(String, CFTimeInterval)] = []
                clock.schedule(after: 0.3) { log.append(("c", clock.now - start)) }
                clock.schedule(after: 0.1) {
                    log.append(("a", clock.now - start))
                    clock.schedule(after: 0.1) { log.append(("b", clock.now - start)) }
                }
                clock.schedule(after: 0.5) { log.append(("late", 0)) }
                clock.advance(by: 0.4)
                #expect(log.map(\.0) == ["a", "b", "c"])
                for (entry, time) in zip(log, [0.1, 0.2, 0.3]) { #expect(isClose(CGFloat(entry.1), CGFloat(time))) }
                #expect(isClose(CGFloat(clock.now - start), 0.4))
                clock.advance(by: 0.2)
                #expect(log.last?.0 == "late")
            }
        }

        @Test func actionsOfOneTimeRunInTheOrderOfScheduling() {
            withVirtualClock { clock in
                var log: [Int] = []
                for number in 0..<20 { clock.schedule(after: 1) { log.append(number) } }
                clock.advance(by: 1)
                #expect(log == Array(0..<20))
            }
        }

        @Test func cancelledActionsDoNotRun() {
            withVirtualClock { clock in
                var log: [Int] = []
                let tokens = (0..<200).map { number in clock.schedule(after: Double(number)) { log.append(number) } }
                for (number, token) in tokens.enumerated() where number % 10 != 0 { clock.cancel(token) }
                clock.advance(by: 200)
                #expect(log == [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190])
            }
        }

        @Test func anActionThatFollowsAtOnceTakesATurnOfItsOwn() {
            withVirtualClock { clock in
                var count = 0
                @MainActor func again() {
                    count += 1
                    if count < 5 { clock.schedule(after: 0) { again() } }
                }
                clock.schedule(after: 0) { again() }
                #expect(count == 0)
                #expect(clock.advanceToNextDeadline())
                #expect(count == 1)
                clock.advance(by: 0)
                #expect(count == 5)
                #expect(clock.nextDeadline == nil)
            }
        }

        @Test func eachDeadlineIsCommittedBeforeTheNext() {
            withVirtualClock { clock in
                var log: [String] = []
                for number in 1...2 {
                    clock.schedule(after: Double(number)) {
                        log.append("action \(number)")
                        CommitScheduler.shared.enqueue { log.append("commit \(number)") }
                    }
                }
                CommitScheduler.shared.enqueue { log.append("before") }
                clock.advance(by: 2)
                #expect(log == ["before", "action 1", "commit 1", "action 2", "commit 2"])
            }
        }

        @Test func timeNeverGoesBackWhenTheModeChanges() {
            let clock = MainClock.shared
            let mode = clock.mode
            var readings = [clock.now]
            for step in 0..<6 {
                clock.mode = step % 2 == 0 ? .virtual : .wall
                readings.append(clock.now)
                if clock.mode == .virtual {
                    clock.advance(by: 10)
                    readings.append(clock.now)
                }
            }
            clock.mode = mode
            #expect(readings == readings.sorted())
            #expect(CACurrentMediaTime() >= readings[readings.count - 1])
        }

        @Test func wallTimeRunsActionsByItself() async {
            let clock = MainClock.shared
            let mode = clock.mode
            clock.mode = .wall
            let start = clock.now
            let end: CFTimeInterval = await withCheckedContinuation { continuation in
                clock.schedule(after: 0.02) { continuation.resume(returning: clock.now) }
            }
            clock.mode = mode
            #expect(end - start >= 0.02)
        }

        /// Without a main run loop, as here, time jumps from the main queue, and each jump waits for the
        /// blocks that are there already.
        @Test func virtualTimeJumpsWhileTheMainQueueTurns() async {
            let clock = MainClock.shared
            let mode = clock.mode
            clock.mode = .virtual
            let start = clock.now
            var log: [String] = []
            clock.schedule(after: 60) {
                log.append("minute")
                DispatchQueue.main.async { log.append("block") }
            }
            clock.schedule(after: 3600) { log.append("hour") }
            var yields = 0
            while !log.contains("hour"), yields < 1000 {
                await Task.yield()
                yields += 1
            }
            #expect(log == ["minute", "block", "hour"])
            #expect(isClose(CGFloat(clock.now - start), 3600, within: 1e-3))
            clock.mode = mode
        }

        @Test func anEndlessSequenceOfDeadlinesDoesNotStarveTheMainQueue() async {
            let clock = MainClock.shared
            let mode = clock.mode
            clock.mode = .virtual
            var isOver = false
            @MainActor func tick() { if !isOver { clock.schedule(after: 1 / 60) { tick() } } }
            tick()
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async { DispatchQueue.main.async { continuation.resume() } }
            }
            isOver = true
            await Task.yield()
            clock.autoAdvances = false
            clock.advance(by: 1)
            clock.autoAdvances = true
            #expect(clock.nextDeadline == nil)
            clock.mode = mode
        }
    }
}
