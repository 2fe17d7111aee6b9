/// Manages how a controller is presented (Apple documentation: *UIPresentationController*).
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
    /// The controller that is presented; it owns this object, so it is not retained here.
    public unowned let presentedViewController: UIViewController
    /// The controller that presents; not retained.
    var presentingViewControllerIfAny: UIViewController? {
        get { Uncounted(presentingReference).borrow { $0.object } ?? nil }
        set { presentingReference = newValue?.reference }
    }
    private var presentingReference: BackReference<UIViewController>?
    /// Hears of gestures that dismiss and of adaptation; not retained.
    public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The style in force.
    var style: UIModalPresentationStyle = .custom
    nonisolated(unsafe) private(set) var container: PresentationContainerView?
    var overrideTraits: UITraitCollection?
    /// Overrides, registrations and the traits last reported.
    var ownOverrides: UITraitOverrides?
    var traitRegistry: TraitChangeRegistry?
    var reportedTraits: UITraitCollection?
    /// The style after adaptation, when it differs.
    var adaptedStyle: UIModalPresentationStyle?
    /// The width class for which the style was chosen.
    var adaptedClass: UIUserInterfaceSizeClass = .unspecified

    /// Makes a presentation controller; the system or a transitioning delegate calls it.
    public required init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presentingReference = presentingViewController?.reference
        super.init()
    }

    /// The controller that presents.
    public var presentingViewController: UIViewController {
        presentingViewControllerIfAny ?? presentedViewController
    }
    /// The style in force.
    open var presentationStyle: UIModalPresentationStyle { style }
    /// The style in force after adaptation to the present traits.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }
    /// The style for traits; `none` means that the style stays.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        adaptiveStyle(in: traitCollection)
    }
    /// The view in which the presentation happens, while it does.
    open var containerView: UIView? { container }
    /// The view that is animated; the presented controller's unless overridden.
    open var presentedView: UIView? { presentedViewController.view }
    /// Where the presented view ends, in the container's coordinates; all of it unless overridden.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
    /// Whether the presented view takes the whole screen; `true` unless overridden.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenter's view is taken out, so that the presenter disappears (section 3); `false` unless overridden.
    open var shouldRemovePresentersView: Bool { false }
    /// Called before the container lays out.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container laid out.
    open func containerViewDidLayoutSubviews() {}
    /// Called before the presentation is animated (trace modal-pc-01).
    open func presentationTransitionWillBegin() {}
    /// Called after the presentation was animated.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the dismissal is animated.
    open func dismissalTransitionWillBegin() {}
    /// Called after the dismissal was animated.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Traits that the presented controller takes instead of the inherited ones.
    open var overrideTraitCollection: UITraitCollection? {
        get { overrideTraits }
        set {
            overrideTraits = newValue
            presentedViewController.loadedView?.traitEnvironmentChanged()
        }
    }
    /// The traits in force for the presentation.
    open var traitCollection: UITraitCollection {
        let base = Uncounted(container).borrow { $0.traitCollection } ?? presentingViewControllerIfAny?.traitCollection
            ?? UIScreen.main.traitCollection
        if overrideTraits == nil, ownOverrides == nil { return base }
        let traits = overrideTraits.map { UITraitCollection(traitsFrom: [base, $0]) } ?? base
        return ownOverrides.map { $0.applied(to: traits) } ?? traits
    }
    /// Called when traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: UIContentContainer

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        self.container?.setNeedsLayout()
    }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        self.container?.setNeedsLayout()
    }
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Tells the presented controller, which overrides of this method reach through `super`.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let size = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
        presentedViewController.call(.viewWillTransitionToSize, argument: .size(size)) {
            presentedViewController.viewWillTransition(to: size, with: coordinator)
        }
    }
    /// Tells the presented controller, which overrides of this method reach through `super`.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedViewController.call(.willTransitionToTraits) {
            presentedViewController.willTransition(to: newCollection, with: coordinator)
        }
    }

    /// Whether the presenter's view is taken out in the style after adaptation.
    var coversPresenter: Bool {
        if let adaptedStyle, adaptedStyle != style { return adaptedStyle == .fullScreen || adaptedStyle == .currentContext }
        return shouldRemovePresentersView
    }
    /// Whether only the controller that defines the context is covered, and not the screen.
    var isInCurrentContext: Bool {
        switch style {
        case .currentContext, .overCurrentContext: true
        case .custom: !shouldPresentInFullscreen
        default: false
        }
    }
    /// Whether touches beside the presented view go to what lies behind.
    var passesTouchesBeside: Bool { false }
    /// Views beside the presented one that take touches as if nothing were presented.
    var viewsTakingTouches: [UIView] { [] }
    /// Whether the presentation moves as a sheet, whose unanimated dids come later (trace sync-present-04).
    var isSheet: Bool { adaptedStyle == .pageSheet || adaptedStyle == .formSheet }
    /// Whether the presented view appears where it is instead of moving in from below.
    var fadesPresentedView: Bool { false }
    /// Whether the presented view keeps to the frame that this controller gives, apart from transitions.
    var placesPresentedView: Bool { isSheet }
    /// Refuses a presentation that lacks what its style needs; called before it begins.
    func checkSource() {}
    /// Puts what surrounds the presented view into the container, before `presentationTransitionWillBegin()`.
    func installSurroundings(in container: UIView) {}
    /// Has what surrounds the presented view fade with the dismissal.
    func removeSurroundings(alongside transition: ScreenTransition) {}
    /// Places what surrounds the presented view.
    func layoutSurroundings() {}

    /// Where the container is while the presentation lasts; the presentation engine sets it.
    func setContainer(_ view: PresentationContainerView?) {
        leaveContainer()
        container = view
        if let view { view.controllerOfPresentation = Uncounted(self) }
    }

    private nonisolated func leaveContainer() {
        Uncounted(container).borrow {
            if $0.controllerOfPresentation.refers(to: self) { $0.controllerOfPresentation = Uncounted() }
        }
    }

    deinit { leaveContainer() }

    /// Whether there is a container, counting nothing.
    var hasContainer: Bool { container != nil }
}

/// Full-screen styles: they cover, except the two that lie over what stays.
final class FullScreenPresentationController: UIPresentationController {
    override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
}

/// Hears of gestures that dismiss a presentation and adapts its style (Apple documentation:
/// *UIAdaptivePresentationControllerDelegate*; `docs/lifecycle.md`, section 9).
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style to take in compact widths; `none` keeps the style, `automatic` stands for not implemented.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The style to take for given traits; `none` keeps the style, `automatic` stands for not implemented.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// A controller to show instead in the adapted style.
    func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Called before the presentation, with the style it takes.
    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Whether a gesture may dismiss.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called when a gesture begins to dismiss.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called when a gesture has dismissed.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when a gesture tried to dismiss what may not be dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .automatic
    }
    public func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    public func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
