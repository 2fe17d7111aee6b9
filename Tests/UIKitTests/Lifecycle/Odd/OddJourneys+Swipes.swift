@testable import UIKit
import UIKitTesting

/// Changes of a stack while a finger holds a swipe back, and within one turn.
extension OddJourneys {
    static let swipes: [(String, Journey)] = [
        ("push in viewWillAppear of the screen that a swipe uncovers, swipe let go", { pushDuringSwipe(finishes: false) }),
        ("push while the finger holds, finished", { heldSwipe(finishes: true, expected: "AD") { $0.pushViewController($1, animated: true) } }),
        ("push while the finger holds, cancelled", { heldSwipe(finishes: false, expected: "ABCD") { $0.pushViewController($1, animated: true) } }),
        ("unanimated push while the finger holds, cancelled", { heldSwipe(finishes: false, expected: "ABCD") { $0.pushViewController($1, animated: false) } }),
        ("push and pop while the finger holds, cancelled", {
            heldSwipe(finishes: false, expected: "ABC") {
                $0.pushViewController($1, animated: true)
                $0.popViewController(animated: true)
            }
        }),
        ("pop to the root while the finger holds, finished", { heldSwipe(finishes: true, expected: "A") { navigation, _ in navigation.popToRootViewController(animated: true) } }),
        ("pop to the root while the finger holds, cancelled", { heldSwipe(finishes: false, expected: "A") { navigation, _ in navigation.popToRootViewController(animated: true) } }),
        ("another stack set while the finger holds, cancelled", { heldSwipe(finishes: false, expected: "D") { $0.setViewControllers([$1], animated: true) } }),
        ("another stack set while the finger holds, finished", { heldSwipe(finishes: true, expected: "D") { $0.setViewControllers([$1], animated: false) } }),
        ("a screen put under the others while the finger holds, cancelled", {
            heldSwipe(finishes: false, expected: "DB") { $0.setViewControllers([$1, $0.viewControllers[1]], animated: true) }
        }),
        ("what leaves by the swipe pushed again while the finger holds, finished", { pushBack(finishes: true) }),
        ("what leaves by the swipe pushed again while the finger holds, cancelled", { pushBack(finishes: false) }),
        ("a driven push that is cancelled after another push", {
            let navigation = UINavigationController()
            let world = OddWorld(root: navigation)
            let transitions = DrivenStack()
            navigation.setViewControllers([world.make("A")], animated: false)
            world.settle()
            navigation.delegate = transitions
            let (b, c) = (world.make("B"), world.make("C"))
            navigation.pushViewController(b, animated: true)
            world.stage.turn()
            transitions.driver.update(0.3)
            navigation.pushViewController(c, animated: true)
            transitions.isDriving = false
            transitions.driver.cancel()
            world.settle()
            return (world, wrong([
                (names(navigation) == "AC", "the stack is \(names(navigation))"),
                (b.parent == nil && !b.isMovingToParent, "B is still a child"),
                (world.appearances(of: "C") == ["WillAppear", "DidAppear"], "C heard \(world.appearances(of: "C"))"),
                (world.appearances(of: "B") == ["WillAppear", "WillDisappear", "DidDisappear"], "B heard \(world.appearances(of: "B"))"),
            ]))
        }),
        ("an empty stack set and the old one again in one turn", { offAndBack { $0.setViewControllers([], animated: false); $0.setViewControllers($1, animated: false) } }),
        ("an empty stack set and the old one again in one turn, animated", { offAndBack { $0.setViewControllers([], animated: true); $0.setViewControllers($1, animated: true) } }),
        ("popped and pushed again in one turn", { offAndBack { $0.popViewController(animated: true); $0.pushViewController($1[1], animated: true) } }),
        ("the order of a stack changed and changed back in one turn", { offAndBack { $0.viewControllers = $1.reversed(); $0.viewControllers = $1 } }),
        ("an empty stack set, and the old one again after the turn", {
            let navigation = UINavigationController()
            let world = OddWorld(root: navigation)
            let a = world.make("A")
            navigation.setViewControllers([a], animated: false)
            world.settle()
            world.clear()
            navigation.setViewControllers([], animated: false)
            world.settle()
            let isGone = a.parent == nil && a.view.window == nil
            navigation.setViewControllers([a], animated: false)
            world.settle()
            return (world, wrong([
                (isGone, "A stayed"), (a.view.window != nil, "A is not on screen"),
                (world.appearances(of: "A") == ["WillDisappear", "DidDisappear", "WillAppear", "DidAppear"], "A heard \(world.appearances(of: "A"))"),
            ]))
        }),
        ("screens set below the top: moving only while they join", {
            let navigation = UINavigationController()
            let world = OddWorld(root: navigation)
            var flag: Bool?
            let a = world.make("A") { probe, call in if call.hasPrefix("viewWillAppear") { flag = probe.isMovingToParent } }
            navigation.setViewControllers([a, world.make("B")], animated: false)
            world.settle()
            navigation.popViewController(animated: true)
            world.settle()
            return (world, wrong([(flag == false, "A returns by a pop and is moving to its parent: \(String(describing: flag))")]))
        }),
        ("the stack is whole again when a cancelled swipe brings its screen back", {
            let navigation = UINavigationController()
            let world = OddWorld(root: navigation)
            var tops: [Bool] = []
            let b = world.make("B") { probe, call in
                if call == "viewWillAppear(true)" { tops.append(probe.navigationController?.topViewController === probe) }
            }
            navigation.setViewControllers([world.make("A"), b], animated: false)
            world.settle()
            tops = []
            let finger = Touches.fingerAtEdge(.left, of: world.stage.window)
            finger.down()
            finger.move(to: CGPoint(x: 100, y: finger.location.y), over: 1)
            finger.up()
            world.settle()
            return (world, wrong([(tops == [true], "the top in viewWillAppear after the cancel: \(tops)")]))
        }),
        ("present while the finger holds a swipe back", {
            let navigation = UINavigationController()
            let world = OddWorld(root: navigation)
            navigation.setViewControllers([world.make("A"), world.make("B")], animated: false)
            world.settle()
            let finger = Touches.fingerAtEdge(.left, of: world.stage.window)
            finger.down()
            finger.move(to: CGPoint(x: 100, y: finger.location.y), over: 1)
            let m = world.make("M")
            m.modalPresentationStyle = .fullScreen
            world.beginAnew()
            navigation.present(m, animated: true)
            world.stage.turn()
            finger.up()
            world.stage.settle()
            world.beginAnew()
            world.settle()
            let isPresented = m.view.window != nil && navigation.view.window == nil
            navigation.dismiss(animated: true)
            world.settle()
            return (world, wrong([
                (isPresented, "M does not cover"), (names(navigation) == "AB", "the stack is \(names(navigation))"),
                (navigation.viewControllers.last?.view.window != nil, "the top is not on screen"),
            ]))
        }),
    ]

    static func names(_ navigation: UINavigationController) -> String {
        navigation.viewControllers.compactMap { ($0 as? Probe)?.name }.joined()
    }

    /// A, B and C, of which a swipe takes C away; meanwhile something is done with D.
    private static func heldSwipe(
        finishes: Bool, expected: String, _ change: (UINavigationController, UIViewController) -> Void
    ) -> (world: OddWorld, wrong: [String]) {
        let navigation = UINavigationController()
        let world = OddWorld(root: navigation)
        // With three screens a finished swipe leaves two.
        let screens = (finishes ? ["A", "C"] : ["A", "B", "C"]).map { world.make($0) }
        navigation.setViewControllers(screens, animated: false)
        world.settle()
        world.clear()
        let finger = Touches.fingerAtEdge(.left, of: world.stage.window)
        finger.down()
        finger.move(to: CGPoint(x: 150, y: finger.location.y), over: 1)
        let d = world.make("D")
        change(navigation, d)
        finger.move(to: CGPoint(x: finishes ? 330 : 60, y: finger.location.y), over: 1)
        world.beginAnew()
        finger.up()
        world.settle()
        let top = navigation.topViewController
        let others = screens + [d].filter { $0 !== top }
        return (world, wrong([
            (names(navigation) == expected, "the stack is \(names(navigation)), not \(expected)"),
            (navigation.viewControllers.allSatisfy { $0.parent === navigation }, "a screen of the stack has no parent"),
            (top?.view.window != nil && top?.appearance.state == .appeared, "the top is not on screen"),
            (others.allSatisfy { $0 === top || $0.viewIfLoaded?.window == nil }, "more than the top is on screen"),
            (others.allSatisfy { navigation.viewControllers.contains($0) || $0.parent == nil }, "who left has a parent"),
            (navigation.navigationBar.items?.count == navigation.viewControllers.count, "the bar has \(navigation.navigationBar.items?.count ?? 0) items"),
        ]))
    }

    private static func pushBack(finishes: Bool) -> (world: OddWorld, wrong: [String]) {
        let navigation = UINavigationController()
        let world = OddWorld(root: navigation)
        let b = world.make("B")
        navigation.setViewControllers([world.make("A"), b], animated: false)
        world.settle()
        let finger = Touches.fingerAtEdge(.left, of: world.stage.window)
        finger.down()
        finger.move(to: CGPoint(x: finishes ? 330 : 100, y: finger.location.y), over: 1)
        navigation.pushViewController(b, animated: true)
        world.beginAnew()
        finger.up()
        world.settle()
        return (world, wrong([
            (names(navigation) == "AB", "the stack is \(names(navigation))"),
            (b.parent === navigation && b.view.window != nil, "B is not on screen"),
            (!b.isMovingFromParent && !b.isMovingToParent, "B is still moving"),
            (world.appearances(of: "B").last == "DidAppear", "B heard \(world.appearances(of: "B"))"),
        ]))
    }

    private static func offAndBack(
        _ change: (UINavigationController, [UIViewController]) -> Void
    ) -> (world: OddWorld, wrong: [String]) {
        let navigation = UINavigationController()
        let world = OddWorld(root: navigation)
        let screens = ["A", "B"].map { world.make($0) }
        navigation.setViewControllers(screens, animated: false)
        world.settle()
        world.clear()
        change(navigation, screens)
        world.settle()
        let moves = world.log.lines.filter { $0.hasPrefix("B.") && $0.contains("Move") }
        return (world, wrong([
            (names(navigation) == "AB", "the stack is \(names(navigation))"),
            (screens.allSatisfy { $0.parent === navigation }, "a screen has no parent"),
            (screens.allSatisfy { !$0.isMovingFromParent && !$0.isMovingToParent }, "a screen is still moving"),
            (world.appearances(of: "A") == [] && world.appearances(of: "B") == [], "somebody heard of an appearance"),
            (moves.isEmpty || moves == ["B.willMove(toParent: nil)", "B.willMove(toParent: container)", "B.didMove(toParent: container)"], "B heard \(moves)"),
        ]))
    }
}

/// A delegate whose animator and driver do nothing by themselves.
@MainActor
private final class DrivenStack: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    let driver = UIPercentDrivenInteractiveTransition()
    var isDriving = true

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { isDriving ? self : nil }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
        UIView.animate(withDuration: 0.3) {
            transitionContext.view(forKey: .to)?.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
