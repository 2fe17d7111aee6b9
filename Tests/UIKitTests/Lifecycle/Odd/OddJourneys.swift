@testable import UIKit
import UIKitTesting

/// Odd things that applications do, each in a world of its own. A journey returns what is wrong beyond the rules.
@MainActor
enum OddJourneys {
    typealias Journey = @MainActor () -> (world: OddWorld, wrong: [String])

    static var all: [(name: String, run: Journey)] {
        navigation + presentation + containers + surroundings + swipes + reentrancy + modals
    }

    static func wrong(_ checks: [(Bool, String)]) -> [String] { checks.filter { !$0.0 }.map(\.1) }

    // MARK: Navigation

    private static let navigation: [(String, Journey)] = [
        ("push in viewWillAppear of the screen that a swipe uncovers, swipe finished", { pushDuringSwipe(finishes: true) }),
        ("pop inside viewDidAppear of an animated push", {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let world = OddWorld(root: navigation)
            var isDone = false
            navigation.pushViewController(world.make("B") { probe, call in
                guard call == "viewDidAppear(true)", !isDone else { return }
                isDone = true
                probe.navigationController?.popViewController(animated: true)
            }, animated: true)
            world.settle()
            return (world, wrong([
                (navigation.viewControllers.count == 1, "the stack has \(navigation.viewControllers.count)"),
                (world.appearances(of: "B") == ["WillAppear", "DidAppear", "WillDisappear", "DidDisappear"], "B heard \(world.appearances(of: "B"))"),
            ]))
        }),
        ("a screen that removes itself from the stack while it appears", {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let world = OddWorld(root: navigation)
            navigation.pushViewController(world.make("B") { probe, call in
                guard call == "viewWillAppear(true)", let navigation = probe.navigationController else { return }
                navigation.viewControllers = navigation.viewControllers.filter { $0 !== probe }
            }, animated: true)
            world.settle()
            return (world, wrong([(navigation.viewControllers.count == 1, "the stack has \(navigation.viewControllers.count)")]))
        }),
        ("a screen pushed onto another stack while it is in one", {
            let first = UINavigationController(rootViewController: UIViewController())
            let second = UINavigationController(rootViewController: UIViewController())
            let tabs = UITabBarController()
            tabs.viewControllers = [first, second]
            let world = OddWorld(root: tabs)
            let b = world.make("B")
            first.pushViewController(b, animated: false)
            world.settle()
            second.pushViewController(b, animated: false)
            world.settle()
            tabs.selectedIndex = 1
            world.settle()
            return (world, wrong([
                (b.parent === second && !first.viewControllers.contains(b), "B is in both stacks"),
                (b.view.window != nil, "B is not on screen"),
            ]))
        }),
        ("a stack that is taken out of the window in the middle of a swipe", {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let world = OddWorld(root: navigation)
            navigation.pushViewController(world.make("B"), animated: false)
            world.settle()
            let finger = Touches.fingerAtEdge(.left, of: world.stage.window)
            finger.down()
            finger.move(to: CGPoint(x: 150, y: finger.location.y), over: 0.5)
            world.beginAnew()
            world.stage.window.rootViewController = world.make("C")
            world.settle()
            finger.up()
            world.settle()
            return (world, wrong([
                (world.appearances(of: "C") == ["WillAppear", "DidAppear"], "C heard \(world.appearances(of: "C"))"),
                (world.appearances(of: "B").last == "DidDisappear", "B heard \(world.appearances(of: "B"))"),
            ]))
        }),
    ]

    static func pushDuringSwipe(finishes: Bool) -> (world: OddWorld, wrong: [String]) {
        let log = UINavigationController()
        let world = OddWorld(root: log)
        let c = world.make("C")
        var isArmed = false
        let a = world.make("A") { probe, call in
            guard isArmed, call == "viewWillAppear(true)" else { return }
            isArmed = false
            probe.navigationController?.pushViewController(c, animated: true)
        }
        log.setViewControllers([a, world.make("B")], animated: false)
        world.settle()
        isArmed = true
        let finger = Touches.fingerAtEdge(.left, of: world.stage.window)
        finger.down()
        finger.move(to: CGPoint(x: finishes ? 320 : 120, y: finger.location.y), over: 1)
        finger.up()
        world.settle()
        return (world, wrong([
            (log.topViewController?.view.window != nil, "the top is not on screen"),
            (log.viewControllers.filter { $0 === c }.count == 1, "C is in the stack \(log.viewControllers.filter { $0 === c }.count) times"),
            (names(log) == (finishes ? "AC" : "ABC"), "the stack is \(names(log))"),
            (log.viewControllers.allSatisfy { $0.parent === log }, "a screen of the stack has no parent"),
        ]))
    }

    // MARK: Presentation

    private static let presentation: [(String, Journey)] = [
        ("present from a child that is being removed", {
            let world = OddWorld(root: UIViewController())
            guard let root = world.stage.window.rootViewController else { return (world, ["no root"]) }
            let m = world.make("M")
            let child = world.make("C") { probe, call in
                if call == "viewWillDisappear(false)" { probe.present(m, animated: true) }
            }
            root.embed(child)
            world.settle()
            child.unembed()
            world.settle()
            return (world, wrong([
                (m.presentingViewController == nil || m.view.window != nil, "M is presented and nowhere"),
                (child.appearance.state == .disappeared, "the child is \(child.appearance.state)"),
            ]))
        }),
        ("the middle of a stack of modals dismissed, under a container", {
            let container = UIViewController()
            let world = OddWorld(root: container)
            let a = world.make("A")
            container.embed(a)
            world.settle()
            let modals = ["M", "N", "O"].map { world.make($0) }
            var presenter: UIViewController = a
            for modal in modals {
                modal.modalPresentationStyle = .fullScreen
                presenter.present(modal, animated: true)
                world.settle()
                presenter = modal
            }
            world.clear()
            modals[0].dismiss(animated: true)
            world.settle()
            return (world, wrong([
                (modals[0].presentedViewController == nil && modals[0].view.window != nil, "M does not show"),
                (world.appearances(of: "M") == ["WillAppear", "DidAppear"], "M heard \(world.appearances(of: "M"))"),
                (world.appearances(of: "N") == [], "N heard \(world.appearances(of: "N"))"),
                (world.appearances(of: "O") == ["WillDisappear", "DidDisappear"], "O heard \(world.appearances(of: "O"))"),
                (world.appearances(of: "A") == [], "A heard \(world.appearances(of: "A"))"),
            ]))
        }),
        ("a rotation while a sheet is dragged, then let go", { turnDuringDrag(to: 200) }),
        ("a rotation while a sheet is dragged, then away", { turnDuringDrag(to: 600) }),
        ("dismissed inside its own viewWillAppear", {
            let world = OddWorld(root: UIViewController())
            let m = world.make("M") { probe, call in
                if call == "viewWillAppear(true)" { probe.dismiss(animated: true) }
            }
            world.stage.window.rootViewController?.present(m, animated: true)
            world.settle()
            return (world, wrong([
                (m.presentingViewController == nil, "M is still presented"),
                (world.appearances(of: "M").last == "DidDisappear", "M heard \(world.appearances(of: "M"))"),
            ]))
        }),
        ("the next presented inside viewDidDisappear of the last", {
            let world = OddWorld(root: UIViewController())
            let root = world.stage.window.rootViewController
            let n = world.make("N")
            let m = world.make("M") { [weak root] _, call in
                if call == "viewDidDisappear(true)" { root?.present(n, animated: true) }
            }
            root?.present(m, animated: true)
            world.settle()
            root?.dismiss(animated: true)
            world.settle()
            world.settle()
            return (world, wrong([
                (m.presentingViewController == nil, "M is still presented"),
                (n.presentingViewController == nil || world.appearances(of: "N") == ["WillAppear", "DidAppear"], "N heard \(world.appearances(of: "N"))"),
            ]))
        }),
        ("a modal made the root of the window", {
            let world = OddWorld(root: UIViewController())
            let m = world.make("M")
            world.stage.window.rootViewController?.present(m, animated: false)
            world.settle()
            world.clear()
            world.stage.window.rootViewController = m
            world.settle()
            return (world, wrong([
                (m.presentingViewController == nil, "M is still presented"),
                (m.view.superview === world.stage.window, "M does not fill the window"),
                (m.appearance.state == .appeared, "M is \(m.appearance.state)"),
            ]))
        }),
        ("dismissed twice in one turn, with completions", {
            let world = OddWorld(root: UIViewController())
            let root = world.stage.window.rootViewController
            root?.present(world.make("M"), animated: true)
            world.settle()
            var ended = 0
            root?.dismiss(animated: true) { ended += 1 }
            root?.dismiss(animated: true) { ended += 1 }
            world.settle()
            return (world, wrong([
                (root?.presentedViewController == nil, "M is still presented"), (ended >= 1, "no completion ran"),
                (world.appearances(of: "M") == ["WillAppear", "DidAppear", "WillDisappear", "DidDisappear"], "M heard \(world.appearances(of: "M"))"),
            ]))
        }),
    ]

    private static func turnDuringDrag(to distance: CGFloat) -> (world: OddWorld, wrong: [String]) {
        let world = OddWorld(root: UIViewController())
        let m = world.make("M")
        m.modalPresentationStyle = .pageSheet
        world.stage.window.rootViewController?.present(m, animated: true)
        world.settle()
        let finger = Finger(at: CGPoint(x: 150, y: 12), in: m.view)
        let start = finger.location
        finger.down()
        finger.move(to: CGPoint(x: start.x, y: start.y + 100), over: 1)
        let turned = SimulatedApplication.rotate(to: .landscapeLeft)
        finger.move(to: CGPoint(x: start.x, y: start.y + distance), over: 1)
        finger.up()
        world.settle()
        SimulatedApplication.rotate(to: .portrait)
        world.settle()
        let isThere = m.presentingViewController != nil
        return (world, wrong([
            (turned, "the interface did not turn"),
            (isThere == (m.view.window != nil), "M is presented \(isThere) and in a window \(m.view.window != nil)"),
            (m.appearance.state == (isThere ? .appeared : .disappeared), "M is \(m.appearance.state)"),
        ]))
    }
}
