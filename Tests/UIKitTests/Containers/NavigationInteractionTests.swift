import Testing
import UIKit
import UIKitTesting

@MainActor
private final class NavigationListener: NSObject, UINavigationControllerDelegate {
    let log: CallLog
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var driver: UIPercentDrivenInteractiveTransition?
    init(_ log: CallLog) {
        self.log = log
        super.init()
    }
    private func name(_ controller: UIViewController) -> String { (controller as? Probe)?.name ?? "?" }
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        log.add("delegate.willShow(\(name(viewController)))")
    }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        log.add("delegate.didShow(\(name(viewController)))")
    }
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// The swipe back by real touches, pushes during a push, custom animators (`docs/lifecycle.md`, sections 4 and 11).
@Suite @MainActor
struct NavigationInteractionTests {
    let log = CallLog()
    private let listener: NavigationListener

    init() { listener = NavigationListener(log) }

    private func pushed() -> (UINavigationController, [Probe], Stage) {
        let probes = "AB".map { Probe(String($0), log) }
        let navigation = UINavigationController(rootViewController: probes[0])
        let stage = Stage(root: navigation)
        stage.settle()
        navigation.pushViewController(probes[1], animated: false)
        stage.settle()
        navigation.delegate = listener
        _ = log.take()
        return (navigation, probes, stage)
    }

    private func lines() -> [String] {
        log.takeAppearance().filter { !$0.contains("Move") && !$0.contains("Is") && !$0.contains("oad") }
            .map { $0.replacingOccurrences(of: "(true)", with: "") }
    }

    private let begun = ["B.viewWillDisappear", "A.viewWillAppear", "delegate.willShow(A)"]
    private let reversed = ["A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear"]

    @Test("nav-push-04: a finger from the edge past the middle pops")
    func finished() {
        let (navigation, probes, stage) = pushed()
        Touches.swipeFromEdge(.left, of: stage.window, distance: 300, over: 0.4)
        stage.settle()
        #expect(lines() == begun + ["B.viewDidDisappear", "A.viewDidAppear", "delegate.didShow(A)"])
        #expect(navigation.viewControllers == [probes[0]])
    }

    @Test("nav-swipe-cancel-01: a finger that stops short; didShow does not come")
    func cancelled() {
        let (navigation, probes, stage) = pushed()
        let finger = Touches.fingerAtEdge(.left, of: stage.window)
        finger.down()
        finger.move(to: CGPoint(x: 100, y: finger.location.y), over: 0.4)
        MainClock.shared.advance(by: 0.3)
        finger.move(by: CGPoint(x: 1, y: 0))
        finger.up()
        stage.settle()
        #expect(lines() == begun + reversed)
        #expect(navigation.viewControllers == probes)
        #expect(probes.allSatisfy { $0.parent === navigation })
    }

    @Test("section 4: the system takes the touch away, however far it is")
    func touchTaken() {
        let (navigation, probes, stage) = pushed()
        let finger = Touches.fingerAtEdge(.left, of: stage.window)
        finger.down()
        finger.move(to: CGPoint(x: 330, y: finger.location.y), over: 0.4)
        finger.cancel()
        stage.settle()
        #expect(lines() == begun + reversed)
        #expect(navigation.viewControllers == probes)
    }

    @Test("A second finger while the first swipe comes to rest changes nothing; a later one pops")
    func secondGesture() {
        let (navigation, probes, stage) = pushed()
        Touches.swipeFromEdge(.left, of: stage.window, distance: 300, over: 0.4)
        let second = Touches.fingerAtEdge(.left, of: stage.window)
        second.down()
        second.move(to: CGPoint(x: 120, y: second.location.y), over: 0.05)
        second.up()
        stage.settle()
        #expect(navigation.viewControllers == [probes[0]])
        #expect(lines() == begun + ["B.viewDidDisappear", "A.viewDidAppear", "delegate.didShow(A)"])
        navigation.pushViewController(probes[1], animated: false)
        stage.settle()
        Touches.swipeFromEdge(.left, of: stage.window, distance: 300, over: 0.4)
        stage.settle()
        #expect(navigation.viewControllers == [probes[0]])
    }

    @Test("Hidden bar or back button, and the root: the swipe does not begin")
    func notAllowed() {
        let (navigation, probes, stage) = pushed()
        navigation.setNavigationBarHidden(true, animated: false)
        Touches.swipeFromEdge(.left, of: stage.window, distance: 300, over: 0.4)
        stage.settle()
        #expect(navigation.viewControllers == probes)
        navigation.setNavigationBarHidden(false, animated: false)
        probes[1].navigationItem.hidesBackButton = true
        Touches.swipeFromEdge(.left, of: stage.window, distance: 300, over: 0.4)
        stage.settle()
        #expect(navigation.viewControllers == probes)
        navigation.popViewController(animated: false)
        stage.settle()
        _ = log.take()
        Touches.swipeFromEdge(.left, of: stage.window, distance: 300, over: 0.4)
        stage.settle()
        #expect(lines() == [])
    }

    @Test("section 11: a push during an animated push warns twice, is in the stack at once and shown afterwards")
    func nestedPush() {
        let (navigation, probes, stage) = pushed()
        let c = Probe("C", log)
        let d = Probe("D", log)
        let first = loggedLines {
            navigation.pushViewController(c, animated: true)
            stage.turn()
        }
        #expect(first.isEmpty)
        let second = loggedLines { navigation.pushViewController(d, animated: true) }
        #expect(second == ["nested push animation can result in corrupted navigation bar"])
        #expect(navigation.viewControllers == probes + [c, d])
        let end = loggedLines { stage.settle() }
        #expect(end == [
            "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted."
        ])
        #expect(navigation.topViewController === d && d.view.window != nil && c.view.window == nil)
        #expect(lines() == [
            "B.viewWillDisappear", "C.viewWillAppear", "delegate.willShow(C)", "B.viewDidDisappear", "C.viewDidAppear",
            "delegate.didShow(C)", "C.viewWillDisappear", "D.viewWillAppear", "delegate.willShow(D)",
            "C.viewDidDisappear", "D.viewDidAppear", "delegate.didShow(D)",
        ])
    }

    @Test("section 11: a pop during an animated push")
    func nestedPop() {
        let (navigation, probes, stage) = pushed()
        navigation.pushViewController(Probe("C", log), animated: true)
        stage.turn()
        let found = loggedLines { navigation.popViewController(animated: true) }
        #expect(found == ["nested pop animation can result in corrupted navigation bar"])
        stage.settle()
        #expect(navigation.viewControllers == probes && probes[1].view.window != nil)
    }

    @Test("A percent-driven custom push: finished and cancelled", arguments: [true, false])
    func customDriven(finishes: Bool) {
        let (navigation, probes, stage) = pushed()
        let animator = FadeAnimator()
        let driver = UIPercentDrivenInteractiveTransition()
        listener.animator = animator
        listener.driver = driver
        let c = Probe("C", log)
        navigation.pushViewController(c, animated: true)
        stage.turn()
        driver.update(0.4)
        #expect(navigation.transitionCoordinator?.percentComplete == 0.4)
        #expect(lines() == ["B.viewWillDisappear", "C.viewWillAppear", "delegate.willShow(C)"])
        if finishes { driver.finish() } else { driver.cancel() }
        stage.settle()
        #expect(animator.ends == [finishes])
        if finishes {
            #expect(lines() == ["B.viewDidDisappear", "C.viewDidAppear", "delegate.didShow(C)"])
            #expect(navigation.viewControllers == probes + [c])
        } else {
            #expect(lines() == ["C.viewWillDisappear", "C.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear"])
            #expect(navigation.viewControllers == probes)
            #expect(c.parent == nil && !c.isMovingToParent)
        }
    }

    @Test("The toolbar shows the items of the screen on top and takes from its safe area")
    func toolbar() {
        let (navigation, probes, stage) = pushed()
        let item = UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)
        probes[1].toolbarItems = [item]
        navigation.setToolbarHidden(false, animated: false)
        stage.settle()
        #expect(navigation.toolbar.window != nil && !navigation.toolbar.isHidden)
        #expect(navigation.toolbar.items == [item])
        #expect(probes[1].view.safeAreaInsets.bottom == stage.window.bounds.height - navigation.toolbar.frame.minY)
        navigation.popViewController(animated: false)
        stage.settle()
        #expect(navigation.toolbar.items?.isEmpty != false)
    }

    @Test("A navigation controller inside another is refused as UIKit refuses it")
    func nestedNavigation() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let outer = UINavigationController(rootViewController: UIViewController())
                outer.pushViewController(UINavigationController(), animated: false)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("NSInvalidArgumentException"))
        #expect(text.contains("Pushing a navigation controller is not supported"))
    }
}
