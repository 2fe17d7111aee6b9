import Testing
import UIKit

@Suite @MainActor
struct NavigationTraceTests {
    let log = CallLog()

    private func shown(_ root: UIViewController) -> (UINavigationController, Stage) {
        let navigation = UINavigationController(rootViewController: root)
        let stage = Stage(root: navigation)
        stage.settle()
        return (navigation, stage)
    }

    @Test("root-04: the root of a navigation controller appears once, laid out before it did")
    func root() {
        let a = Probe("A", log)
        let (_, stage) = shown(a)
        let lines = log.take()
        let withoutMoves = lines.filter { !$0.contains("Move") && !$0.contains("loadView") }
        #expect(withoutMoves.filter { !$0.contains("Layout") } == [
            "A.viewDidLoad", "A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)",
        ])
        let layout = withoutMoves.firstIndex(of: "A.viewDidLayoutSubviews")
        let didAppear = withoutMoves.firstIndex(of: "A.viewDidAppear(false)")
        #expect(layout != nil && didAppear != nil && layout! < didAppear!)
        withExtendedLifetime(stage) {}
    }

    @Test("nav-push-02, sync-push-01, nav-parent-01: an animated push")
    func animatedPush() {
        let (navigation, stage) = shown(Probe("A", log))
        _ = log.take()
        let b = Probe("B", log)
        navigation.pushViewController(b, animated: true)
        #expect(navigation.viewControllers.count == 2)
        #expect(log.take() == ["B.willMove(toParent: container)"])
        stage.turn()
        #expect(log.takeAppearance() == [
            "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
        ])
        stage.settle()
        #expect(log.takeAppearance() == [
            "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "B.didMove(toParent: container)",
        ])
    }

    @Test("nav-push-02: layout comes between isAppearing and didAppear of an animated push")
    func layoutOfPush() {
        let (navigation, stage) = shown(Probe("A", log))
        _ = log.take()
        navigation.pushViewController(Probe("B", log), animated: true)
        stage.settle()
        let lines = log.take()
        let appearing = lines.firstIndex(of: "B.viewIsAppearing(true)")
        let layout = lines.firstIndex(of: "B.viewDidLayoutSubviews")
        let appeared = lines.firstIndex(of: "B.viewDidAppear(true)")
        #expect(appearing! < layout! && layout! < appeared!)
    }

    @Test("sync-push-02: all four of an unanimated push come in one turn")
    func unanimatedPush() {
        let (navigation, stage) = shown(Probe("A", log))
        _ = log.take()
        navigation.pushViewController(Probe("B", log), animated: false)
        #expect(log.take() == ["B.willMove(toParent: container)"])
        stage.turn()
        #expect(log.takeAppearance() == [
            "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(false)", "B.viewWillAppear(false)",
            "B.viewIsAppearing(false)", "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
            "B.didMove(toParent: container)",
        ])
    }

    @Test("nav-pop-02, nav-parent-02, sync-pop-01: an animated pop releases what nobody keeps")
    func animatedPop() {
        let (navigation, stage) = shown(Probe("A", log))
        weak var b: Probe?
        do {
            let made = Probe("B", log)
            b = made
            navigation.pushViewController(made, animated: false)
        }
        stage.settle()
        _ = log.take()
        navigation.popViewController(animated: true)
        #expect(b != nil)
        #expect(log.take() == ["B.willMove(toParent: nil)"])
        stage.turn()
        #expect(log.takeAppearance() == [
            "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)",
        ])
        stage.settle()
        #expect(log.takeAppearance() == [
            "B.viewDidDisappear(true)", "A.viewDidAppear(true)", "B.didMove(toParent: nil)",
        ])
        #expect(b == nil)
    }

    @Test("nav-pop-01: returning to a controller of the same size lays nothing out")
    func noLayoutOnReturn() {
        let (navigation, stage) = shown(Probe("A", log))
        navigation.pushViewController(Probe("B", log), animated: true)
        stage.settle()
        _ = log.take()
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(!log.take().contains { $0.hasPrefix("A.") && $0.contains("LayoutSubviews") })
    }

    @Test("nav-nested-01: parents before children, for wills and dids")
    func nested() {
        let (navigation, stage) = shown(Probe("Home", log))
        let outer = Probe("NS", log)
        let inner = Probe("NH", log)
        outer.hook = { outer, callback in
            guard callback == "viewDidLoad" else { return }
            let nested = UINavigationController(rootViewController: inner)
            outer.addChild(nested)
            outer.view.addSubview(nested.view)
            nested.didMove(toParent: outer)
        }
        _ = log.take()
        navigation.pushViewController(outer, animated: true)
        stage.settle()
        let lines = log.take().filter { $0.contains("Will") || $0.contains("Did") }
            .filter { $0.contains("Appear") || $0.contains("Disappear") }
        #expect(lines == [
            "Home.viewWillDisappear(true)", "NS.viewWillAppear(true)", "NH.viewWillAppear(true)",
            "Home.viewDidDisappear(true)", "NS.viewDidAppear(true)", "NH.viewDidAppear(true)",
        ])
    }

    @Test("nav-delegate-01: willShow after viewWillAppear, didShow after viewDidAppear")
    func delegate() {
        final class Delegate: NSObject, UINavigationControllerDelegate {
            let log: CallLog
            init(_ log: CallLog) { self.log = log }
            func navigationController(_ navigation: UINavigationController, willShow shown: UIViewController, animated: Bool) {
                log.add("willShow")
            }
            func navigationController(_ navigation: UINavigationController, didShow shown: UIViewController, animated: Bool) {
                log.add("didShow")
            }
        }
        let (navigation, stage) = shown(Probe("A", log))
        let delegate = Delegate(log)
        navigation.delegate = delegate
        _ = log.take()
        navigation.pushViewController(Probe("B", log), animated: true)
        stage.settle()
        let lines = log.takeAppearance().filter { !$0.contains("Move") && !$0.contains("load") && !$0.contains("DidLoad") }
        #expect(lines == [
            "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "willShow", "B.viewIsAppearing(true)",
            "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "didShow",
        ])
    }

    @Test("nav-coordinator-01: the coordinator exists at once and completes before viewDidAppear")
    func coordinator() {
        let (navigation, stage) = shown(Probe("A", log))
        _ = log.take()
        navigation.pushViewController(Probe("B", log), animated: true)
        let coordinator = navigation.transitionCoordinator
        #expect(coordinator != nil)
        coordinator?.animate(alongsideTransition: nil) { [log] context in log.add("completed \(context.isCancelled)") }
        stage.settle()
        let lines = log.take().filter { $0.contains("completed") || $0.contains("DidAppear") }
        #expect(lines == ["completed false", "B.viewDidAppear(true)"])
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test("nav-ismoving-01: the popped controller is moving from its parent, its children are not")
    func movement() {
        let (navigation, stage) = shown(Probe("A", log))
        let b = Probe("B", log)
        let child = Probe("child", log)
        var flags: [String] = []
        b.hook = { b, callback in
            if callback == "viewDidLoad" {
                b.addChild(child)
                b.view.addSubview(child.view)
                child.didMove(toParent: b)
            }
            if callback.hasPrefix("viewWillDisappear") { flags.append("B \(b.isMovingFromParent)") }
            if callback.hasPrefix("viewWillAppear") { flags.append("B to \(b.isMovingToParent)") }
        }
        child.hook = { child, callback in
            if callback.hasPrefix("viewWillDisappear") { flags.append("child \(child.isMovingFromParent)") }
        }
        navigation.pushViewController(b, animated: false)
        stage.settle()
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(flags == ["B to true", "B true", "child false"])
    }

    @Test("section 7: controllers in the middle of a pop to root hear only of their parent")
    func popToRoot() {
        let (navigation, stage) = shown(Probe("A", log))
        for name in ["B", "C"] {
            navigation.pushViewController(Probe(name, log), animated: false)
            stage.settle()
        }
        _ = log.take()
        #expect(navigation.popToRootViewController(animated: true)?.count == 2)
        stage.settle()
        let lines = log.takeAppearance()
        #expect(lines.filter { $0.hasPrefix("B.") } == ["B.willMove(toParent: nil)", "B.didMove(toParent: nil)"])
        #expect(lines.filter { !$0.hasPrefix("B.") && !$0.contains("Move") } == [
            "C.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)",
            "C.viewDidDisappear(true)", "A.viewDidAppear(true)",
        ])
    }
}

@Suite @MainActor
struct PushBeforeFirstCommitTests {
    @Test("section 2: a push before the container has appeared ends when its own animation does")
    func pushAtOnce() {
        let log = CallLog()
        let navigation = UINavigationController(rootViewController: Probe("A", log))
        let stage = Stage(root: navigation)
        navigation.pushViewController(Probe("B", log), animated: true)
        stage.turn()
        #expect(!log.lines.contains("B.viewDidAppear(true)"))
        stage.settle()
        let dids = log.lines.filter { $0.contains("viewDidAppear") || $0.contains("viewDidDisappear") }
        #expect(dids == ["A.viewDidDisappear(true)", "B.viewDidAppear(true)"])
    }
}
