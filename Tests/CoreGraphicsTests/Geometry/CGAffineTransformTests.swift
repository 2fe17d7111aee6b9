import CoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
    @Test func zeroByDefault() {
        #expect(CGAffineTransform() == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
        #expect(CGAffineTransform.identity.isIdentity)
    }

    // "translatedBy: t' = [1 0 0 1 tx ty] * t" (CGAffineTransform.h).
    @Test func translationComesBeforeTheTransform() {
        let t = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 7)
        #expect(t == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 21))
        #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 24))
    }

    @Test func concatenatingAppliesLeftThenRight() {
        let t = CGAffineTransform(translationX: 5, y: 7).concatenating(CGAffineTransform(scaleX: 2, y: 3))
        #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 24))
        let u = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 5, y: 7))
        #expect(CGPoint(x: 1, y: 1).applying(u) == CGPoint(x: 7, y: 10))
    }

    @Test func quarterTurnTakesXToY() {
        let p = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(p.x) < 1e-12)
        #expect(abs(p.y - 1) < 1e-12)
    }

    @Test func inverseUndoes() {
        let t = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 4, ty: -5)
        let p = CGPoint(x: 8, y: 9).applying(t).applying(t.inverted())
        #expect(abs(p.x - 8) < 1e-12 && abs(p.y - 9) < 1e-12)
        // "If the transform cannot be inverted, it is returned unchanged."
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func rectanglesGrowToHoldTheirCorners() {
        let turned = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.minX + 20) < 1e-9 && abs(turned.width - 20) < 1e-9)
        #expect(abs(turned.minY) < 1e-9 && abs(turned.height - 10) < 1e-9)
        let mirrored = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: -1, y: 1))
        #expect(mirrored == CGRect(x: -4, y: 2, width: 3, height: 4))
        #expect(CGRect.null.applying(CGAffineTransform(translationX: 1, y: 1)).isNull)
    }

    @Test func componentsMakeUpTheTransform() {
        let parts = CGAffineTransformComponents(
            scale: CGSize(width: 2, height: 3), horizontalShear: 0.5, rotation: 0.3,
            translation: CGVector(dx: 7, dy: 8))
        let found = CGAffineTransform(parts).decomposed()
        #expect(abs(found.scale.width - 2) < 1e-12 && abs(found.scale.height - 3) < 1e-12)
        #expect(abs(found.horizontalShear - 0.5) < 1e-12 && abs(found.rotation - 0.3) < 1e-12)
        #expect(found.translation == CGVector(dx: 7, dy: 8))
    }
}
