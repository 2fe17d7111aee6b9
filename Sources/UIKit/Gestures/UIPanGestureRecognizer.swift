/// Recognizes fingers that move: begins once they moved enough, ends when all are lifted (Apple
/// documentation: *UIPanGestureRecognizer*).
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The least number of fingers; default 1.
    open var minimumNumberOfTouches = 1
    /// The largest number of fingers; more of them, and the gesture does not begin. Default no limit.
    open var maximumNumberOfTouches = Int.max
    /// The scroll devices that pan as well; default none.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// How far the fingers went since the translation was last set, in window coordinates.
    private var path: CGPoint = .zero
    /// How far they went altogether, which setting the translation does not change.
    private var travelled: CGPoint = .zero
    private var centre: CGPoint = .zero
    private var speed = VelocityTracker()
    private var scrollLocation: CGPoint?

    /// How far the fingers moved since the gesture's first touch, or since the translation was set, as
    /// `view` sees it; in points.
    open func translation(in view: UIView?) -> CGPoint { convertVector(path, to: view) }

    /// Sets the translation, from which later ones are counted.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        path = convertVector(translation, from: view)
    }

    /// How fast the fingers move, in points per second.
    open func velocity(in view: UIView?) -> CGPoint { convertVector(speed.velocity, to: view) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if liveTouches.count > maximumNumberOfTouches {
            guard state.isActive else {
                state = .failed
                return
            }
            for touch in touches where liveTouches.count > maximumNumberOfTouches { ignore(touch, for: event) }
        }
        centre = Self.centroid(of: liveTouches)
        speed.add(travelled, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let present = trackedTouches.filter { $0.phase != .ended && $0.phase != .cancelled }
        guard !present.isEmpty else { return }
        let new = Self.centroid(of: present)
        move(by: CGPoint(x: new.x - centre.x, y: new.y - centre.y), at: event.timestamp)
        centre = new
        guard present.count >= minimumNumberOfTouches else { return }
        advance()
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        speed.note(event.timestamp)
        let left = liveTouches
        if !left.isEmpty {
            centre = Self.centroid(of: left)
        } else if state == .possible && heldStates.isEmpty {
            state = .failed
        } else {
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        let left = liveTouches
        if left.isEmpty { state = .cancelled } else { centre = Self.centroid(of: left) }
    }

    private func move(by delta: CGPoint, at time: TimeInterval) {
        path.x += delta.x
        path.y += delta.y
        travelled.x += delta.x
        travelled.y += delta.y
        speed.add(travelled, at: time)
    }

    private func advance() {
        if state.isActive || !heldStates.isEmpty {
            state = .changed
            return
        }
        switch beginning(after: travelled) {
        case .wait: break
        case .begin: state = .began
        case .fail: state = .failed
        }
    }

    enum Beginning { case wait, begin, fail }

    /// Whether fingers that moved this far, in window coordinates, pan.
    func beginning(after movement: CGPoint) -> Beginning {
        movement.distance(to: .zero) >= GestureLimits.panMovement ? .begin : .wait
    }

    /// Takes scrolling with a wheel or trackpad.
    func receiveScroll(_ event: ScrollEvent) {
        lastEvent = event
        scrollLocation = event.location
        switch event.moment {
        case .began:
            isAttempting = true
            speed.add(travelled, at: event.timestamp)
        case .changed:
            guard isAttempting else { return }
            move(by: event.delta, at: event.timestamp)
            state = state == .possible && heldStates.isEmpty ? .began : .changed
        case .ended:
            guard isAttempting else { return }
            speed.note(event.timestamp)
            state = state == .possible && heldStates.isEmpty ? .failed : .ended
        case .cancelled:
            if isAttempting { state = .cancelled }
        }
    }

    open override var numberOfTouches: Int { liveTouches.count }

    /// The middle of the fingers, after the last was lifted where they were.
    open override func location(in view: UIView?) -> CGPoint {
        if let scrollLocation { return convert(scrollLocation, to: view) }
        return liveTouches.isEmpty ? convert(centre, to: view) : super.location(in: view)
    }

    override func forget() {
        path = .zero
        travelled = .zero
        centre = .zero
        scrollLocation = nil
        speed.clear()
    }
}
