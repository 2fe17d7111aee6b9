import CoreGraphics
import Foundation

/// What answers a layer's questions: its content, the layout of its sublayers and the actions of its
/// properties. All methods are optional in Core Animation; the defaults behave as if absent.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Provides the layer's content, in place of drawing it. Default: the layer makes a bitmap and
    /// calls `draw(_:in:)`.
    func display(_ layer: CALayer)
    /// Draws the layer's content.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before drawing, to choose properties of the bitmap.
    func layerWillDraw(_ layer: CALayer)
    /// Called when the sublayers are to be laid out.
    func layoutSublayers(of layer: CALayer)
    /// The action for a key: an action, `NSNull` for none at all, nil for the search to go on.
    func action(for layer: CALayer, forKey event: String) -> CAAction?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.drawContents() }
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
}

/// What happens when a layer's property changes or an event occurs.
public protocol CAAction: AnyObject {
    /// Runs the action: `event` is the key, `anObject` the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The null object as an action: none, and no further search.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
