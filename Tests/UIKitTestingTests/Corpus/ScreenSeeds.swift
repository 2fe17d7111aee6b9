import UIKitTesting

@MainActor
enum ScreenSeeds {
    final class Other: UIViewController {}
    final class Home: UIViewController {}

    final class PresentsInLoad: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            present(Other(), animated: true)
        }
    }
    class PresentsBase: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            showIfNeeded()
        }
        func showIfNeeded() {}
    }
    final class PresentsByHelper: PresentsBase { override func showIfNeeded() { present(Other(), animated: false) } }
    final class PushesInClosure: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let go = { self.navigationController?.pushViewController(Other(), animated: false) }
            go()
        }
    }
    final class PopsItself: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.popViewController(animated: false)
        }
    }

    private static func home(_ body: @escaping @MainActor (Home, TestWindow) async -> Void) -> @MainActor () async -> Void {
        {
            let home = Home()
            let host = TestWindow(showing: home)
            await body(home, host)
            TestClock.runUntilIdle(limit: 3)
            host.close()
        }
    }

    static let all: [Seed] = [
        Seed("early-presentation", "direct", Scene.shown) { PresentsInLoad() },
        Seed("early-presentation", "by a helper that the base class calls", Scene.shown) { PresentsByHelper() },
        Seed("early-presentation", "a push in a closure", Scene.popped) { PushesInClosure() },
        Seed("early-presentation", "a pop of itself", Scene.popped) { PopsItself() },
        Seed("early-presentation", "in a child", Scene.shown) { Box.around(PresentsInLoad()) },
        Seed("refused-presentation", "twice at once", home { home, _ in
            home.present(Other(), animated: true)
            home.present(Other(), animated: true)
        }),
        Seed("refused-presentation", "on one that presents", home { home, _ in
            home.present(Other(), animated: false)
            TestClock.runUntilIdle(limit: 1)
            [home].forEach { $0.present(Other(), animated: false) }
        }),
        Seed("refused-presentation", "without a window") { Home().present(Other(), animated: false) },
        Seed("refused-presentation", "from a detached controller", home { home, _ in
            let detached = Other()
            home.view.addSubview(detached.view)
            detached.present(UIViewController(), animated: false)
            TestClock.runUntilIdle(limit: 1)
            detached.dismiss(animated: false)
            detached.view.removeFromSuperview()
        }),
        Seed("refused-presentation", "dismissed twice", home { home, _ in
            home.present(Other(), animated: false)
            TestClock.runUntilIdle(limit: 1)
            home.dismiss(animated: true)
            home.dismiss(animated: true)
        }),
        Seed("refused-presentation", "a push during a push") {
            let navigation = UINavigationController(rootViewController: Home())
            let host = TestWindow(showing: navigation)
            navigation.pushViewController(Other(), animated: true)
            turnRunLoop()
            TestClock.advance(by: 0.1)
            navigation.pushViewController(Other(), animated: true)
            TestClock.runUntilIdle(limit: 3)
            host.close()
        },
        Seed("root-replaced-under-modal", "direct", home { home, host in
            home.present(Other(), animated: false)
            TestClock.runUntilIdle(limit: 1)
            host.window.rootViewController = Home()
        }),
        Seed("root-replaced-under-modal", "under a stack of two", home { home, host in
            home.present(Other(), animated: false)
            TestClock.runUntilIdle(limit: 1)
            home.presentedViewController?.present(Other(), animated: false)
            TestClock.runUntilIdle(limit: 1)
            host.show(Home())
        }),
        Seed("root-replaced-under-modal", "a container in a closure") {
            let navigation = UINavigationController(rootViewController: Home())
            let host = TestWindow(showing: navigation)
            navigation.topViewController?.present(Other(), animated: false)
            TestClock.runUntilIdle(limit: 1)
            let signOut = { host.window.rootViewController = Home() }
            signOut()
            host.close()
        },
    ]

    final class PresentsLater: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if presentedViewController == nil, title == nil { present(Other(), animated: true) }
            title = "shown"
        }
    }
    final class FillsItself: UINavigationController {
        override func viewDidLoad() {
            super.viewDidLoad()
            setViewControllers([Home(), Other()], animated: false)
        }
    }

    static let near: [Seed] = [
        Seed(nil, "presented in viewDidAppear") {
            let home = PresentsLater()
            let host = TestWindow(showing: home)
            TestClock.runUntilIdle(limit: 2)
            home.dismiss(animated: false)
            TestClock.runUntilIdle(limit: 2)
            host.close()
        },
        Seed(nil, "a container fills its own stack", Scene.shown) { FillsItself() },
        Seed(nil, "presented again after the dismissal", home { home, _ in
            for _ in 0..<2 {
                home.present(Other(), animated: true)
                TestClock.runUntilIdle(limit: 2)
                home.dismiss(animated: true)
                TestClock.runUntilIdle(limit: 2)
            }
        }),
        Seed(nil, "a root replaced after the dismissal", home { home, host in
            home.present(Other(), animated: false)
            TestClock.runUntilIdle(limit: 1)
            home.dismiss(animated: false)
            TestClock.runUntilIdle(limit: 1)
            host.show(Home())
        }),
    ]
}
