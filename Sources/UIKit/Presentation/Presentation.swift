/// One presentation or dismissal of `modal`, carried out by the transition engine.
@MainActor
struct Presentation {
    let modal: UIViewController
    let presenter: UIViewController

    init(of modal: UIViewController, by presenter: UIViewController) {
        self.modal = modal
        self.presenter = presenter
    }

    private var controller: UIPresentationController? { modal.presentation?.controller }

    /// A style that covers takes the presenter's view away, so that the presenter disappears (section 3).
    private var covers: Bool { controller?.coversPresenter ?? true }

    // MARK: Present

    func present(animated: Bool, completion: (() -> Void)?) {
        guard let links = modal.presentation, links.presenter === presenter, let controller,
            let window = links.window ?? presenter.loadedView?.currentWindow
        else {
            return abandon(completion)
        }
        (controller as? UIPopoverPresentationController)?.checkSource()
        let container = PresentationContainerView(frame: hostFrame(in: window))
        container.controller = controller
        controller.setContainer(container)
        let context = TransitionContext(
            container: container, from: presenter, to: modal, isAnimated: animated, style: controller.style,
            coordinator: modal.presentation?.takeWaitingCoordinator())
        let delegate = links.transitioningDelegate
        var description = ScreenTransition.Description(order: .modal)
        description.arriving = modal
        description.leaving = covers ? [presenter] : []
        description.isAnimated = animated
        description.duration = 0.4
        description.unanimatedEnd = controller.isSheet ? .nextTurn : .atOnce
        let transition = ScreenTransition(description, context: context)
        links.transition = transition
        if animated {
            transition.animator = delegate?.animationController(
                forPresented: modal, presenting: presenter, source: links.source ?? presenter)
            if let animator = transition.animator {
                transition.interactor = delegate?.interactionControllerForPresentation(using: animator)
            }
        }
        modal.status.insert(.beingPresented)
        transition.install = { [self] in install(container, in: window, context: context) }
        transition.builtInAnimation = builtInAnimation(presenting: true, context: context)
        transition.uninstall = { [self] completed in
            if completed, covers { presenter.loadedView?.removeFromSuperview() }
            if !completed { container.removeFromSuperview() }
        }
        transition.afterDids = { [self] completed in presentationEnded(completed, completion: completion) }
        transition.begin()
        transition.run()
    }

    private func hostFrame(in window: UIWindow) -> CGRect {
        guard isInContext, let view = presenter.loadedView, let superview = view.superview else { return window.bounds }
        return superview === window ? view.frame : view.frame
    }

    private var isInContext: Bool {
        let style = controller?.style
        return (style == .currentContext || style == .overCurrentContext) && presenter.parentController != nil
    }

    private func install(_ container: UIView, in window: UIWindow, context: TransitionContext) {
        if isInContext, let superview = presenter.loadedView?.superview {
            superview.addSubview(container)
        } else {
            window.addSubview(container)
        }
        let final = controller?.frameOfPresentedViewInContainerView ?? container.bounds
        let offscreen = final.offsetBy(dx: 0, dy: container.bounds.maxY - final.minY)
        context.setFrames(of: modal, initial: .zero, final: final)
        context.setFrames(of: presenter, initial: container.bounds, final: covers ? .zero : container.bounds)
        context.toView = controller?.presentedView ?? modal.view
        context.fromView = covers ? presenter.loadedView : nil
        controller?.installSurroundings(in: container)
        controller?.presentationTransitionWillBegin()
        if context.transition?.animator == nil, let view = context.toView {
            view.frame = context.isAnimated && modal.modalTransitionStyle == .coverVertical ? offscreen : final
            if context.isAnimated, modal.modalTransitionStyle == .crossDissolve || controller?.fadesPresentedView == true {
                view.frame = final
                view.alpha = 0
            }
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(view)
        }
    }

    private func builtInAnimation(presenting: Bool, context: TransitionContext) -> () -> Void {
        let fades = modal.modalTransitionStyle == .crossDissolve || (controller?.fadesPresentedView ?? false)
        let style: UIModalTransitionStyle = fades ? .crossDissolve : modal.modalTransitionStyle
        return { [weak modal, weak context] in
            guard let modal, let context, let view = context.view(forKey: presenting ? .to : .from) ?? modal.loadedView else { return }
            switch (style, presenting) {
            case (.crossDissolve, true): view.alpha = 1
            case (.crossDissolve, false): view.alpha = 0
            case (_, true): view.frame = context.finalFrame(for: modal)
            case (_, false): view.frame.origin.y = context.containerView.bounds.maxY
            }
        }
    }

    private func presentationEnded(_ completed: Bool, completion: (() -> Void)?) {
        controller?.presentationTransitionDidEnd(completed)
        modal.status.remove(.beingPresented)
        settle()
        // What changed while the view moved in is laid out now.
        if let controller, controller.placesPresentedView { controller.containerView?.setNeedsLayout() }
        if !completed { unlink() }
        completion?()
        runQueued()
    }

    /// A presentation whose controller went away before it began.
    private func abandon(_ completion: (() -> Void)?) {
        settle()
        unlink()
        completion?()
        runQueued()
    }

    // MARK: Dismiss

    /// An `interactor` drives the built-in animation, as a finger on a sheet does.
    func dismiss(
        animated: Bool, interactor: (any UIViewControllerInteractiveTransitioning)? = nil, completion: (() -> Void)?
    ) {
        guard let controller, let container = controller.containerView, presenter.presentation?.presented === modal else {
            return abandon(completion)
        }
        let chain = presentedChain
        let top = chain.last ?? modal
        let topCovers = chain.contains { $0.presentation?.controller?.coversPresenter ?? false }
        let returning: UIViewController? = covers || (topCovers && presenter.appearance.state == .disappeared) ? presenter : nil
        let context = TransitionContext(
            container: container, from: modal, to: presenter, isAnimated: animated, style: controller.style,
            coordinator: modal.presentation?.takeWaitingCoordinator())
        context.fromView = controller.presentedView ?? modal.loadedView
        context.toView = returning?.loadedView
        var description = ScreenTransition.Description(order: .modal)
        description.leaving = chain
        description.arriving = returning
        description.isAnimated = animated
        description.duration = 0.4
        description.unanimatedEnd = controller.isSheet ? .nextTurn : .atOnce
        let transition = ScreenTransition(description, context: context)
        modal.presentation?.transition = transition
        transition.interactor = interactor
        if animated, interactor == nil, let delegate = modal.presentation?.transitioningDelegate {
            transition.animator = delegate.animationController(forDismissed: modal)
            if let animator = transition.animator {
                transition.interactor = delegate.interactionControllerForDismissal(using: animator)
            }
        }
        for controller in chain { controller.status.insert(.beingDismissed) }
        transition.install = { [self] in installReturning(returning, container: container, context: context) }
        if interactor == nil { transition.builtInAnimation = builtInAnimation(presenting: false, context: context) }
        transition.beforeDids = { [self] completed in if completed { for controller in chain { unlink(controller) }; unlink() } }
        transition.uninstall = { [self] completed in
            if completed {
                removeContainers(of: chain, and: top)
            } else {
                returning?.loadedView?.removeFromSuperview()
            }
        }
        transition.afterDids = { [self] completed in
            dismissalEnded(completed, chain: chain, controller: controller, completion: completion)
        }
        transition.begin()
        transition.run()
    }

    /// The modal and everything presented on it, from the bottom up; all of it goes (section 9).
    private var presentedChain: [UIViewController] {
        var chain = [modal]
        while let next = chain[chain.count - 1].presentation?.presented { chain.append(next) }
        return chain
    }

    private func installReturning(_ returning: UIViewController?, container: UIView, context: TransitionContext) {
        if let view = returning?.loadedView, view.superview == nil, let host = container.superview {
            view.frame = container.frame
            host.insertSubview(view, belowSubview: container)
        }
        context.setFrames(of: modal, initial: context.fromView?.frame ?? .zero, final: .zero)
        context.setFrames(of: presenter, initial: .zero, final: container.bounds)
        controller?.removeSurroundings(alongside: context)
        controller?.dismissalTransitionWillBegin()
    }

    private func removeContainers(of chain: [UIViewController], and top: UIViewController) {
        for controller in chain {
            let presentation = controller.presentation?.controller
            presentation?.containerView?.removeFromSuperview()
            controller.loadedView?.removeFromSuperview()
        }
    }

    private func dismissalEnded(
        _ completed: Bool, chain: [UIViewController], controller: UIPresentationController, completion: (() -> Void)?
    ) {
        controller.dismissalTransitionDidEnd(completed)
        for member in chain { member.status.remove(.beingDismissed) }
        settle()
        controller.containerView?.setNeedsLayout()
        if completed {
            for member in chain {
                member.presentation?.controller?.setContainer(nil)
                member.presentation?.replaced = nil
                member.presentation?.controller = nil
            }
        }
        completion?()
        runQueued()
    }

    // MARK: Links

    private func settle() {
        modal.presentation?.isChanging = false
        modal.presentation?.takeWaitingCoordinator()?.complete()
        modal.presentation?.transition = nil
    }

    private func unlink() {
        if presenter.presentation?.presented === modal { presenter.presentation?.presented = nil }
        modal.presentation?.presenter = nil
    }

    private func unlink(_ member: UIViewController) {
        let presenter = member.presentation?.presenter
        if presenter?.presentation?.presented === member { presenter?.presentation?.presented = nil }
        member.presentation?.presenter = nil
    }

    private func runQueued() {
        guard let links = modal.presentation, !links.queued.isEmpty else { return }
        let queued = links.queued
        links.queued = []
        for action in queued { action() }
    }
}

extension PresentationLinks {
    /// Hands the waiting coordinator over to the transition that begins.
    func takeWaitingCoordinator() -> TransitionCoordinator? {
        defer { waitingCoordinator = nil }
        return waitingCoordinator
    }
}
