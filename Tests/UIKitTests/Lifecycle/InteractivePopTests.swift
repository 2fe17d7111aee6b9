import Testing
@testable import UIKit
import UIKitTesting

@Suite @MainActor
struct InteractivePopTests {
    let log = CallLog()

    private func pushed() -> (UINavigationController, Stage) {
        let navigation = UINavigationController(rootViewController: Probe("A", log))
        let stage = Stage(root: navigation)
        stage.settle()
        navigation.pushViewController(Probe("B", log), animated: true)
        stage.settle()
        _ = log.take()
        return (navigation, stage)
    }

    private func appearances() -> [String] {
        log.takeAppearance().filter { !$0.contains("Move") && !$0.contains("Is") }
    }

    @Test("nav-swipe-cancel-01: a swipe back that is let go leaves everything as it was")
    func cancelled() {
        let (navigation, stage) = pushed()
        let stack = navigation.viewControllers
        let driver = UIPercentDrivenInteractiveTransition()
        navigation.transitions.beginInteractivePop(driver)
        #expect(appearances() == ["B.viewWillDisappear(true)", "A.viewWillAppear(true)"])
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        driver.update(0.4)
        var outcome: Bool?
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { outcome = $0.isCancelled }
        driver.cancel()
        stage.settle()
        #expect(appearances() == [
            "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)",
        ])
        #expect(outcome == true)
        #expect(navigation.viewControllers == stack)
        #expect(stack.allSatisfy { $0.parent === navigation })
        #expect(!stack[1].isMovingFromParent && !stack[0].isMovingToParent)
        #expect(stack[1].view.window != nil && stack[0].view.window == nil)
    }

    @Test("section 8: while a cancelled pop is reversed, nobody is moving from the parent")
    func flagsOfReversal() {
        let (navigation, stage) = pushed()
        var flags: [String] = []
        let b = navigation.viewControllers[1] as? Probe
        b?.hook = { probe, callback in
            if callback.contains("ppear") { flags.append("\(callback) \(probe.isMovingFromParent)") }
        }
        let driver = UIPercentDrivenInteractiveTransition()
        navigation.transitions.beginInteractivePop(driver)
        driver.update(0.4)
        driver.cancel()
        stage.settle()
        #expect(flags.filter { !$0.contains("IsAppearing") } == [
            "viewWillDisappear(true) true", "viewWillAppear(true) false", "viewDidAppear(true) false",
        ])
    }

    @Test("nav-push-04: a finished swipe back pops as a button does")
    func finished() {
        let (navigation, stage) = pushed()
        let driver = UIPercentDrivenInteractiveTransition()
        navigation.transitions.beginInteractivePop(driver)
        driver.update(0.7)
        driver.finish()
        stage.settle()
        #expect(appearances() == [
            "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "B.viewDidDisappear(true)", "A.viewDidAppear(true)",
        ])
        #expect(navigation.viewControllers.count == 1)
    }
}
