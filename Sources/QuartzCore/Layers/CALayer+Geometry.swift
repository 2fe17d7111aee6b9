import CoreGraphics

extension CALayer {
    /// The z coordinate of the anchor point. Animatable.
    public var anchorPointZ: CGFloat {
        get { transforms?.anchorPointZ ?? 0 }
        set {
            guard newValue != anchorPointZ else { return }
            change("anchorPointZ", anchorPointZ) { mutateTransforms { $0.anchorPointZ = newValue } }
        }
    }

    /// The transform that the sublayers share, about this layer's anchor point. Animatable.
    public var sublayerTransform: CATransform3D {
        get { transforms?.sublayerTransform ?? CATransform3DIdentity }
        set {
            guard newValue != sublayerTransform else { return }
            change("sublayerTransform", sublayerTransform) {
                mutateTransforms { $0.sublayerTransform = newValue }
            }
        }
    }

    /// Whether the layer and its sublayers have their origin at the bottom.
    public var isGeometryFlipped: Bool {
        get { flags.contains(.geometryFlipped) }
        set { setFlag(.geometryFlipped, newValue) }
    }

    /// The two-dimensional part of the transform.
    public func affineTransform() -> CGAffineTransform {
        transforms.map { CATransform3DGetAffineTransform($0.transform) } ?? .identity
    }

    /// Sets the transform to a two-dimensional one.
    public func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    /// Whether the layer's own transform is the identity.
    @_spi(UIKit)
    public final var hasIdentityTransform: Bool {
        transforms.map { CATransform3DIsIdentity($0.transform) } ?? true
    }

    final func mutateTransforms(_ change: (LayerTransforms) -> Void) {
        let box = transforms ?? LayerTransforms()
        transforms = box
        change(box)
        dropTransformsIfIdentity()
    }

    final func dropTransformsIfIdentity() {
        if let transforms, transforms.isDefault { self.transforms = nil }
    }

    final func boundsSizeDidChange() {
        setNeedsLayout()
        if flags.contains(.needsDisplayOnBoundsChange) { setNeedsDisplay() }
    }

    /// Stores new bounds; what of the geometry that changes.
    @inline(__always)
    final func takeBounds(_ bounds: CGRect) -> CALayerGeometry {
        let old = _bounds
        _bounds = bounds
        var change: CALayerGeometry = []
        if old.origin != bounds.origin { change.insert(.boundsOrigin) }
        if old.size != bounds.size {
            change.insert(.boundsSize)
            boundsSizeDidChange()
        }
        return change
    }

    /// Whether this is a plain, untransformed layer: subclasses may override `bounds` and `position`.
    @inline(__always)
    private final var takesFramesAsTheyAre: Bool { transforms == nil && type(of: self) == CALayer.self }

    /// Sets the frame for the owner, who wants no actions and hears of the change by the result: what of the geometry
    /// changed, or nil when the frame is to be set by `frame`.
    @_spi(UIKit)
    public final func storeFrame(_ frame: CGRect) -> CALayerGeometry? {
        takesFramesAsTheyAre ? takeFrame(frame) : nil
    }

    /// Stores the frame of a plain layer; what of the geometry that changes. Fields are compared one by one, since
    /// Foundation's operators are calls.
    private final func takeFrame(_ frame: CGRect) -> CALayerGeometry {
        let isNegative = frame.size.width < 0 || frame.size.height < 0
        let frame = isNegative ? frame.standardized : frame
        let size = frame.size
        let x = frame.origin.x + _anchorPoint.x * size.width
        let y = frame.origin.y + _anchorPoint.y * size.height
        if (x + y + size.width + size.height).isNaN {
            refuseUnlessNumbers(CGPoint(x: x, y: y))
            refuseUnlessNumbers(CGRect(origin: .zero, size: size))
        }
        var change: CALayerGeometry = []
        if size.width != _bounds.size.width || size.height != _bounds.size.height {
            _bounds.size = size
            change.insert(.boundsSize)
            boundsSizeDidChange()
        }
        if x != _position.x || y != _position.y {
            _position = CGPoint(x: x, y: y)
            change.insert(.position)
        }
        return change
    }

    // MARK: Frame

    @inline(__always)
    final var untransformedFrame: CGRect {
        CGRect(
            x: _position.x - _anchorPoint.x * _bounds.size.width,
            y: _position.y - _anchorPoint.y * _bounds.size.height,
            width: _bounds.size.width, height: _bounds.size.height)
    }

    final var transformedFrame: CGRect {
        guard let transforms, !CATransform3DIsIdentity(transforms.transform) else { return untransformedFrame }
        return anchoredBounds(of: _bounds.size).projected(by: transforms.transform)
            .offsetBy(dx: _position.x, dy: _position.y)
    }

    /// Bounds of a size as seen from the anchor point.
    private func anchoredBounds(of size: CGSize) -> CGRect {
        CGRect(
            x: -_anchorPoint.x * size.width, y: -_anchorPoint.y * size.height,
            width: size.width, height: size.height)
    }

    final func setFrame(_ frame: CGRect) {
        if takesFramesAsTheyAre, !mayAct {
            let change = takeFrame(frame)
            if !change.isEmpty { _owner?.layer(self, didChangeGeometry: change) }
            return
        }
        let frame = frame.standardized
        var size = frame.size
        var corner = CGPoint(x: -_anchorPoint.x * size.width, y: -_anchorPoint.y * size.height)
        if let transform = transforms?.transform, !CATransform3DIsIdentity(transform) {
            // Apple leaves the result undefined. The size whose transform has the frame's extent.
            let inverse = affineTransform().inverted()
            let box = CGRect(origin: .zero, size: size).applying(inverse)
            size = box.size
            corner = anchoredBounds(of: size).projected(by: transform).origin
        }
        bounds = CGRect(origin: _bounds.origin, size: size)
        position = CGPoint(x: frame.origin.x - corner.x, y: frame.origin.y - corner.y)
    }

    // MARK: Conversion

    /// A point of this layer in its superlayer's coordinates.
    final func pointToSuperlayer(_ point: CGPoint) -> CGPoint {
        var x = point.x - _bounds.origin.x - _anchorPoint.x * _bounds.size.width
        var y = point.y - _bounds.origin.y - _anchorPoint.y * _bounds.size.height
        if flags.contains(.geometryFlipped) {
            y = _bounds.size.height * (1 - 2 * _anchorPoint.y) - y
        }
        if let transforms {
            let moved = Projection(transforms.transform).apply(CGPoint(x: x, y: y))
            (x, y) = (moved.x, moved.y)
        }
        let result = CGPoint(x: x + _position.x, y: y + _position.y)
        guard let parent = _superlayer, parent.transforms != nil else { return result }
        return parent.throughSublayerTransform(result, inverse: false)
    }

    /// A point of the superlayer in this layer's coordinates.
    @_spi(UIKit)
    public final func pointFromSuperlayer(_ point: CGPoint) -> CGPoint {
        var point = point
        if let parent = _superlayer, parent.transforms != nil {
            point = parent.throughSublayerTransform(point, inverse: true)
        }
        var x = point.x - _position.x
        var y = point.y - _position.y
        if let transforms {
            let moved = Projection(transforms.transform).unapply(CGPoint(x: x, y: y))
            (x, y) = (moved.x, moved.y)
        }
        if flags.contains(.geometryFlipped) {
            y = _bounds.size.height * (1 - 2 * _anchorPoint.y) - y
        }
        return CGPoint(
            x: x + _bounds.origin.x + _anchorPoint.x * _bounds.size.width,
            y: y + _bounds.origin.y + _anchorPoint.y * _bounds.size.height)
    }

    /// A point of this layer's coordinates through its sublayer transform, about the anchor point.
    private func throughSublayerTransform(_ point: CGPoint, inverse: Bool) -> CGPoint {
        guard let transforms, !CATransform3DIsIdentity(transforms.sublayerTransform) else { return point }
        let x = _bounds.origin.x + _anchorPoint.x * _bounds.size.width
        let y = _bounds.origin.y + _anchorPoint.y * _bounds.size.height
        let projection = Projection(transforms.sublayerTransform)
        let relative = CGPoint(x: point.x - x, y: point.y - y)
        let moved = inverse ? projection.unapply(relative) : projection.apply(relative)
        return CGPoint(x: moved.x + x, y: moved.y + y)
    }
}

extension CGRect {
    /// The smallest rectangle that holds the corners as a transform shows them.
    func projected(by transform: CATransform3D) -> CGRect {
        if CATransform3DIsAffine(transform) { return applying(CATransform3DGetAffineTransform(transform)) }
        return bounding { Projection(transform).apply($0) }
    }

    /// The smallest rectangle that holds the four corners after a mapping.
    func bounding(_ map: (CGPoint) -> CGPoint) -> CGRect {
        let a = map(CGPoint(x: minX, y: minY)), b = map(CGPoint(x: maxX, y: minY))
        let c = map(CGPoint(x: minX, y: maxY)), d = map(CGPoint(x: maxX, y: maxY))
        let left = min(min(a.x, b.x), min(c.x, d.x)), right = max(max(a.x, b.x), max(c.x, d.x))
        let top = min(min(a.y, b.y), min(c.y, d.y)), bottom = max(max(a.y, b.y), max(c.y, d.y))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
