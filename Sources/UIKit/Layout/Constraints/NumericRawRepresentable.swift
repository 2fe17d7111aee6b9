/// A number with a name of its own, which can be compared, and moved by plain numbers.
///
/// Source: the module interface of Apple's UIKit, which gives these operators to `UILayoutPriority`,
/// `UIFont.Weight` and `UIWindow.Level`.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {
    /// Makes a value from its number.
    init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
    /// Whether the left value's number is the smaller one.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    /// A value raised by a number.
    public static func + (left: Self, right: RawValue) -> Self { Self(rawValue: left.rawValue + right) }
    /// A value raised by a number.
    public static func + (left: RawValue, right: Self) -> Self { Self(rawValue: left + right.rawValue) }
    /// A value lowered by a number.
    public static func - (left: Self, right: RawValue) -> Self { Self(rawValue: left.rawValue - right) }
    /// How far the left value is above the right one.
    public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }
    /// Raises a value by a number.
    public static func += (left: inout Self, right: RawValue) { left = left + right }
    /// Lowers a value by a number.
    public static func -= (left: inout Self, right: RawValue) { left = left - right }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIFont.Weight: _UIKitNumericRawRepresentable {}
extension UIWindow.Level: _UIKitNumericRawRepresentable {}
