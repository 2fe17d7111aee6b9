/// Recognizes fingers that stay where they are: begins after a time, changes as they move, ends when
/// one is lifted (Apple documentation: *UILongPressGestureRecognizer*).
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer, TimedRecognizer {
    /// The number of taps before the press; default 0.
    open var numberOfTapsRequired = 0
    /// The number of fingers; default 1.
    open var numberOfTouchesRequired = 1
    /// How long the fingers must stay, in seconds; default 0.5.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far they may move before the gesture begins, in points; default 10.
    open var allowableMovement: CGFloat = 10

    private var taps = 0
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    var timer: MainClock.Token?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        if starts.isEmpty { stopTimer() }
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
        if starts.count > numberOfTouchesRequired { return giveUp() }
        guard starts.count == numberOfTouchesRequired else { return }
        if taps < numberOfTapsRequired { return limit(to: GestureLimits.tapDuration) }
        guard minimumPressDuration > 0 else {
            state = .began
            return
        }
        stopTimer()
        timer = after(minimumPressDuration) { [weak self] in
            self?.timer = nil
            self?.state = .began
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state.isActive {
            state = .changed
            return
        }
        for touch in touches {
            guard let start = starts[ObjectIdentifier(touch)] else { continue }
            if start.distance(to: touch.windowLocation) > allowableMovement { return giveUp() }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state.isActive || !heldStates.isEmpty {
            state = .ended
        } else if taps < numberOfTapsRequired && starts.count == numberOfTouchesRequired {
            guard liveTouches.isEmpty else { return }
            taps += 1
            starts = [:]
            limit(to: GestureLimits.tapInterval)
        } else {
            giveUp()
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        stopTimer()
        state = .cancelled
    }

    override func forget() {
        stopTimer()
        taps = 0
        starts = [:]
    }
}
