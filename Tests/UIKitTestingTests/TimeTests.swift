import Testing
import UIKitTesting

@Suite(.serialized) @MainActor
struct TimeTests {
    @Test func timeMovesOnlyWhenTold() {
        TestClock.start()
        let start = TestClock.now
        var log: [String] = []
        MainClock.shared.schedule(after: 0.2) { log.append("a") }
        MainClock.shared.schedule(after: 0.5) { log.append("b") }
        #expect(TestClock.now == start && TestClock.isVirtual)
        TestClock.advance(by: 0.3)
        #expect(log == ["a"] && abs(TestClock.now - start - 0.3) < 1e-9)
        #expect(TestClock.runUntilIdle())
        #expect(log == ["a", "b"] && TestClock.nextDeadline == nil)
    }

    @Test func runningUntilIdleHasALimit() {
        TestClock.start()
        let start = TestClock.now
        var token: MainClock.Token?
        func again() { token = MainClock.shared.schedule(after: 0.25) { again() } }
        again()
        #expect(!TestClock.runUntilIdle(limit: 2))
        #expect(TestClock.now - start <= 2)
        if let token { MainClock.shared.cancel(token) }
        #expect(TestClock.runUntilIdle())
    }

    @Test func aTurnIsOneCommit() {
        var log: [String] = []
        CommitScheduler.shared.enqueue {
            log.append("first")
            CommitScheduler.shared.enqueue { log.append("second") }
        }
        turnRunLoop()
        #expect(log == ["first"])
        turnRunLoop()
        #expect(log == ["first", "second"])
    }

    @Test func theMainQueueIsDrained() async {
        var log: [String] = []
        DispatchQueue.main.async {
            MainActor.assumeIsolated { log.append("block") }
            DispatchQueue.main.async { MainActor.assumeIsolated { log.append("nested") } }
        }
        Task { @MainActor in log.append("task") }
        await drainMainQueue(turns: 3)
        #expect(Set(log) == ["block", "nested", "task"])
    }

    @Test func virtualTimeIsGivenBack() {
        TestClock.stop()
        TestClock.withVirtualTime { #expect(TestClock.isVirtual) }
        #expect(!TestClock.isVirtual)
        TestClock.start()
    }
}
