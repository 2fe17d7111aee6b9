import Foundation

// Geometry prints as on Apple's platforms: its numbers in order. Foundation for Linux has no descriptions of its own.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates, as "(1.0, 2.0)".
    public var debugDescription: String { "(\(Double(x)), \(Double(y)))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// Width and height, as "(1.0, 2.0)".
    public var debugDescription: String { "(\(Double(width)), \(Double(height)))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// Coordinates, width and height, as "(0.0, 0.0, 1.0, 2.0)".
    public var debugDescription: String {
        "(\(Double(origin.x)), \(Double(origin.y)), \(Double(size.width)), \(Double(size.height)))"
    }
}
