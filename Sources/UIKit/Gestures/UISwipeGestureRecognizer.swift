/// Recognizes fingers that move quickly in a direction, while they still move (Apple documentation:
/// *UISwipeGestureRecognizer*).
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where a swipe goes (Apple documentation: *UISwipeGestureRecognizer.Direction*).
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The number of fingers; default 1.
    open var numberOfTouchesRequired = 1
    /// The permitted directions; default right.
    open var direction: UISwipeGestureRecognizer.Direction = .right

    private var starts: [(touch: ObjectIdentifier, point: CGPoint)] = []
    private var startTime: TimeInterval = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if starts.isEmpty { startTime = event.timestamp }
        for touch in trackedTouches where touches.contains(touch) {
            starts.append((ObjectIdentifier(touch), touch.windowLocation))
        }
        if starts.count > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let now = centroidOfLive
        let start = startCentre
        let movement = CGPoint(x: now.x - start.x, y: now.y - start.y)
        guard event.timestamp - startTime <= GestureLimits.swipeDuration else {
            state = .failed
            return
        }
        guard max(abs(movement.x), abs(movement.y)) >= GestureLimits.swipeMovement else { return }
        let isRight = starts.count == numberOfTouchesRequired && !direction.isDisjoint(with: direction(of: movement))
        state = isRight ? .ended : .failed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    private func direction(of movement: CGPoint) -> Direction {
        if abs(movement.x) > abs(movement.y) { return movement.x > 0 ? .right : .left }
        if abs(movement.y) > abs(movement.x) { return movement.y > 0 ? .down : .up }
        return []
    }

    private var centroidOfLive: CGPoint { Self.centroid(of: trackedTouches) }

    private var startCentre: CGPoint {
        guard !starts.isEmpty else { return .zero }
        let sum = starts.reduce(into: CGPoint.zero) {
            $0.x += $1.point.x
            $0.y += $1.point.y
        }
        return CGPoint(x: sum.x / CGFloat(starts.count), y: sum.y / CGFloat(starts.count))
    }

    /// Where the swipe started.
    open override func location(in view: UIView?) -> CGPoint {
        starts.isEmpty ? super.location(in: view) : convert(startCentre, to: view)
    }

    /// Where one finger of the swipe started.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard starts.indices.contains(touchIndex) else { return super.location(ofTouch: touchIndex, in: view) }
        return convert(starts[touchIndex].point, to: view)
    }

    override func forget() { starts = [] }
}
