import CoreGraphics
import Foundation

/// A transform taken apart: scale first, then rotation about x, y and z, then translation; what the
/// key paths `transform.scale`, `.rotation` and `.translation` read and write.
struct TransformParts {
    var scale: (x: CGFloat, y: CGFloat, z: CGFloat) = (1, 1, 1)
    /// Radians about the axes.
    var rotation: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 0, 0)
    var translation: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 0, 0)
    /// The fourth column, which the parts do not touch.
    private var perspective: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)

    init(_ t: CATransform3D) {
        func length(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat { (a * a + b * b + c * c).squareRoot() }
        scale = (length(t.m11, t.m12, t.m13), length(t.m21, t.m22, t.m23), length(t.m31, t.m32, t.m33))
        // A mirrored transform has one negative scale.
        let determinant =
            t.m11 * (t.m22 * t.m33 - t.m23 * t.m32) - t.m12 * (t.m21 * t.m33 - t.m23 * t.m31)
            + t.m13 * (t.m21 * t.m32 - t.m22 * t.m31)
        if determinant < 0 { scale.x = -scale.x }
        func unit(_ value: CGFloat, _ length: CGFloat) -> Double { length == 0 ? 0 : Double(value / length) }
        let sine = -unit(t.m13, scale.x)
        rotation.y = CGFloat(asin(min(max(sine, -1), 1)))
        if abs(sine) < 1 - 1e-12 {
            rotation.x = CGFloat(atan2(unit(t.m23, scale.y), unit(t.m33, scale.z)))
            rotation.z = CGFloat(atan2(unit(t.m12, scale.x), unit(t.m11, scale.x)))
        } else {
            // Looking along y, x and z turn about the same axis.
            rotation.z = CGFloat(atan2(-unit(t.m21, scale.y), unit(t.m22, scale.y)))
        }
        translation = (t.m41, t.m42, t.m43)
        perspective = (t.m14, t.m24, t.m34, t.m44)
    }

    var transform: CATransform3D {
        var t = CATransform3DMakeScale(scale.x, scale.y, scale.z)
        if rotation.x != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(rotation.x, 1, 0, 0)) }
        if rotation.y != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(rotation.y, 0, 1, 0)) }
        if rotation.z != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(rotation.z, 0, 0, 1)) }
        (t.m41, t.m42, t.m43) = translation
        (t.m14, t.m24, t.m34, t.m44) = perspective
        return t
    }
}

extension CATransform3D {
    /// The transform a part of the way to another one, by scale, rotation and translation, so that
    /// turning things turn and do not shrink. Transforms that have other parts are mixed by entries.
    func mixed(with other: CATransform3D, part: CGFloat) -> CATransform3D {
        let a = TransformParts(self), b = TransformParts(other)
        guard a.transform.isClose(to: self), b.transform.isClose(to: other) else { return mixedByEntries(other, part) }
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
        func turn(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
            // The short way round.
            var difference = b - a
            if difference > .pi + 1e-9 { difference -= 2 * .pi }
            if difference < -.pi - 1e-9 { difference += 2 * .pi }
            return a + difference * part
        }
        let entries = mixedByEntries(other, part)
        var result = a
        result.scale = (mix(a.scale.x, b.scale.x), mix(a.scale.y, b.scale.y), mix(a.scale.z, b.scale.z))
        result.rotation = (
            turn(a.rotation.x, b.rotation.x), turn(a.rotation.y, b.rotation.y), turn(a.rotation.z, b.rotation.z)
        )
        result.translation = (entries.m41, entries.m42, entries.m43)
        var t = result.transform
        (t.m14, t.m24, t.m34, t.m44) = (entries.m14, entries.m24, entries.m34, entries.m44)
        return t
    }

    private var entries: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    private func isClose(to other: CATransform3D) -> Bool {
        zip(entries, other.entries).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($0)) }
    }

    private func mixedByEntries(_ other: CATransform3D, _ part: CGFloat) -> CATransform3D {
        let e = zip(entries, other.entries).map { $0 + ($1 - $0) * part }
        return CATransform3D(
            m11: e[0], m12: e[1], m13: e[2], m14: e[3], m21: e[4], m22: e[5], m23: e[6], m24: e[7],
            m31: e[8], m32: e[9], m33: e[10], m34: e[11], m41: e[12], m42: e[13], m43: e[14], m44: e[15])
    }
}
