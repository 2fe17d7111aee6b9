import Foundation
import QuartzCore
import Testing

@Suite struct CATransform3DTests {
    private func close(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
        let pairs: [(CGFloat, CGFloat)] = [
            (a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m14, b.m14), (a.m21, b.m21), (a.m22, b.m22),
            (a.m23, b.m23), (a.m24, b.m24), (a.m31, b.m31), (a.m32, b.m32), (a.m33, b.m33), (a.m34, b.m34),
            (a.m41, b.m41), (a.m42, b.m42), (a.m43, b.m43), (a.m44, b.m44),
        ]
        return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test func rotationsTurnAboutTheirAxes() {
        let z = CATransform3DMakeRotation(.pi / 2, 0, 0, 7)
        #expect(isClose(z.m11, 0) && isClose(z.m12, 1) && isClose(z.m21, -1) && z.m33 == 1)
        let x = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
        #expect(isClose(x.m22, 0) && isClose(x.m23, 1) && isClose(x.m32, -1))
        let y = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        #expect(isClose(y.m13, -1) && isClose(y.m31, 1))
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    // "t' = translate(tx, ty, tz) * t" (CATransform3D.h).
    @Test func newPartsComeFirst() {
        let t = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 5, 6, 7)
        #expect(t.m41 == 10 && t.m42 == 18 && t.m43 == 28)
        let s = CATransform3DScale(CATransform3DMakeTranslation(5, 6, 7), 2, 3, 4)
        #expect(s.m41 == 5 && s.m11 == 2 && s.m22 == 3 && s.m33 == 4)
    }

    @Test func inverseUndoesAlsoPerspective() {
        var t = CATransform3DIdentity
        t.m34 = -1 / 500
        t = CATransform3DRotate(t, 0.7, 0.3, 1, 0.2)
        t = CATransform3DTranslate(t, 3, -4, 5)
        #expect(close(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity))
        let affine = CATransform3DMakeAffineTransform(CGAffineTransform(a: 2, b: 1, c: 0, d: 3, tx: 4, ty: 5))
        #expect(close(CATransform3DConcat(affine, CATransform3DInvert(affine)), CATransform3DIdentity))
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }

    @Test func affineTransformsGoBothWays() {
        let m = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let t = CATransform3DMakeAffineTransform(m)
        #expect(CATransform3DIsAffine(t))
        #expect(CATransform3DGetAffineTransform(t) == m)
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    }

    @Test func valuesBoxTransforms() {
        let t = CATransform3DMakeTranslation(1, 2, 3)
        #expect(NSValue(caTransform3D: t).caTransform3DValue == t)
        #expect((t as Any as? NSValue)?.caTransform3DValue == t)
        #expect((NSValue(caTransform3D: t) as Any) as? CATransform3D == t)
        #expect((NSValue(rect: .zero) as Any) as? CATransform3D == nil)
    }
}
