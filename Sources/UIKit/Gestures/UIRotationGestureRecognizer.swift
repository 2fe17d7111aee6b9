/// Recognizes two fingers that turn about each other (Apple documentation:
/// *UIRotationGestureRecognizer*).
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private var pair = TouchPair()
    private var lastAngle: CGFloat = 0
    private var turned: CGFloat = 0
    private var speed = VelocityTracker()

    /// How far the fingers turned, in radians, clockwise positive; setting it counts anew from it.
    open var rotation: CGFloat = 0

    /// How fast the fingers turn, in radians per second.
    open var velocity: CGFloat { speed.velocity.x }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pair.update(liveTouches) else { return }
        lastAngle = pair.angle
        speed.clear()
        speed.add(CGPoint(x: turned, y: 0), at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pair.isComplete else { return }
        let angle = pair.angle
        // The way from one angle to the next is at most half a turn.
        let step = (angle - lastAngle).remainder(dividingBy: 2 * .pi)
        lastAngle = angle
        turned += step
        rotation += step
        speed.add(CGPoint(x: turned, y: 0), at: event.timestamp)
        if state.isActive || !heldStates.isEmpty {
            state = .changed
        } else if abs(turned) >= GestureLimits.rotationAngle {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        speed.note(event.timestamp)
        if pair.update(liveTouches) {
            lastAngle = pair.angle
            speed.clear()
        }
        guard liveTouches.isEmpty else { return }
        state = state == .possible && heldStates.isEmpty ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if pair.update(liveTouches) { lastAngle = pair.angle }
        if liveTouches.isEmpty { state = .cancelled }
    }

    open override var numberOfTouches: Int { min(2, liveTouches.count) }

    override func forget() {
        pair = TouchPair()
        lastAngle = 0
        turned = 0
        rotation = 0
        speed.clear()
    }
}
