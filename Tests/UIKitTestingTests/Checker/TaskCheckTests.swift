import Testing
import UIKitTesting

/// Tasks that outlast an appearance or their controller.
@Suite(.serialized) @MainActor
struct TaskCheckTests {
    /// A stream that never ends by itself, and how its end is brought about once a test is over.
    @MainActor
    final class Endless {
        private var continuations: [AsyncStream<Int>.Continuation] = []
        func values() -> AsyncStream<Int> { AsyncStream { continuations.append($0) } }
        func end() { for continuation in continuations { continuation.finish() } }
    }

    class Feed: UIViewController {
        let endless: Endless
        var task: Task<Void, Never>?
        var seen = 0
        init(_ endless: Endless) {
            self.endless = endless
            super.init(nibName: nil, bundle: nil)
        }
        required init(nibName: String?, bundle: Bundle?) { fatalError() }
        required init?(coder: NSCoder) { fatalError() }
    }
    final class GoesOn: Feed {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let values = endless.values()
            task = Task { [weak self] in for await value in values { self?.seen = value } }
        }
    }
    final class Cancels: Feed {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let values = endless.values()
            task = Task { [weak self] in for await value in values { self?.seen = value } }
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            task?.cancel()
        }
    }
    final class Ends: Feed {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            task = Task { self.seen = await Self.load() }
        }
        static func load() async -> Int { 1 }
    }
    final class Keeps: Feed {
        override func viewDidLoad() {
            super.viewDidLoad()
            let values = endless.values()
            task = Task { for await value in values { self.seen = value } }
        }
    }

    private func visit(_ make: @escaping (Endless) -> UIViewController) async -> [String] {
        let endless = Endless()
        let found = await mistakesWithTurns {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let host = TestWindow(showing: navigation)
            navigation.pushViewController(make(endless), animated: false)
            TestClock.runUntilIdle(limit: 1)
            await drainMainQueue()
            navigation.popViewController(animated: false)
            TestClock.runUntilIdle(limit: 1)
            await drainMainQueue()
            host.close()
        }
        endless.end()
        await drainMainQueue()
        return found
    }

    @Test("a task that goes on off screen is found; cancelled and ended ones are not")
    func goingOn() async {
        #expect(await visit { GoesOn($0) } == [
            "task-not-cancelled: the task begun in viewDidAppear(_:) is not cancelled and goes on after the controller has disappeared",
        ])
        #expect(await visit { Cancels($0) } == [])
        #expect(await visit { Ends($0) } == [])
    }

    @Test("a task that each appearance begins once more is found")
    func doubled() async {
        let endless = Endless()
        let found = await mistakesWithTurns {
            let page = GoesOn(endless)
            let navigation = UINavigationController(rootViewController: page)
            let host = TestWindow(showing: navigation)
            await drainMainQueue()
            navigation.pushViewController(UIViewController(), animated: false)
            TestClock.runUntilIdle(limit: 1)
            navigation.popViewController(animated: false)
            TestClock.runUntilIdle(limit: 1)
            await drainMainQueue()
            host.close()
        }
        endless.end()
        #expect(found.contains("task-not-cancelled: the task begun in viewDidAppear(_:) runs 2 times at once: each appearance begins one more"))
    }

    @Test("a controller that a task keeps is found, with the task in the chain")
    func keeping() async {
        #expect(await visit { Keeps($0) } == [
            "controller-not-released: Keeps was removed from its parent and stays alive: a Task begun in Keeps.viewDidLoad() → Keeps",
        ])
    }

    final class Starts: UIViewController {
        var done = false
        override func viewDidLoad() {
            super.viewDidLoad()
            Task { self.done = true }
        }
    }

    @Test("tasks that had no turn say nothing, and the exerciser gives them turns where it is awaited")
    func turns() async {
        func exerciseAtOnce() -> [LifecycleFinding] { LifecycleExerciser { Starts() }.run().findings }
        #expect(exerciseAtOnce().map(\.message) == [])
        await drainMainQueue()
        let found = await LifecycleExerciser { Starts() }.run().findings.map(\.message)
        #expect(found == [])
        let endless = Endless()
        let leaks = await LifecycleExerciser { Keeps(endless) }.run().findings
        #expect(leaks.map(\.message) == ["Keeps was taken away and stays alive: a Task begun in Keeps.viewDidLoad() → Keeps"])
        endless.end()
    }
}
