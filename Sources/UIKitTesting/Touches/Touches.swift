/// Whole gestures of a person, each from the first touch to the last finger lifted.
///
/// Points are in the coordinates of the view they are given with. Time is virtual: a gesture moves it
/// on by as long as it takes.
@MainActor
public enum Touches {
    /// How long a finger stays on the screen in a tap, in seconds.
    public static let tapDuration: TimeInterval = 0.05

    /// Taps the middle of a view, or a point of it, `count` times with `fingers` fingers.
    public static func tap(_ view: UIView, at point: CGPoint? = nil, count: Int = 1, fingers: Int = 1) {
        let centre = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        for tap in 0..<count {
            if tap > 0 { TestClock.advance(by: 0.1) }
            let hand = hand(of: fingers, at: centre, in: view)
            Finger.down(hand)
            TestClock.advance(by: tapDuration)
            Finger.up(hand)
        }
    }

    /// Taps a point of the screen.
    public static func tap(at point: CGPoint) {
        let finger = Finger(at: point)
        finger.down()
        TestClock.advance(by: tapDuration)
        finger.up()
    }

    /// Presses the middle of a view, or a point of it, for `duration` seconds.
    public static func press(
        _ view: UIView, at point: CGPoint? = nil, for duration: TimeInterval, fingers: Int = 1
    ) {
        let hand = hand(of: fingers, at: point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
        Finger.down(hand)
        TestClock.advance(by: duration)
        Finger.up(hand)
    }

    /// Drags from one point of a view to another.
    public static func drag(
        in view: UIView, from start: CGPoint, to end: CGPoint, over duration: TimeInterval = 0.3, steps: Int = 10,
        fingers: Int = 1
    ) {
        let hand = hand(of: fingers, at: start, in: view)
        let target = place(end, in: view)
        let offset = CGPoint(x: target.x - hand[0].location.x, y: target.y - hand[0].location.y)
        let starts = hand.map(\.location)
        Finger.down(hand)
        Finger.move(hand, over: duration, steps: steps) { index, fraction in
            CGPoint(x: starts[index].x + offset.x * fraction, y: starts[index].y + offset.y * fraction)
        }
        Finger.up(hand)
    }

    /// Where a swipe goes.
    public enum Direction { case up, down, left, right }

    /// Swipes quickly through the middle of a view, by `distance` points.
    public static func swipe(
        _ view: UIView, _ direction: Direction, distance: CGFloat = 120, over duration: TimeInterval = 0.1,
        fingers: Int = 1
    ) {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let step: CGPoint
        switch direction {
        case .up: step = CGPoint(x: 0, y: -distance / 2)
        case .down: step = CGPoint(x: 0, y: distance / 2)
        case .left: step = CGPoint(x: -distance / 2, y: 0)
        case .right: step = CGPoint(x: distance / 2, y: 0)
        }
        drag(
            in: view, from: CGPoint(x: middle.x - step.x, y: middle.y - step.y),
            to: CGPoint(x: middle.x + step.x, y: middle.y + step.y), over: duration, steps: 6, fingers: fingers)
    }

    /// Drags in from an edge of a window, as to go back; the finger is lifted at the end.
    public static func swipeFromEdge(
        _ edge: UIRectEdge = .left, of window: UIWindow, distance: CGFloat, over duration: TimeInterval = 0.25,
        steps: Int = 10
    ) {
        let finger = fingerAtEdge(edge, of: window)
        finger.down()
        finger.move(to: inward(from: finger.location, edge, distance), over: duration, steps: steps)
        finger.up()
    }

    /// A finger above an edge of a window, for swipes that a test steers.
    public static func fingerAtEdge(_ edge: UIRectEdge = .left, of window: UIWindow) -> Finger {
        let bounds = window.bounds
        let point: CGPoint
        switch edge {
        case .right: point = CGPoint(x: bounds.maxX - 1, y: bounds.midY)
        case .top: point = CGPoint(x: bounds.midX, y: bounds.minY + 1)
        case .bottom: point = CGPoint(x: bounds.midX, y: bounds.maxY - 1)
        default: point = CGPoint(x: bounds.minX + 1, y: bounds.midY)
        }
        return Finger(at: point, in: window)
    }

    /// Moves two fingers apart, or together, until their distance has changed by the factor `scale`.
    public static func pinch(
        _ view: UIView, scale: CGFloat, from distance: CGFloat = 100, over duration: TimeInterval = 0.3,
        steps: Int = 10
    ) {
        let middle = place(CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
        twoFingers(in: view, over: duration, steps: steps) { fraction in
            let half = distance / 2 * (1 + (scale - 1) * fraction)
            return (CGPoint(x: middle.x - half, y: middle.y), CGPoint(x: middle.x + half, y: middle.y))
        }
    }

    /// Turns two fingers about the middle of a view, by an angle in radians, clockwise positive.
    public static func rotate(
        _ view: UIView, by angle: CGFloat, distance: CGFloat = 100, over duration: TimeInterval = 0.3,
        steps: Int = 10
    ) {
        let middle = place(CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
        twoFingers(in: view, over: duration, steps: steps) { fraction in
            let x = cos(Double(angle * fraction)) * distance / 2
            let y = sin(Double(angle * fraction)) * distance / 2
            return (CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y))
        }
    }

    private static func twoFingers(
        in view: UIView, over duration: TimeInterval, steps: Int, _ places: (CGFloat) -> (CGPoint, CGPoint)
    ) {
        guard let window = (view as? UIWindow) ?? view.window else { return }
        let start = places(0)
        let hand = [Finger(at: start.0, in: window), Finger(at: start.1, in: window)]
        Finger.down(hand)
        Finger.move(hand, over: duration, steps: steps) { index, fraction in
            index == 0 ? places(fraction).0 : places(fraction).1
        }
        Finger.up(hand)
    }

    /// Fingers side by side, 40 points apart, the first at `point`.
    private static func hand(of count: Int, at point: CGPoint, in view: UIView) -> [Finger] {
        (0..<max(1, count)).map { index in
            Finger(at: CGPoint(x: point.x + CGFloat(index) * 40, y: point.y), in: view)
        }
    }

    private static func place(_ point: CGPoint, in view: UIView) -> CGPoint {
        guard let window = view.window, window !== view else { return point }
        return view.convert(point, to: window)
    }

    private static func inward(from point: CGPoint, _ edge: UIRectEdge, _ distance: CGFloat) -> CGPoint {
        switch edge {
        case .right: return CGPoint(x: point.x - distance, y: point.y)
        case .top: return CGPoint(x: point.x, y: point.y + distance)
        case .bottom: return CGPoint(x: point.x, y: point.y - distance)
        default: return CGPoint(x: point.x + distance, y: point.y)
        }
    }
}
