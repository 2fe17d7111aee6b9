@testable import UIKit
import UIKitTesting

/// What is done inside callbacks, completions and delegates' methods.
extension OddJourneys {
    static let reentrancy: [(String, Journey)] = [
        ("present inside the completion of a dismissal inside the completion of a pop", {
            let navigation = UINavigationController()
            let world = OddWorld(root: navigation)
            navigation.setViewControllers([world.make("A"), world.make("B")], animated: false)
            let (m, n) = (world.make("M"), world.make("N"))
            navigation.present(m, animated: false)
            world.settle()
            navigation.popViewController(animated: true)
            navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [weak navigation] _ in
                navigation?.dismiss(animated: true) { navigation?.present(n, animated: true) }
            }
            world.settle()
            world.settle()
            return (world, wrong([
                (names(navigation) == "A", "the stack is \(names(navigation))"),
                (m.presentingViewController == nil && m.appearance.state == .disappeared, "M is \(m.appearance.state)"),
                (n.presentingViewController === navigation && n.appearance.state == .appeared, "N is \(n.appearance.state)"),
            ]))
        }),
        ("the root of the window replaced inside its own viewDidAppear", {
            let world = OddWorld(root: UIViewController())
            let next = world.make("N")
            world.stage.window.rootViewController = world.make("R") { probe, call in
                if call == "viewDidAppear(false)" { probe.view.window?.rootViewController = next }
            }
            world.settle()
            return (world, wrong([
                (world.stage.window.rootViewController === next && next.appearance.state == .appeared, "N is \(next.appearance.state)"),
                (world.appearances(of: "R") == ["WillAppear", "DidAppear", "WillDisappear", "DidDisappear"], "R heard \(world.appearances(of: "R"))"),
            ]))
        }),
        ("the root of the window replaced inside its viewIsAppearing", {
            let world = OddWorld(root: UIViewController())
            let next = world.make("N")
            world.stage.window.rootViewController = world.make("R") { probe, call in
                if call == "viewIsAppearing(false)" { probe.view.window?.rootViewController = next }
            }
            world.settle()
            return (world, wrong([
                (next.appearance.state == .appeared, "N is \(next.appearance.state)"),
                (world.appearances(of: "R").last == "DidDisappear", "R heard \(world.appearances(of: "R"))"),
            ]))
        }),
        ("a child that removes itself in viewIsAppearing", {
            let parent = UIViewController()
            let world = OddWorld(root: parent)
            parent.embed(world.make("C") { probe, call in if call.hasPrefix("viewIsAppearing") { probe.unembed() } })
            world.settle()
            return (world, wrong([
                (parent.children.isEmpty, "C is still a child"),
                (world.appearances(of: "C") == ["WillAppear", "WillDisappear", "DidDisappear"], "C heard \(world.appearances(of: "C"))"),
            ]))
        }),
        ("popped in viewIsAppearing of an animated push", { popped(in: "viewIsAppearing", animated: true) }),
        ("popped in viewIsAppearing of an unanimated push", { popped(in: "viewIsAppearing", animated: false) }),
        ("popped in viewWillAppear of an unanimated push", { popped(in: "viewWillAppear", animated: false) }),
        ("popped in viewWillLayoutSubviews", { popped(in: "viewWillLayoutSubviews", animated: true) }),
        ("a modal dismissed in viewIsAppearing", {
            let world = OddWorld(root: UIViewController())
            let m = world.make("M") { probe, call in
                if call.hasPrefix("viewIsAppearing") { probe.dismiss(animated: true) }
            }
            m.modalPresentationStyle = .fullScreen
            let root = world.stage.window.rootViewController
            root?.present(m, animated: true)
            world.settle()
            world.settle()
            return (world, wrong([
                (m.presentingViewController == nil && root?.view.window != nil, "M is still presented"),
                (world.appearances(of: "M") == ["WillAppear", "DidAppear", "WillDisappear", "DidDisappear"], "M heard \(world.appearances(of: "M"))"),
            ]))
        }),
        ("taken by another container inside viewWillAppear of its push", { takenWhileComing(animated: true) }),
        ("taken by another container inside viewWillAppear of its unanimated push", { takenWhileComing(animated: false) }),
        ("the root replaced inside viewWillAppear of a page that a finger turns to", {
            let (world, pages, all, _) = pagesWorld(.scroll)
            let next = world.make("R")
            let window = world.stage.window
            all[1].hook = { [weak window] _, call in
                if call.hasPrefix("viewWillAppear") { window?.rootViewController = next }
            }
            let finger = Finger(at: CGPoint(x: 300, y: 300), in: window)
            finger.down()
            finger.move(to: CGPoint(x: 100, y: 300), over: 0.5)
            world.beginAnew()
            finger.up()
            world.settle()
            return (world, wrong([
                (next.appearance.state == .appeared && pages.view.window == nil, "R is \(next.appearance.state)"),
                (all.allSatisfy { $0.appearance.state == .disappeared }, "the pages are \(all.map { $0.appearance.state })"),
            ]))
        }),
        ("push and pop inside the navigation delegate's willShow and didShow", {
            let navigation = UINavigationController()
            let world = OddWorld(root: navigation)
            let delegate = StackListener()
            navigation.delegate = delegate
            let c = world.make("C")
            var isDone = false
            delegate.whenShown = { navigation, controller, isDid in
                guard !isDone, (controller as? Probe)?.name == "B" else { return }
                if isDid { isDone = true }
                if isDid { navigation.popViewController(animated: true) } else { navigation.pushViewController(c, animated: true) }
            }
            navigation.setViewControllers([world.make("A")], animated: false)
            world.settle()
            navigation.pushViewController(world.make("B"), animated: true)
            world.settle()
            return (world, wrong([
                (navigation.topViewController?.view.window != nil, "the top is not on screen"),
                (names(navigation) == "AB" || names(navigation) == "AC", "the stack is \(names(navigation))"),
            ]))
        }),
        ("pages set while they scroll, inside the delegate's willTransitionTo", { pagesSet(inWill: true, style: .scroll) }),
        ("pages set inside didFinishAnimating", { pagesSet(inWill: false, style: .scroll) }),
        ("pages set while they curl, inside the delegate's willTransitionTo", { pagesSet(inWill: true, style: .pageCurl) }),
        ("pages set in code while a finger turns them", {
            let (world, pages, all, _) = pagesWorld(.scroll)
            let finger = Finger(at: CGPoint(x: 300, y: 300), in: world.stage.window)
            finger.down()
            finger.move(to: CGPoint(x: 150, y: 300), over: 0.5)
            world.beginAnew()
            pages.setViewControllers([all[2]], direction: .forward, animated: true)
            finger.move(to: CGPoint(x: 100, y: 300), over: 0.1)
            finger.up()
            world.settle()
            return (world, wrong([
                (pages.viewControllers?.count == 1, "\(pages.viewControllers?.count ?? 0) pages"),
                (pages.viewControllers?.first.map { $0.appearance.state == .appeared } ?? false, "the page has not appeared"),
                (pages.children.count == 1, "\(pages.children.count) children"),
            ]))
        }),
        ("the page that comes set inside its own viewWillAppear", {
            let (world, pages, all, _) = pagesWorld(.scroll)
            all[1].hook = { [weak pages] probe, call in
                if call.hasPrefix("viewWillAppear"), pages?.viewControllers?.first !== probe {
                    pages?.setViewControllers([probe], direction: .forward, animated: false)
                }
            }
            let finger = Finger(at: CGPoint(x: 300, y: 300), in: world.stage.window)
            finger.down()
            finger.move(to: CGPoint(x: 100, y: 300), over: 0.5)
            finger.up()
            world.settle()
            return (world, wrong([
                (pages.viewControllers?.count == 1, "\(pages.viewControllers?.count ?? 0) pages"),
                (all.filter { $0.appearance.state == .appeared }.count == 1, "appeared: \(all.map { $0.appearance.state })"),
            ]))
        }),
        ("tabs taken away inside viewWillAppear of the one that comes", {
            let tabs = UITabBarController()
            let world = OddWorld(root: tabs)
            let a = world.make("A")
            let b = world.make("B") { [weak tabs] _, call in
                if call.hasPrefix("viewWillAppear") { tabs?.viewControllers = [a] }
            }
            tabs.viewControllers = [a, b]
            world.settle()
            tabs.selectedIndex = 1
            world.settle()
            return (world, wrong([
                (tabs.viewControllers == [a] && tabs.selectedViewController === a, "A is not selected"),
                (a.appearance.state == .appeared && b.appearance.state == .disappeared, "A is \(a.appearance.state), B is \(b.appearance.state)"),
                (b.parent == nil, "B is still a child"),
            ]))
        }),
        ("another tab chosen inside the delegate's didSelect and viewDidDisappear", {
            let tabs = UITabBarController()
            let world = OddWorld(root: tabs)
            var isDone = false
            let a = world.make("A") { [weak tabs] _, call in
                guard call.hasPrefix("viewDidDisappear"), !isDone else { return }
                isDone = true
                tabs?.selectedIndex = 2
            }
            let (b, c) = (world.make("B"), world.make("C"))
            tabs.viewControllers = [a, b, c]
            world.settle()
            tabs.selectedIndex = 1
            world.settle()
            return (world, wrong([
                (tabs.selectedViewController === c && c.appearance.state == .appeared, "C is \(c.appearance.state)"),
                (a.appearance.state == .disappeared && b.appearance.state == .disappeared, "A is \(a.appearance.state), B is \(b.appearance.state)"),
            ]))
        }),
        ("an alert whose action pops and presents the next alert", {
            let navigation = UINavigationController()
            let world = OddWorld(root: navigation)
            navigation.setViewControllers([world.make("A"), world.make("B")], animated: false)
            world.settle()
            let second = UIAlertController(title: "2", message: nil, preferredStyle: .alert)
            let first = UIAlertController(title: "1", message: nil, preferredStyle: .alert)
            first.addAction(UIAlertAction(title: "Go", style: .default) { [weak navigation] _ in
                navigation?.popViewController(animated: true)
                navigation?.present(second, animated: true)
            })
            navigation.present(first, animated: true)
            world.settle()
            first.actions.first.map { first.take($0) }
            world.settle()
            return (world, wrong([
                (names(navigation) == "A", "the stack is \(names(navigation))"),
                (navigation.presentedViewController == nil || navigation.presentedViewController === second, "the first alert stayed"),
            ]))
        }),
    ]

    private static func takenWhileComing(animated: Bool) -> (world: OddWorld, wrong: [String]) {
        let navigation = UINavigationController()
        let world = OddWorld(root: navigation)
        let other = world.make("O")
        let a = world.make("A")
        navigation.setViewControllers([a], animated: false)
        world.settle()
        let b = world.make("B") { probe, call in
            if call.hasPrefix("viewWillAppear") { other.addChild(probe) }
        }
        navigation.pushViewController(b, animated: animated)
        world.settle()
        return (world, wrong([
            (b.parent === other && b.appearance.state == .disappeared && b.view.window == nil, "B is \(b.appearance.state)"),
            (names(navigation) == "A" && a.appearance.state == .appeared && a.view.window != nil, "A is \(a.appearance.state)"),
        ]))
    }

    private static func popped(in callback: String, animated: Bool) -> (world: OddWorld, wrong: [String]) {
        let navigation = UINavigationController()
        let world = OddWorld(root: navigation)
        navigation.setViewControllers([world.make("A")], animated: false)
        world.settle()
        var isDone = false
        let b = world.make("B") { probe, call in
            guard !isDone, call.hasPrefix(callback) else { return }
            isDone = true
            probe.navigationController?.popViewController(animated: animated)
        }
        navigation.pushViewController(b, animated: animated)
        world.settle()
        return (world, wrong([
            (names(navigation) == "A", "the stack is \(names(navigation))"),
            (b.parent == nil && b.appearance.state == .disappeared, "B is \(b.appearance.state)"),
            (navigation.topViewController?.appearance.state == .appeared, "A is not on screen"),
            (!b.isMovingFromParent && !b.isMovingToParent, "B is still moving"),
        ]))
    }

    private static func pagesWorld(
        _ style: UIPageViewController.TransitionStyle
    ) -> (OddWorld, UIPageViewController, [Probe], PageListener) {
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        let world = OddWorld(root: pages)
        let order = PagesInOrder()
        let all = ["A", "B", "C"].map { world.make($0) }
        order.order = all
        let listener = PageListener()
        pages.dataSource = order
        pages.delegate = listener
        // Both live as long as the first page does.
        all[0].hook = { _, _ in _ = (order, listener) }
        pages.setViewControllers([all[0]], direction: .forward, animated: false)
        world.settle()
        return (world, pages, all, listener)
    }

    private static func pagesSet(
        inWill: Bool, style: UIPageViewController.TransitionStyle
    ) -> (world: OddWorld, wrong: [String]) {
        let (world, pages, all, listener) = pagesWorld(style)
        let c = all[2]
        var isDone = false
        listener.whenTold = { pages, isWill in
            guard isWill == inWill, !isDone else { return }
            isDone = true
            world.beginAnew()
            pages.setViewControllers([c], direction: .forward, animated: true)
        }
        let finger = Finger(at: CGPoint(x: 300, y: 300), in: world.stage.window)
        finger.down()
        finger.move(to: CGPoint(x: 60, y: 300), over: 0.5)
        finger.up()
        world.settle()
        listener.whenTold = nil
        return (world, wrong([
            (isDone, "the delegate heard nothing"),
            (pages.viewControllers?.count == 1, "\(pages.viewControllers?.count ?? 0) pages"),
            (pages.viewControllers?.first.map { $0.appearance.state == .appeared } ?? false, "the page has not appeared"),
            (inWill || pages.viewControllers == [c], "C is not shown"),
            (pages.children.count == 1, "\(pages.children.count) children"),
        ]))
    }
}

@MainActor
private final class StackListener: NSObject, UINavigationControllerDelegate {
    var whenShown: ((UINavigationController, UIViewController, Bool) -> Void)?

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { whenShown?(navigationController, viewController, false) }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { whenShown?(navigationController, viewController, true) }
}

@MainActor
private final class PageListener: NSObject, UIPageViewControllerDelegate {
    var whenTold: ((UIPageViewController, Bool) -> Void)?

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { whenTold?(pageViewController, true) }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { whenTold?(pageViewController, false) }
}
