/// One presentation or dismissal of `modal`, carried out by the transition engine.
@MainActor
struct Presentation {
    let modal: UIViewController
    let presenter: UIViewController

    init(of modal: UIViewController, by presenter: UIViewController) {
        self.modal = modal
        self.presenter = presenter
    }

    var controller: UIPresentationController? { modal.presentation?.controller }

    /// A style that covers takes the presenter's view away, so that the presenter disappears (section 3).
    var covers: Bool { controller?.coversPresenter ?? true }

    func present(animated: Bool, completion: (() -> Void)?) {
        // One that was asked for on what goes by now goes with it, before it was seen.
        guard !modal.status.contains(.beingDismissed), let links = modal.presentation, links.presenter === presenter,
            let controller,
            let window = links.window ?? presenter.loadedView?.currentWindow
        else {
            return abandon(completion)
        }
        (controller as? UIPopoverPresentationController)?.checkSource()
        let container = PresentationContainerView(frame: hostFrame(in: window))
        controller.setContainer(container)
        let transition = PresentTransition(self, in: container, of: window, animated: animated, completion: completion)
        transition.use(links.takeWaitingCoordinator())
        links.transition = transition
        if animated, let delegate = links.transitioningDelegate {
            transition.animator = delegate.animationController(
                forPresented: modal, presenting: presenter, source: links.source ?? presenter)
            if let animator = transition.animator {
                transition.interactor = delegate.interactionControllerForPresentation(using: animator)
            }
        }
        modal.status.insert(.beingPresented)
        transition.begin()
        transition.run()
    }

    private func hostFrame(in window: UIWindow) -> CGRect {
        guard isInContext, let view = presenter.loadedView, view.superview != nil else { return window.bounds }
        return view.frame
    }

    var isInContext: Bool {
        let style = controller?.style
        return (style == .currentContext || style == .overCurrentContext) && presenter.parentController != nil
    }

    /// A presentation whose controller went away before it began.
    private func abandon(_ completion: (() -> Void)?) {
        settle()
        unlink()
        completion?()
        runQueued()
    }

    /// An `interactor` drives the built-in animation, as a finger on a sheet does.
    func dismiss(
        animated: Bool, interactor: (any UIViewControllerInteractiveTransitioning)? = nil, completion: (() -> Void)?
    ) {
        // What still moves above, as a sheet under a finger, is at its end first.
        for member in modal.withPresented.dropFirst().reversed() {
            member.presentation?.transition?.finish(completed: true)
        }
        guard let controller, let container = controller.containerView, presenter.presentation?.presented === modal else {
            return abandon(completion)
        }
        let links = modal.presentation
        let transition = DismissTransition(
            self, of: controller, in: container, animated: animated, isDriven: interactor != nil, completion: completion)
        transition.use(links?.takeWaitingCoordinator())
        links?.transition = transition
        transition.interactor = interactor
        if animated, interactor == nil, let delegate = links?.transitioningDelegate {
            transition.animator = delegate.animationController(forDismissed: modal)
            if let animator = transition.animator {
                transition.interactor = delegate.interactionControllerForDismissal(using: animator)
            }
        }
        transition.begin()
        transition.run()
    }

    // MARK: Links

    func settle() {
        guard let links = modal.presentation else { return }
        links.isChanging = false
        links.takeWaitingCoordinator()?.complete()
        links.transition = nil
    }

    func unlink() {
        if presenter.presentation?.presented === modal { presenter.presentation?.presented = nil }
        modal.presentation?.presenter = nil
    }

    func unlink(_ member: UIViewController) {
        let presenter = member.presentation?.presenter
        if presenter?.presentation?.presented === member { presenter?.presentation?.presented = nil }
        member.presentation?.presenter = nil
    }

    func runQueued() {
        guard let links = modal.presentation, !links.queued.isEmpty else { return }
        let queued = links.queued
        links.queued = []
        for action in queued { action() }
    }
}

extension PresentationLinks {
    /// Hands the waiting coordinator over to the transition that begins.
    func takeWaitingCoordinator() -> TransitionCoordinator? {
        guard let coordinator = waitingCoordinator else { return nil }
        waitingCoordinator = nil
        return coordinator
    }
}
