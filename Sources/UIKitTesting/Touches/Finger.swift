/// A finger on the screen, for gestures that a test steers step by step.
///
/// ```swift
/// let finger = Finger(at: CGPoint(x: 2, y: 300), in: window)
/// finger.down()
/// finger.move(to: CGPoint(x: 120, y: 300), over: 0.2)
/// #expect(navigationController.transitionCoordinator?.isInteractive == true)
/// finger.cancel()
/// ```
/// Its touches pass through `UIApplication.sendEvent(_:)` like a person's; each event is followed by a
/// commit. Fingers use virtual time and stop the clock when it runs.
@MainActor
public final class Finger {
    /// Where the finger is, or will touch, in window coordinates; in points.
    public private(set) var location: CGPoint
    /// The touch, while the finger is on the screen.
    public private(set) var touch: UITouch?

    private let window: UIWindow?
    private let type: UITouch.TouchType
    private let force: CGFloat

    /// Makes a finger above a point of `view`, in its coordinates; of the frontmost window that is hit
    /// there when `nil`.
    public init(
        at point: CGPoint, in view: UIView? = nil, type: UITouch.TouchType = .direct, force: CGFloat = 0
    ) {
        turnRunLoopIfNeeded()
        let window = view.map { ($0 as? UIWindow) ?? $0.window } ?? UIApplication.shared.window(at: point)
        self.window = window
        self.type = type
        self.force = force
        if let view, let window {
            location = view === window ? point : view.convert(point, to: window)
        } else {
            location = window?.convert(point, from: UIScreen.main.coordinateSpace) ?? point
        }
        if !TestClock.isVirtual { TestClock.start() }
    }

    /// Makes a finger above the middle of `view`.
    public convenience init(on view: UIView) {
        self.init(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    }

    /// Touches the screen.
    public func down() { Finger.down([self]) }

    /// Moves to a point of the window, at once.
    public func move(to point: CGPoint) {
        Finger.move([self], to: [point])
    }

    /// Moves to a point of the window within `duration` seconds, evenly in `steps` events.
    public func move(to point: CGPoint, over duration: TimeInterval, steps: Int = 10) {
        Finger.move([self], over: duration, steps: steps) { [location] _, fraction in
            CGPoint(x: location.x + (point.x - location.x) * fraction, y: location.y + (point.y - location.y) * fraction)
        }
    }

    /// Moves by a distance, at once.
    public func move(by offset: CGPoint) {
        move(to: CGPoint(x: location.x + offset.x, y: location.y + offset.y))
    }

    /// Leaves the screen.
    public func up() { Finger.up([self]) }

    /// Has the system take the touch away, as an incoming call does.
    public func cancel() {
        guard let touch else { return }
        TouchInput.shared.cancel(touch)
        self.touch = nil
        Finger.send()
    }

    // MARK: Several fingers

    /// Has several fingers touch the screen in one event.
    public static func down(_ fingers: [Finger]) {
        turnRunLoopIfNeeded()
        for finger in fingers where finger.touch == nil {
            guard let window = finger.window else { continue }
            finger.touch = TouchInput.shared.begin(
                at: finger.location, in: window, type: finger.type, force: finger.force,
                buttons: finger.type == .indirectPointer ? .primary : [])
        }
        send()
    }

    /// Moves several fingers in one event.
    public static func move(_ fingers: [Finger], to points: [CGPoint]) {
        for (finger, point) in zip(fingers, points) {
            finger.location = point
            if let touch = finger.touch { TouchInput.shared.move(touch, to: point) }
        }
        send()
    }

    /// Lifts several fingers in one event.
    public static func up(_ fingers: [Finger]) {
        for finger in fingers {
            if let touch = finger.touch { TouchInput.shared.end(touch) }
            finger.touch = nil
        }
        send()
    }

    /// Moves several fingers along paths: `place` gives the position of the finger of an index after a
    /// fraction, 0 to 1, of the way.
    public static func move(
        _ fingers: [Finger], over duration: TimeInterval, steps: Int, _ place: (Int, CGFloat) -> CGPoint
    ) {
        let steps = max(1, steps)
        for step in 1...steps {
            TestClock.advance(by: duration / Double(steps))
            let fraction = CGFloat(step) / CGFloat(steps)
            move(fingers, to: fingers.indices.map { place($0, fraction) })
        }
    }

    private static func send() {
        TouchInput.shared.send()
        turnRunLoopIfNeeded()
    }
}
