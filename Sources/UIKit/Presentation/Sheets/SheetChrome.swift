/// What surrounds a sheet: the dimmed screen behind it, the grabber, and the drag that moves it between
/// detents or dismisses it (`docs/lifecycle.md`, sections 4 and 9).
@MainActor
final class SheetChrome: NSObject {
    /// The presentation whose delegate hears of gestures.
    private weak var owner: UIPresentationController?
    /// The sheet that measures.
    private weak var sheet: UISheetPresentationController?
    private let dimming = UIView()
    /// Made when the sheet first shows one.
    private var grabber: UIView?
    private let tap = UITapGestureRecognizer()
    private let pan = UIPanGestureRecognizer()
    private var drag: SheetDrag?

    /// How long a sheet takes to come to rest after a drag, in seconds.
    static let settleDuration: TimeInterval = 0.3
    private static let dimmedAlpha: CGFloat = 0.2
    private static let cornerRadius: CGFloat = 10

    init(owner: UIPresentationController, sheet: UISheetPresentationController) {
        self.owner = owner
        self.sheet = sheet
        super.init()
    }

    /// Whether a finger holds the sheet, or it still comes to rest.
    var isFollowing: Bool { drag != nil }

    func install(in container: UIView) {
        dimming.backgroundColor = .black
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.alpha = 0
        container.insertSubview(dimming, at: 0)
        tap.addTarget(of: self) { [weak self] _ in self?.owner?.dismissByPerson() }
        dimming.addGestureRecognizer(tap)
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        pan.addTarget(of: self) { [weak self] recognizer in self?.follow(recognizer) }
        container.addGestureRecognizer(pan)
        applyCornerRadius()
        let alpha = wantedAlpha
        if let transition = owner?.presentedViewController.presentation?.transition, transition.isAnimated {
            transition.context.coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = alpha }, completion: nil)
        } else {
            dimming.alpha = alpha
        }
    }

    /// Takes everything out again, when the style changes while presented.
    func uninstall() {
        dimming.removeFromSuperview()
        grabber?.removeFromSuperview()
        pan.view?.removeGestureRecognizer(pan)
    }

    func applyCornerRadius() {
        guard let view = owner?.presentedView, let sheet else { return }
        view.layer.cornerRadius = sheet.fillsScreen ? 0 : sheet.preferredCornerRadius ?? Self.cornerRadius
        view.clipsToBounds = true
    }

    private var wantedAlpha: CGFloat { sheet?.dims == false ? 0 : Self.dimmedAlpha }

    /// A finger that drives the dismissal dims by how far it is.
    func fade(alongside transition: ScreenTransition) {
        guard transition.isAnimated, transition.interactor == nil else { return }
        transition.context.coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 0 }, completion: nil)
    }

    func layout() {
        guard let view = owner?.presentedView, let sheet, let container = view.superview else { return }
        if !isFollowing, owner?.presentedViewController.presentation?.transition == nil {
            if dimming.alpha != wantedAlpha { dimming.alpha = wantedAlpha }
            dimming.isUserInteractionEnabled = sheet.dims
        }
        guard sheet.prefersGrabberVisible, !sheet.isCentred, !sheet.fillsScreen else {
            grabber?.removeFromSuperview()
            return
        }
        let grabber = grabberInUse
        if grabber.superview !== container { container.addSubview(grabber) }
        let frame = view.frame
        grabber.frame = CGRect(x: (frame.midX - 18).rounded(), y: frame.minY + 5, width: 36, height: 5)
    }

    private var grabberInUse: UIView {
        if let grabber { return grabber }
        let made = UIView()
        made.isUserInteractionEnabled = false
        made.backgroundColor = .tertiaryLabel
        made.layer.cornerRadius = 2.5
        grabber = made
        return made
    }

    // MARK: Following a finger

    private func follow(_ recognizer: UIGestureRecognizer) {
        guard let owner, let sheet, let container = owner.containerView else { return }
        let moved = pan.translation(in: container).y
        switch pan.state {
        case .began:
            guard owner.presentedViewController.presentation?.transition == nil, drag == nil,
                !owner.presentedViewController.status.contains(.beingDismissed),
                BehaviorDifference.sheetsAreDragged.isInForce
            else { return }
            drag = SheetDrag(owner: owner, sheet: sheet, container: container)
            drag?.whenOver = { [weak self] in
                self?.drag = nil
                container.setNeedsLayout()
            }
            drag?.dim = { [dimming, alpha = wantedAlpha] isGone in dimming.alpha = isGone ? 0 : alpha }
            drag?.move(by: moved)
        case .changed:
            drag?.move(by: moved)
        case .ended:
            drag?.letGo(velocity: pan.velocity(in: container).y)
        case .cancelled, .failed:
            drag?.takeAway()
        case .possible:
            break
        }
        if let drag, sheet.dims { dimming.alpha = Self.dimmedAlpha * (1 - drag.partGone) }
        layout()
    }
}

extension SheetChrome: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard drag == nil, let view = owner?.presentedView, let touched = touch.view else { return false }
        return touched.isDescendant(of: view)
    }

    /// Along its own axis, and not where a scroll view has something to scroll first.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let owner, let sheet, let container = owner.containerView, let view = owner.presentedView,
            owner.presentedViewController.presentation?.transition == nil
        else { return false }
        let way = pan.translation(in: container)
        guard abs(way.y) > abs(way.x) else { return false }
        guard let scroll = scrollView(at: pan.location(in: view), in: view) else { return true }
        let isAtTop = scroll.contentOffset.y <= -scroll.adjustedContentInset.top
        guard isAtTop else { return false }
        if way.y > 0 { return true }
        guard sheet.prefersScrollingExpandsWhenScrolledToEdge, !sheet.isCentred, !sheet.fillsScreen,
            let selected = sheet.selectedRest(in: container), let largest = sheet.rests(in: container).last
        else { return false }
        return selected.height < largest.height
    }

    /// A scroll view inside waits until it is clear that the sheet does not move.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let view = owner?.presentedView, let scroll = otherGestureRecognizer.view as? UIScrollView else { return false }
        return otherGestureRecognizer === scroll.panGestureRecognizer && scroll.isDescendant(of: view)
    }

    /// The innermost scroll view under a finger that scrolls vertically.
    private func scrollView(at point: CGPoint, in view: UIView) -> UIScrollView? {
        var current = view.hitTest(point, with: nil)
        while let candidate = current {
            if let scroll = candidate as? UIScrollView, scroll.isScrollEnabled {
                let range = scroll.offsetRange
                if range.max.y > range.min.y || scroll.alwaysBounceVertical { return scroll }
            }
            if candidate === view { return nil }
            current = candidate.superview
        }
        return nil
    }
}
