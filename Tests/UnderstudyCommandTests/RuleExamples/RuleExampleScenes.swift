import Foundation

/// What is done with the examples of rules so that their mistakes show.
enum RuleExampleScenes {
    /// The code of a scene: `EXAMPLE` stands for the example's first controller, `SPACE` for its namespace.
    static func scene(of rule: String, _ example: String) -> String {
        scenes[rule] ?? containment(example) ?? "await visit { EXAMPLE() }"
    }

    /// Shows or hides a child, where an example has a method for that.
    private static func containment(_ text: String) -> String? {
        let calls: String
        if text.contains("func show(_ child: UIViewController)") {
            calls = "parent.show(child)"
        } else if text.contains("func hide(_ child: UIViewController)") {
            calls = """
                parent.addChild(child)
                        parent.view.addSubview(child.view)
                        child.didMove(toParent: parent)
                        host.settle()
                        parent.hide(child)
                """
        } else {
            return nil
        }
        return """
            root(EXAMPLE()) { host in
                        let parent = host.window.rootViewController as! EXAMPLE
                        let child = WelcomeController()
                        \(calls)
                        host.settle()
                        withExtendedLifetime(child) { turnRunLoop() }
                    }
            """
    }

    static let tools = """
        @MainActor func report(_ name: String, _ body: @MainActor () async -> Void) async {
            guard CommandLine.arguments.dropFirst().joined(separator: " ") == name else { return }
            LifecycleChecker.slowLayout = 0.01
            LifecycleChecker.start(.log)
            await body()
            for finding in exercised { print("exercise: [\\(finding.rule)]") }
            exit(0)
        }
        @MainActor var exercised: [LifecycleFinding] = []

        /// The controller is pushed, covered, uncovered, popped, and exercised.
        @MainActor func visit(_ make: @escaping () -> UIViewController) async {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let host = TestWindow(showing: navigation)
            func settle() async {
                TestClock.runUntilIdle(limit: 2)
                await drainMainQueue()
            }
            navigation.pushViewController(make(), animated: false)
            await settle()
            navigation.pushViewController(UIViewController(), animated: false)
            await settle()
            Store.shared.items += ["bread", "salt"]
            navigation.popViewController(animated: false)
            await settle()
            navigation.topViewController?.dismiss(animated: false)
            await settle()
            navigation.popViewController(animated: false)
            await settle()
            host.close()
            exercised += await LifecycleExerciser(make).run().findings
        }

        @MainActor func root(_ controller: UIViewController, _ body: (TestWindow) -> Void) {
            TestClock.withVirtualTime {
                let host = TestWindow(showing: controller)
                body(host)
                TestClock.runUntilIdle(limit: 2)
                host.close()
            }
        }


        """

    /// Mistakes that a mere visit does not make.
    private static let scenes = [
        "callback-by-hand": "EXAMPLE().retry()",
        "load-view-without-view": "EXAMPLE().loadViewIfNeeded()",
        "child-added-in-layout": """
            root(EXAMPLE()) { host in
                        for _ in 0..<3 {
                            host.window.rootViewController?.view.setNeedsLayout()
                            host.window.layoutIfNeeded()
                        }
                    }
            """,
        "off-main-thread": """
            let feed = EXAMPLE()
                    let host = TestWindow(showing: feed)
                    feed.load()
                    for _ in 0..<200 where feed.view.subviews.isEmpty {
                        try? await Task.sleep(nanoseconds: 5_000_000)
                    }
                    await drainMainQueue()
                    host.close()
            """,
        "refused-presentation": """
            root(EXAMPLE()) { host in
                        let home = host.window.rootViewController as! EXAMPLE
                        home.showBoth()
                        TestClock.runUntilIdle(limit: 2)
                        home.dismiss(animated: false)
                        TestClock.runUntilIdle(limit: 2)
                    }
            """,
        "root-replaced-under-modal": """
            root(EXAMPLE()) { host in
                        let home = host.window.rootViewController as! EXAMPLE
                        home.signOut()
                        TestClock.runUntilIdle(limit: 2)
                    }
            """,
        "refresh-only-on-appear": """
            root(UINavigationController(rootViewController: EXAMPLE())) { host in
                        let navigation = host.window.rootViewController as! UINavigationController
                        let list = navigation.topViewController as! EXAMPLE
                        navigation.pushViewController(UIViewController(), animated: false)
                        TestClock.runUntilIdle(limit: 1)
                        Store.shared.items += ["bread", "salt"]
                        navigation.popViewController(animated: false)
                        TestClock.runUntilIdle(limit: 1)
                        list.edit()
                        TestClock.runUntilIdle(limit: 1)
                        list.presentedViewController?.dismiss(animated: true)
                        TestClock.runUntilIdle(limit: 1)
                    }
            """,
        "slow-layout": """
            let report = EXAMPLE()
                    report.rows = (0..<100_000).map { ($0 * 7919) % 100_003 }
                    root(report) { _ in }
            """,
        "strong-delegate": "await visit { SPACE.Owner() }",
    ]

    /// What uses an example, beside it.
    static let extensions = [
        "strong-delegate": """
            class Owner: UIViewController, PickerDelegate {
                let picker = PickerController()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    picker.delegate = self
                }
            }
            """,
    ]
}
