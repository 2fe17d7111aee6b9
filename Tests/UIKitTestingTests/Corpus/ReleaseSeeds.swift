import UIKitTesting

@MainActor
enum ReleaseSeeds {
    final class Player { var onFinish: (() -> Void)? }

    final class ByClosure: UIViewController {
        var onFinish: (() -> Void)?
        override func viewDidLoad() {
            super.viewDidLoad()
            onFinish = { self.title = "Done" }
        }
    }
    class PlayerBase: UIViewController {
        let player = Player()
        override func viewDidLoad() {
            super.viewDidLoad()
            prepare()
        }
        func prepare() {}
    }
    final class ByHelper: PlayerBase {
        override func prepare() {
            let word = "Done"
            player.onFinish = { self.title = word }
        }
    }
    final class ByNestedClosure: PlayerBase {
        override func prepare() {
            let close = { self.title = "Done" }
            player.onFinish = { close() }
        }
    }
    final class ByChild: UIViewController {
        final class Inner: UIViewController { var owner: UIViewController? }
        override func viewDidLoad() {
            super.viewDidLoad()
            let inner = Inner()
            inner.owner = self
            addChild(inner)
            view.addSubview(inner.view)
            inner.didMove(toParent: self)
        }
    }
    final class ByTask: UIViewController {
        var seen = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            let values = Endless.values()
            Task { for await value in values { self.seen = value } }
        }
    }
    final class ByTaskAlone: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            Task { await Self.wait(for: self) }
        }
        static func wait(for controller: UIViewController) async { for await _ in Endless.values() { controller.title = "x" } }
    }
    final class ByTimer: UIViewController {
        static var timers: [Timer] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            Self.timers.append(
                Timer.scheduledTimer(timeInterval: 10_000, target: self, selector: Selector("tick"), userInfo: nil, repeats: true))
        }
    }

    /// It is shown as a sheet and dismissed.
    private static func dismissed(_ make: @escaping @MainActor () -> UIViewController) async {
        let home = UIViewController()
        let host = TestWindow(showing: home)
        home.present(make(), animated: true)
        TestClock.runUntilIdle(limit: 2)
        home.dismiss(animated: true)
        TestClock.runUntilIdle(limit: 2)
        host.close()
    }

    /// It is the root and replaced.
    private static func replaced(_ make: @escaping @MainActor () -> UIViewController) async {
        let host = TestWindow(showing: make())
        host.show(UIViewController())
        host.close()
    }

    private static func withTimer(_ make: @escaping @MainActor () -> UIViewController) async {
        await Scene.popped(make)
        LifecycleChecker.check()
        ByTimer.timers.forEach { $0.invalidate() }
        ByTimer.timers = []
    }

    class Row { var delegate: AnyObject? }
    final class Source { var dataSource: UIViewController? }
    class DelegateBase: UIViewController {
        let row = Row()
        override func viewDidLoad() {
            super.viewDidLoad()
            connect()
        }
        func connect() { row.delegate = self }
    }
    final class StrongDelegate: DelegateBase {}
    final class StrongDataSource: UIViewController {
        let source = Source()
        override func viewDidLoad() {
            super.viewDidLoad()
            [source].forEach { $0.dataSource = self }
        }
    }
    final class StrongDelegateOfCells: UIViewController {
        final class Cell: Row { var cellDelegate: UIViewController? }
        var cells: [Cell] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            cells = [Cell()]
            cells[0].cellDelegate = self
        }
    }

    static let all: [Seed] = [
        Seed("controller-not-released", "a closure of its own, popped", Scene.popped) { ByClosure() },
        Seed("controller-not-released", "a closure of an object, by a helper of a base class", Scene.popped) { ByHelper() },
        Seed("controller-not-released", "a closure in a closure", Scene.popped) { ByNestedClosure() },
        Seed("controller-not-released", "its child", Scene.popped) { ByChild() },
        Seed("controller-not-released", "dismissed", dismissed) { ByClosure() },
        Seed("controller-not-released", "replaced as the root", replaced) { ByClosure() },
        Seed("controller-not-released", "a child of what is popped", Scene.popped) { Box.around(ByClosure()) },
        Seed("controller-not-released", "a task", Scene.popped) { ByTask() },
        Seed("controller-not-released", "a task that passes it on", Scene.popped) { ByTaskAlone() },
        Seed("controller-not-released", "a timer", withTimer) { ByTimer() },
        Seed("controller-not-released", "in the exerciser", Scene.exercised) { ByClosure() },
        Seed("strong-delegate", "direct", Scene.popped) { StrongDelegate() },
        Seed("strong-delegate", "a data source, in a closure", Scene.popped) { StrongDataSource() },
        Seed("strong-delegate", "of a cell in a list", Scene.popped) { StrongDelegateOfCells() },
        Seed("strong-delegate", "in the exerciser", Scene.exercised) { StrongDelegate() },
    ]

    final class Weakly: PlayerBase {
        weak var delegate: UIViewController?
        override func prepare() {
            delegate = self
            let word = "Done"
            player.onFinish = { [weak self] in self?.title = word }
        }
    }
    final class TaskThatEnds: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            Task { self.title = "Done" }
        }
    }
    final class TaskThatIsWeak: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let values = Endless.values()
            Task { [weak self] in for await _ in values { self?.title = "x" } }
        }
    }

    static let near: [Seed] = [
        Seed(nil, "held weakly", Scene.popped) { Weakly() },
        Seed(nil, "held by a test's variable") {
            let kept = Weakly()
            await Scene.popped { kept }
            withExtendedLifetime(kept) {}
        },
        Seed(nil, "a task that ends", Scene.popped) { TaskThatEnds() },
        Seed(nil, "a task that holds it weakly", Scene.popped) { TaskThatIsWeak() },
        Seed(nil, "released, in the exerciser", Scene.exercised) { TaskThatEnds() },
    ]
}
