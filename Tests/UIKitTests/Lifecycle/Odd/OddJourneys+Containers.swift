@testable import UIKit
import UIKitTesting

extension OddJourneys {
    // MARK: Containers

    static let containers: [(String, Journey)] = [
        ("another tab chosen during the swipe over a page", {
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            let order = PagesInOrder()
            let tabs = UITabBarController()
            tabs.viewControllers = [pages, UIViewController()]
            let world = OddWorld(root: tabs)
            let all = ["P", "Q"].map { world.make($0) }
            order.order = all
            pages.dataSource = order
            pages.setViewControllers([all[0]], direction: .forward, animated: false)
            world.settle()
            world.clear()
            let finger = Finger(at: CGPoint(x: 300, y: 300), in: world.stage.window)
            finger.down()
            finger.move(to: CGPoint(x: 150, y: 300), over: 0.5)
            world.beginAnew()
            tabs.selectedIndex = 1
            world.stage.turn()
            finger.up()
            world.settle()
            let wrongThen = wrong([
                (all.allSatisfy { $0.appearance.state == .disappeared }, "a page is still \(all.map { $0.appearance.state })"),
            ])
            tabs.selectedIndex = 0
            world.settle()
            return (world, wrongThen + wrong([
                (pages.viewControllers?.count == 1, "\(pages.viewControllers?.count ?? 0) pages"),
                (pages.viewControllers?.first.map { $0.appearance.state == .appeared } ?? false, "the page has not appeared"),
            ]))
        }),
        ("a split view collapses during a push in its secondary column", { collapseDuringPush(animated: true) }),
        ("a split view collapses in the turn of an unanimated push", { collapseDuringPush(animated: false) }),
        ("transition(from:to:) whose completion removes the one that came", {
            let parent = UIViewController()
            let world = OddWorld(root: parent)
            let (a, b) = (world.make("A"), world.make("B"))
            parent.embed(a)
            world.settle()
            world.clear()
            parent.addChild(b)
            b.view.frame = parent.view.bounds
            a.willMove(toParent: nil)
            parent.transition(from: a, to: b, duration: 0.3, options: [], animations: nil) { _ in
                a.removeFromParent()
                b.unembed()
            }
            world.settle()
            return (world, wrong([
                (parent.children.isEmpty, "children are left"),
                (world.appearances(of: "B") == ["WillAppear", "DidAppear", "WillDisappear", "DidDisappear"], "B heard \(world.appearances(of: "B"))"),
                (world.appearances(of: "A") == ["WillDisappear", "DidDisappear"], "A heard \(world.appearances(of: "A"))"),
            ]))
        }),
        ("manual forwarding and a swipe that is let go", {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let world = OddWorld(root: navigation)
            let manual = world.know(ManualContainer(), "manual")
            let child = world.make("C")
            manual.embed(child)
            navigation.pushViewController(manual, animated: false)
            world.settle()
            world.clear()
            for distance in [120.0, 150] {
                let finger = Touches.fingerAtEdge(.left, of: world.stage.window)
                finger.down()
                finger.move(to: CGPoint(x: distance, y: finger.location.y), over: 1)
                finger.up()
                world.settle()
            }
            let round = ["WillDisappear", "WillAppear", "DidAppear"]
            return (world, wrong([
                (navigation.viewControllers.count == 2, "it was popped"),
                (world.appearances(of: "C") == round + round, "C heard \(world.appearances(of: "C"))"),
            ]))
        }),
        ("tabs changed inside viewWillDisappear of the old one", {
            let tabs = UITabBarController()
            let world = OddWorld(root: tabs)
            var isDone = false
            let a = world.make("A") { probe, call in
                guard call.hasPrefix("viewWillDisappear"), !isDone else { return }
                isDone = true
                probe.tabBarController?.selectedIndex = 2
            }
            tabs.viewControllers = [a, world.make("B"), world.make("C")]
            world.settle()
            tabs.selectedIndex = 1
            world.settle()
            let shown = tabs.selectedViewController
            return (world, wrong([
                (shown?.view.window != nil && shown?.appearance.state == .appeared, "the selected tab is not on screen"),
                (tabs.viewControllers?.filter { $0.appearance.state != .disappeared }.count == 1, "several tabs have appeared"),
            ]))
        }),
        ("a child that adds a sibling in viewDidDisappear and is added again", {
            let parent = UIViewController()
            let world = OddWorld(root: parent)
            let s = world.make("S")
            let c = world.make("C") { [weak parent] _, call in
                if call == "viewDidDisappear(false)", s.parent == nil { parent?.embed(s) }
            }
            parent.embed(c)
            world.settle()
            c.unembed()
            world.settle()
            parent.embed(c)
            world.settle()
            return (world, wrong([(parent.children.count == 2, "\(parent.children.count) children")]))
        }),
        ("a child handed from one visible parent to another in one turn", {
            let root = UIViewController()
            let world = OddWorld(root: root)
            let parents = ["P", "Q"].map { world.make($0) }
            for parent in parents { root.embed(parent) }
            let c = world.make("C")
            parents[0].embed(c)
            world.settle()
            world.clear()
            c.unembed()
            parents[1].embed(c)
            world.settle()
            return (world, wrong([
                (c.parent === parents[1] && c.view.window != nil, "C is not where it was put"),
                (c.appearance.state == .appeared, "C is \(c.appearance.state)"),
            ]))
        }),
    ]

    private static func collapseDuringPush(animated: Bool) -> (world: OddWorld, wrong: [String]) {
        let split = UISplitViewController(style: .doubleColumn)
        let world = OddWorld(frame: CGRect(x: 0, y: 0, width: 1000, height: 700), root: split)
        split.setViewController(world.make("P"), for: .primary)
        let s = world.make("S")
        split.setViewController(s, for: .secondary)
        world.settle()
        let t = world.make("T")
        s.navigationController?.pushViewController(t, animated: animated)
        if animated { world.stage.turn() }
        world.stage.window.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
        world.settle()
        let collapsed = wrong([
            (split.isCollapsed, "it did not collapse"),
            (t.navigationController != nil, "T is in no stack"),
            (t.view.window != nil && t.appearance.state == .appeared, "T is \(t.appearance.state)"),
        ])
        world.stage.window.frame = CGRect(x: 0, y: 0, width: 1000, height: 700)
        world.settle()
        return (world, collapsed + wrong([
            (!split.isCollapsed && t.appearance.state == .appeared, "after expanding T is \(t.appearance.state)"),
        ]))
    }

    // MARK: Windows and the system

    static let surroundings: [(String, Journey)] = [
        ("a memory warning inside viewDidLoad", {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let world = OddWorld(root: navigation)
            let b = world.make("B") { _, call in
                if call == "viewDidLoad" { SimulatedApplication.receiveMemoryWarning() }
            }
            navigation.pushViewController(b, animated: true)
            world.settle()
            return (world, wrong([(b.appearance.state == .appeared, "B is \(b.appearance.state)")]))
        }),
        ("the window hidden in the middle of a push, and shown again", {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let world = OddWorld(root: navigation)
            let b = world.make("B")
            navigation.pushViewController(b, animated: true)
            world.stage.turn()
            MainClock.shared.advance(by: 0.1)
            world.stage.window.isHidden = true
            world.settle()
            world.stage.window.isHidden = false
            world.settle()
            return (world, wrong([
                (world.appearances(of: "B") == ["WillAppear", "DidAppear"], "B heard \(world.appearances(of: "B"))"),
            ]))
        }),
        ("the root replaced inside viewDidDisappear of a modal", {
            let world = OddWorld(root: UIViewController())
            let window = world.stage.window
            let c = world.make("C")
            let m = world.make("M") { [weak window] _, call in
                if call == "viewDidDisappear(true)" { window?.rootViewController = c }
            }
            m.modalPresentationStyle = .fullScreen
            window.rootViewController?.present(m, animated: true)
            world.settle()
            window.rootViewController?.dismiss(animated: true)
            world.settle()
            return (world, wrong([
                (c.appearance.state == .appeared && c.view.superview === window, "C is \(c.appearance.state)"),
                (window.subviews.count == 1, "\(window.subviews.count) views in the window"),
            ]))
        }),
        ("the root replaced inside viewWillAppear of a push", {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let world = OddWorld(root: navigation)
            let c = world.make("C")
            let window = world.stage.window
            navigation.pushViewController(world.make("B") { [weak window] _, call in
                if call == "viewWillAppear(true)" { window?.rootViewController = c }
            }, animated: true)
            world.settle()
            return (world, wrong([
                (c.appearance.state == .appeared, "C is \(c.appearance.state)"),
                (world.appearances(of: "B").last != "WillAppear", "B heard \(world.appearances(of: "B"))"),
            ]))
        }),
        ("background in the middle of a dismissal", {
            let world = OddWorld(root: UIViewController())
            let root = world.stage.window.rootViewController
            root?.present(world.make("M"), animated: true)
            world.settle()
            root?.dismiss(animated: true)
            world.stage.turn()
            SimulatedApplication.enterBackground()
            world.settle()
            SimulatedApplication.enterForeground()
            world.settle()
            return (world, wrong([
                (world.appearances(of: "M") == ["WillAppear", "DidAppear", "WillDisappear", "DidDisappear"], "M heard \(world.appearances(of: "M"))"),
            ]))
        }),
        ("the same controller set as root twice, with another between, in one turn", {
            let world = OddWorld(root: UIViewController())
            let a = world.make("A")
            world.stage.window.rootViewController = a
            world.settle()
            world.clear()
            world.stage.window.rootViewController = world.make("B")
            world.stage.window.rootViewController = a
            world.settle()
            return (world, wrong([
                (a.appearance.state == .appeared && a.view.window != nil, "A is \(a.appearance.state)"),
            ]))
        }),
        ("a root moved from one window to another", {
            let world = OddWorld(root: UIViewController())
            let a = world.make("A")
            world.stage.window.rootViewController = a
            world.settle()
            let other = UIWindow(frame: UIScreen.main.bounds)
            world.stage.window.rootViewController = UIViewController()
            other.rootViewController = a
            other.isHidden = false
            world.settle()
            let isThere = a.view.window === other && a.appearance.state == .appeared
            other.rootViewController = nil
            other.isHidden = true
            world.settle()
            return (world, wrong([(isThere, "A is \(a.appearance.state)")]))
        }),
    ]
}
