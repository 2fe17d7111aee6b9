import Foundation

/// The mathematics of Apple's C library under the name of its module, which Apple's frameworks bring along:
/// `Darwin.round(x)` says that the function is meant where a method of the same name is in the way.
public enum Darwin {
    /// The nearest whole number; halves go away from zero.
    public static func round<T: FloatingPoint>(_ x: T) -> T { x.rounded(.toNearestOrAwayFromZero) }
    /// The greatest whole number that is not greater.
    public static func floor<T: FloatingPoint>(_ x: T) -> T { x.rounded(.down) }
    /// The least whole number that is not less.
    public static func ceil<T: FloatingPoint>(_ x: T) -> T { x.rounded(.up) }
    /// The whole part.
    public static func trunc<T: FloatingPoint>(_ x: T) -> T { x.rounded(.towardZero) }
    /// The distance from zero.
    public static func fabs<T: FloatingPoint>(_ x: T) -> T { abs(x) }
    /// The square root.
    public static func sqrt<T: FloatingPoint>(_ x: T) -> T { x.squareRoot() }
    /// The remainder of a division, with the sign of what is divided.
    public static func fmod<T: FloatingPoint>(_ x: T, _ y: T) -> T { x.truncatingRemainder(dividingBy: y) }
    /// The sine of an angle in radians.
    public static func sin(_ x: CGFloat) -> CGFloat { Foundation.sin(x) }
    /// The sine of an angle in radians.
    public static func sin(_ x: Double) -> Double { Foundation.sin(x) }
    /// The cosine of an angle in radians.
    public static func cos(_ x: CGFloat) -> CGFloat { Foundation.cos(x) }
    /// The cosine of an angle in radians.
    public static func cos(_ x: Double) -> Double { Foundation.cos(x) }
    /// The angle of the point (x, y), in radians.
    public static func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat { Foundation.atan2(y, x) }
    /// The angle of the point (x, y), in radians.
    public static func atan2(_ y: Double, _ x: Double) -> Double { Foundation.atan2(y, x) }
    /// A power.
    public static func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat { Foundation.pow(x, y) }
    /// A power.
    public static func pow(_ x: Double, _ y: Double) -> Double { Foundation.pow(x, y) }
    /// The natural exponential.
    public static func exp(_ x: Double) -> Double { Foundation.exp(x) }
    /// The natural logarithm.
    public static func log(_ x: Double) -> Double { Foundation.log(x) }
}
