import Foundation

/// Edges of a rectangle.
///
/// Source: UIKit, "UIRectEdge".
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1 << 0)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// All four edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Edges of a rectangle, whose sides follow the reading direction.
///
/// Source: UIKit, "NSDirectionalRectEdge".
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The edge at which reading begins.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The edge at which reading ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Corners of a rectangle.
///
/// Source: UIKit, "UIRectCorner".
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Directions in the plane.
///
/// Source: UIKit, "UIAxis".
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Left to right.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// Top to bottom.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both directions.
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// A place along the border of a rectangle, whose sides follow the reading direction.
///
/// Source: UIKit, "NSRectAlignment".
public enum NSRectAlignment: Int, Sendable {
    /// No place.
    case none = 0
    /// The middle of the top edge.
    case top
    /// The corner at the top at which reading begins.
    case topLeading
    /// The middle of the edge at which reading begins.
    case leading
    /// The corner at the bottom at which reading begins.
    case bottomLeading
    /// The middle of the bottom edge.
    case bottom
    /// The corner at the bottom at which reading ends.
    case bottomTrailing
    /// The middle of the edge at which reading ends.
    case trailing
    /// The corner at the top at which reading ends.
    case topTrailing
}
