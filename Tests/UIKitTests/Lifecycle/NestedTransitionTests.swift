import Testing
import UIKit
import UIKitTesting

/// `transition(from:to:…)` while its container comes, goes or is not seen, and tab changes that people drive
/// (sections 2, 3, 4 and 7).
@Suite @MainActor
struct NestedTransitionTests {
    let log = CallLog()

    private func lines() -> [String] {
        log.takeAppearance().filter { $0.contains("ppear") && !$0.contains("Is") }
    }

    /// A container with A in it and B as a child that is not shown.
    private func container(_ hook: ((Probe, String) -> Void)? = nil) -> (Probe, Probe, Probe) {
        let (p, a, b) = (Probe("P", log), Probe("A", log), Probe("B", log))
        p.embed(a)
        p.addChild(b)
        b.view.frame = p.view.bounds
        p.hook = hook
        _ = log.take()
        return (p, a, b)
    }

    private func swap(_ p: UIViewController, _ a: UIViewController, _ b: UIViewController, _ duration: TimeInterval) {
        p.transition(from: a, to: b, duration: duration, options: [], animations: {}) { [log] _ in
            log.add("completion")
            b.didMove(toParent: p)
        }
    }

    @Test("In a container that nobody sees: the views change, nothing appears; B comes with its container")
    func unseen() {
        let (p, a, b) = container()
        swap(p, a, b, 0)
        #expect(lines() == [])
        #expect(b.view.superview === p.view && a.view.superview == nil)
        let stage = Stage(root: p)
        stage.settle()
        #expect(lines() == ["P.viewWillAppear(false)", "B.viewWillAppear(false)", "P.viewDidAppear(false)", "B.viewDidAppear(false)"])
    }

    @Test("Begun in the container's viewWillAppear: everybody's did comes, the container's first", arguments: [0, 0.1, 0.9])
    func appearing(duration: TimeInterval) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(root: navigation)
        stage.settle()
        let (p, a, b) = container()
        p.hook = { [self] p, call in if call == "viewWillAppear(true)" { swap(p, a, b, duration) } }
        navigation.pushViewController(p, animated: true)
        stage.settle()
        let calls = lines()
        #expect(calls.first == "P.viewWillAppear(true)")
        #expect(calls.filter { $0.hasPrefix("B.") }.count == 2)
        #expect(calls.filter { $0.hasPrefix("A.") }.count % 2 == 0)
        let parent = calls.firstIndex(of: "P.viewDidAppear(true)")
        let child = calls.firstIndex { $0.hasPrefix("B.viewDidAppear") }
        #expect(parent != nil && child != nil && (parent ?? 0) < (child ?? 0))
        #expect(b.view.window != nil && a.view.window == nil)
    }

    @Test("The container goes in the middle of it: all dids come, and B returns with the container")
    func disappearing() {
        let (p, a, b) = container()
        let navigation = UINavigationController(rootViewController: p)
        let stage = Stage(root: navigation)
        stage.settle()
        _ = log.take()
        swap(p, a, b, 1)
        MainClock.shared.advance(by: 0.2)
        navigation.pushViewController(UIViewController(), animated: true)
        stage.settle()
        let calls = lines()
        for name in ["A", "B", "P"] {
            let own = calls.filter { $0.hasPrefix("\(name).") }
            #expect(own.last?.hasPrefix("\(name).viewDidDisappear") == true, "\(own)")
            #expect(own.count % 2 == 0 || name == "B", "\(own)")
        }
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(lines() == ["P.viewWillAppear(true)", "B.viewWillAppear(true)", "P.viewDidAppear(true)", "B.viewDidAppear(true)"])
        #expect(a.view.superview == nil)
    }

    @Test("A driven change of tabs: finished and cancelled", arguments: [true, false])
    func drivenTabs(finishes: Bool) {
        let tabs = UITabBarController()
        let delegate = DrivenTabs()
        let (a, b) = (Probe("A", log), Probe("B", log))
        tabs.viewControllers = [a, b]
        let stage = Stage(root: tabs)
        stage.settle()
        tabs.delegate = delegate
        _ = log.take()
        tabs.selectedIndex = 1
        stage.turn()
        #expect(lines() == ["B.viewWillAppear(true)", "A.viewWillDisappear(true)"])
        #expect(tabs.transitionCoordinator?.isInteractive == true)
        delegate.driver.update(0.4)
        if finishes { delegate.driver.finish() } else { delegate.driver.cancel() }
        stage.settle()
        #expect(lines() == (finishes
            ? ["A.viewDidDisappear(true)", "B.viewDidAppear(true)"]
            : ["A.viewWillAppear(true)", "A.viewDidAppear(true)", "B.viewWillDisappear(true)", "B.viewDidDisappear(true)"]))
        #expect(tabs.selectedIndex == (finishes ? 1 : 0))
        #expect(tabs.tabBar.selectedItem === tabs.selectedViewController?.tabBarItem)
        #expect((a.view.window == nil) == finishes && (b.view.window == nil) == !finishes)
        #expect(delegate.ends == [finishes])
    }
}

/// Animates and drives each change of tabs.
@MainActor
private final class DrivenTabs: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
    let driver = UIPercentDrivenInteractiveTransition()
    var ends: [Bool] = []

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.3) {
            view.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}
