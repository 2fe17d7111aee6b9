import Testing
import UIKit
import UIKitTesting

/// Slides for half a second and notes what it is called for.
private final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        log.add("animator.animate")
        let container = context.containerView
        let down = container.bounds.height
        if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to), view.superview !== container,
            context.viewController(forKey: .from)?.presentedViewController === controller
        {
            view.frame = context.finalFrame(for: controller).offsetBy(dx: 0, dy: down)
            container.addSubview(view)
            UIView.animate(withDuration: 0.5) {
                view.frame = context.finalFrame(for: controller)
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        } else if let view = context.view(forKey: .from) {
            UIView.animate(withDuration: 0.5) {
                view.frame.origin.y = down
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }
    func animationEnded(_ transitionCompleted: Bool) { log.add("animator.ended(\(transitionCompleted))") }
}

private final class HalfScreen: UIPresentationController {
    var log: CallLog?
    var removes = false
    override var shouldRemovePresentersView: Bool { removes }
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }
    override func presentationTransitionWillBegin() { log?.add("presentation.willBegin") }
    override func presentationTransitionDidEnd(_ completed: Bool) { log?.add("presentation.didEnd(\(completed))") }
    override func dismissalTransitionWillBegin() { log?.add("dismissal.willBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log?.add("dismissal.didEnd(\(completed))") }
}

@MainActor
private final class CustomDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let log: CallLog
    var presenting: UIPercentDrivenInteractiveTransition?
    var dismissing: UIPercentDrivenInteractiveTransition?
    var removes = false
    init(_ log: CallLog) { self.log = log }
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let made = HalfScreen(presentedViewController: presented, presenting: presenting)
        made.log = log
        made.removes = removes
        return made
    }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(log) }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        SlideAnimator(log)
    }
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { presenting }
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { dismissing }
}

/// Presentation controllers and animators of one's own, also driven by a gesture (`docs/lifecycle.md`, sections 4
/// and 9; traces modal-custom-01, modal-pc-01).
@Suite @MainActor
struct CustomPresentationTests {
    let log = CallLog()
    let a: Probe
    let m: Probe
    let stage: Stage
    private let custom: CustomDelegate

    init() {
        a = Probe("A", log)
        m = Probe("M", log)
        stage = Stage(root: a)
        custom = CustomDelegate(log)
        stage.settle()
        m.modalPresentationStyle = .custom
        m.transitioningDelegate = custom
        _ = log.take()
    }

    private func lines() -> [String] {
        log.takeAppearance().filter { !$0.contains("Is") && !$0.contains("oad") }
            .map { $0.replacingOccurrences(of: "(true)", with: "") }
    }

    @Test("modal-pc-01, modal-custom-01: the presentation controller hears around the animator; the presenter nothing")
    func order() {
        a.present(m, animated: true)
        stage.settle()
        #expect(lines() == [
            "M.viewWillAppear", "presentation.willBegin", "animator.animate", "M.viewDidAppear", "animator.ended",
            "presentation.didEnd",
        ])
        #expect(m.view.frame.minY == stage.window.bounds.midY)
        a.dismiss(animated: true)
        stage.settle()
        #expect(lines() == [
            "M.viewWillDisappear", "dismissal.willBegin", "animator.animate", "M.viewDidDisappear", "animator.ended",
            "dismissal.didEnd",
        ])
    }

    @Test("section 3: one that removes the presenter's view covers: its wills and dids around the modal's")
    func removing() {
        custom.removes = true
        func sides() -> [String] { lines().filter { $0.contains("ppear") } }
        a.present(m, animated: true)
        stage.settle()
        #expect(sides() == ["A.viewWillDisappear", "M.viewWillAppear", "M.viewDidAppear", "A.viewDidDisappear"])
        #expect(a.view.window == nil)
        a.dismiss(animated: true)
        stage.settle()
        #expect(sides() == ["M.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "M.viewDidDisappear"])
        #expect(a.view.window != nil && m.view.window == nil)
        let driver = UIPercentDrivenInteractiveTransition()
        custom.presenting = driver
        a.present(m, animated: true)
        stage.turn()
        driver.update(0.4)
        driver.cancel()
        stage.settle()
        #expect(sides() == [
            "A.viewWillDisappear", "M.viewWillAppear", "M.viewWillDisappear", "M.viewDidDisappear", "A.viewWillAppear",
            "A.viewDidAppear",
        ])
        #expect(a.view.window != nil && a.presentedViewController == nil)
    }

    @Test("section 4: a driven dismissal that is cancelled", arguments: [true, false])
    func drivenDismissal(finishes: Bool) {
        a.present(m, animated: true)
        stage.settle()
        _ = log.take()
        let driver = UIPercentDrivenInteractiveTransition()
        custom.dismissing = driver
        var completions = 0
        a.dismiss(animated: true) { completions += 1 }
        stage.turn()
        driver.update(0.3)
        #expect(m.transitionCoordinator?.isInteractive == true)
        if finishes { driver.finish() } else { driver.cancel() }
        stage.settle()
        let calls = lines().filter { $0.hasPrefix("M.") }
        #expect(calls == ["M.viewWillDisappear"] + (finishes ? ["M.viewDidDisappear"] : ["M.viewWillAppear", "M.viewDidAppear"]))
        #expect((a.presentedViewController == nil) == finishes)
        #expect(!m.isBeingDismissed && completions == 1)
        guard !finishes else { return }
        custom.dismissing = nil
        a.dismiss(animated: true)
        stage.settle()
        #expect(a.presentedViewController == nil && m.view.window == nil)
    }

    @Test("section 4: a driven presentation that is cancelled leaves no presentation", arguments: [true, false])
    func drivenPresentation(finishes: Bool) {
        let driver = UIPercentDrivenInteractiveTransition()
        custom.presenting = driver
        a.present(m, animated: true)
        stage.turn()
        driver.update(0.5)
        if finishes { driver.finish() } else { driver.cancel() }
        stage.settle()
        let calls = lines().filter { $0.hasPrefix("M.") }
        #expect(calls == ["M.viewWillAppear"] + (finishes ? ["M.viewDidAppear"] : ["M.viewWillDisappear", "M.viewDidDisappear"]))
        #expect((a.presentedViewController === m) == finishes)
        #expect(m.isBeingPresented == false)
        guard !finishes else { return }
        #expect(m.presentingViewController == nil && m.view.window == nil)
        custom.presenting = nil
        a.present(m, animated: true)
        stage.settle()
        #expect(a.presentedViewController === m)
    }

    @Test("Nothing keeps a custom presentation that went")
    func released() throws {
        let lifetimes = LifetimeTracker()
        func use() {
            let modal = lifetimes.track(Probe("X", log))
            modal.modalPresentationStyle = .custom
            modal.transitioningDelegate = custom
            a.present(modal, animated: true)
            stage.settle()
            if let controller = modal.presentationController { lifetimes.track(controller) }
            lifetimes.track(modal.view)
            a.dismiss(animated: true)
            stage.settle()
        }
        use()
        try lifetimes.expectReleased()
    }
}
