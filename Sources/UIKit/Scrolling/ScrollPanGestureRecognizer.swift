/// The recognizer of a scroll view's drags; also tells the scroll view when a finger touches it.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?
    private var touchTime: TimeInterval = 0
    private weak var touchedView: UIView?

    /// For how long a touch may still become a drag before content views count as having it, in seconds.
    private static let contentDelay: TimeInterval = 0.15

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        touchTime = MainClock.shared.now
        touchedView = touches.first?.view
        scrollView?.fingerTouched()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        scrollView?.fingerLeft()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        scrollView?.fingerLeft()
    }

    /// A recognizer that failed hears no more of its touch.
    override func reset() {
        super.reset()
        if let scrollView, scrollView.scrollFlags.contains(.tracking), !scrollView.isDragging { scrollView.fingerLeft() }
    }

    /// Whether a drag may take the touch from the content view that has it (Apple documentation:
    /// *delaysContentTouches*, *touchesShouldCancel(in:)*).
    var mayTakeTouch: Bool {
        guard let scrollView, let touchedView, touchedView !== scrollView else { return true }
        if scrollView.delaysContentTouches, MainClock.shared.now - touchTime < Self.contentDelay { return true }
        return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: touchedView)
    }
}

extension UIPanGestureRecognizer {
    /// Whether the present touch has made no drag.
    fileprivate var isWithoutDrag: Bool { state == .possible || state == .failed || state == .cancelled }
}

extension UIScrollView {
    /// A touch stops content that slows down.
    func fingerTouched() {
        guard isScrollEnabled else { return }
        scrollFlags.insert(.tracking)
        if isDecelerating { endMotion() }
    }

    /// Content that was stopped beyond its edge or between pages goes on when the finger leaves without a drag.
    func fingerLeft() {
        scrollFlags.remove(.tracking)
        guard !isDragging, motion == nil, panGestureRecognizer.isWithoutDrag else { return }
        let offset = contentOffset
        let target = restingPlace
        guard target != offset else { return contentDidSettle() }
        run(ScrollMotion.Animation(from: offset, to: target)) { $0.contentDidSettle() }
    }
}
