/// Recognizes two fingers that move apart or together (Apple documentation:
/// *UIPinchGestureRecognizer*).
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var currentScale: CGFloat = 1
    private var referenceScale: CGFloat = 1
    private var referenceDistance: CGFloat = 0
    private var pair = TouchPair()
    private var speed = VelocityTracker()

    /// The fingers' distance in relation to that at the gesture's start; setting it counts anew from it.
    open var scale: CGFloat {
        get { currentScale }
        set {
            currentScale = newValue
            takeReference()
        }
    }

    /// How fast the scale changes, per second.
    open var velocity: CGFloat {
        guard referenceDistance > 0 else { return 0 }
        return speed.velocity.x / referenceDistance * referenceScale
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pair.update(liveTouches) else { return }
        takeReference()
        speed.clear()
        speed.add(CGPoint(x: pair.distance, y: 0), at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pair.isComplete, referenceDistance > 0 else { return }
        let distance = pair.distance
        speed.add(CGPoint(x: distance, y: 0), at: event.timestamp)
        currentScale = referenceScale * distance / referenceDistance
        if state.isActive || !heldStates.isEmpty {
            state = .changed
        } else if abs(distance - referenceDistance) >= GestureLimits.pinchMovement {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        speed.note(event.timestamp)
        if pair.update(liveTouches) {
            takeReference()
            speed.clear()
        }
        guard liveTouches.isEmpty else { return }
        state = state == .possible && heldStates.isEmpty ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if pair.update(liveTouches) { takeReference() }
        if liveTouches.isEmpty { state = .cancelled }
    }

    private func takeReference() {
        referenceScale = currentScale
        referenceDistance = pair.distance
    }

    open override var numberOfTouches: Int { min(2, liveTouches.count) }

    override func forget() {
        currentScale = 1
        referenceScale = 1
        referenceDistance = 0
        pair = TouchPair()
        speed.clear()
    }
}

/// The two fingers of a pinch or rotation.
@MainActor
struct TouchPair {
    private var first: UITouch?
    private var second: UITouch?

    var isComplete: Bool { first != nil && second != nil }

    /// Takes the first two touches; answers whether they are two, and others than before.
    mutating func update(_ touches: [UITouch]) -> Bool {
        let newFirst = touches.first
        let newSecond = touches.count > 1 ? touches[1] : nil
        let changed = newFirst !== first || newSecond !== second
        first = newFirst
        second = newSecond
        return changed && isComplete
    }

    /// How far apart the fingers are, in points.
    var distance: CGFloat {
        guard let first, let second else { return 0 }
        return first.windowLocation.distance(to: second.windowLocation)
    }

    /// The direction from the first to the second finger, in radians, clockwise from the x axis.
    var angle: CGFloat {
        guard let first, let second else { return 0 }
        return atan2(
            second.windowLocation.y - first.windowLocation.y, second.windowLocation.x - first.windowLocation.x)
    }
}
