/// Recognizes taps of one or more fingers, once the last of them ends (Apple documentation:
/// *UITapGestureRecognizer*).
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer, TimedRecognizer {
    /// The number of taps; default 1.
    open var numberOfTapsRequired = 1
    /// The number of fingers that tap together; default 1.
    open var numberOfTouchesRequired = 1
    /// The buttons that a pointing device taps with; default the primary one.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    private var taps = 0
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    /// Where the fingers of the present or last tap were last, in window coordinates.
    private var places: [CGPoint] = []
    var timer: MainClock.Token?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if starts.isEmpty {
            if taps > 0, let last = places.first, let new = touches.first,
                last.distance(to: new.windowLocation) > GestureLimits.tapMovement
            {
                return giveUp()
            }
            limit(to: GestureLimits.tapDuration)
        }
        for touch in touches {
            if touch.type == .indirectPointer && !event.buttonMask.contains(buttonMaskRequired) { return giveUp() }
            starts[ObjectIdentifier(touch)] = touch.windowLocation
        }
        if starts.count > numberOfTouchesRequired { giveUp() }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            guard let start = starts[ObjectIdentifier(touch)] else { continue }
            if start.distance(to: touch.windowLocation) > GestureLimits.tapMovement { return giveUp() }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard liveTouches.isEmpty else { return }
        guard starts.count == numberOfTouchesRequired else { return giveUp() }
        places = trackedTouches.map(\.windowLocation)
        starts = [:]
        taps += 1
        if taps < numberOfTapsRequired { return limit(to: GestureLimits.tapInterval) }
        stopTimer()
        state = .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { giveUp() }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        taps += 1
        if taps < numberOfTapsRequired { return limit(to: GestureLimits.tapInterval) }
        stopTimer()
        state = .ended
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { giveUp() }

    /// A tap does not keep from recognizing what needs more taps than it does.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    open override func location(in view: UIView?) -> CGPoint {
        guard usesPlaces else { return super.location(in: view) }
        let count = CGFloat(max(1, places.count))
        let sum = places.reduce(into: CGPoint.zero) {
            $0.x += $1.x
            $0.y += $1.y
        }
        return convert(CGPoint(x: sum.x / count, y: sum.y / count), to: view)
    }

    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard usesPlaces, places.indices.contains(touchIndex) else {
            return super.location(ofTouch: touchIndex, in: view)
        }
        return convert(places[touchIndex], to: view)
    }

    open override var numberOfTouches: Int { usesPlaces ? places.count : super.numberOfTouches }

    /// Whether the taps are complete, so that the fingers may be off the screen.
    private var usesPlaces: Bool { trackedTouches.isEmpty && !places.isEmpty }

    override func forget() {
        stopTimer()
        taps = 0
        starts = [:]
        places = []
    }
}
