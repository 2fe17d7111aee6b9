/// Presents a controller in a popover (Apple documentation: *UIPopoverPresentationController*).
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The directions the arrow may point in; default any.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { containerView?.setNeedsLayout() } }
    /// The view that `sourceRect` is in; not retained.
    open weak var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
    /// The rectangle the popover points to, in `sourceView`'s coordinates; `null` is its bounds.
    open var sourceRect: CGRect = .null { didSet { containerView?.setNeedsLayout() } }
    /// The bar button the popover points to; not retained.
    open weak var barButtonItem: UIBarButtonItem? { didSet { containerView?.setNeedsLayout() } }
    /// The item the popover points to, before `sourceView` and `barButtonItem`; not retained.
    open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { containerView?.setNeedsLayout() }
    }
    /// Views that take touches while the popover is shown.
    open var passthroughViews: [UIView]?
    /// The popover's background; `nil` is the system's.
    open var backgroundColor: UIColor? { didSet { layoutSurroundings() } }
    /// The least distance from the window's edges, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { containerView?.setNeedsLayout() }
    }
    /// Whether the popover may lie over its source; default false.
    open var canOverlapSourceViewRect = false { didSet { containerView?.setNeedsLayout() } }
    /// The direction the arrow points in, once shown.
    open internal(set) var arrowDirection: UIPopoverArrowDirection = .unknown
    /// The sheet that this presentation becomes where it adapts to one.
    open private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
        let sheet = UISheetPresentationController(
            presentedViewController: presentedViewController, presenting: presentingViewControllerIfAny)
        sheet.adaptedOwner = self
        sheet.style = .pageSheet
        return sheet
    }()

    private let arrow = UIView()
    private var outside: UIView?

    /// The breadth of the arrow along the popover's edge and its height, in points; UIKit's 37 × 13.
    static let arrowSize = CGSize(width: 37, height: 13)
    private static let cornerRadius: CGFloat = 13
    private static let systemSize = CGSize(width: 320, height: 480)

    /// Whether it is shown as a popover now.
    var isPopover: Bool { adaptedStyle == nil || adaptedStyle == .popover }

    override var placesPresentedView: Bool { isPopover || (isSheet && adaptiveSheetPresentationController.placesPresentedView) }
    override var fadesPresentedView: Bool { isPopover }
    override var viewsTakingTouches: [UIView] { isPopover ? passthroughViews ?? [] : [] }
    override var passesTouchesBeside: Bool { isSheet && adaptiveSheetPresentationController.passesTouchesBeside }

    /// Beside the source where there is most room, or what the adapted style gives.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        guard isPopover else {
            return isSheet ? adaptiveSheetPresentationController.frame(in: container) : container.bounds
        }
        let placement = placement(in: container)
        arrowDirection = placement.arrow
        return placement.frame
    }

    func placement(in container: UIView) -> PopoverPlacement {
        var size = presentedViewController.preferredContentSize
        if size.width <= 0 { size.width = Self.systemSize.width }
        if size.height <= 0 { size.height = Self.systemSize.height }
        let room = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
        return PopoverPlacement(
            of: size, beside: sourceFrame(in: container), in: room, permitted: permittedArrowDirections,
            mayOverlap: canOverlapSourceViewRect)
    }

    /// Where the source is, in the container's coordinates.
    func sourceFrame(in container: UIView) -> CGRect {
        if let frame = sourceItem?.frame(in: container) { return frame }
        if let sourceView {
            return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
        }
        if let frame = barButtonItem?.frame(in: container) { return frame }
        return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }

    /// A popover has to point to something (Apple documentation: *sourceView*).
    override func checkSource() {
        guard isPopover, sourceView == nil, barButtonItem == nil, sourceItem == nil else { return }
        raise(
            .genericException,
            "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before "
                + "the presentation occurs.")
    }

    override func installSurroundings(in container: UIView) {
        guard isPopover else {
            if isSheet { adaptiveSheetPresentationController.chrome = makeSheetChrome(in: container) }
            return
        }
        let cover = UIView(frame: container.bounds)
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let tap = UITapGestureRecognizer()
        tap.addTarget(of: self) { [weak self] _ in self?.dismissByTap() }
        cover.addGestureRecognizer(tap)
        container.insertSubview(cover, at: 0)
        outside = cover
        arrow.isUserInteractionEnabled = false
        arrow.transform = CGAffineTransform(rotationAngle: .pi / 4)
        container.insertSubview(arrow, at: 1)
        presentedView?.layer.cornerRadius = Self.cornerRadius
        presentedView?.clipsToBounds = true
        layoutSurroundings()
    }

    private func makeSheetChrome(in container: UIView) -> SheetChrome {
        let chrome = SheetChrome(owner: self, sheet: adaptiveSheetPresentationController)
        chrome.install(in: container)
        return chrome
    }

    /// Takes the surroundings of the present style out, before those of another come.
    func uninstallSurroundings() {
        outside?.removeFromSuperview()
        outside = nil
        arrow.removeFromSuperview()
        adaptiveSheetPresentationController.chrome?.uninstall()
        adaptiveSheetPresentationController.chrome = nil
        presentedView?.layer.cornerRadius = 0
    }

    override func removeSurroundings(alongside transition: ScreenTransition) {
        guard !isPopover else {
            guard transition.isAnimated else { return }
            transition.context.coordinator.animate(alongsideTransition: { [arrow] _ in arrow.alpha = 0 }, completion: nil)
            return
        }
        if isSheet { adaptiveSheetPresentationController.chrome?.fade(alongside: transition) }
    }

    override func layoutSurroundings() {
        guard isPopover else {
            if isSheet { adaptiveSheetPresentationController.chrome?.layout() }
            return
        }
        guard let container = containerView, outside != nil else { return }
        let placement = placement(in: container)
        arrow.backgroundColor = backgroundColor ?? presentedView?.backgroundColor ?? .systemBackground
        if let backgroundColor, presentedView?.backgroundColor == nil { presentedView?.backgroundColor = backgroundColor }
        let side = (Self.arrowSize.height * 2).rounded()
        arrow.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        arrow.center = placement.arrowBase
        arrow.isHidden = placement.arrow == .unknown
    }

    /// A tap outside asks and tells the delegate by both generations of its methods.
    private func dismissByTap() {
        let own = delegate as? any UIPopoverPresentationControllerDelegate
        if let own, !own.popoverPresentationControllerShouldDismissPopover(self) { return }
        guard let links = presentedViewController.presentation, !links.isChanging else { return }
        guard allowsDismissalByPerson else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        let tell: (() -> Void)? = delegate == nil ? nil : { [self] in
            delegate?.presentationControllerDidDismiss(self)
            own?.popoverPresentationControllerDidDismissPopover(self)
        }
        links.presenter?.dismiss(animated: true, completion: tell)
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        guard isPopover, let sourceView, let own = delegate as? any UIPopoverPresentationControllerDelegate else { return }
        own.reposition(self, sourceView)
    }
}

extension UIPopoverPresentationControllerDelegate {
    /// Lets the delegate give another source before the popover is placed anew.
    fileprivate func reposition(_ popover: UIPopoverPresentationController, _ sourceView: UIView) {
        var rect = popover.sourceRect.isNull ? sourceView.bounds : popover.sourceRect
        let announced = rect
        var view = sourceView
        popoverPresentationController(popover, willRepositionPopoverTo: &rect, in: &view)
        if view !== popover.sourceView { popover.sourceView = view }
        if rect != announced { popover.sourceRect = rect }
    }
}
