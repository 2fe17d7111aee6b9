/// A two-dimensional vector in points (Core Graphics, `CGVector`).
public struct CGVector: Hashable, Codable, Sendable {
    /// The horizontal component.
    public var dx: CGFloat
    /// The vertical component.
    public var dy: CGFloat

    /// The vector whose components are both zero.
    public static let zero = CGVector()

    /// Creates the zero vector.
    @inlinable public init() {
        dx = 0
        dy = 0
    }

    /// Creates a vector with the given components.
    @inlinable public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a vector with double-precision components.
    @inlinable public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Creates a vector with integer components.
    @inlinable public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

extension CGVector: CustomDebugStringConvertible {
    public var debugDescription: String { "(\(dx), \(dy))" }
}
