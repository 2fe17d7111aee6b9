import Foundation

/// Edge distances, in points, whose sides follow the reading direction.
///
/// Source: UIKit, "NSDirectionalEdgeInsets".
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
    /// How far the top edge moves, in points.
    public var top: CGFloat
    /// How far the edge moves at which reading begins, in points.
    public var leading: CGFloat
    /// How far the bottom edge moves, in points.
    public var bottom: CGFloat
    /// How far the edge moves at which reading ends, in points.
    public var trailing: CGFloat

    /// Insets that leave a rectangle as it is.
    public static let zero = NSDirectionalEdgeInsets()

    /// Makes insets of zero.
    @inlinable public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Makes insets from the four distances, in points.
    @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension NSDirectionalEdgeInsets {
    /// The same distances with leading on the left, or on the right when reading goes right to left.
    package func resolved(isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top, left: isRightToLeft ? trailing : leading,
            bottom: bottom, right: isRightToLeft ? leading : trailing)
    }
}

extension UIEdgeInsets {
    /// The same distances with left as leading, or as trailing when reading goes right to left.
    package func directional(isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top, leading: isRightToLeft ? right : left,
            bottom: bottom, trailing: isRightToLeft ? left : right)
    }
}

extension NSDirectionalEdgeInsets: Codable {
    /// Reads top, leading, bottom and trailing, in this order, from an array.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        let top = try values.decode(CGFloat.self)
        let leading = try values.decode(CGFloat.self)
        let bottom = try values.decode(CGFloat.self)
        let trailing = try values.decode(CGFloat.self)
        self.init(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }

    /// Writes an array of top, leading, bottom and trailing.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(top)
        try values.encode(leading)
        try values.encode(bottom)
        try values.encode(trailing)
    }
}
