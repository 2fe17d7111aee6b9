/// What a presented or presenting controller knows of its presentations.
@MainActor
final class PresentationLinks {
    /// The style asked for; `nil` until set.
    var style: UIModalPresentationStyle?
    var transitionStyle: UIModalTransitionStyle = .coverVertical
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// What this controller presents; retained.
    var presented: UIViewController?
    /// Who presents this controller; not retained.
    var presenter: UIViewController? {
        get { Uncounted(presenterReference).borrow { $0.object } ?? nil }
        set { presenterReference = newValue?.reference }
    }
    /// On whom `present` was called; not retained.
    var source: UIViewController? {
        get { Uncounted(sourceReference).borrow { $0.object } ?? nil }
        set { sourceReference = newValue?.reference }
    }
    /// The presentation controller of this controller, once asked for or presented.
    var controller: UIPresentationController?
    /// The transition that presents or dismisses this controller.
    var transition: ScreenTransition?
    /// The turn of the interface with which this controller came.
    var turn: PresentationTurn?
    /// The coordinator of an animated change that begins with the commit.
    var waitingCoordinator: TransitionCoordinator?
    /// The coordinator of the running or waiting change.
    var coordinator: TransitionCoordinator? { transition?.context.coordinator ?? waitingCoordinator }
    /// Whether the presentation was asked for and its transition has not ended.
    var isChanging = false
    /// Dismissals that came while the presentation was still running.
    var queued: [() -> Void] = []
    var window: UIWindow? {
        get { Uncounted(windowReference).borrow { $0.object } ?? nil }
        set { windowReference = newValue?.reference }
    }
    /// Whether this controller is the one that presents; counts nothing.
    func isPresented(by controller: UIViewController) -> Bool {
        Uncounted(presenterReference).borrow { $0.refers(to: controller) } ?? false
    }

    /// Drops what a presentation needed, and turns the interface back if it was turned for it.
    func presentationIsOver() {
        Uncounted(controller).borrow { $0.setContainer(nil) }
        if replaced != nil { replaced = nil }
        controller = nil
        guard let turn else { return }
        self.turn = nil
        turn.undo()
    }

    private var presenterReference: BackReference<UIViewController>?
    private var sourceReference: BackReference<UIViewController>?
    private var windowReference: BackReference<UIWindow>?
    /// What others know this controller by.
    nonisolated(unsafe) fileprivate(set) var ownReference: BackReference<UIViewController>?
    /// The controller that this one is shown instead of, in the style taken; retained as what it replaces.
    var replaced: UIViewController?
    /// The controller to be shown instead of this one, as the delegate gave it.
    var replacement: UIViewController?
}

extension UIViewController {
    /// What presentations know the controller by.
    var reference: BackReference<UIViewController> {
        if let made = presentation?.ownReference { return made }
        let made = BackReference<UIViewController>(self)
        presentationLinks.ownReference = made
        return made
    }

    /// Whether this controller itself presents something.
    var isPresenting: Bool { Uncounted(presentation).borrow { $0.presented != nil } ?? false }

    /// Whether `modal` is what this controller presents.
    func presents(_ modal: UIViewController) -> Bool {
        Uncounted(presentation).borrow { Uncounted($0.presented).refers(to: modal) } ?? false
    }

    /// The links, made on first use.
    var presentationLinks: PresentationLinks { presentation ?? makeLinks() }

    /// The same for a change that counts nothing.
    func withPresentationLinks(_ body: (PresentationLinks) -> Void) {
        if presentation == nil { presentation = PresentationLinks() }
        Uncounted(presentation).borrow(body)
    }

    private func makeLinks() -> PresentationLinks {
        let made = PresentationLinks()
        presentation = made
        return made
    }

    /// What is presented in this controller's context, as a search, leaves the screen with it.
    func takeOutContextPresentation() {
        guard let controller = presentation?.presented?.presentation?.controller, controller.isInCurrentContext,
            parentController != nil
        else { return }
        controller.containerView?.removeFromSuperview()
    }

    /// And comes back with it.
    /// - Parameter host: where the controller's view belongs when it is in no other.
    func placeContextPresentation(in host: UIView? = nil) {
        guard let controller = presentation?.presented?.presentation?.controller, controller.isInCurrentContext,
            let container = controller.containerView, container.superview == nil, let view = loadedView,
            let host = host ?? view.superview
        else { return }
        container.frame = view.frame
        host.addSubview(container)
        if view.superview === host { host.insertSubview(container, aboveSubview: view) }
        if controller.coversPresenter { view.removeFromSuperview() }
    }

    /// Where the presentation happens that covers this controller in its context.
    var containerInContext: UIView? { isCoveredInContext ? presentation?.presented?.presentation?.controller?.containerView : nil }

    /// Whether what is presented in this controller's context is shown in its place, so that it does not appear with
    /// its container (section 3).
    var isCoveredInContext: Bool {
        guard isPresenting, parentLink.isSet, let presented = presentation?.presented,
            !presented.status.contains(.beingDismissed), let controller = presented.presentation?.controller
        else { return false }
        return controller.hasContainer && controller.isInCurrentContext && controller.coversPresenter
    }

    /// A root that is replaced takes what it presents along, without animation: views that leave the window
    /// drive their controllers' appearance (docs/decisions.md).
    func dropPresentations() {
        guard isPresenting else { return }
        for controller in withPresented.dropFirst().reversed() {
            guard let transition = controller.presentation?.transition else {
                controller.dropFromPresenter()
                continue
            }
            let isBeginning = transition.isBeginning
            transition.onceRunning { [self] in
                transition.finish(completed: true)
                controller.dropFromPresenter()
                // A dismissal that was about to begin has put it back.
                if isBeginning { loadedView?.removeFromSuperview() }
            }
        }
    }

    private func dropFromPresenter() {
        guard let links = presentation, let presenter = links.presenter else { return }
        links.controller?.containerView?.removeFromSuperview()
        loadedView?.removeFromSuperview()
        links.controller?.setContainer(nil)
        links.controller = nil
        links.presenter = nil
        links.isChanging = false
        links.replaced = nil
        links.queued = []
        status.remove([.beingPresented, .beingDismissed])
        presenter.presentation?.presented = nil
    }

    var presentedHereOrAbove: UIViewController? {
        presentation?.presented ?? parentController?.presentedViewController
    }

    var presenterHereOrAbove: UIViewController? {
        presentation?.presenter ?? parentController?.presentingViewController
    }

    var basePresentationController: UIPresentationController? {
        if presentation?.presenter == nil, let parent = parentController { return parent.presentationController }
        return presentationControllerMade(presenting: presentation?.presenter, source: presentation?.source)
    }

    var basePopoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The presentation controller when its style is a sheet.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    var storedProvidesPresentationContextTransitionStyle: Bool {
        get { status.contains(.providesContextStyle) }
        set { status.set(.providesContextStyle, newValue) }
    }

    var storedRestoresFocusAfterTransition: Bool {
        get { status.contains(.restoresFocus) }
        set { status.set(.restoresFocus, newValue) }
    }

    /// The presentation controller for the present style, made when asked for first.
    func presentationControllerMade(presenting: UIViewController?, source: UIViewController?) -> UIPresentationController? {
        let links = presentationLinks
        if let made = links.controller, made.style == resolvedStyle || presentation?.presenter != nil { return made }
        let style = resolvedStyle
        let controller: UIPresentationController
        switch style {
        case .custom:
            guard
                let custom = links.transitioningDelegate?.presentationController(
                    forPresented: self, presenting: presenting, source: source ?? presenting ?? self)
            else {
                controller = UIPresentationController(presentedViewController: self, presenting: presenting)
                break
            }
            controller = custom
        case .overFullScreen where self is UIAlertController:
            controller = AlertPresentationController(presentedViewController: self, presenting: presenting)
        case .overCurrentContext where self is UISearchController:
            controller = SearchPresentationController(presentedViewController: self, presenting: presenting)
        case .pageSheet, .formSheet:
            controller = UISheetPresentationController(presentedViewController: self, presenting: presenting)
        case .popover:
            controller = UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        default:
            controller = FullScreenPresentationController(presentedViewController: self, presenting: presenting)
        }
        controller.style = style
        links.controller = controller
        return controller
    }

    /// The style with `automatic` replaced by what the behaviour version gives.
    var resolvedStyle: UIModalPresentationStyle {
        switch modalPresentationStyle {
        case .automatic: return BehaviorDifference.automaticIsPageSheet.isInForce ? .pageSheet : .fullScreen
        case .pageSheet, .formSheet:
            guard !BehaviorDifference.sheetsStaySheets.isInForce else { return modalPresentationStyle }
            return UIScreen.main.traitCollection.horizontalSizeClass == .compact ? .fullScreen : modalPresentationStyle
        default: return modalPresentationStyle
        }
    }
}
