/// Which kind of curve timing parameters describe (Apple documentation: *UITimingCurveType*).
public enum UITimingCurveType: Int, Sendable {
    case builtin = 0, cubic, spring, composed
}

/// The timing of a property animator (Apple documentation: *UITimingCurveProvider*).
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    /// The kind of curve.
    var timingCurveType: UITimingCurveType { get }
    /// The Bézier part, if any.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring part, if any.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// The curve for an animation of `duration` seconds.
    func timing(for duration: TimeInterval) -> AnimationTiming {
        if let spring = springTimingParameters { return .spring(spring.curve(for: duration)) }
        return .cubic(cubicTimingParameters?.curve ?? .system)
    }

    /// How long an animation really takes: springs with physical values set their own time.
    func effectiveDuration(_ duration: TimeInterval) -> TimeInterval {
        springTimingParameters?.ownDuration ?? duration
    }
}

/// A Bézier curve as timing (Apple documentation: *UICubicTimingParameters*).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, NSCopying {
    let curve: CubicCurve
    /// The built-in curve; `easeInOut` for custom control points.
    public let animationCurve: UIView.AnimationCurve
    private let type: UITimingCurveType

    /// The curve of system controls.
    public override init() {
        curve = .system
        animationCurve = .easeInOut
        type = .builtin
        super.init()
    }

    /// One of the built-in curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        self.curve = CubicCurve(curve)
        animationCurve = curve
        type = .builtin
        super.init()
    }

    /// The curve through two control points of the unit square.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        curve = CubicCurve(x1: point1.x, y1: point1.y, x2: point2.x, y2: point2.y)
        animationCurve = .easeInOut
        type = .cubic
        super.init()
    }

    /// The first control point.
    public var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }
    /// The second control point.
    public var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }

    /// `builtin` or `cubic`.
    open var timingCurveType: UITimingCurveType { type }
    /// This object.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// None.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    /// Parameters do not change, so a copy is the same object.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A spring as timing (Apple documentation: *UISpringTimingParameters*).
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, NSCopying {
    private enum Kind {
        case ratio(CGFloat)
        case physical(SpringCurve)
    }

    private let kind: Kind
    /// The speed at the start, in whole distances a second.
    public let initialVelocity: CGVector

    /// The spring of system transitions; it sets its own duration.
    public override init() {
        kind = .physical(SpringCurve(mass: 3, stiffness: 1000, damping: 500, velocity: 0))
        initialVelocity = CGVector(dx: 0, dy: 0)
        super.init()
    }

    /// A spring that rests when the animator's duration is over; a ratio of 1 does not swing.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        kind = .ratio(ratio)
        initialVelocity = velocity
        super.init()
    }

    /// A spring of physical values; it sets its own duration.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        kind = .physical(
            SpringCurve(mass: mass, stiffness: stiffness, damping: damping, velocity: Self.speed(velocity)))
        initialVelocity = velocity
        super.init()
    }

    /// A spring that rests when the animator's duration is over, starting from rest.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    /// A spring of a perceived duration in seconds and a bounce from -1 to 1; it sets its own duration.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector) {
        kind = .physical(
            SpringCurve(perceivedDuration: duration, bounce: bounce, velocity: Self.speed(initialVelocity)))
        self.initialVelocity = initialVelocity
        super.init()
    }

    /// The same, starting from rest.
    public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    private static func speed(_ velocity: CGVector) -> CGFloat {
        velocity.dx == velocity.dy ? velocity.dx : (velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot()
    }

    func curve(for duration: TimeInterval) -> SpringCurve {
        switch kind {
        case .physical(let spring): spring
        case .ratio(let ratio):
            SpringCurve(dampingRatio: ratio, velocity: Self.speed(initialVelocity), settlingIn: duration)
        }
    }

    /// The time the spring takes, when the animator's duration does not decide.
    var ownDuration: TimeInterval? {
        if case .physical(let spring) = kind { return spring.settlingDuration }
        return nil
    }

    /// `spring`.
    open var timingCurveType: UITimingCurveType { .spring }
    /// None.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// This object.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Parameters do not change, so a copy is the same object.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
