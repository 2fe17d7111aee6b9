import CoreGraphics
import Foundation

/// A rectangle of content with its own geometry, appearance and sublayers (Core Animation, `CALayer`).
///
/// Lengths are points. `position` is where the `anchorPoint` of the bounds lies in the superlayer's
/// coordinates; `frame` follows from them and from the transform.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
    final var _bounds = CGRect.zero
    final var _position = CGPoint.zero
    final var _anchorPoint = CGPoint(x: 0.5, y: 0.5)
    final var _zPosition: CGFloat = 0
    /// Transforms other than the identity; nil for almost every layer.
    final var transforms: LayerTransforms?
    final var flags: LayerFlags = [.needsLayout]
    final var _opacity: Float = 1
    final var _cornerRadius: CGFloat = 0
    final var _backgroundColor: CGColor?
    final var _sublayers: [CALayer] = []
    /// Cleared by the superlayer, which is the only one to keep this layer in its list.
    /// An `unowned(unsafe)` variable would be retained at each look.
    final var _superlayer: CALayer? {
        @inline(__always) get { superlayerReference?.takeUnretainedValue() }
        @inline(__always) set { superlayerReference = newValue.map { Unmanaged.passUnretained($0) } }
    }
    final var superlayerReference: Unmanaged<CALayer>?
    final unowned(unsafe) var _owner: (any CALayerOwner)?
    final weak var weakDelegate: (any CALayerDelegate)?
    /// What few layers have.
    final var extras: LayerStyle?
    final var animations: LayerAnimations?
    /// Of a presentation layer: what it was made from.
    final var presentationInfo: PresentationInfo?

    /// Creates a layer with empty bounds.
    public required override init() {
        super.init()
    }

    /// Creates a copy of a layer's values without its sublayers, for presentation. Subclasses copy their
    /// own values.
    public required init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { take(layer) }
    }

    /// Restores an archived layer with its sublayers.
    public required init?(coder: NSCoder) {
        super.init()
        restore(from: coder)
    }

    deinit {
        for layer in _sublayers { layer._superlayer = nil }
        extras?.mask?._superlayer = nil
        if flags.contains(.root) { RootLayers.shared.remove(self) }
        if let animations {
            animations.layer = nil
            animations.removeAll()
        }
    }

    // MARK: Geometry

    /// The layer's own coordinate space: origin and size. Animatable. A new size asks for layout.
    open var bounds: CGRect {
        get { _bounds }
        set {
            guard newValue != _bounds else { return }
            refuseUnlessNumbers(newValue)
            let action = pendingAction("bounds", _bounds)
            let change = takeBounds(newValue)
            _owner?.layer(self, didChangeGeometry: change)
            action?.run(on: self)
        }
    }

    /// Where the anchor point lies in the superlayer's coordinates. Animatable.
    open var position: CGPoint {
        get { _position }
        set {
            guard newValue != _position else { return }
            refuseUnlessNumbers(newValue)
            let action = pendingAction("position", _position)
            _position = newValue
            _owner?.layer(self, didChangeGeometry: .position)
            action?.run(on: self)
        }
    }

    /// The point of the bounds, in unit coordinates, that `position` and transforms refer to; the
    /// default is the centre. Animatable.
    open var anchorPoint: CGPoint {
        get { _anchorPoint }
        set {
            guard newValue != _anchorPoint else { return }
            let action = pendingAction("anchorPoint", _anchorPoint)
            _anchorPoint = newValue
            _owner?.layer(self, didChangeGeometry: .anchorPoint)
            action?.run(on: self)
        }
    }

    /// The layer's place on the z axis: among its siblings, higher is in front. Animatable.
    open var zPosition: CGFloat {
        get { _zPosition }
        set {
            guard newValue != _zPosition else { return }
            change("zPosition", _zPosition) { _zPosition = newValue }
        }
    }

    /// The transform about the anchor point. Animatable.
    open var transform: CATransform3D {
        get { transforms?.transform ?? CATransform3DIdentity }
        set {
            if transforms == nil, CATransform3DIsIdentity(newValue) { return }
            guard newValue != transform else { return }
            let action = pendingAction("transform", transform)
            mutateTransforms { $0.transform = newValue }
            _owner?.layer(self, didChangeGeometry: .transform)
            action?.run(on: self)
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
        get {
            let layers = shownSublayers
            return layers.isEmpty ? nil : layers
        }
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

    /// The size that the layer would like, in the superlayer's coordinates: that of its frame, if it has no other.
    open func preferredFrameSize() -> CGSize { frame.size }

    /// Marks the layer as in need of layout, which happens before the end of the turn.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Whether the layer is marked as in need of layout.
    open func needsLayout() -> Bool { flags.contains(.needsLayout) }

    /// Lays out at once, from the topmost of the superlayers that need it as well.
    open func layoutIfNeeded() { layoutFromTopmost() }

    /// Lays out the sublayers; by default the delegate does.
    open func layoutSublayers() {
        if LayerReplacing.isOn { return askLayoutSublayers() }
        ownLayoutSublayers()
    }

    // MARK: Display

    /// Marks the whole content as in need of drawing, which happens before the end of the turn.
    open func setNeedsDisplay() { markNeedsDisplay() }

    /// Marks a part of the content; the whole is drawn.
    open func setNeedsDisplay(_ r: CGRect) { if !r.isEmpty { setNeedsDisplay() } }

    /// Whether the content is marked as in need of drawing.
    open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

    /// Draws the content at once if it is marked.
    open func displayIfNeeded() {
        guard flags.contains(.needsDisplay) else { return }
        flags.remove(.needsDisplay)
        display()
    }

    /// Brings the content up to date: the delegate provides it, or it is drawn into a bitmap.
    open func display() { displayContents() }

    /// Draws the content; by default the delegate does.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Draws the layer and its sublayers, in the layer's own coordinates.
    open func render(in ctx: CGContext) { LayerRenderer(context: ctx).render(tree: self) }

    // MARK: Animation

    /// Adds a copy of an animation, in place of the one with the same key.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        if LayerReplacing.isOn { return askAddAnimation(anim, key) }
        addAnimation(anim, forKey: key)
    }

    /// Takes off the animation with a key; its delegate is told that it did not finish.
    open func removeAnimation(forKey key: String) {
        if LayerReplacing.isOn { return askRemoveAnimation(key) }
        ownRemoveAnimation(key)
    }

    /// Takes off all animations.
    open func removeAllAnimations() {
        if LayerReplacing.isOn { return askRemoveAllAnimations() }
        ownRemoveAllAnimations()
    }

    /// A copy that has the values which animations show now; nil when the layer is not shown.
    open func presentation() -> Self? { makePresentation() as? Self }

    /// The layer that a presentation layer shows; the layer itself otherwise.
    open func model() -> Self { (presentationInfo?.model as? Self) ?? self }

    /// What a change of the property with this name, or the event of this name, sets off: by the
    /// delegate, `actions`, `style`, the class, or the default animation.
    open func action(forKey event: String) -> (any CAAction)? { findAction(event) }

    /// The class's action for a key; none by default.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// The class's value of a property that was not set.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Whether a change of the property asks for drawing; by default no.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: Key-value coding

    /// The value of a property, or what was set for a key of the client's own.
    open func value(forKey key: String) -> Any? { keyedValue(key) }

    /// Sets a property, or a value for a key of the client's own.
    open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

    /// The value at a key path such as `position.x` or `transform.rotation.z`.
    open func value(forKeyPath keyPath: String) -> Any? { pathValue(keyPath) }

    /// Sets the value at a key path.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setPathValue(value, keyPath) }

    /// The properties that are animated by themselves; subclasses add theirs.
    class var animatableKeys: Set<String> { LayerKeys.animatable }

    /// Copies the values of another layer; subclasses add theirs.
    func take(_ other: CALayer) { takeFields(of: other) }

    /// Reads a property by its key; the outer nil says that there is none. Subclasses add theirs.
    func property(_ key: String) -> Any?? { layerProperty(key) }

    /// Sets a property by its key and answers whether there is one. Subclasses add theirs.
    func setProperty(_ key: String, _ value: Any?) -> Bool { setLayerProperty(key, value) }

    /// Whether background and border are drawn.
    var drawsOwnParts: Bool { true }

    /// Draws the layer's own content, between background and sublayers; `rect` is its bounds.
    func drawOwnContent(in renderer: LayerRenderer) { renderer.drawContents(of: self) }

    /// Draws the sublayers that the layer shows.
    func drawSublayers(in renderer: LayerRenderer) { renderer.draw(shownSublayers, of: self) }

    // MARK: Coding

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) { archive(into: coder) }

    // MARK: Hit testing

    /// Whether a point, in the layer's own coordinates, lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool {
        p.x >= _bounds.minX && p.x < _bounds.maxX && p.y >= _bounds.minY && p.y < _bounds.maxY
    }

    /// The farthest visible descendant (or the layer itself) that contains a point, which is given in
    /// the superlayer's coordinates. The front sublayers come first; `zPosition` does not matter.
    open func hitTest(_ p: CGPoint) -> CALayer? { findLayer(at: p) }
}
