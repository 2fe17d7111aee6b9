// What happens on a main run loop that tests cannot have: they have none. Each line that is printed is
// one fact; `MainRunLoopTests` starts this program and compares.
import Foundation
import QuartzCore

func report(_ name: String, _ value: Any) { print("\(name): \(value)") }

@MainActor func virtualTimeJumpsWhenTheRunLoopWouldSleep() {
    let clock = MainClock.shared
    clock.mode = .virtual
    let start = clock.now
    var log: [String] = []
    clock.schedule(after: 100) {
        log.append("100")
        DispatchQueue.main.async { log.append("block") }
    }
    clock.schedule(after: 200) { log.append("200") }
    CommitScheduler.shared.enqueue { log.append("commit") }
    DispatchQueue.main.async { log.append("first block") }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    report("jumps", log.joined(separator: ","))
    report("time", (clock.now - start).rounded())
}

@MainActor func waitersAndBlocksSeeProgress() {
    let clock = MainClock.shared
    // As XCTest waits: short runs of the main run loop until the expectation is fulfilled.
    var isFulfilled = false
    clock.schedule(after: 5) { Task { @MainActor in isFulfilled = true } }
    var runs = 0
    while !isFulfilled, runs < 100 {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        runs += 1
    }
    report("fulfilled", isFulfilled)
    // Deadlines without end let blocks of other threads through.
    var ticks = 0, isOver = false
    @MainActor func tick() {
        ticks += 1
        if !isOver { clock.schedule(after: 1 / 60) { tick() } }
    }
    tick()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { DispatchQueue.main.async { isOver = true } }
    let limit = Date(timeIntervalSinceNow: 2)
    while !isOver, Date() < limit { _ = RunLoop.main.run(mode: .default, before: limit) }
    report("not starved", isOver && ticks > 1)
}

@MainActor func standingStillWithoutJumps() {
    let clock = MainClock.shared
    clock.autoAdvances = false
    let start = clock.now
    var ran = false
    clock.schedule(after: 1) { ran = true }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
    report("stands still", !ran && clock.now == start)
    clock.advance(by: 2)
    report("advanced", ran)
    clock.autoAdvances = true
}

@MainActor func wallTimeAndCommits() {
    let clock = MainClock.shared
    clock.mode = .wall
    var ran = false, commits = 0
    CommitScheduler.shared.phases.layout = { commits += 1 }
    clock.schedule(after: 0.02) { ran = true }
    CommitScheduler.setNeedsCommit()
    CommitScheduler.setNeedsCommit()
    let limit = Date(timeIntervalSinceNow: 2)
    while !ran, Date() < limit { _ = RunLoop.main.run(mode: .default, before: limit) }
    report("wall", ran)
    report("commits", commits)
    // A run of no time commits too.
    CommitScheduler.setNeedsCommit()
    RunLoop.main.run(until: Date())
    report("commit without sleep", commits)
    // A run loop inside a block of the main queue, which serves no other block meanwhile.
    var nested = false
    DispatchQueue.main.async {
        MainActor.assumeIsolated {
            var isDone = false
            clock.schedule(after: 0.02) { isDone = true }
            let limit = Date(timeIntervalSinceNow: 2)
            while !isDone, Date() < limit { _ = RunLoop.main.run(mode: .default, before: limit) }
            nested = isDone
        }
    }
    while !nested, Date() < limit { _ = RunLoop.main.run(mode: .default, before: limit) }
    report("nested", nested)
}

@MainActor func virtualTimeJumpsInsideABlockOfTheMainQueue() {
    let clock = MainClock.shared
    clock.mode = .virtual
    func wait(_ name: String, _ enqueue: (@escaping @MainActor () -> Void) -> Void) {
        var isOver = false
        var log: [String] = []
        enqueue {
            clock.schedule(after: 50) { log.append("50") }
            clock.schedule(after: 60) {
                log.append("60")
                clock.schedule(after: 10) { log.append("70") }
            }
            let limit = Date(timeIntervalSinceNow: 2)
            while log.count < 3, Date() < limit { _ = RunLoop.main.run(mode: .default, before: limit) }
            isOver = true
        }
        let limit = Date(timeIntervalSinceNow: 4)
        while !isOver, Date() < limit { _ = RunLoop.main.run(mode: .default, before: limit) }
        report(name, log.joined(separator: ","))
    }
    wait("in a block") { body in DispatchQueue.main.async { MainActor.assumeIsolated { body() } } }
    wait("in a task") { body in Task { @MainActor in body() } }
}

MainActor.assumeIsolated {
    virtualTimeJumpsInsideABlockOfTheMainQueue()
    virtualTimeJumpsWhenTheRunLoopWouldSleep()
    waitersAndBlocksSeeProgress()
    standingStillWithoutJumps()
    wallTimeAndCommits()
}
