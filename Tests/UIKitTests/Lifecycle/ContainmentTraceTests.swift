import Testing
import UIKit

@Suite @MainActor
struct ContainmentTraceTests {
    let log = CallLog()

    private func shown(_ controller: UIViewController) -> Stage {
        let stage = Stage(root: controller)
        stage.settle()
        _ = log.take()
        return stage
    }

    private func appearances() -> [String] { log.takeAppearance().filter { !$0.contains("oad") } }

    @Test("load-01: only reading view loads")
    func lazy() {
        let a = Probe("A", log)
        #expect(!a.isViewLoaded)
        #expect(a.viewIfLoaded == nil)
        #expect(log.take() == [])
        _ = a.view
        #expect(log.take() == ["A.loadView", "A.viewDidLoad"])
        #expect(a.isViewLoaded)
    }

    @Test("load-03: loadView that sets nothing is still followed by viewDidLoad")
    func loadNothing() {
        final class Empty: UIViewController {
            var loads = 0
            override func loadView() {}
            override func viewDidLoad() { loads += 1 }
        }
        let empty = Empty()
        #expect(empty.view == nil)
        #expect(empty.loads == 1)
        #expect(!empty.isViewLoaded)
    }

    @Test("load-04: a view set to nil is loaded again, another view sends nothing")
    func reload() {
        let a = Probe("A", log)
        _ = a.view
        _ = log.take()
        a.view = UIView()
        #expect(log.take() == [])
        a.view = nil
        #expect(!a.isViewLoaded)
        _ = a.view
        #expect(log.take() == ["A.loadView", "A.viewDidLoad"])
    }

    @Test("child-02: a child added in viewDidLoad appears after its parent")
    func childInViewDidLoad() {
        let parent = Probe("parent", log)
        let child = Probe("child", log)
        parent.hook = { parent, callback in
            guard callback == "viewDidLoad" else { return }
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        let stage = Stage(root: parent)
        stage.settle()
        let lines = appearances().filter { !$0.contains("Is") && !$0.contains("Move") }
        #expect(lines == [
            "parent.viewWillAppear(false)", "child.viewWillAppear(false)", "parent.viewDidAppear(false)",
            "child.viewDidAppear(false)",
        ])
    }

    @Test("child-03: without addChild the child's didAppear comes first")
    func strayChild() {
        let parent = Probe("parent", log)
        let child = Probe("child", log)
        parent.hook = { parent, callback in
            if callback == "viewDidLoad" { parent.view.addSubview(child.view) }
        }
        let stage = Stage(root: parent)
        stage.settle()
        let lines = appearances().filter { !$0.contains("Is") }
        #expect(lines == [
            "parent.viewWillAppear(false)", "child.viewWillAppear(false)", "child.viewDidAppear(false)",
            "parent.viewDidAppear(false)",
        ])
    }

    @Test("child-05: transition(from:to:) between two children")
    func transition() {
        let parent = Probe("parent", log)
        let c1 = Probe("C1", log)
        let c2 = Probe("C2", log)
        let stage = shown(parent)
        parent.addChild(c1)
        parent.view.addSubview(c1.view)
        c1.didMove(toParent: parent)
        stage.settle()
        _ = log.take()
        parent.addChild(c2)
        c1.willMove(toParent: nil)
        parent.transition(from: c1, to: c2, duration: 0.3, options: [], animations: nil) { [log] finished in
            log.add("completion \(finished)")
            c2.didMove(toParent: parent)
            c1.removeFromParent()
        }
        stage.settle()
        #expect(appearances() == [
            "C2.willMove(toParent: parent)", "C1.willMove(toParent: nil)", "C1.viewWillDisappear(true)",
            "C2.viewWillAppear(true)", "C2.viewIsAppearing(true)", "C2.viewDidAppear(true)", "C1.viewDidDisappear(true)",
            "completion true", "C2.didMove(toParent: parent)", "C1.didMove(toParent: nil)",
        ])
    }

    @Test("child-10: a child added to a visible parent")
    func childOfVisibleParent() {
        let parent = Probe("parent", log)
        let child = Probe("child", log)
        let stage = shown(parent)
        parent.addChild(child)
        #expect(log.take() == ["child.willMove(toParent: parent)"])
        #expect(child.parent === parent)
        let view = child.view!
        _ = log.take()
        parent.view.addSubview(view)
        #expect(log.take() == ["child.viewWillAppear(false)"])
        child.didMove(toParent: parent)
        #expect(log.take() == ["child.didMove(toParent: parent)"])
        stage.turn()
        #expect(log.takeAppearance() == ["child.viewIsAppearing(false)", "child.viewDidAppear(false)"])
    }

    @Test("child-12: a view without addChild appears, and nobody keeps its controller")
    func nobodyKeepsStray() {
        let parent = Probe("parent", log)
        let stage = shown(parent)
        weak var gone: Probe?
        var view: UIView?
        do {
            let child = Probe("child", log)
            gone = child
            view = child.view
            _ = log.take()
            parent.view.addSubview(child.view)
        }
        stage.settle()
        #expect(appearances() == [
            "child.viewWillAppear(false)", "child.viewIsAppearing(false)", "child.viewDidAppear(false)",
        ])
        #expect(gone == nil)
        #expect(view?.next === parent.view)
    }

    @Test("child-13: removal sends will at once and did with the commit")
    func removal() {
        let parent = Probe("parent", log)
        let child = Probe("child", log)
        let stage = shown(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.settle()
        _ = log.take()
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        #expect(log.take() == ["child.willMove(toParent: nil)", "child.viewWillDisappear(false)"])
        child.removeFromParent()
        #expect(log.take() == ["child.didMove(toParent: nil)"])
        stage.turn()
        #expect(log.takeAppearance() == ["child.viewDidDisappear(false)"])
    }

    @Test("child-14: a container that forwards by hand")
    func manualForwarding() {
        final class Manual: Probe {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let parent = Manual("parent", log)
        let child = Probe("child", log)
        let stage = shown(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.settle()
        #expect(appearances().filter { !$0.contains("Move") } == [])
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        #expect(appearances() == [
            "child.viewWillAppear(false)", "child.viewIsAppearing(false)", "child.viewDidAppear(false)",
        ])
    }

    @Test("appear-sm-01, appear-sm-02, section 6: the state machine")
    func stateMachine() {
        let a = Probe("A", log)
        _ = a.view
        _ = log.take()
        a.beginAppearanceTransition(true, animated: false)
        a.endAppearanceTransition()
        #expect(log.take() == ["A.viewWillAppear(false)", "A.viewDidAppear(false)"])
        a.beginAppearanceTransition(false, animated: false)
        a.beginAppearanceTransition(true, animated: false)
        a.endAppearanceTransition()
        #expect(log.take() == ["A.viewWillDisappear(false)", "A.viewWillAppear(false)", "A.viewDidAppear(false)"])
        a.beginAppearanceTransition(false, animated: false)
        a.endAppearanceTransition()
        _ = log.take()
        a.beginAppearanceTransition(true, animated: false)
        a.beginAppearanceTransition(false, animated: false)
        a.endAppearanceTransition()
        #expect(log.take() == ["A.viewWillAppear(false)", "A.viewWillDisappear(false)", "A.viewDidDisappear(false)"])
        a.endAppearanceTransition()
        #expect(log.take() == [])
    }

    @Test("tab-03: a tab chosen in code sends both wills inside the setter")
    func tabInCode() {
        let tabs = UITabBarController()
        let a = Probe("A", log)
        let t2 = Probe("T2", log)
        tabs.viewControllers = [a, t2]
        let stage = shown(tabs)
        tabs.selectedIndex = 1
        #expect(appearances() == ["T2.viewWillAppear(false)", "A.viewWillDisappear(false)"])
        stage.turn()
        #expect(appearances() == ["T2.viewIsAppearing(false)", "A.viewDidDisappear(false)", "T2.viewDidAppear(false)"])
    }

    @Test("layout-03: what is known at each step of a push")
    func geometryAtEachStep() {
        let navigation = UINavigationController(rootViewController: Probe("A", log))
        let stage = shown(navigation)
        let b = Probe("B", log)
        var seen: [String: String] = [:]
        b.hook = { b, callback in
            seen[callback] = "window \(b.view.window != nil), safe area \(b.view.safeAreaInsets.top > 0)"
        }
        navigation.pushViewController(b, animated: true)
        stage.settle()
        #expect(seen["viewDidLoad"] == "window false, safe area false")
        #expect(seen["viewWillAppear(true)"] == "window false, safe area false")
        #expect(seen["viewIsAppearing(true)"] == "window true, safe area true")
    }
}
