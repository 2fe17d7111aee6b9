/// Holds the beginning of touches back from the views in a scroll view for a moment, in which they may
/// turn out to scroll (Apple documentation: `UIScrollView.delaysContentTouches`).
///
/// It recognizes nothing: it fails after the delay, when the finger is lifted or moves.
final class TouchDelayRecognizer: UIGestureRecognizer {
    /// How long a touch is held back, in seconds.
    static let delay: TimeInterval = 0.15

    private var timer: MainClock.Token?
    private var start: CGPoint = .zero

    /// Makes a recognizer to be attached to a scroll view.
    required convenience init() {
        self.init(target: nil, action: nil)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard timer == nil, let touch = touches.first else { return }
        start = touch.windowLocation
        timer = after(Self.delay) { [weak self] in self?.state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func forget() {
        if let timer { MainClock.shared.cancel(timer) }
        timer = nil
    }
}
