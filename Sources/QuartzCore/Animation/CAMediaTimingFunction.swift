import CoreGraphics
import Foundation

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Even pace.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at first.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at last.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The pace of implicit animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation: a cubic Bézier curve from (0, 0) to (1, 1), time to progress
/// (Core Animation, `CAMediaTimingFunction`).
open class CAMediaTimingFunction: NSObject {
    private let points: (x1: Float, y1: Float, x2: Float, y2: Float)

    /// Creates the named function; an unknown name is linear.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Creates the function with the two inner control points of its curve.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = (c1x, c1y, c2x, c2y)
        super.init()
    }

    /// Stores the x and y of a control point, 0 to 3, in an array of two.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        switch idx {
        case 0: (ptr[0], ptr[1]) = (0, 0)
        case 1: (ptr[0], ptr[1]) = (points.x1, points.y1)
        case 2: (ptr[0], ptr[1]) = (points.x2, points.y2)
        default: (ptr[0], ptr[1]) = (1, 1)
        }
    }

    /// The progress at a time; both are 0 to 1 (progress may overshoot).
    @_spi(UIKit)
    public final func progress(at time: Double) -> Double {
        let (x1, y1, x2, y2) = (Double(points.x1), Double(points.y1), Double(points.x2), Double(points.y2))
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        if x1 == y1, x2 == y2 { return time }
        return Self.bezier(y1, y2, at: Self.parameter(x1, x2, for: time))
    }

    /// One coordinate of the curve, 3(1−t)²t·a + 3(1−t)t²·b + t³.
    private static func bezier(_ a: Double, _ b: Double, at t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    /// The parameter at which the curve has an x: Newton's method inside a shrinking bracket, so that
    /// it always ends, to the last bits.
    private static func parameter(_ a: Double, _ b: Double, for x: Double) -> Double {
        var low = 0.0, high = 1.0, t = x
        for _ in 0..<64 {
            let error = bezier(a, b, at: t) - x
            if abs(error) < 1e-15 { return t }
            if error > 0 { high = t } else { low = t }
            let u = 1 - t
            let slope = 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
            let next = t - error / slope
            t = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
            if high - low < 1e-16 { return t }
        }
        return t
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CAMediaTimingFunction else { return false }
        return points == other.points
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(points.x1)
        hasher.combine(points.y1)
        hasher.combine(points.x2)
        hasher.combine(points.y2)
        return hasher.finalize()
    }
}
