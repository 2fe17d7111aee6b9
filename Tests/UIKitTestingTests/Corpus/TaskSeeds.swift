import UIKitTesting

@MainActor
enum TaskSeeds {
    class Feed: UIViewController {
        var task: Task<Void, Never>?
        var seen = 0
        func begin() {
            let values = Endless.values()
            task = Task { [weak self] in for await value in values { self?.seen = value } }
        }
    }
    final class GoesOn: Feed {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            begin()
        }
    }
    class GoesOnBase: Feed {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            start()
        }
        func start() {}
    }
    final class GoesOnByHelper: GoesOnBase { override func start() { begin() } }
    final class GoesOnDetached: GoesOnBase {
        override func start() {
            let values = Endless.values()
            [values].forEach { values in Task.detached { for await _ in values {} } }
        }
    }

    static let all: [Seed] = [
        Seed("task-not-cancelled", "direct", Scene.popped) { GoesOn() },
        Seed("task-not-cancelled", "by a helper that the base class calls", Scene.popped) { GoesOnByHelper() },
        Seed("task-not-cancelled", "detached, in a closure", Scene.popped) { GoesOnDetached() },
        Seed("task-not-cancelled", "in a child", Scene.popped) { Box.around(GoesOn()) },
        Seed("task-not-cancelled", "one more on each appearance", Scene.coveredSlowly) { GoesOn() },
    ]

    final class Cancels: Feed {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            begin()
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
    final class ForGood: Feed {
        override func viewDidLoad() {
            super.viewDidLoad()
            begin()
        }
    }

    static let near: [Seed] = [
        Seed(nil, "cancelled as it disappears", Scene.popped) { Cancels() },
        Seed(nil, "ended before it disappears", Scene.popped) { Ends() },
        Seed(nil, "begun once for good", Scene.popped) { ForGood() },
    ]
}
