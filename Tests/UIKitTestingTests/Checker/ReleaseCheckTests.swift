import Testing
import UIKitTesting

@Suite(.serialized) @MainActor
struct ReleaseCheckTests {
    final class Player { var onFinish: (() -> Void)? }

    class Page: UIViewController {}
    final class HoldsItself: Page {
        var onFinish: (() -> Void)?
        override func viewDidLoad() {
            super.viewDidLoad()
            onFinish = { self.title = "Done" }
        }
    }
    final class HoldsByObject: Page {
        let player = Player()
        override func viewDidLoad() {
            super.viewDidLoad()
            let word = "Done"
            player.onFinish = { self.title = word }
        }
    }
    final class HoldsByList: Page {
        final class Row { var owner: AnyObject? }
        var rows: [Row] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            let row = Row()
            row.owner = self
            rows = [row]
        }
    }
    final class HoldsWeakly: Page {
        let player = Player()
        weak var me: UIViewController?
        unowned(unsafe) var unsafe: UIViewController?
        override func viewDidLoad() {
            super.viewDidLoad()
            me = self
            unsafe = self
            player.onFinish = { [weak self] in self?.title = "Done" }
        }
    }

    private func pop(_ make: () -> UIViewController) -> [String] {
        mistakes {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let host = TestWindow(showing: navigation)
            navigation.pushViewController(make(), animated: false)
            TestClock.runUntilIdle(limit: 1)
            navigation.popViewController(animated: false)
            TestClock.runUntilIdle(limit: 1)
            host.close()
        }
    }

    @Test("a popped controller that holds itself is found with the chain that holds it")
    func cycles() {
        let start = "was removed from its parent and stays alive: "
        #expect(pop { HoldsItself() } == [
            "controller-not-released: HoldsItself \(start)HoldsItself.onFinish (a closure) → HoldsItself",
        ])
        #expect(pop { HoldsByObject() } == [
            "controller-not-released: HoldsByObject \(start)HoldsByObject.player → Player.onFinish (a closure) → HoldsByObject",
        ])
        #expect(pop { HoldsByList() } == [
            "controller-not-released: HoldsByList \(start)HoldsByList.rows → Row.owner → HoldsByList",
        ])
    }

    @Test("a controller that is released, or held by a local variable, is none")
    func released() {
        #expect(pop { HoldsWeakly() } == [])
        let kept = HoldsWeakly()
        #expect(pop { kept } == [])
        withExtendedLifetime(kept) {}
    }

    @Test("dismissed and replaced controllers are looked at too")
    func otherWays() {
        let dismissed = mistakes {
            let home = UIViewController()
            let host = TestWindow(showing: home)
            home.present(HoldsItself(), animated: true)
            TestClock.runUntilIdle(limit: 2)
            home.dismiss(animated: true)
            TestClock.runUntilIdle(limit: 2)
            host.close()
        }
        #expect(dismissed == ["controller-not-released: HoldsItself was dismissed and stays alive: HoldsItself.onFinish (a closure) → HoldsItself"])
        let replaced = mistakes {
            let host = TestWindow(showing: HoldsItself())
            host.show(UIViewController())
            host.close()
        }
        #expect(replaced == [
            "controller-not-released: HoldsItself was replaced as its window's root and stays alive: HoldsItself.onFinish (a closure) → HoldsItself",
        ])
    }

    final class Cache: UIViewController { let cached = HoldsItself() }

    @Test("cached, re-presented and tab controllers are no leaks while what is on screen holds them")
    func cached() {
        let found = mistakes {
            let cache = Cache()
            let navigation = UINavigationController(rootViewController: cache)
            let host = TestWindow(showing: navigation)
            for _ in 0..<2 {
                navigation.pushViewController(cache.cached, animated: false)
                TestClock.runUntilIdle(limit: 1)
                navigation.popViewController(animated: false)
                TestClock.runUntilIdle(limit: 1)
                turnRunLoop()
            }
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), UIViewController()]
            cache.present(tabs, animated: false)
            TestClock.runUntilIdle(limit: 1)
            tabs.selectedIndex = 1
            turnRunLoop()
            LifecycleChecker.check()
            cache.cached.onFinish = nil
            cache.dismiss(animated: false)
            TestClock.runUntilIdle(limit: 1)
            host.close()
        }
        #expect(found == [])
    }

    final class Ticks: Page {
        var timer: Timer?
        override func viewDidLoad() {
            super.viewDidLoad()
            timer = Timer.scheduledTimer(timeInterval: 10_000, target: self, selector: Selector("tick"), userInfo: nil, repeats: true)
        }
    }

    @Test("a timer that holds its target is named")
    func timers() {
        var timer: Timer?
        let found = pop {
            let page = Ticks()
            page.loadViewIfNeeded()
            timer = page.timer
            page.timer = nil
            return page
        }
        #expect(found == ["controller-not-released: Ticks was removed from its parent and stays alive: a repeating Timer → Ticks"])
        timer?.invalidate()
    }

    // MARK: The exerciser

    final class Note: Page {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
    }
    final class ForgetfulNote: Page {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            field.text = ""
        }
    }
    final class Growing: Page {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            view.addSubview(UILabel())
        }
    }

    @Test("the exerciser finds nothing in a controller that does nothing wrong, and takes all steps")
    func exerciseRight() {
        let report = LifecycleExerciser { Note() }.run()
        #expect(report.findings.map(\.message) == [])
        #expect(report.notes == [])
        #expect(report.description == "no lifecycle mistake found")
        #expect(TraceFailure.collecting { exercise { Note() } }.isEmpty)
    }

    @Test("the exerciser finds leaks, lost drafts and growing views")
    func exerciseWrong() {
        let leaks = LifecycleExerciser { HoldsItself() }.run().findings
        #expect(leaks.map(\.message) == ["HoldsItself was taken away and stays alive: HoldsItself.onFinish (a closure) → HoldsItself"])
        let drafts = LifecycleExerciser { ForgetfulNote() }.run().findings
        #expect(drafts.contains { $0.message == "the text in a UITextField of ForgetfulNote is lost in step 'swipe-back:0.4:cancel'" })
        #expect(drafts.allSatisfy { $0.rule == "draft-lost" })
        let growing = LifecycleExerciser { Growing() }.run().findings
        #expect(growing.map(\.rule) == ["setup-on-each-appearance"])
        let failures = TraceFailure.collecting { exercise { HoldsItself() } }
        #expect(failures.count == 1 && failures.first?.line == #line - 1)
    }

    // MARK: Policies

    final class Wrong: UIViewController { override func viewDidAppear(_ animated: Bool) {} }

    @Test("a failure is that of the test, at the line of the window; a rule can be ignored or suppressed with a reason")
    func policies() {
        LifecycleChecker.start(.fail)
        defer { LifecycleChecker.stop() }
        let failures = TraceFailure.collecting { TestWindow(showing: Wrong()).close() }
        #expect(failures.count == 1 && failures.first?.line == #line - 1)
        #expect(LifecycleChecker.findings.map(\.rule) == ["missing-super"])
        LifecycleChecker.stop()
        LifecycleChecker.start(.fail)
        LifecycleChecker.setPolicy(.ignore, for: "missing-super")
        #expect(TraceFailure.collecting { TestWindow(showing: Wrong()).close() }.isEmpty)
        LifecycleChecker.stop()
        LifecycleChecker.start(.fail)
        LifecycleChecker.suppress("missing-super", in: Wrong.self, because: "it is meant to be wrong")
        #expect(TraceFailure.collecting { TestWindow(showing: Wrong()).close() }.isEmpty)
        #expect(LifecycleChecker.suppressions.map(\.reason) == ["it is meant to be wrong"])
    }

    @Test("a body is checked at the caller's line, and nothing is found while the checker is off")
    func scopes() {
        let failures = TraceFailure.collecting { expectNoLifecycleMistakes { TestWindow(showing: Wrong()).close() } }
        #expect(failures.map(\.line) == [#line - 1])
        #expect(!LifecycleChecker.isOn)
        let before = LifecycleChecker.findings.count
        TestWindow(showing: Wrong()).close()
        #expect(LifecycleChecker.findings.count == before)
    }
}
