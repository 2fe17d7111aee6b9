import Testing
import UIKit
import UIKitTesting

/// Traces that the other suites of this folder do not name.
@Suite @MainActor
struct FurtherTraceTests {
    let log = CallLog()

    private func navigation() -> (UINavigationController, Stage) {
        let navigation = UINavigationController(rootViewController: Probe("A", log))
        let stage = Stage(root: navigation)
        stage.settle()
        _ = log.take()
        return (navigation, stage)
    }

    private func root() -> (Probe, Stage) {
        let a = Probe("A", log)
        let stage = Stage(root: a)
        stage.settle()
        _ = log.take()
        return (a, stage)
    }

    private func appearances() -> [String] { log.take().filter { $0.contains("ppear(") } }

    @Test("nav-push-01: loading, wills, layout of the new screen, dids")
    func push() {
        let (navigation, stage) = navigation()
        navigation.pushViewController(Probe("B", log), animated: true)
        stage.settle()
        let wanted = [
            "B.viewDidLoad", "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewWillLayoutSubviews",
            "B.viewDidLayoutSubviews", "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
        ]
        var seen: Set<String> = []
        #expect(log.take().filter { wanted.contains($0) && seen.insert($0).inserted } == wanted)
    }

    @Test("nav-push-03: an unanimated push has sent its dids before it lays out at the latest in the same commit")
    func unanimatedPush() {
        let (navigation, stage) = navigation()
        navigation.pushViewController(Probe("B", log), animated: false)
        stage.settle()
        navigation.pushViewController(Probe("C", log), animated: false)
        _ = log.take()
        stage.turn()
        let lines = log.take().filter { !$0.contains("Layout") && !$0.contains("Is") && !$0.contains("Move") && $0 != "C.loadView" }
        #expect(lines == [
            "C.viewDidLoad", "B.viewWillDisappear(false)", "C.viewWillAppear(false)", "B.viewDidDisappear(false)",
            "C.viewDidAppear(false)",
        ])
    }

    @Test("nav-pop-03: an unanimated pop returns with the controller alive, which goes after the dids")
    func unanimatedPop() {
        let (navigation, stage) = navigation()
        weak var b: Probe?
        do {
            let made = Probe("B", log)
            b = made
            navigation.pushViewController(made, animated: false)
        }
        stage.settle()
        _ = log.take()
        navigation.popViewController(animated: false)
        #expect(b != nil)
        stage.turn()
        #expect(appearances().filter { !$0.contains("Is") } == [
            "B.viewWillDisappear(false)", "A.viewWillAppear(false)", "B.viewDidDisappear(false)", "A.viewDidAppear(false)",
        ])
        #expect(b == nil)
    }

    @Test("nav-cancel-flags: in a swipe that is cancelled the coordinator is interactive in viewWillDisappear")
    func cancelledSwipe() {
        let (navigation, stage) = navigation()
        let b = Probe("B", log)
        navigation.pushViewController(b, animated: false)
        stage.settle()
        _ = log.take()
        var interactive: [Bool] = []
        b.hook = { b, callback in
            if callback.hasPrefix("viewWillDisappear") { interactive.append(b.transitionCoordinator?.isInteractive ?? false) }
        }
        let finger = Touches.fingerAtEdge(.left, of: stage.window)
        finger.down()
        finger.move(to: CGPoint(x: 120, y: finger.location.y), over: 0.5, steps: 20)
        MainClock.shared.advance(by: 0.3)
        finger.move(by: .zero)
        finger.up()
        stage.settle()
        #expect(interactive == [true])
        #expect(appearances().filter { $0.hasPrefix("B.") && !$0.contains("Is") } == [
            "B.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)",
        ])
        #expect(!b.isMovingFromParent)
    }

    @Test("sync-dismiss-01: full screen, wills when the queue is drained, dids when it is complete", arguments: [true, false])
    func dismissFullScreen(onPresenter: Bool) {
        let (a, stage) = root()
        let m = Probe("M", log)
        m.modalPresentationStyle = .fullScreen
        a.present(m, animated: false)
        stage.settle()
        _ = log.take()
        (onPresenter ? a : m).dismiss(animated: true)
        #expect(appearances() == [])
        stage.turn()
        #expect(Set(appearances().filter { !$0.contains("Is") }) == ["M.viewWillDisappear(true)", "A.viewWillAppear(true)"])
        stage.settle()
        #expect(Set(appearances()) == ["M.viewDidDisappear(true)", "A.viewDidAppear(true)"])
    }

    @Test("modal-native-01: a sheet dismissed in code tells no delegate, its presenter nothing, then the completion")
    func sheetInCode() {
        final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
            var calls: [String] = []
            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
                calls.append("should")
                return true
            }
            func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { calls.append("will") }
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
        }
        let (a, stage) = root()
        let m = Probe("M", log)
        let delegate = Delegate()
        m.modalPresentationStyle = .pageSheet
        m.presentationController?.delegate = delegate
        a.present(m, animated: true)
        stage.settle()
        _ = log.take()
        a.dismiss(animated: true) { [log] in log.add("completion") }
        stage.settle()
        #expect(log.takeAppearance() == ["M.viewWillDisappear(true)", "M.viewDidDisappear(true)", "completion"])
        #expect(delegate.calls == [])
    }

    @Test("modal-custom-01: styles that do not cover leave the presenter alone", arguments: [
        UIModalPresentationStyle.custom, .overFullScreen, .overCurrentContext,
    ])
    func uncovered(style: UIModalPresentationStyle) {
        let (a, stage) = root()
        let m = Probe("M", log)
        m.modalPresentationStyle = style
        a.present(m, animated: true)
        stage.settle()
        a.dismiss(animated: true)
        stage.settle()
        #expect(appearances().filter { !$0.contains("Is") } == [
            "M.viewWillAppear(true)", "M.viewDidAppear(true)", "M.viewWillDisappear(true)", "M.viewDidDisappear(true)",
        ])
    }

    @Test("modal-pc-01: the presentation controller around the animator, both ways")
    func customPresentation() {
        final class Presenting: UIPresentationController {
            var log: CallLog?
            override func presentationTransitionWillBegin() { log?.add("presentationTransitionWillBegin") }
            override func presentationTransitionDidEnd(_ completed: Bool) { log?.add("presentationTransitionDidEnd(\(completed))") }
            override func dismissalTransitionWillBegin() { log?.add("dismissalTransitionWillBegin") }
            override func dismissalTransitionDidEnd(_ completed: Bool) { log?.add("dismissalTransitionDidEnd(\(completed))") }
        }
        final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
            let log: CallLog
            init(_ log: CallLog) { self.log = log }
            func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
            func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
                log.add("animateTransition")
                if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
                UIView.animate(withDuration: 0.2, animations: {}) { _ in transitionContext.completeTransition(true) }
            }
        }
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
            let log: CallLog
            init(_ log: CallLog) { self.log = log }
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                let controller = Presenting(presentedViewController: presented, presenting: presenting)
                controller.log = log
                return controller
            }
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { Animator(log) }
            func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
                Animator(log)
            }
        }
        let (a, stage) = root()
        let delegate = Delegate(log)
        let m = UIViewController()
        m.modalPresentationStyle = .custom
        m.transitioningDelegate = delegate
        a.present(m, animated: true)
        stage.settle()
        #expect(log.take() == ["presentationTransitionWillBegin", "animateTransition", "presentationTransitionDidEnd(true)"])
        a.dismiss(animated: true)
        stage.settle()
        #expect(log.take() == ["dismissalTransitionWillBegin", "animateTransition", "dismissalTransitionDidEnd(true)"])
    }

    @Test("tab-05: a tap on the tab that is selected asks and tells the delegate and moves nobody", arguments: [true, false])
    func selectedTab(allowed: Bool) {
        final class Delegate: NSObject, UITabBarControllerDelegate {
            let allowed: Bool
            var calls: [String] = []
            init(_ allowed: Bool) { self.allowed = allowed }
            func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
                calls.append("shouldSelect")
                return allowed
            }
            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
                calls.append("didSelect")
            }
        }
        let tabs = UITabBarController()
        tabs.viewControllers = [Probe("X", log), Probe("Y", log)]
        let stage = Stage(root: tabs)
        stage.settle()
        _ = log.take()
        let delegate = Delegate(allowed)
        tabs.delegate = delegate
        tabs.tabBar(tabs.tabBar, didSelect: tabs.viewControllers![0].tabBarItem)
        stage.settle()
        #expect(delegate.calls == (allowed ? ["shouldSelect", "didSelect"] : ["shouldSelect"]))
        #expect(appearances() == [])
        tabs.selectedIndex = 1
        stage.settle()
        #expect(delegate.calls.count == (allowed ? 2 : 1))
        #expect(appearances().first == "Y.viewWillAppear(false)")
    }

    @Test("split-01: columns on a phone: the delegate hears of the compact column, then of the collapse")
    func split() {
        final class Delegate: NSObject, UISplitViewControllerDelegate {
            var calls: [String] = []
            func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
                calls.append("willShow(\(column))")
            }
            func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("didCollapse") }
        }
        let split = UISplitViewController(style: .doubleColumn)
        let delegate = Delegate()
        split.delegate = delegate
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        split.setViewController(UIViewController(), for: .compact)
        let stage = Stage(root: split)
        stage.settle()
        #expect(delegate.calls == ["willShow(compact)", "didCollapse"])
        stage.window.isHidden = true
    }

    @Test("child-01: a child added in viewDidLoad without didMove hears no didMove of its own accord")
    func childWithoutDidMove() {
        let parent = Probe("parent", log)
        let child = Probe("child", log)
        parent.hook = { parent, callback in
            guard callback == "viewDidLoad" else { return }
            parent.addChild(child)
            parent.view.addSubview(child.view)
        }
        let stage = Stage(root: parent)
        stage.settle()
        var seen: Set<String> = []
        let lines = log.take().filter { $0.hasPrefix("child.") && !$0.contains("Is") && seen.insert($0).inserted }
        #expect(lines == [
            "child.willMove(toParent: parent)", "child.loadView", "child.viewDidLoad", "child.viewWillAppear(false)",
            "child.viewWillLayoutSubviews", "child.viewDidLayoutSubviews", "child.viewDidAppear(false)",
        ])
        stage.window.isHidden = true
    }
}

@Suite(.serialized) @MainActor
struct BackgroundOptInTests {
    @Test("opt-in: going to the background disappears who is on screen, coming back appears them; bg-01 without it")
    func optIn() {
        let log = CallLog()
        let a = Probe("A", log)
        let stage = Stage(root: a)
        stage.settle()
        let m = Probe("M", log)
        a.present(m, animated: true)
        stage.settle()
        _ = log.take()
        #expect(!SimulatedApplication.disappearsInBackground)
        SimulatedApplication.disappearsInBackground = true
        defer { SimulatedApplication.disappearsInBackground = false }
        SimulatedApplication.enterBackground()
        #expect(log.take() == [
            "A.viewWillDisappear(false)", "A.viewDidDisappear(false)", "M.viewWillDisappear(false)", "M.viewDidDisappear(false)",
        ])
        SimulatedApplication.enterForeground()
        #expect(log.takeAppearance() == [
            "A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)", "M.viewWillAppear(false)",
            "M.viewIsAppearing(false)", "M.viewDidAppear(false)",
        ])
        #expect(a.presentedViewController === m)
        stage.window.isHidden = true
    }
}
