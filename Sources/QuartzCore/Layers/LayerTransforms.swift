import CoreGraphics

/// A layer's transforms and what else belongs to depth, made when one of them is not the default.
final class LayerTransforms {
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity
    var anchorPointZ: CGFloat = 0

    var isDefault: Bool {
        anchorPointZ == 0 && CATransform3DIsIdentity(transform) && CATransform3DIsIdentity(sublayerTransform)
    }
}

/// The effect of a three-dimensional transform on points of the plane z = 0, seen from the front: a
/// 3 × 3 matrix for row vectors `[x y 1]`.
struct Projection {
    var a: CGFloat, b: CGFloat, p: CGFloat
    var c: CGFloat, d: CGFloat, q: CGFloat
    var tx: CGFloat, ty: CGFloat, w: CGFloat

    init(_ t: CATransform3D) {
        (a, b, p) = (t.m11, t.m12, t.m14)
        (c, d, q) = (t.m21, t.m22, t.m24)
        (tx, ty, w) = (t.m41, t.m42, t.m44)
    }

    func apply(_ point: CGPoint) -> CGPoint {
        let x = a * point.x + c * point.y + tx
        let y = b * point.x + d * point.y + ty
        let scale = p * point.x + q * point.y + w
        if scale == 1 || scale == 0 { return CGPoint(x: x, y: y) }
        return CGPoint(x: x / scale, y: y / scale)
    }

    /// The point that is seen at `point`; `point` itself when the plane is seen from its edge.
    func unapply(_ point: CGPoint) -> CGPoint {
        // The adjugate: homogeneous results need no division by the determinant.
        let x = point.x * (d * w - q * ty) + point.y * (q * tx - c * w) + (c * ty - d * tx)
        let y = point.x * (p * ty - b * w) + point.y * (a * w - p * tx) + (b * tx - a * ty)
        let scale = point.x * (b * q - d * p) + point.y * (c * p - a * q) + (a * d - b * c)
        guard scale != 0 else { return point }
        return CGPoint(x: x / scale, y: y / scale)
    }
}
