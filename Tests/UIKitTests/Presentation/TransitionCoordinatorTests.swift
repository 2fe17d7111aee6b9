import Testing
@testable import UIKit
import UIKitTesting

/// *UIViewControllerTransitionCoordinator*: blocks beside a transition, and what people do to it meanwhile.
@Suite @MainActor
struct TransitionCoordinatorTests {
    let log = CallLog()

    private func swiped() throws -> (UINavigationController, UIPercentDrivenInteractiveTransition, Stage) {
        let navigation = UINavigationController(rootViewController: Probe("A", log))
        let stage = Stage(root: navigation)
        stage.settle()
        navigation.pushViewController(Probe("B", log), animated: false)
        stage.settle()
        let driver = UIPercentDrivenInteractiveTransition()
        navigation.transitions.beginInteractivePop(driver)
        driver.update(0.3)
        _ = log.take()
        return (navigation, driver, stage)
    }

    @Test("notifyWhenInteractionChanges: letting go tells whether it was cancelled, before any callback", arguments: [true, false])
    func letGo(finishes: Bool) throws {
        let (navigation, driver, stage) = try swiped()
        let coordinator = try #require(navigation.transitionCoordinator)
        #expect(coordinator.isInteractive && coordinator.initiallyInteractive && !coordinator.isCancelled)
        #expect(abs(coordinator.percentComplete - 0.3) < 0.001)
        coordinator.notifyWhenInteractionChanges { [log] context in
            log.add("changed, interactive \(context.isInteractive), cancelled \(context.isCancelled)")
        }
        coordinator.animate(alongsideTransition: nil) { [log] in log.add("completion, cancelled \($0.isCancelled)") }
        if finishes { driver.finish() } else { driver.cancel() }
        #expect(log.takeAppearance() == ["changed, interactive false, cancelled \(!finishes)"])
        stage.settle()
        let lines = log.takeAppearance().filter { !$0.contains("Move") && !$0.contains("Is") }
        #expect(lines.contains("completion, cancelled \(!finishes)"))
        #expect(lines.filter { $0.hasPrefix("changed") } == [])
    }

    @Test("A transition that people take hold of again changes once more, and may end otherwise")
    func takenAgain() throws {
        let (navigation, driver, stage) = try swiped()
        let coordinator = try #require(navigation.transitionCoordinator)
        var changes: [Bool] = []
        coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
        driver.finish()
        MainClock.shared.advance(by: 0.05)
        driver.pause()
        driver.update(0.2)
        driver.cancel()
        stage.settle()
        #expect(changes == [false, true, false])
        #expect(navigation.viewControllers.count == 2)
        #expect(navigation.topViewController?.view.window != nil)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test("Blocks asked for after the transition are refused; those for other views run as well")
    func blocks() throws {
        let navigation = UINavigationController(rootViewController: Probe("A", log))
        let stage = Stage(root: navigation)
        stage.settle()
        navigation.pushViewController(Probe("B", log), animated: true)
        let coordinator = try #require(navigation.transitionCoordinator)
        let other = UIView()
        stage.window.addSubview(other)
        #expect(coordinator.isAnimated)
        let isTaken = coordinator.animateAlongsideTransition(in: other, animation: { _ in other.alpha = 0.5 }) { _ in other.alpha = 0 }
        #expect(isTaken)
        stage.turn()
        #expect(other.alpha == 0.5)
        #expect(coordinator.viewController(forKey: .to) === navigation.topViewController)
        #expect(coordinator.viewController(forKey: .from) === navigation.viewControllers[0])
        stage.settle()
        #expect(other.alpha == 0)
        var hasRun = false
        #expect(!coordinator.animate(alongsideTransition: { _ in hasRun = true }, completion: nil))
        #expect(!hasRun)
    }
}

/// Contexts that a controller defines for what is presented over it (section 9).
@Suite @MainActor
struct OverContextTests {
    let log = CallLog()

    @Test("overCurrentContext: over the nearest controller that defines a context, which hears nothing", arguments: [true, false])
    func over(defines: Bool) {
        let parent = Probe("P", log)
        let child = Probe("C", log)
        child.definesPresentationContext = defines
        let stage = Stage(root: parent, with: child, at: CGRect(x: 0, y: 100, width: 200, height: 200))
        _ = log.take()
        let m = Probe("M", log)
        m.modalPresentationStyle = .overCurrentContext
        child.present(m, animated: true)
        stage.settle()
        #expect(m.presentingViewController === (defines ? child : parent))
        #expect(m.view.convert(m.view.bounds, to: nil) == (defines ? child.view.frame : stage.window.bounds))
        func lines() -> [String] {
            log.takeAppearance().filter { $0.contains("ppear") && !$0.contains("Is") }
        }
        #expect(lines() == ["M.viewWillAppear(true)", "M.viewDidAppear(true)"])
        #expect(parent.view.window != nil && child.view.window != nil)
        child.dismiss(animated: true)
        stage.settle()
        #expect(lines() == ["M.viewWillDisappear(true)", "M.viewDidDisappear(true)"])
        #expect(m.presentingViewController == nil && m.view.window == nil)
    }

    @Test("A container whose screen defines the context is itself the presenter; other styles go to the root", arguments: [
        UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen, .currentContext, .overCurrentContext,
    ])
    func levels(style: UIModalPresentationStyle) {
        let screen = UIViewController()
        let navigation = UINavigationController(rootViewController: screen)
        navigation.definesPresentationContext = true
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let stage = Stage(root: tabs)
        stage.settle()
        let m = UIViewController()
        m.modalPresentationStyle = style
        screen.present(m, animated: false)
        stage.settle()
        let isContextual = style == .currentContext || style == .overCurrentContext
        #expect(m.presentingViewController === (isContextual ? navigation : tabs))
        #expect(screen.presentedViewController === m)
        screen.dismiss(animated: false)
        stage.settle()
        #expect(m.presentingViewController == nil && screen.view.window != nil)
    }
}
