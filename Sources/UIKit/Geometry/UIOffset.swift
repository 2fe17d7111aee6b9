import Foundation

/// A distance to move something by, in points.
///
/// Source: UIKit, "UIOffset".
public struct UIOffset: Equatable, Codable, Sendable {
    /// The horizontal distance, in points.
    public var horizontal: CGFloat
    /// The vertical distance, in points.
    public var vertical: CGFloat

    /// No movement.
    public static let zero = UIOffset()

    /// Makes an offset of zero.
    @inlinable public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Makes an offset from its two distances, in points.
    @inlinable public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Reads horizontal and vertical, in this order, from an array.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        let horizontal = try values.decode(CGFloat.self)
        self.init(horizontal: horizontal, vertical: try values.decode(CGFloat.self))
    }

    /// Writes an array of horizontal and vertical.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(horizontal)
        try values.encode(vertical)
    }
}

/// The lowest and the highest of a range of numbers.
///
/// Source: UIKit, "UIFloatRange".
public struct UIFloatRange: Equatable, Codable, Sendable {
    /// The lowest number.
    public var minimum: CGFloat
    /// The highest number.
    public var maximum: CGFloat

    /// The range that holds only zero.
    public static let zero = UIFloatRange()
    /// The range that holds every number.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Makes the range that holds only zero.
    @inlinable public init() {
        self.init(minimum: 0, maximum: 0)
    }

    /// Makes a range from its two ends.
    @inlinable public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Whether the range holds every number.
    public var isInfinite: Bool { self == .infinite }

    /// Reads minimum and maximum, in this order, from an array.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        let minimum = try values.decode(CGFloat.self)
        self.init(minimum: minimum, maximum: try values.decode(CGFloat.self))
    }

    /// Writes an array of minimum and maximum.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(minimum)
        try values.encode(maximum)
    }
}
