/// Recognizes a pointer over its view: begins when it enters, changes as it moves, ends when it leaves
/// (Apple documentation: *UIHoverGestureRecognizer*).
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    private var place: CGPoint = .zero

    var isHovering: Bool { state.isActive }

    func pointerIsAt(_ point: CGPoint, _ event: UIEvent) {
        lastEvent = event
        guard !isHovering || point != place else { return }
        place = point
        isAttempting = true
        state = isHovering ? .changed : .began
    }

    func pointerLeft(_ event: UIEvent) {
        lastEvent = event
        if isHovering { state = .ended }
    }

    /// Where the pointer is, in the coordinates of `view`; in points.
    open override func location(in view: UIView?) -> CGPoint { convert(place, to: view) }
}
