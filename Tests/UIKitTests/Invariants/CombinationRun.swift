@testable import UIKit
import UIKitTesting

/// Carries out one combination and gathers what was wrong.
@MainActor
final class CombinationRun {
    private let combination: Combination
    private let watcher = RuleWatcher(keepsOrder: true)
    private let a = UIViewController()
    private var chain: [UIViewController] = []
    private var stage: Stage?
    private var made: [Weak] = []
    private var host = UIViewController()
    private let transitions = HandDrivenTransitions()
    private let pages = PagesInOrder()
    private(set) var problems: [String] = []

    private struct Weak {
        weak var controller: UIViewController?
        let name: String
    }

    private var b: UIViewController { chain[0] }

    init(_ combination: Combination) { self.combination = combination }

    /// What broke a rule; empty when nothing did.
    static func problems(of combination: Combination) -> [String] {
        let before = BehaviorVersion.current
        BehaviorVersion.current = combination.behavior
        defer { BehaviorVersion.current = before }
        let run = CombinationRun(combination)
        run.carryOut()
        run.takeDown()
        return run.problems
    }

    private func carryOut() {
        chain = UIViewController.nested(depth: combination.depth, forwards: combination.forwards)
        host = makeHost()
        let root = surround(host)
        remember([a, host, root] + chain)
        stage = Stage(root: root)
        settle("the first appearance")
        for round in 0..<Combination.rounds {
            goThere()
            settle("coming, round \(round)")
            expectAppeared(true)
            if combination.gesture.leavesTheScreen { cancelGoingBack(round) }
            goBack()
            settle("going, round \(round)")
            expectAppeared(false)
        }
    }

    // MARK: The scene

    private func makeHost() -> UIViewController {
        switch combination.move {
        case .push, .setStack: return UINavigationController(rootViewController: a)
        case .tab:
            let tabs = UITabBarController()
            tabs.viewControllers = [a, b]
            return tabs
        case .swapOfChildren:
            let parent = UIViewController()
            parent.embed(a)
            return parent
        case .pages(let style):
            let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
            pages.setViewControllers([a], direction: .forward, animated: false)
            self.pages.order = [a, b]
            pages.dataSource = self.pages
            return pages
        case .child, .modal, .customModal: return a
        }
    }

    private func surround(_ host: UIViewController) -> UIViewController {
        switch combination.surroundings {
        case .none: return host
        case .navigation:
            guard host is UINavigationController else { return UINavigationController(rootViewController: host) }
            let between = UIViewController()
            between.embed(host)
            remember([between])
            return UINavigationController(rootViewController: between)
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = [host]
            return tabs
        case .child:
            let parent = UIViewController()
            parent.embed(host)
            return parent
        }
    }

    private func remember(_ controllers: [UIViewController]) {
        for controller in controllers where !made.contains(where: { $0.controller === controller }) {
            made.append(Weak(controller: controller, name: "\(type(of: controller))"))
            watcher.watch(controller)
        }
    }

    // MARK: Coming and going

    private func goThere() {
        let animated = combination.isAnimated
        switch combination.move {
        case .push: (host as? UINavigationController)?.pushViewController(b, animated: animated)
        case .setStack: (host as? UINavigationController)?.setViewControllers([a, b], animated: animated)
        case .tab: (host as? UITabBarController)?.selectedIndex = 1
        case .child: a.embed(b)
        case .swapOfChildren: swap(from: a, to: b)
        case .pages: turn(to: b, .forward)
        case .modal(let style):
            b.modalPresentationStyle = style
            a.present(b, animated: animated)
        case .customModal:
            b.modalPresentationStyle = .custom
            b.transitioningDelegate = transitions
            a.present(b, animated: animated)
        }
    }

    private func goBack() {
        let animated = combination.isAnimated
        if combination.gesture == .finished { return dragBack(to: 0.7) { $0.finish() } }
        if combination.gesture == .fingerFinished { return touchBack(to: 0.7) { $0.up() } }
        switch combination.move {
        case .push: (host as? UINavigationController)?.popViewController(animated: animated)
        case .setStack: (host as? UINavigationController)?.setViewControllers([a], animated: animated)
        case .tab: (host as? UITabBarController)?.selectedIndex = 0
        case .child: b.unembed()
        case .swapOfChildren: swap(from: b, to: a)
        case .pages: turn(to: a, .reverse)
        case .modal, .customModal: a.dismiss(animated: animated)
        }
    }

    private func turn(to page: UIViewController, _ direction: UIPageViewController.NavigationDirection) {
        (host as? UIPageViewController)?
            .setViewControllers([page], direction: direction, animated: combination.isAnimated)
    }

    private func swap(from old: UIViewController, to new: UIViewController) {
        host.addChild(new)
        new.view.frame = host.view.bounds
        old.willMove(toParent: nil)
        host.transition(
            from: old, to: new, duration: combination.isAnimated ? 0.3 : 0, options: [], animations: nil
        ) { _ in
            old.removeFromParent()
            new.didMove(toParent: self.host)
        }
    }

    private func dragBack(to fraction: CGFloat, end: (UIPercentDrivenInteractiveTransition) -> Void) {
        let driver = UIPercentDrivenInteractiveTransition()
        if let navigation = host as? UINavigationController {
            navigation.transitions.beginInteractivePop(driver)
        } else {
            transitions.driver = driver
            a.dismiss(animated: true)
            stage?.turn()
        }
        driver.update(fraction)
        end(driver)
        transitions.driver = nil
    }

    /// A finger goes a part of the way that would take the screen away, slowly, and then `end` does something with it.
    private func touchBack(to fraction: CGFloat, end: (Finger) -> Void) {
        guard let window = stage?.window else { return }
        let finger: Finger
        let way: CGPoint
        switch combination.move {
        case .push:
            finger = Touches.fingerAtEdge(.left, of: window)
            way = CGPoint(x: window.bounds.width * fraction, y: 0)
        case .modal:
            finger = Finger(at: CGPoint(x: 150, y: 12), in: b.view)
            way = CGPoint(x: 0, y: window.bounds.height * fraction)
        default:
            finger = Finger(at: CGPoint(x: 60, y: 300), in: window)
            way = CGPoint(x: (window.bounds.width - 60) * fraction, y: 0)
        }
        let start = finger.location
        finger.down()
        finger.move(to: CGPoint(x: start.x + way.x, y: start.y + way.y), over: 2, steps: 4)
        if watcher.phase(of: b) != .disappearing { problems.append("the finger moved nothing") }
        end(finger)
    }

    private func cancelGoingBack(_ round: Int) {
        let stack = (host as? UINavigationController)?.viewControllers
        switch combination.gesture {
        case .fingerLetGo: touchBack(to: 0.3) { $0.up() }
        // The system takes the touch away, wherever it has come to; pages then go to the nearest one.
        case .fingerInterrupted: touchBack(to: round == 0 || host is UIPageViewController ? 0.3 : 0.8) { $0.cancel() }
        default: dragBack(to: 0.4) { $0.cancel() }
        }
        settle("cancelling, round \(round)")
        expectAppeared(true)
        if let navigation = host as? UINavigationController, navigation.viewControllers != stack {
            problems.append("the stack changed with a cancelled pop")
        }
        if let pages = host as? UIPageViewController, pages.viewControllers != [b] {
            problems.append("the pages changed with a cancelled turn")
        }
        if combination.gesture.isOfFinger, case .modal = combination.move, b.presentingViewController == nil {
            problems.append("a sheet that was let go is no longer presented")
        }
        if case .customModal = combination.move, a.presentedViewController !== b || b.presentingViewController == nil {
            problems.append("a cancelled dismissal unlinked the controllers")
        }
    }

    // MARK: Rules

    private func settle(_ moment: String) {
        stage?.settleQuickly()
        let all = made.compactMap(\.controller)
        watcher.checkSettled(all)
        watcher.checkParentsFirst(all)
        _ = watcher.takeOrder()
        let known = problems.count
        problems += watcher.takeBroken().map { "\(moment): \($0)" }
        if problems.count > known + 8 { problems.removeLast(problems.count - known - 8) }
    }

    private func expectAppeared(_ expected: Bool) {
        for (level, controller) in chain.enumerated() {
            let phase = watcher.phase(of: controller)
            if phase != (expected ? .appeared : .disappeared) {
                problems.append("level \(level) is \(phase)")
            }
        }
    }

    private func takeDown() {
        stage?.window.isHidden = true
        stage?.window.rootViewController = nil
        stage?.settleQuickly()
        stage = nil
        host = UIViewController()
        for controller in chain { controller.transitioningDelegate = nil }
        chain = []
        let ours = ObjectIdentifier(a)
        for entry in made {
            if let controller = entry.controller, ObjectIdentifier(controller) != ours {
                problems.append("\(entry.name) was not released")
            }
        }
        watcher.stop()
    }
}

/// Animators that move nothing for 0.3 seconds, driven by hand while `driver` is set.
@MainActor
final class HandDrivenTransitions: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    var driver: UIPercentDrivenInteractiveTransition?
    var presentationDriver: UIPercentDrivenInteractiveTransition?

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { presentationDriver }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        self
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        if let view = transitionContext.view(forKey: .to), view.superview == nil {
            view.frame = container.bounds
            view.alpha = 0
            container.addSubview(view)
        }
        UIView.animate(withDuration: 0.3) {
            transitionContext.view(forKey: .to)?.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// Gives pages in a fixed order; keeps none of them.
@MainActor
final class PagesInOrder: NSObject, UIPageViewControllerDataSource {
    private struct Weak { weak var controller: UIViewController? }
    private var pages: [Weak] = []
    var order: [UIViewController] {
        get { pages.compactMap(\.controller) }
        set { pages = newValue.map { Weak(controller: $0) } }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        order.firstIndex(of: viewController).flatMap { $0 > 0 ? order[$0 - 1] : nil }
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        order.firstIndex(of: viewController).flatMap { $0 + 1 < order.count ? order[$0 + 1] : nil }
    }
}
