import Testing
import UIKitTesting

/// A mistake that is made on purpose, or code that comes near one (`rule` is nil).
struct Seed: CustomTestStringConvertible, @unchecked Sendable {
    /// The rule that finds it.
    let rule: String?
    /// How the mistake is dressed.
    let dressing: String
    /// Does it, while the checker watches.
    let run: @MainActor () async -> Void

    init(_ rule: String?, _ dressing: String, _ run: @escaping @MainActor () async -> Void) {
        self.rule = rule
        self.dressing = dressing
        self.run = run
    }

    /// The mistake is made by a controller on its way through a scene.
    @MainActor
    init(
        _ rule: String?, _ dressing: String, _ scene: @escaping @MainActor (@escaping @MainActor () -> UIViewController) async -> Void,
        _ make: @escaping @MainActor () -> UIViewController
    ) {
        self.init(rule, dressing) { await scene(make) }
    }

    var testDescription: String { "\(rule ?? "right"): \(dressing)" }

    /// The rules whose mistakes are found.
    @MainActor
    func found() async -> [String] {
        LifecycleChecker.slowLayout = 0.03
        TestClock.start(jumps: false)
        defer {
            LifecycleChecker.slowLayout = 0.1
            TestClock.stop()
        }
        Scene.exerciserRules = []
        let findings = await LifecycleChecker.findings(run)
        Endless.endAll()
        return findings.map(\.rule) + Scene.exerciserRules
    }
}

/// What happens to a controller.
@MainActor
enum Scene {
    /// It is shown and taken away.
    static func shown(_ make: @escaping @MainActor () -> UIViewController) async {
        let host = TestWindow(showing: make())
        TestClock.runUntilIdle(limit: 1)
        await drainMainQueue()
        host.close()
    }

    /// It is covered by pushes and uncovered, twice.
    static func covered(_ make: @escaping @MainActor () -> UIViewController) async { cover(make()) }

    /// The same, with turns for tasks.
    static func coveredSlowly(_ make: @escaping @MainActor () -> UIViewController) async {
        let navigation = UINavigationController(rootViewController: make())
        let host = TestWindow(showing: navigation)
        for _ in 0..<2 {
            await drainMainQueue()
            navigation.pushViewController(UIViewController(), animated: false)
            TestClock.runUntilIdle(limit: 1)
            await drainMainQueue()
            navigation.popViewController(animated: false)
            TestClock.runUntilIdle(limit: 1)
        }
        host.close()
    }

    /// It is pushed and popped, and nothing else holds it.
    static func popped(_ make: @escaping @MainActor () -> UIViewController) async {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let host = TestWindow(showing: navigation)
        navigation.pushViewController(make(), animated: false)
        TestClock.runUntilIdle(limit: 1)
        await drainMainQueue()
        navigation.popViewController(animated: false)
        TestClock.runUntilIdle(limit: 1)
        await drainMainQueue()
        host.close()
    }

    /// It is pushed and nearly swiped away.
    static func nearlyLeft(_ make: @escaping @MainActor () -> UIViewController) async {
        _ = Journey(.open, .push, .swipeBack(0.4, .cancel)).run(make)
    }

    /// The exerciser takes it through all journeys.
    static func exercised(_ make: @escaping @MainActor () -> UIViewController) async {
        exerciserRules += await LifecycleExerciser(make).run().findings.map(\.rule)
    }

    /// What exercisers found.
    static var exerciserRules: [String] = []

    /// It is laid out several times.
    static func laidOut(_ make: @escaping @MainActor () -> UIViewController) async {
        let controller = make()
        let host = TestWindow(showing: controller)
        for _ in 0..<4 {
            controller.view.setNeedsLayout()
            controller.view.layoutIfNeeded()
        }
        host.close()
    }
}

/// A parent that contains a controller in the right way.
final class Box: UIViewController {
    private var content: UIViewController?

    static func around(_ content: UIViewController) -> Box {
        let box = Box()
        box.content = content
        return box
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let content else { return }
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }
}

/// Streams that end only when a test is over.
@MainActor
enum Endless {
    private static var continuations: [AsyncStream<Int>.Continuation] = []

    static func values() -> AsyncStream<Int> { AsyncStream { continuations.append($0) } }

    static func endAll() {
        for continuation in continuations { continuation.finish() }
        continuations = []
    }
}
