import Testing
import UIKitTesting

@Suite(.serialized) @MainActor
struct SuperCheckTests {
    // MARK: Without super

    class Plain: UIViewController { override func viewWillAppear(_ animated: Bool) { title = "x" } }
    class EarlyReturn: UIViewController {
        var isReady = false
        override func viewDidLoad() {
            guard isReady else { return }
            super.viewDidLoad()
        }
    }
    class Base: UIViewController { override func viewDidAppear(_ animated: Bool) {} }
    class Derived: Base { override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) } }
    class Parenting: UIViewController { override func didMove(toParent parent: UIViewController?) {} }

    @Test("a callback that leaves super out is found on the path that is taken")
    func missing() {
        #expect(mistakesShowing(Plain()) == ["missing-super: Plain.viewWillAppear(_:) does not call super.viewWillAppear(_:)"])
        #expect(mistakesShowing(EarlyReturn()) == ["missing-super: EarlyReturn.viewDidLoad() does not call super.viewDidLoad()"])
        let ready = EarlyReturn()
        ready.isReady = true
        #expect(mistakesShowing(ready) == [])
    }

    @Test("a class in between that leaves super out is found, and both classes are named")
    func between() {
        #expect(mistakesShowing(Derived()) == [
            "missing-super: Derived.viewDidAppear(_:) does not reach UIKit: super.viewDidAppear(_:) is left out in Derived or Base",
        ])
    }

    @Test("parenting callbacks need super as well (Apple documentation: didMove(toParent:))")
    func parenting() {
        #expect(mistakesShowing(UINavigationController(rootViewController: Parenting())) == [
            "missing-super: Parenting.didMove(toParent:) does not call super.didMove(toParent:)",
        ])
    }

    class Silent: UIViewController {
        override func viewDidLayoutSubviews() {}
        override func viewWillLayoutSubviews() {}
        override func loadView() { view = UIView() }
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "x"
        }
    }

    @Test("callbacks whose own part does nothing, and loadView, need no super")
    func notNeeded() { #expect(mistakesShowing(Silent()) == []) }

    @Test("UIKit's own controllers reach super")
    func ownClasses() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: UITableViewController()), Silent()]
        #expect(mistakesShowing(tabs) == [])
        #expect(mistakesShowing(UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)) == [])
    }

    // MARK: Twice

    class Twice: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            super.viewDidAppear(animated)
        }
    }
    class Helper: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            again()
        }
        func again() { super.viewDidLoad() }
    }
    class Looping: UIViewController {
        override func viewWillDisappear(_ animated: Bool) { for _ in 0..<2 { super.viewWillDisappear(animated) } }
    }

    @Test("super called twice is found: directly, through a helper, in a loop")
    func repeated() {
        #expect(mistakesShowing(Twice()) == ["repeated-super: Twice.viewDidAppear(_:) calls super.viewDidAppear(_:) again on the same path"])
        #expect(mistakesShowing(Helper()) == ["repeated-super: Helper.viewDidLoad() calls super.viewDidLoad() again on the same path"])
        #expect(mistakesShowing(Looping()) == [
            "repeated-super: Looping.viewWillDisappear(_:) calls super.viewWillDisappear(_:) again on the same path",
        ])
    }

    // MARK: loadView

    class OwnAndSuper: UIViewController {
        override func loadView() {
            super.loadView()
            view = UIView()
        }
    }
    class Kept: UIViewController {
        override func loadView() {
            super.loadView()
            view.backgroundColor = .white
        }
    }
    class NoView: UIViewController { override func loadView() { title = "x" } }
    class ReadFirst: UIViewController {
        override func loadView() {
            _ = view
            view = UIView()
        }
    }

    @Test("loadView that makes a view and calls super, that makes none, or that reads it first")
    func loadView() {
        #expect(mistakesShowing(OwnAndSuper()) == ["prohibited-super: OwnAndSuper.loadView() sets view itself and calls super.loadView() as well"])
        #expect(mistakesShowing(Kept()) == [])
        let none = mistakes { NoView().loadViewIfNeeded() }
        #expect(none == ["load-view-without-view: NoView.loadView() neither sets view nor calls super.loadView()"])
        #expect(mistakesShowing(ReadFirst()) == [
            "view-in-load-view: ReadFirst.loadView() reads view before it has set it, which calls loadView() again",
        ])
    }

    // MARK: By hand

    class Retrying: UIViewController { func retry() { viewDidLoad() } }
    class Forwarding: UIViewController {
        let inner = UIViewController()
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            inner.viewWillAppear(animated)
        }
    }

    @Test("callbacks called by hand are found, inside callbacks too; loadViewIfNeeded is no such call")
    func byHand() {
        #expect(mistakes { Retrying().retry() } == [
            "callback-by-hand: Retrying.viewDidLoad() is called by hand; UIKit calls it when the time has come",
        ])
        #expect(mistakesShowing(Forwarding()) == [
            "callback-by-hand: UIViewController.viewWillAppear(_:) is called by hand; UIKit calls it when the time has come",
        ])
        let other = mistakes { UIViewController().viewDidDisappear(false) }
        #expect(other == ["callback-by-hand: UIViewController.viewDidDisappear(_:) is called by hand; UIKit calls it when the time has come"])
        #expect(mistakes { Retrying().loadViewIfNeeded() } == [])
    }

    @Test("an appearance callback called by hand is logged, with the checker off too (contract section 11)")
    func loggedByHand() {
        let recorder = CallbackRecorder()
        let controller = UIViewController()
        controller.viewWillDisappear(false)
        #expect(recorder.lines(of: .messages).count == 1)
        #expect(recorder.lines(of: .messages).first?.hasPrefix(
            "Calling -viewWillDisappear: directly on a view controller is not supported, and may result in out-of-order callbacks") == true)
        recorder.clear()
        TestWindow(showing: controller).close()
        #expect(recorder.lines(of: .messages) == [])
        recorder.stop()
    }

    // MARK: In an initializer

    class Eager: UIViewController {
        required init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nibName, bundle: bundle)
            view.backgroundColor = .white
        }
        required init?(coder: NSCoder) { nil }
    }
    class EagerChild: Eager {}
    class EagerHelper: UIViewController {
        required init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nibName, bundle: bundle)
            setUp()
        }
        required init?(coder: NSCoder) { nil }
        private func setUp() { loadViewIfNeeded() }
    }

    @Test("a view that loads inside an initializer is found: in the class, in its superclass, through a helper")
    func inInitializer() {
        func message(_ type: String) -> String {
            "view-in-init: view in an initializer of \(type) loads the view, and viewDidLoad() runs inside the initializer"
        }
        #expect(mistakes { _ = Eager() } == [message("Eager")])
        #expect(mistakes { _ = EagerChild() } == [message("EagerChild")])
        #expect(mistakes { _ = EagerHelper() } == [message("EagerHelper")])
        #expect(mistakes { _ = Plain().view } == [])
    }

    @Test("a finding says where, why and what to do")
    func words() throws {
        let finding = try #require(LifecycleChecker.findings { TestWindow(showing: Plain()).close() }.first)
        #expect(finding.type == "Plain" && finding.callback == "viewWillAppear(_:)" && finding.severity == "error")
        #expect(finding.description == """
            error: Plain.viewWillAppear(_:) does not call super.viewWillAppear(_:) [missing-super]
              where: Plain, viewWillAppear(_:)
              why: UIKit and the classes between do their own part in these callbacks: children are told, state is kept, \
            transitions are finished. Without super that part is left out.
              fix: Call super once, on every path, as the first statement where things begin.
            """)
    }
}
