/// One presentation or dismissal of `modal`, carried out by the transition engine.
@MainActor
struct Presentation {
    let modal: UIViewController
    let presenter: UIViewController

    init(of modal: UIViewController, by presenter: UIViewController) {
        self.modal = modal
        self.presenter = presenter
    }

    var controller: UIPresentationController? { Uncounted(modal.presentation).borrow { $0.controller } ?? nil }

    func present(animated: Bool, completion: (() -> Void)?) {
        // One that was asked for on what goes by now goes with it, before it was seen.
        guard !modal.status.contains(.beingDismissed), let controller = controllerToPresent, let window else {
            return abandon(completion)
        }
        controller.checkSource()
        if let turn = PresentationTurn(for: self, of: controller) { modal.presentationLinks.turn = turn }
        let container = PresentationContainerView(frame: hostFrame(in: window, of: controller))
        controller.setContainer(container)
        let transition = PresentTransition(
            self, of: controller, in: container, of: window, animated: animated, completion: completion)
        hand(transition)
        if animated, let links = modal.presentation, let delegate = links.transitioningDelegate {
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

    private var controllerToPresent: UIPresentationController? {
        Uncounted(modal.presentation).borrow { $0.isPresented(by: presenter) ? $0.controller : nil } ?? nil
    }

    private var window: UIWindow? {
        Uncounted(modal.presentation).borrow { $0.window } ?? nil ?? presenter.loadedView?.currentWindow
    }

    /// Says that a transition carries this out, and hands it what was made for it meanwhile.
    private func hand(_ transition: ModalTransition) {
        Uncounted(modal.presentation).borrow {
            if $0.waitingCoordinator != nil { transition.use($0.takeWaitingCoordinator()) }
            $0.transition = transition
        }
    }

    private func hostFrame(in window: UIWindow, of controller: UIPresentationController) -> CGRect {
        guard isInContext(controller), let view = presenter.loadedView, view.superview != nil else { return window.bounds }
        return view.frame
    }

    func isInContext(_ controller: UIPresentationController) -> Bool {
        controller.isInCurrentContext && presenter.parentLink.isSet
    }

    /// The built-in animation: the modal's, or that of the context where it provides one (Apple documentation:
    /// *providesPresentationContextTransitionStyle*).
    var transitionStyle: UIModalTransitionStyle {
        let isOfContext = controller?.isInCurrentContext == true && presenter.definesPresentationContext
            && presenter.providesPresentationContextTransitionStyle
        return (isOfContext ? presenter : modal).modalTransitionStyle
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
        if modal.isPresenting {
            for member in modal.withPresented.dropFirst().reversed() {
                member.presentation?.transition?.finish(completed: true)
            }
        }
        guard presenter.presents(modal), let controller, let container = controller.containerView else {
            return abandon(completion)
        }
        let transition = DismissTransition(
            self, of: controller, in: container, animated: animated, isDriven: interactor != nil, completion: completion)
        hand(transition)
        if interactor != nil { transition.interactor = interactor }
        if animated, interactor == nil, let delegate = modal.presentation?.transitioningDelegate {
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
        Uncounted(modal.presentation).borrow {
            $0.isChanging = false
            if $0.waitingCoordinator != nil { $0.takeWaitingCoordinator()?.complete() }
            $0.transition = nil
        }
    }

    func unlink() {
        if presenter.presents(modal) { presenter.presentation?.presented = nil }
        Uncounted(modal.presentation).borrow { $0.presenter = nil }
    }

    func unlink(_ member: UIViewController) {
        guard let links = member.presentation else { return }
        if let presenter = links.presenter, presenter.presents(member) { presenter.presentation?.presented = nil }
        links.presenter = nil
    }

    func runQueued() {
        guard Uncounted(modal.presentation).borrow({ !$0.queued.isEmpty }) ?? false, let links = modal.presentation else { return }
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
