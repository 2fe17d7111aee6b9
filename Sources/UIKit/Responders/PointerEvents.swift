/// A pointer over the window, without touching it.
final class HoverEvent: UIEvent {
    /// Where the pointer is, in window coordinates, in points; `nil` when it left the window.
    let location: CGPoint?

    init(location: CGPoint?) {
        self.location = location
        super.init(kind: .hover)
    }
}

/// Scrolling with a wheel or trackpad.
final class ScrollEvent: UIEvent {
    enum Moment { case began, changed, ended, cancelled }

    /// Where the pointer is, in window coordinates, in points.
    let location: CGPoint
    /// How far the content is to move, in points.
    let delta: CGPoint
    let moment: Moment
    let device: UIScrollTypeMask

    init(location: CGPoint, delta: CGPoint, moment: Moment, device: UIScrollTypeMask) {
        self.location = location
        self.delta = delta
        self.moment = moment
        self.device = device
        super.init(kind: .scroll)
    }
}

extension UIWindow {
    /// Tells hover recognizers which views the pointer is in: those of the hit view and its ancestors.
    func deliverHover(_ event: HoverEvent) {
        var inside: [UIHoverGestureRecognizer] = []
        if let location = event.location {
            var view = hitTest(location, with: event)
            while let current = view {
                for case let hover as UIHoverGestureRecognizer in current.rare?.gestureRecognizers ?? []
                where hover.isOn && (hover.isHovering || hover.shouldReceive(event)) {
                    inside.append(hover)
                }
                view = current.superview
            }
        }
        let left = touches.hovering.filter { old in !inside.contains { $0 === old } }
        touches.hovering = inside
        GestureArbiter.shared.perform {
            for hover in left { hover.pointerLeft(event) }
            for hover in inside { hover.pointerIsAt(event.location ?? .zero, event) }
        }
    }

    /// Hands scrolling to the pan recognizers that accept its device; the views hit when it began keep it.
    func deliverScroll(_ event: ScrollEvent) {
        if event.moment == .began {
            touches.scrolling = []
            var view = hitTest(event.location, with: event)
            while let current = view {
                for case let pan as UIPanGestureRecognizer in current.rare?.gestureRecognizers ?? []
                where pan.isOn && !pan.currentState.isActive && !pan.allowedScrollTypesMask.isDisjoint(with: event.device) && pan.shouldReceive(event) {
                    touches.scrolling.append(pan)
                }
                view = current.superview
            }
        }
        let pans = touches.scrolling
        GestureArbiter.shared.perform {
            for pan in pans { pan.receiveScroll(event) }
        }
        if event.moment == .ended || event.moment == .cancelled { touches.scrolling = [] }
    }
}
