/// The parts of an affine transform: scale, shear, rotation and translation, applied in that order
/// (Core Graphics, `CGAffineTransformComponents`).
public struct CGAffineTransformComponents: Hashable, Codable, Sendable {
    /// The scale factors along both axes.
    public var scale: CGSize
    /// The shear along the horizontal axis, as a factor of the height.
    public var horizontalShear: CGFloat
    /// The rotation in radians.
    public var rotation: CGFloat
    /// The translation in points.
    public var translation: CGVector

    /// Creates the components of no change at all.
    public init() {
        self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Creates components from their values.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Creates the transform that scales, shears, rotates and translates in this order.
    public init(_ components: CGAffineTransformComponents) {
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(shear)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(
                CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// The scale, shear, rotation and translation that make up this transform.
    public func decomposed() -> CGAffineTransformComponents {
        let rotation = a == 0 && b == 0 ? 0 : CGFloat(atan2(Double(b), Double(a)))
        // What is left once the rotation is taken out is [sx 0; sy·shear sy].
        let rest = CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
            .concatenating(CGAffineTransform(rotationAngle: -rotation))
        return CGAffineTransformComponents(
            scale: CGSize(width: rest.a, height: rest.d),
            horizontalShear: rest.d == 0 ? 0 : rest.c / rest.d,
            rotation: rotation,
            translation: CGVector(dx: tx, dy: ty))
    }
}
