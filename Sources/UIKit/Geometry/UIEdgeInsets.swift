import Foundation

/// The distances, in points, by which a rectangle's edges move inwards (positive) or outwards.
///
/// Source: UIKit, "UIEdgeInsets".
public struct UIEdgeInsets: Equatable, Sendable {
    /// How far the top edge moves, in points.
    public var top: CGFloat
    /// How far the left edge moves, in points.
    public var left: CGFloat
    /// How far the bottom edge moves, in points.
    public var bottom: CGFloat
    /// How far the right edge moves, in points.
    public var right: CGFloat

    /// Insets that leave a rectangle as it is.
    public static let zero = UIEdgeInsets()

    /// Makes insets of zero.
    @inlinable public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Makes insets from the four distances, in points.
    @inlinable public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension UIEdgeInsets: Codable {
    /// Reads top, left, bottom and right, in this order, from an array.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        let top = try values.decode(CGFloat.self)
        let left = try values.decode(CGFloat.self)
        let bottom = try values.decode(CGFloat.self)
        let right = try values.decode(CGFloat.self)
        self.init(top: top, left: left, bottom: bottom, right: right)
    }

    /// Writes an array of top, left, bottom and right.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(top)
        try values.encode(left)
        try values.encode(bottom)
        try values.encode(right)
    }
}

extension UIEdgeInsets: CustomReflectable, CustomDebugStringConvertible {
    /// The four distances as the children of a structure.
    public var customMirror: Mirror {
        Mirror(
            self, children: ["top": top, "left": left, "bottom": bottom, "right": right],
            displayStyle: .struct)
    }

    /// The four distances with their names.
    public var debugDescription: String {
        "UIEdgeInsets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))"
    }
}

extension CGRect {
    /// This rectangle with each edge moved inwards by the matching inset.
    ///
    /// Source: UIKit, "inset(by:)".
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}
