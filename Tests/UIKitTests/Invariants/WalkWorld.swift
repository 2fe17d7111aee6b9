@testable import UIKit
import UIKitTesting

/// A window with a tree of containers in which a walk takes place.
@MainActor
final class WalkWorld {
    private let watcher = RuleWatcher()
    private var stage: Stage?
    private var made: [Weak] = []
    /// The finger that holds a swipe back through the steps that follow.
    private var held: UIPercentDrivenInteractiveTransition?
    private let hand = WalkHand()
    private let pages = WalkPages()
    private(set) var problems: [String] = []

    private struct Weak { weak var controller: UIViewController? }

    /// What broke a rule in a walk of these steps; empty when nothing did.
    static func problems(of steps: [WalkStep]) -> [String] {
        let world = WalkWorld()
        world.setUp()
        for (index, step) in steps.enumerated() {
            if RuleWatcher.isAloud { print("    \(step)") }
            world.take(step)
            world.gather("step \(index) (\(step.kind))")
            if !world.problems.isEmpty { break }
        }
        world.takeDown()
        return world.problems
    }

    private func setUp() {
        stage = Stage(root: makeRoot(0))
        pages.make = { [weak self] in self.flatMap { $0.isFull ? nil : $0.makeController(nil) } }
    }

    /// A tree that has grown large is cut down before it grows on.
    private var isFull: Bool { alive.count > 40 }

    private var alive: [UIViewController] { made.compactMap(\.controller) }
    private var navigations: [UINavigationController] { alive.compactMap { $0 as? UINavigationController } }

    // MARK: Making

    private func makeRoot(_ choice: Int) -> UIViewController {
        switch choice % 5 {
        case 0:
            let tabs = UITabBarController()
            tabs.viewControllers = [makeNavigation(), makeNavigation(), makeController(nil)]
                + (choice % 2 == 0 ? [] : (0..<4).map { _ in makeController(nil) })
            return remember(tabs)
        case 1: return makeNavigation()
        case 2:
            let style: UIPageViewController.TransitionStyle = choice % 2 == 0 ? .scroll : .pageCurl
            let container = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
            container.setViewControllers([makeController(nil)], direction: .forward, animated: false)
            container.dataSource = pages
            return remember(container)
        case 3:
            let split = UISplitViewController(style: choice % 2 == 0 ? .doubleColumn : .tripleColumn)
            for column in [UISplitViewController.Column.primary, .supplementary, .secondary]
            where column != .supplementary || split.style == .tripleColumn {
                split.setViewController(makeNavigation(), for: column)
            }
            return remember(split)
        default: return makeController(nil)
        }
    }

    private func makeNavigation() -> UIViewController {
        remember(UINavigationController(rootViewController: makeController(nil)))
    }

    private func makeController(_ reaction: WalkController.Reaction?) -> UIViewController {
        let controller = WalkController()
        controller.reaction = reaction
        controller.made = { [weak self] in _ = self?.remember($0) }
        return remember(controller)
    }

    private func remember(_ controller: UIViewController) -> UIViewController {
        made.removeAll { $0.controller == nil }
        made.append(Weak(controller: controller))
        watcher.watch(controller)
        return controller
    }

    // MARK: Steps

    private func pick<Value>(_ values: [Value], _ number: Int) -> Value? {
        values.isEmpty ? nil : values[number % values.count]
    }

    private func take(_ step: WalkStep) {
        switch step.kind {
        case .push where !isFull:
            pick(navigations, step.target)?
                .pushViewController(makeController(step.reaction), animated: step.isAnimated)
        case .push, .pop: pick(navigations, step.target)?.popViewController(animated: step.isAnimated)
        case .popToRoot: pick(navigations, step.target)?.popToRootViewController(animated: step.isAnimated)
        case .setStack: setStack(step)
        case .swipeBack: swipeBack(step)
        case .holdSwipe: holdSwipe(step)
        case .letGo: letGo(finishes: step.choice % 2 == 1)
        case .emptyAndBack, .popAndBack: takeOffAndBack(step)
        case .select: select(step)
        case .present, .presentFromCompletion: if !isFull { present(step) }
        case .dismiss: pick(alive, step.target)?.dismiss(animated: step.isAnimated)
        case .embed: if !isFull { embed(step) }
        case .unembed: unembed(step)
        case .replaceRoot: stage?.window.rootViewController = makeRoot(step.choice)
        case .turnPage: if !isFull { turnPage(step) }
        default: pass(step)
        }
    }

    private func pass(_ step: WalkStep) {
        switch step.kind {
        case .touchSheet: hand.touchSheet(of: alive, step)
        case .touchPage: hand.touchPage(of: alive, step)
        case .touchEdge: if let window = stage?.window { hand.touchEdge(of: window, step) }
        case .moveFinger: hand.move(step)
        case .liftFinger: hand.lift(step.choice)
        case .resize: resize(step.choice)
        case .turn: stage?.turn()
        case .advance:
            MainClock.shared.advance(by: Double(step.choice % 5) * 0.1)
            stage?.turn()
        case .memoryWarning: SimulatedApplication.receiveMemoryWarning()
        case .rotate: _ = SimulatedApplication.rotate(to: step.choice % 2 == 0 ? .portrait : .landscapeLeft)
        case .background:
            SimulatedApplication.enterBackground()
            SimulatedApplication.enterForeground()
        case .hideBar:
            pick(navigations, step.target)?.setNavigationBarHidden(step.choice % 2 == 0, animated: step.isAnimated)
        case .showColumn:
            let split = pick(alive.compactMap { $0 as? UISplitViewController }, step.target)
            if step.choice % 2 == 0 { split?.show(.primary) } else { split?.hide(.primary) }
        default: settle()
        }
    }

    /// Between the widths of a phone and of a tablet, so that split views collapse and expand.
    private func resize(_ choice: Int) {
        let sizes = [CGSize(width: 390, height: 844), CGSize(width: 1200, height: 800), CGSize(width: 700, height: 390)]
        stage?.window.frame = CGRect(origin: .zero, size: sizes[choice % sizes.count])
    }

    private func setStack(_ step: WalkStep) {
        guard let navigation = pick(navigations, step.target) else { return }
        let kept = Array(navigation.viewControllers.prefix(1 + step.choice % 3))
        let added = isFull || step.choice % 2 == 0 ? [] : [makeController(step.reaction)]
        navigation.setViewControllers(kept + added, animated: step.isAnimated)
    }

    private func swipeBack(_ step: WalkStep) {
        guard let navigation = pick(navigations, step.target) else { return }
        let driver = UIPercentDrivenInteractiveTransition()
        navigation.transitions.beginInteractivePop(driver)
        driver.update(CGFloat(step.choice % 10) / 10)
        if step.isAnimated { stage?.turn() }
        if step.choice % 2 == 0 { driver.cancel() } else { driver.finish() }
    }

    private func holdSwipe(_ step: WalkStep) {
        guard held == nil, let navigation = pick(navigations, step.target) else { return }
        let driver = UIPercentDrivenInteractiveTransition()
        held = driver
        navigation.transitions.beginInteractivePop(driver)
        driver.update(CGFloat(step.choice % 10) / 10)
    }

    private func letGo(finishes: Bool) {
        guard let driver = held else { return }
        held = nil
        if finishes { driver.finish() } else { driver.cancel() }
    }

    /// Screens leave a stack and come back within one turn.
    private func takeOffAndBack(_ step: WalkStep) {
        guard let navigation = pick(navigations, step.target) else { return }
        let stack = navigation.viewControllers
        guard step.kind == .popAndBack else {
            navigation.setViewControllers([], animated: step.isAnimated)
            return navigation.setViewControllers(Array(stack.prefix(1 + step.choice % 3)), animated: step.choice % 2 == 0)
        }
        guard let popped = navigation.popViewController(animated: step.isAnimated) else { return }
        navigation.pushViewController(popped, animated: step.choice % 2 == 0)
    }

    private func select(_ step: WalkStep) {
        guard let tabs = pick(alive.compactMap { $0 as? UITabBarController }, step.target) else { return }
        tabs.selectedIndex = step.choice % (tabs.viewControllers?.count ?? 1)
    }

    private func present(_ step: WalkStep) {
        guard let presenter = pick(alive, step.target) else { return }
        let styles: [UIModalPresentationStyle] = [
            .automatic, .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .overCurrentContext, .popover,
        ]
        let modal = step.choice % 4 == 0 ? makeNavigation() : makeController(step.reaction)
        modal.modalPresentationStyle = styles[step.choice % styles.count]
        if modal.modalPresentationStyle == .popover { modal.popoverPresentationController?.sourceView = stage?.window }
        let again = step.kind == .presentFromCompletion
        presenter.present(modal, animated: step.isAnimated) { [weak self, weak modal] in
            if again, let self, let modal { modal.present(makeController(nil), animated: step.isAnimated) }
        }
    }

    private func turnPage(_ step: WalkStep) {
        pick(alive.compactMap { $0 as? UIPageViewController }, step.target)?.setViewControllers(
            [makeController(step.reaction)], direction: step.choice % 2 == 0 ? .forward : .reverse,
            animated: step.isAnimated)
    }

    private func embed(_ step: WalkStep) {
        guard let parent = pick(alive.compactMap { $0 as? WalkController }, step.target) else { return }
        parent.embed(makeController(step.reaction))
    }

    private func unembed(_ step: WalkStep) {
        pick(alive.filter { $0.parent is WalkController }, step.target)?.unembed()
    }

    // MARK: Rules

    private func settle() {
        letGo(finishes: true)
        hand.lift(2)
        for _ in 0..<4 { stage?.settle() }
        watcher.checkSettled(alive)
    }

    private func gather(_ moment: String) { problems += watcher.takeBroken().map { "\(moment): \($0)" } }

    private func takeDown() {
        settle()
        gather("the end")
        stage?.window.isHidden = true
        stage?.window.rootViewController = nil
        for _ in 0..<4 { stage?.settle() }
        gather("taking down")
        _ = SimulatedApplication.rotate(to: .portrait)
        stage = nil
        CATransaction.flush()
        for controller in alive where problems.isEmpty {
            problems.append("\(type(of: controller)) was not released; parent \(controller.parent.map { "\(type(of: $0))" } ?? "nil")")
        }
        watcher.stop()
    }
}
