import CoreGraphics
import Foundation

/// A rectangle of content with its own geometry, appearance and sublayers (Core Animation, `CALayer`).
///
/// Lengths are points. `position` is where the `anchorPoint` of the bounds lies in the superlayer's
/// coordinates; `frame` follows from them and from the transform.
open class CALayer: NSObject {
    final var _bounds = CGRect.zero
    final var _position = CGPoint.zero
    final var _anchorPoint = CGPoint(x: 0.5, y: 0.5)
    final var _zPosition: CGFloat = 0
    /// Transforms other than the identity; nil for almost every layer.
    final var transforms: LayerTransforms?
    final var flags: LayerFlags = []
    final var _opacity: Float = 1
    final var _cornerRadius: CGFloat = 0
    final var _backgroundColor: CGColor?
    final var _sublayers: [CALayer] = []
    /// Cleared by the superlayer, which is the only one to keep this layer in its list.
    final unowned(unsafe) var _superlayer: CALayer?
    final unowned(unsafe) var _owner: (any CALayerOwner)?
    final weak var weakDelegate: (any CALayerDelegate)?

    /// Creates a layer with empty bounds.
    public required override init() {
        super.init()
    }

    deinit {
        for layer in _sublayers { layer._superlayer = nil }
    }

    // MARK: Geometry

    /// The layer's own coordinate space: origin and size. Animatable. A new size asks for layout.
    open var bounds: CGRect {
        get { _bounds }
        set {
            guard newValue != _bounds else { return }
            let old = _bounds
            _bounds = newValue
            var change: CALayerGeometry = []
            if old.origin != newValue.origin { change.insert(.boundsOrigin) }
            if old.size != newValue.size {
                change.insert(.boundsSize)
                boundsSizeDidChange()
            }
            _owner?.layer(self, didChangeGeometry: change)
        }
    }

    /// Where the anchor point lies in the superlayer's coordinates. Animatable.
    open var position: CGPoint {
        get { _position }
        set {
            guard newValue != _position else { return }
            _position = newValue
            _owner?.layer(self, didChangeGeometry: .position)
        }
    }

    /// The point of the bounds, in unit coordinates, that `position` and transforms refer to; the
    /// default is the centre. Animatable.
    open var anchorPoint: CGPoint {
        get { _anchorPoint }
        set {
            guard newValue != _anchorPoint else { return }
            _anchorPoint = newValue
            _owner?.layer(self, didChangeGeometry: .anchorPoint)
        }
    }

    /// The layer's place on the z axis: among its siblings, higher is in front. Animatable.
    open var zPosition: CGFloat {
        get { _zPosition }
        set { _zPosition = newValue }
    }

    /// The transform about the anchor point. Animatable.
    open var transform: CATransform3D {
        get { transforms?.transform ?? CATransform3DIdentity }
        set {
            if let transforms {
                guard transforms.transform != newValue else { return }
                transforms.transform = newValue
                dropTransformsIfIdentity()
            } else {
                guard !CATransform3DIsIdentity(newValue) else { return }
                transforms = LayerTransforms()
                transforms?.transform = newValue
            }
            _owner?.layer(self, didChangeGeometry: .transform)
        }
    }

    /// The smallest rectangle, in the superlayer's coordinates, that holds the transformed bounds.
    /// Setting it changes bounds size and position.
    open var frame: CGRect {
        get {
            if transforms == nil { return untransformedFrame }
            return transformedFrame
        }
        set { setFrame(newValue) }
    }

    // MARK: Tree

    /// The layers in front of this one's content, back to front; nil when there are none.
    open var sublayers: [CALayer]? {
        get { _sublayers.isEmpty ? nil : _sublayers }
        set { replaceSublayers(newValue ?? []) }
    }

    /// The layer that holds this one. Not retained.
    open var superlayer: CALayer? { _superlayer }

    /// Adds a layer in front of all sublayers, taking it from its present superlayer.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }

    /// Inserts a layer at an index, 0 being the back.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Inserts a layer behind a sibling, at the front when the sibling is not a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, above: false)
    }

    /// Inserts a layer in front of a sibling, at the front when the sibling is not a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, above: true)
    }

    /// Puts a layer in the place of a sublayer; does nothing when `oldLayer` is not a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    /// Takes the layer out of its superlayer.
    open func removeFromSuperlayer() { detach() }

    // MARK: Layout

    /// Marks the layer as in need of layout, which happens before the end of the turn.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Whether the layer is marked as in need of layout.
    open func needsLayout() -> Bool { flags.contains(.needsLayout) }

    /// Lays out at once, from the topmost of the superlayers that need it as well.
    open func layoutIfNeeded() { layoutFromTopmost() }

    /// Lays out the sublayers; by default the delegate does.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Display

    /// Marks the whole content as in need of drawing, which happens before the end of the turn.
    open func setNeedsDisplay() { markNeedsDisplay() }

    /// Whether the content is marked as in need of drawing.
    open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

    // MARK: Hit testing

    /// Whether a point, in the layer's own coordinates, lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool {
        p.x >= _bounds.minX && p.x < _bounds.maxX && p.y >= _bounds.minY && p.y < _bounds.maxY
    }

    /// The farthest visible descendant (or the layer itself) that contains a point, which is given in
    /// the superlayer's coordinates. The front sublayers come first; `zPosition` does not matter.
    open func hitTest(_ p: CGPoint) -> CALayer? { findLayer(at: p) }
}
