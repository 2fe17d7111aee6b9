import Foundation
import QuartzCore
import Testing

extension QuartzCoreTests {
    @Suite @MainActor struct LayerGeometryTests {
        @Test func frameFollowsFromBoundsPositionAndAnchorPoint() {
            let layer = CALayer()
            layer.bounds = CGRect(x: 7, y: 8, width: 40, height: 20)
            layer.position = CGPoint(x: 100, y: 50)
            #expect(layer.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
            layer.anchorPoint = CGPoint(x: 0, y: 1)
            #expect(layer.frame == CGRect(x: 100, y: 30, width: 40, height: 20))
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            #expect(layer.position == CGPoint(x: 0, y: 10))
            #expect(layer.bounds == CGRect(x: 7, y: 8, width: 10, height: 10))
        }

        @Test func frameIsTheBoxAroundTheTransformedBounds() {
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
            layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
            let frame = layer.frame
            #expect(isClose(frame.minX, 10) && isClose(frame.minY, -10))
            #expect(isClose(frame.width, 20) && isClose(frame.height, 40))
            layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
            #expect(layer.bounds.size == CGSize(width: 50, height: 30))
            #expect(layer.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
        }

        @Test func negativeFramesAreStandardized() {
            let layer = CALayer()
            layer.frame = CGRect(x: 10, y: 10, width: -4, height: 6)
            #expect(layer.frame == CGRect(x: 6, y: 10, width: 4, height: 6))
        }

        @Test func pointsAreConvertedThroughTheTree() {
            let root = CALayer(), middle = CALayer(), leaf = CALayer(), other = CALayer()
            root.frame = CGRect(x: 5, y: 5, width: 200, height: 200)
            root.addSublayer(middle)
            root.addSublayer(other)
            middle.addSublayer(leaf)
            middle.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
            middle.bounds.origin = CGPoint(x: 0, y: 30)
            leaf.frame = CGRect(x: 1, y: 40, width: 10, height: 10)
            other.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
            #expect(leaf.convert(CGPoint(x: 2, y: 3), to: root) == CGPoint(x: 13, y: 33))
            #expect(root.convert(CGPoint(x: 13, y: 33), to: leaf) == CGPoint(x: 2, y: 3))
            #expect(leaf.convert(CGPoint.zero, to: other) == CGPoint(x: -39, y: -20))
            #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 16, y: 35))
            #expect(leaf.convert(CGRect(x: 0, y: 0, width: 4, height: 5), from: root).size == CGSize(width: 4, height: 5))
        }

        @Test func conversionUndoesTransformsAndPerspective() {
            let root = CALayer(), child = CALayer()
            root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            root.addSublayer(child)
            child.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
            child.transform = CATransform3DMakeScale(2, 0.5, 1)
            #expect(child.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 0, y: 30))
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / 300
            root.sublayerTransform = perspective
            child.transform = CATransform3DMakeRotation(0.6, 0, 1, 0)
            let p = CGPoint(x: 3, y: 35)
            let back = child.convert(child.convert(p, to: root), from: root)
            #expect(isClose(back.x, p.x) && isClose(back.y, p.y))
        }

        @Test func hitTestingFindsTheFarthestInFront() {
            let root = CALayer(), back = CALayer(), front = CALayer(), inner = CALayer()
            root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            for layer in [back, front] {
                root.addSublayer(layer)
                layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
            }
            back.addSublayer(inner)
            inner.frame = CGRect(x: 45, y: 45, width: 40, height: 40)
            #expect(root.hitTest(CGPoint(x: 20, y: 20)) === front)
            front.isHidden = true
            #expect(root.hitTest(CGPoint(x: 20, y: 20)) === back)
            #expect(root.hitTest(CGPoint(x: 80, y: 80)) === inner)
            back.masksToBounds = true
            #expect(root.hitTest(CGPoint(x: 80, y: 80)) === root)
            #expect(root.hitTest(CGPoint(x: 100, y: 100)) == nil)
        }
    }
}
