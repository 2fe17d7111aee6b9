import Foundation

/// A frame of reference on a screen: views, windows, screens.
///
/// Source: UIKit, "UICoordinateSpace".
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// Converts a point of this space to another.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point of another space to this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle of this space to another.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle of another space to this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The bounds of the space in its own coordinates, in points.
    var bounds: CGRect { get }
}
