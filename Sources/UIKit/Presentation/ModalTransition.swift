/// A presentation or a dismissal, as the engine runs it.
@MainActor
class ModalTransition: ScreenTransition {
    let presentation: Presentation
    let container: UIView
    fileprivate let style: UIModalPresentationStyle
    fileprivate let completion: (() -> Void)?

    init(
        _ presentation: Presentation, of controller: UIPresentationController?, in container: UIView, animated: Bool,
        completion: (() -> Void)?
    ) {
        self.presentation = presentation
        self.container = container
        self.completion = completion
        style = controller?.style ?? .none
        super.init(.modal)
        isAnimated = animated
        builtInDuration = 0.4
        unanimatedEnd = controller?.isSheet == true ? .nextTurn : .atOnce
    }

    /// The two sides as the context names them; a presenter that is not covered hears nothing, and is there all the same.
    fileprivate var sides: (from: UIViewController, to: UIViewController) { (presentation.presenter, presentation.modal) }

    /// Takes the coordinator that was there before the transition.
    func use(_ coordinator: TransitionCoordinator?) { if let coordinator { contextMade = makeContext(coordinator) } }

    override func makeContext() -> TransitionContext { makeContext(nil) }

    private func makeContext(_ coordinator: TransitionCoordinator?) -> TransitionContext {
        let (from, to) = sides
        let context = TransitionContext(
            container: container, from: from, to: to, isAnimated: isAnimated, style: style, coordinator: coordinator)
        describe(context)
        return context
    }

    /// Says which views take part, and where they are before and after, as far as that is known.
    fileprivate func describe(_ context: TransitionContext) {}

    /// The animation of the modal's view, up or into sight and back.
    fileprivate func movement(presenting: Bool) -> () -> Void {
        let modal = presentation.modal
        let fades = presentation.transitionStyle == .crossDissolve || (presentation.controller?.fadesPresentedView ?? false)
        return { [self] in
            guard let view = context.view(forKey: presenting ? .to : .from) ?? modal.loadedView else { return }
            switch (fades, presenting) {
            case (true, true): view.alpha = 1
            case (true, false): view.alpha = 0
            case (false, true): view.frame = context.finalFrame(for: modal)
            case (false, false): view.frame.origin.y = container.bounds.maxY
            }
        }
    }
}

/// A presentation.
@MainActor
final class PresentTransition: ModalTransition {
    private let window: UIWindow
    /// Where the presented view goes, once the container is in place.
    private var finalFrame: CGRect?
    private var presentedView: UIView?

    init(
        _ presentation: Presentation, of controller: UIPresentationController, in container: UIView, of window: UIWindow,
        animated: Bool, completion: (() -> Void)?
    ) {
        self.window = window
        super.init(presentation, of: controller, in: container, animated: animated, completion: completion)
        arriving = presentation.modal
        // A style that covers takes the presenter's view away, so that the presenter disappears (section 3).
        if controller.coversPresenter { leaving = presentation.presenter }
    }

    fileprivate override func describe(_ context: TransitionContext) {
        guard let finalFrame else { return }
        context.setFrames(of: presentation.modal, initial: .zero, final: finalFrame)
        context.setFrames(
            of: presentation.presenter, initial: container.bounds, final: leaving == nil ? container.bounds : .zero)
        context.toView = presentedView
        context.fromView = leaving?.loadedView
    }

    override func install() {
        let controller = presentation.controller
        if let controller, presentation.isInContext(controller), let superview = presentation.presenter.loadedView?.superview {
            superview.addSubview(container)
        } else {
            window.addSubview(container)
        }
        guard let controller else {
            return place(presentation.modal.view, at: container.bounds, for: nil)
        }
        place(controller.presentedView ?? presentation.modal.view, at: controller.frameOfPresentedViewInContainerView, for: controller)
    }

    private func place(_ view: UIView?, at final: CGRect, for controller: UIPresentationController?) {
        finalFrame = final
        presentedView = view
        if let contextMade { describe(contextMade) }
        if let controller {
            controller.installSurroundings(in: container)
            controller.presentationTransitionWillBegin()
        }
        if animator == nil, let view { put(view, at: final) }
    }

    private func put(_ view: UIView, at final: CGRect) {
        var start = final
        if isAnimated {
            let style = presentation.transitionStyle
            if style == .crossDissolve || presentation.controller?.fadesPresentedView == true {
                view.alpha = 0
            } else if style == .coverVertical {
                start = final.offsetBy(dx: 0, dy: container.bounds.maxY - final.minY)
            }
        }
        view.frame = start
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
    }

    override func builtInAnimation() -> (() -> Void)? { movement(presenting: true) }

    /// What is presented in the context of a child leaves the screen with the child's container, also while it comes.
    override func willSendDids(completed: Bool) {
        let modal = presentation.modal
        guard completed, modal.appearance.state == .appearing, modal.loadedView?.currentWindow == nil else { return }
        modal.appearance(begin: false, animated: isAnimated)
        modal.appearanceEnd()
    }

    override func uninstall(completed: Bool) {
        if completed, let view = leaving?.loadedView { view.removeFromSuperview() }
        if !completed { container.removeFromSuperview() }
    }

    override func didSendDids(completed: Bool) {
        let controller = presentation.controller
        controller?.presentationTransitionDidEnd(completed)
        presentation.modal.status.remove(.beingPresented)
        presentation.settle()
        // What changed while the view moved in is laid out now.
        if let controller, controller.placesPresentedView { controller.containerView?.setNeedsLayout() }
        if !completed { presentation.unlink() }
        completion?()
        presentation.runQueued()
    }
}

/// A dismissal: the modal and everything presented on it goes (section 9).
@MainActor
final class DismissTransition: ModalTransition {
    private let controller: UIPresentationController
    private let isDriven: Bool

    init(
        _ presentation: Presentation, of controller: UIPresentationController, in container: UIView, animated: Bool,
        isDriven: Bool, completion: (() -> Void)?
    ) {
        self.controller = controller
        self.isDriven = isDriven
        super.init(presentation, of: controller, in: container, animated: animated, completion: completion)
        leaving = presentation.modal
        presentation.modal.status.insert(.beingDismissed)
        var isCovered = controller.coversPresenter
        if presentation.modal.isPresenting, takeMembersAlong() { isCovered = true }
        if isCovered, isContextShown { arriving = presentation.presenter }
    }

    /// What is presented in a context that is away or goes, as with another tab, uncovers nobody now.
    private var isContextShown: Bool {
        guard presentation.isInContext(controller) else { return true }
        guard container.currentWindow != nil, !presentation.presenter.status.contains(.isLeaving) else { return false }
        // Where there was no place in the container, as for a column out of sight, it happens in the window.
        return container.nearestControllerLink.isSame(as: presentation.presenter.parentLink)
    }

    /// What is presented on the modal goes with it, from the bottom up.
    /// - Returns: whether one of them covers a presenter that is away.
    private func takeMembersAlong() -> Bool {
        var isCovered = false
        var next = presentation.modal.presentation?.presented
        let isAway = presentation.presenter.appearance.state == .disappeared
        while let member = next {
            leavingBeside.append(member)
            member.status.insert(.beingDismissed)
            if isAway, member.presentation?.controller?.coversPresenter == true { isCovered = true }
            next = member.presentation?.presented
        }
        return isCovered
    }

    fileprivate override var sides: (from: UIViewController, to: UIViewController) {
        (presentation.modal, presentation.presenter)
    }

    fileprivate override func describe(_ context: TransitionContext) {
        context.fromView = controller.presentedView ?? presentation.modal.loadedView
        context.toView = arriving?.loadedView
        context.setFrames(of: presentation.modal, initial: context.fromView?.frame ?? .zero, final: .zero)
        context.setFrames(of: presentation.presenter, initial: .zero, final: container.bounds)
    }

    override func install() {
        if let view = arriving?.loadedView, view.superview == nil, let host = container.superview {
            view.frame = container.frame
            host.insertSubview(view, belowSubview: container)
        }
        if let contextMade { describe(contextMade) }
        controller.removeSurroundings(alongside: self)
        controller.dismissalTransitionWillBegin()
    }

    /// A finger that drives the dismissal moves the view itself.
    override func builtInAnimation() -> (() -> Void)? { isDriven ? nil : movement(presenting: false) }

    @inline(__always)
    private func eachMember(_ body: (UIViewController) -> Void) {
        Uncounted(presentation.modal).borrow(body)
        if !leavingBeside.isEmpty { for member in leavingBeside { body(member) } }
    }

    override func willSendDids(completed: Bool) {
        guard completed else { return }
        // What was presented on them while they went has nowhere to stay (docs/decisions.md).
        if leavingBeside.isEmpty { presentation.modal.dropPresentations() } else { leavingBeside.last?.dropPresentations() }
        leavingBeside.borrowEach { presentation.unlink($0) }
        presentation.unlink()
    }

    override func uninstall(completed: Bool) {
        guard completed else {
            arriving?.loadedView?.removeFromSuperview()
            return
        }
        container.removeFromSuperview()
        presentation.modal.loadedView?.removeFromSuperview()
        for member in leavingBeside {
            member.presentation?.controller?.containerView?.removeFromSuperview()
            member.loadedView?.removeFromSuperview()
        }
    }

    override func didSendDids(completed: Bool) {
        let isHeard = controller.delegate != nil
        defer { if completed { tellDismissed(isHeard) } }
        controller.dismissalTransitionDidEnd(completed)
        eachMember { $0.status.remove(.beingDismissed) }
        presentation.settle()
        controller.containerView?.setNeedsLayout()
        if completed {
            eachMember { Uncounted($0.presentation).borrow { $0.presentationIsOver() } }
        }
        completion?()
        presentation.runQueued()
    }

    private func tellDismissed(_ isHeard: Bool) {
        EngineHooks.tell(.dismissed(presentation.modal, from: presentation.presenter, uncovers: arriving != nil, isHeard: isHeard))
    }
}
