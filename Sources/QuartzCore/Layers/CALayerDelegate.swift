import CoreGraphics
import Foundation

/// What answers a layer's questions: its content, the layout of its sublayers and the actions of its
/// properties. All methods are optional in Core Animation; the defaults behave as if absent.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Called when the sublayers are to be laid out.
    func layoutSublayers(of layer: CALayer)
    /// The action for a key: an action, `NSNull` for none at all, nil for the search to go on.
    func action(for layer: CALayer, forKey event: String) -> CAAction?
}

extension CALayerDelegate {
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
}

/// What happens when a layer's property changes or an event occurs.
public protocol CAAction {
    /// Runs the action: `event` is the key, `anObject` the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The null object as an action: none, and no further search.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
