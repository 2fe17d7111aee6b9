import Testing
import UIKit
import UIKitTesting

@MainActor
private final class TabListener: NSObject, UITabBarControllerDelegate {
    let log: CallLog
    var refused = ""
    var animator: (any UIViewControllerAnimatedTransitioning)?

    init(_ log: CallLog) {
        self.log = log
        super.init()
    }
    private func name(_ controller: UIViewController) -> String { (controller as? Probe)?.name ?? "More" }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        log.add("delegate.shouldSelect(\(name(viewController)))")
        return name(viewController) != refused
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.add("delegate.didSelect(\(name(viewController)))")
    }
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

/// Fades for half a second.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var ends: [Bool] = []
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
        view.frame = context.finalFrame(for: controller)
        view.alpha = 0
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 0.5) {
            view.alpha = 1
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
    func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}

/// Tabs by real touches, delegates, and more than fit (traces tab-04, tab-05; *UITabBarController*).
@Suite @MainActor
struct TabTests {
    let log = CallLog()
    private let listener: TabListener

    init() { listener = TabListener(log) }

    private func shown(_ names: String) -> (UITabBarController, [Probe], Stage) {
        let tabs = UITabBarController()
        let probes = names.map { Probe(String($0), log) }
        for probe in probes { probe.tabBarItem = UITabBarItem(title: probe.name, image: nil, tag: 0) }
        tabs.viewControllers = probes
        tabs.delegate = listener
        let stage = Stage(root: tabs)
        stage.settle()
        _ = log.take()
        return (tabs, probes, stage)
    }

    private func tap(_ index: Int, in tabs: UITabBarController, _ stage: Stage) {
        let count = CGFloat(tabs.tabBar.items?.count ?? 1)
        let width = tabs.tabBar.bounds.width / count
        Touches.tap(tabs.tabBar, at: CGPoint(x: width * (CGFloat(index) + 0.5), y: 20))
        stage.settle()
    }

    private func lines() -> [String] {
        log.takeAppearance().filter { !$0.contains("Move") && !$0.contains("Is") && !$0.contains("oad") }
    }

    @Test("tab-04: a tapped tab comes animated, its did before the other's")
    func tapped() {
        let (tabs, probes, stage) = shown("AB")
        tap(1, in: tabs, stage)
        #expect(lines() == [
            "delegate.shouldSelect(B)", "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "delegate.didSelect(B)",
            "B.viewDidAppear(true)", "A.viewDidDisappear(true)",
        ])
        #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === probes[1])
        #expect(probes[0].view.window == nil)
    }

    @Test("tab-05: a tap on the selected tab, and one that the delegate refuses")
    func sameAndRefused() {
        let (tabs, _, stage) = shown("AB")
        tap(0, in: tabs, stage)
        #expect(lines() == ["delegate.shouldSelect(A)", "delegate.didSelect(A)"])
        listener.refused = "B"
        tap(1, in: tabs, stage)
        #expect(lines() == ["delegate.shouldSelect(B)"])
        #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === tabs.viewControllers?[0].tabBarItem)
    }

    @Test("The delegate's animator runs the change, also for selection in code")
    func animator() {
        let (tabs, probes, stage) = shown("AB")
        let animator = FadeAnimator()
        listener.animator = animator
        tabs.selectedIndex = 1
        #expect(lines() == ["B.viewWillAppear(true)", "A.viewWillDisappear(true)"])
        MainClock.shared.advance(by: 0.2)
        #expect(animator.ends.isEmpty)
        stage.settle()
        #expect(animator.ends == [true])
        #expect(Set(lines()) == ["A.viewDidDisappear(true)", "B.viewDidAppear(true)"])
        #expect(probes[1].view.window != nil && probes[0].view.window == nil)
    }

    @Test("Six controllers on a phone: four tabs and More, whose list shows the rest")
    func more() throws {
        let (tabs, probes, stage) = shown("ABCDEF")
        #expect(tabs.tabBar.items?.count == 5)
        #expect(tabs.tabBar.items?.last?.title == "More")
        #expect(tabs.viewControllers == probes)
        tabs.selectedIndex = 5
        stage.settle()
        #expect(tabs.selectedViewController === probes[5] && tabs.selectedIndex == 5)
        #expect(probes[5].view.window != nil && probes[0].view.window == nil)
        #expect(probes[5].tabBarController === tabs)
        #expect(lines().filter { $0.hasPrefix("delegate") } == [])
        tabs.selectedIndex = 1
        stage.settle()
        #expect(probes[1].view.window != nil && probes[5].view.window == nil)
        tap(4, in: tabs, stage)
        #expect(probes[5].view.window != nil)
        tap(4, in: tabs, stage)
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        #expect(tabs.selectedIndex == NSNotFound)
        _ = log.take()
        let list = try #require(tabs.moreNavigationController.topViewController as? UITableViewController)
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.textLabel?.text == "E")
        Touches.tap(cell)
        stage.settle()
        let calls = lines()
        #expect(calls.filter { $0.hasPrefix("delegate") } == ["delegate.shouldSelect(E)", "delegate.didSelect(E)"])
        #expect(tabs.selectedViewController === probes[4])
        #expect(probes[4].view.window != nil)
        #expect(probes[4].tabBarController === tabs && probes[5].tabBarController === tabs)
    }

    @Test("With fewer controllers again every one has a tab")
    func fewer() {
        let (tabs, probes, stage) = shown("ABCDEF")
        tabs.selectedIndex = 5
        stage.settle()
        tabs.viewControllers = Array(probes[0...2]) + [probes[5]]
        stage.settle()
        #expect(tabs.tabBar.items?.count == 4)
        #expect(probes[5].parent === tabs && probes[3].parent == nil && probes[4].parent == nil)
        tabs.selectedIndex = 3
        stage.settle()
        #expect(probes[5].view.window != nil)
    }

    @Test("hidesBottomBarWhenPushed hides the bar while the screen or one above it is shown")
    func hidesBottomBar() {
        let navigation = UINavigationController(rootViewController: Probe("A", log))
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let stage = Stage(root: tabs)
        stage.settle()
        #expect(!tabs.tabBar.isHidden)
        let b = Probe("B", log)
        b.hidesBottomBarWhenPushed = true
        navigation.pushViewController(b, animated: true)
        stage.settle()
        #expect(tabs.tabBar.isHidden)
        navigation.pushViewController(Probe("C", log), animated: true)
        stage.settle()
        #expect(tabs.tabBar.isHidden)
        navigation.popToRootViewController(animated: true)
        stage.settle()
        #expect(!tabs.tabBar.isHidden)
    }

    @Test("Nothing keeps tabs that were replaced, nor a tab bar controller that went")
    func released() throws {
        let lifetimes = LifetimeTracker()
        let root = UIViewController()
        let stage = Stage(root: root)
        func use() {
            let tabs = lifetimes.track(UITabBarController())
            tabs.viewControllers = "ABCDEFG".map { lifetimes.track(Probe(String($0), log), String($0)) }
            stage.window.rootViewController = tabs
            stage.settle()
            tabs.selectedIndex = 6
            stage.settle()
            tabs.selectedIndex = 1
            stage.settle()
            tabs.viewControllers = [lifetimes.track(Probe("Z", log))]
            stage.settle()
            lifetimes.trackTree(of: tabs)
            stage.window.rootViewController = root
            stage.settle()
        }
        use()
        try lifetimes.expectReleased()
    }
}
