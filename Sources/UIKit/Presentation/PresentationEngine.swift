/// Presents and dismisses by describing transitions to the engine (`docs/lifecycle.md`, sections 3, 5, 8, 9).
extension UIViewController {
    func startPresentation(of modal: UIViewController, animated: Bool, completion: (() -> Void)?) {
        if let owner = Uncounted(modal.presentation).borrow({ $0.presenter }) ?? nil {
            raise(
                .invalidArgumentException,
                "Application tried to present modally a view controller \(modal.objectDescription) that is already "
                    + "being presented by \(owner.objectDescription).")
        }
        if modal.parentController != nil, modal.presentation?.replacement == nil {
            raise(
                .invalidArgumentException,
                "Application tried to present modally a view controller \(modal.objectDescription) that has a parent "
                    + "view controller \(modal.parentController?.objectDescription ?? "(null)").")
        }
        let presenter = presentationContext(of: modal)
        guard mayPresent(modal, on: presenter) else { return }
        link(modal, to: presenter)
        if Uncounted(modal.presentation).borrow({ $0.controller?.mayAdapt }) == true {
            modal.presentation?.controller?.adapt(to: traitCollection)
        }
        let original = modal
        let modal = original.presentedInStyleTaken()
        if modal !== original {
            original.presentation?.unlinkReplaced()
            link(modal, to: presenter)
        }
        if animated { modal.presentation?.waitForTransition(animated: true) }
        let cause = Cause.current
        CommitScheduler.shared.enqueue {
            Cause.with(cause) {
                Presentation(of: modal, by: presenter).present(animated: animated, completion: completion)
            }
        }
    }

    private func link(_ modal: UIViewController, to presenter: UIViewController) {
        modal.withPresentationLinks {
            $0.presenter = presenter
            $0.source = self
            $0.isChanging = true
            $0.window = loadedView?.currentWindow
        }
        presenter.withPresentationLinks { $0.presented = modal }
        modal.presentationControllerMade(presenting: presenter, source: self)?.presentingViewControllerIfAny = presenter
    }

    /// Current-context styles go up to the nearest controller that defines a context; the others to the root (section 9).
    private func presentationContext(of modal: UIViewController) -> UIViewController {
        let style = modal.resolvedStyle
        guard style == .custom else {
            return presentationContext(isCurrent: style == .currentContext || style == .overCurrentContext)
        }
        // A custom presentation says itself whether it takes the whole screen.
        let whole = presentationContext(isCurrent: false)
        guard modal.presentationLinks.transitioningDelegate != nil,
            let made = modal.presentationControllerMade(presenting: whole, source: self), made.isInCurrentContext
        else { return whole }
        return presentationContext(isCurrent: true)
    }

    private func presentationContext(isCurrent isContextual: Bool) -> UIViewController {
        var controller = self
        while let parent = controller.parentController {
            if isContextual, controller.definesPresentationContext { break }
            controller = parent
        }
        return controller
    }

    /// UIKit's refusals, logged and survived (section 11).
    private func mayPresent(_ modal: UIViewController, on presenter: UIViewController) -> Bool {
        // Most presentations are fine, so that the words are made only for those that are not.
        func names() -> String {
            "Attempt to present \(modal.objectDescription) on \(presenter.objectDescription) (from \(objectDescription))"
        }
        if let shown = presenter.presentation?.presented {
            let isRunning = shown.presentation?.isChanging ?? false
            UIKitLog.write(
                isRunning
                    ? "\(names()) while a presentation is in progress."
                    : "\(names()) which is already presenting \(shown.objectDescription).", about: self)
            EngineHooks.tell(
                .refused(.present, on: self, other: modal, isRunning ? .inProgress : .alreadyPresenting(shown)))
            return false
        }
        guard presenter.viewIfLoaded?.currentWindow != nil || loadedView?.currentWindow != nil else {
            UIKitLog.write("\(names()) whose view is not in the window hierarchy.", about: self)
            EngineHooks.tell(.refused(.present, on: self, other: modal, .notInWindow))
            return false
        }
        if parentController == nil, presentation?.presenter == nil,
            loadedView?.currentWindow?.rootViewController !== self
        {
            UIKitLog.write(
                "Presenting view controllers on detached view controllers is discouraged \(objectDescription).", about: self)
            EngineHooks.tell(.refused(.present, on: self, other: modal, .detached))
        }
        return true
    }

    func startDismissal(animated: Bool, completion: (() -> Void)?) {
        guard let presenter = presentingHereOrAbove ?? presentingController else {
            completion?()
            return
        }
        guard let modal = Uncounted(presenter.presentation).borrow({ $0.presented }) ?? nil else { return }
        Uncounted(modal.presentation).borrow {
            startDismissal(of: modal, $0, by: presenter, animated: animated, completion: completion)
        }
    }

    private func startDismissal(
        of modal: UIViewController, _ links: PresentationLinks, by presenter: UIViewController, animated: Bool,
        completion: (() -> Void)?
    ) {
        if modal.status.contains(.beingDismissed) {
            UIKitLog.write(
                "Attempt to dismiss from view controller \(presenter.objectDescription) while a presentation or dismiss is in progress!",
                about: self)
            EngineHooks.tell(.refused(.dismiss, on: self, other: modal, .dismissalInProgress))
            return
        }
        if links.isChanging {
            links.queued.append { [weak presenter, weak modal] in
                // A presentation that was cancelled has left nothing to dismiss.
                guard let presenter, let modal, presenter.presentation?.presented === modal else {
                    completion?()
                    return
                }
                presenter.startDismissal(animated: animated, completion: completion)
            }
            return
        }
        links.isChanging = true
        modal.status.insert(.beingDismissed)
        links.waitForTransition(animated: animated)
        let cause = Cause.current
        CommitScheduler.shared.enqueue {
            Cause.with(cause) {
                Presentation(of: modal, by: presenter).dismiss(animated: animated, completion: completion)
            }
        }
    }

    /// This controller or the nearest ancestor that presents (Apple documentation: *presentedViewController*).
    private var presentingHereOrAbove: UIViewController? {
        presentation?.presented != nil ? self : parentController?.presentingHereOrAbove
    }

    private var presentingController: UIViewController? {
        presentation?.presenter ?? parentController?.presentingController
    }
}

extension PresentationLinks {
    /// An animated change has a coordinator as soon as it is asked for.
    func waitForTransition(animated: Bool) {
        guard animated else { return }
        let coordinator = TransitionCoordinator()
        coordinator.willAnimate = true
        waitingCoordinator = coordinator
    }
}
