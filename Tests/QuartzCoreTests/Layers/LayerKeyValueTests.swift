import Foundation
import QuartzCore
import Testing

extension QuartzCoreTests {
    // "Key-Value Coding Extensions", Core Animation Programming Guide.
    @Suite @MainActor struct LayerKeyValueTests {
        @Test func propertiesAnswerToTheirKeys() {
            let layer = CALayer()
            layer.setValue(NSValue(rect: CGRect(x: 0, y: 0, width: 8, height: 4)), forKey: "bounds")
            layer.setValue(0.5, forKey: "opacity")
            layer.setValue(true, forKey: "hidden")
            layer.setValue(3, forKey: "cornerRadius")
            layer.setValue("mine", forKey: "anything")
            #expect(layer.bounds.size == CGSize(width: 8, height: 4))
            #expect(layer.opacity == 0.5 && layer.isHidden && layer.cornerRadius == 3)
            #expect(layer.value(forKey: "bounds") as? CGRect == layer.bounds)
            #expect((layer.value(forKey: "bounds") as? NSValue)?.rectValue == layer.bounds)
            #expect(layer.value(forKey: "opacity") as? Float == 0.5)
            #expect(layer.value(forKey: "cornerRadius") as? CGFloat == 3)
            #expect(layer.value(forKey: "anything") as? String == "mine")
            #expect(layer.value(forKey: "nothing") == nil)
            layer.setValue(nil, forKey: "anything")
            #expect(layer.value(forKey: "anything") == nil)
        }

        @Test func keyPathsReachIntoStructures() {
            let layer = CALayer()
            layer.setValue(30, forKeyPath: "bounds.size.width")
            layer.setValue(CGPoint(x: 1, y: 2), forKeyPath: "bounds.origin")
            layer.setValue(7, forKeyPath: "position.y")
            #expect(layer.bounds == CGRect(x: 1, y: 2, width: 30, height: 0))
            #expect(layer.value(forKeyPath: "position.y") as? CGFloat == 7)
            layer.setValue(CGFloat.pi / 3, forKeyPath: "transform.rotation")
            layer.setValue(2, forKeyPath: "transform.scale.y")
            layer.setValue(CGSize(width: 5, height: 6), forKeyPath: "transform.translation")
            let expected = CATransform3DConcat(
                CATransform3DConcat(CATransform3DMakeScale(1, 2, 1), CATransform3DMakeRotation(.pi / 3, 0, 0, 1)),
                CATransform3DMakeTranslation(5, 6, 0))
            #expect(isClose(layer.transform.m11, expected.m11) && isClose(layer.transform.m21, expected.m21))
            #expect(layer.transform.m41 == 5 && layer.transform.m42 == 6)
            #expect(isClose(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat, .pi / 3))
            #expect(isClose(layer.value(forKeyPath: "transform.scale.y") as? CGFloat, 2))
        }

        @Test func subclassesHaveKeysOfTheirOwn() {
            let shape = CAShapeLayer()
            shape.setValue(0.4, forKey: "strokeEnd")
            #expect(shape.strokeEnd == 0.4)
            #expect(shape.value(forKey: "lineWidth") as? CGFloat == 1)
            #expect(shape.fillColor == .black && shape.strokeColor == nil)
        }

        @Test func archivesKeepTheTree() throws {
            let root = CALayer(), child = CALayer()
            root.addSublayer(child)
            root.bounds = CGRect(x: 0, y: 0, width: 3, height: 4)
            root.backgroundColor = CGColor(srgbRed: 0.5, green: 0.25, blue: 1, alpha: 1)
            child.name = "child"
            child.opacity = 0.25
            let data = try NSKeyedArchiver.archivedData(withRootObject: root, requiringSecureCoding: true)
            let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data)
            #expect(copy?.bounds == root.bounds)
            #expect(copy?.backgroundColor == root.backgroundColor)
            #expect(copy?.sublayers?.first?.name == "child")
            #expect(copy?.sublayers?.first?.opacity == 0.25)
            #expect(copy?.sublayers?.first?.superlayer === copy)
        }
    }
}
