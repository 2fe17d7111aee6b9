import Foundation
@_spi(UIKit) import QuartzCore
import Testing

private final class Owner: NSObject, CALayerOwner {
    var changes: [CALayerGeometry] = []
    var layouts = 0
    var asked: [String] = []
    var answer: (any CAAction)?
    var mayAnswerWithActions = true
    func layer(_ layer: CALayer, didChangeGeometry change: CALayerGeometry) { changes.append(change) }
    func layoutSublayers(of layer: CALayer) { layouts += 1 }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append(event)
        return answer
    }
}

extension QuartzCoreTests {
    @Suite @MainActor struct LayerTreeTests {
        @Test func insertionAndOrder() {
            let root = CALayer()
            let layers = (0..<5).map { _ in CALayer() }
            root.addSublayer(layers[0])
            root.addSublayer(layers[1])
            root.insertSublayer(layers[2], at: 0)
            root.insertSublayer(layers[3], below: layers[1])
            root.insertSublayer(layers[4], above: layers[2])
            func order() -> [Int] { (root.sublayers ?? []).map { layer in layers.firstIndex { $0 === layer } ?? -1 } }
            #expect(order() == [2, 4, 0, 3, 1])
            root.addSublayer(layers[2])
            #expect(order() == [4, 0, 3, 1, 2])
            root.replaceSublayer(layers[0], with: layers[2])
            #expect(order() == [4, 2, 3, 1])
            #expect(layers[0].superlayer == nil && layers[2].superlayer === root)
            layers[3].removeFromSuperlayer()
            #expect(order() == [4, 2, 1])
            root.sublayers = nil
            #expect(root.sublayers == nil && layers[4].superlayer == nil)
        }

        @Test func superlayersAreNotRetained() {
            let child = CALayer()
            weak var gone: CALayer?
            do {
                let parent = CALayer()
                gone = parent
                parent.addSublayer(child)
                #expect(child.superlayer === parent)
            }
            #expect(gone == nil)
            #expect(child.superlayer == nil)
        }

        @Test func theOwnerHearsOfGeometry() {
            let layer = CALayer(), owner = Owner()
            layer.owner = owner
            #expect(layer.delegate === owner)
            layer.position = CGPoint(x: 1, y: 1)
            layer.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
            layer.bounds.origin.y = 5
            layer.bounds = CGRect(x: 1, y: 5, width: 3, height: 2)
            layer.transform = CATransform3DMakeScale(2, 2, 1)
            layer.transform = CATransform3DIdentity
            layer.anchorPoint = .zero
            layer.position = CGPoint(x: 1, y: 1)
            #expect(
                owner.changes == [
                    .position, .boundsSize, .boundsOrigin, [.boundsOrigin, .boundsSize], .transform, .transform,
                    .anchorPoint,
                ])
            layer.owner = nil
        }

        @Test func layoutGoesDownFromTheTopmostThatNeedsIt() {
            final class Layer: CALayer {
                var log: (String) -> Void = { _ in }
                override func layoutSublayers() { log(name ?? "") }
            }
            var log: [String] = []
            let layers = ["a", "b", "c"].map { name in
                let layer = Layer()
                layer.name = name
                layer.log = { log.append($0) }
                return layer
            }
            layers[0].addSublayer(layers[1])
            layers[1].addSublayer(layers[2])
            layers[2].layoutIfNeeded()
            #expect(log == ["a", "b", "c"])
            log = []
            layers[0].layoutIfNeeded()
            #expect(log == [])
            layers[2].setNeedsLayout()
            #expect(layers[2].needsLayout() && !layers[0].needsLayout())
            layers[0].layoutIfNeeded()
            #expect(log == ["c"])
            log = []
            layers[1].bounds.size = CGSize(width: 9, height: 9)
            layers[1].layoutIfNeeded()
            #expect(log == ["b"])
        }

        @Test func layoutThatMarksItsSuperlayerIsRepeated() {
            final class Child: CALayer {
                var marks = 1
                override func layoutSublayers() {
                    guard marks > 0 else { return }
                    marks -= 1
                    superlayer?.setNeedsLayout()
                }
            }
            let root = CALayer(), owner = Owner(), child = Child()
            root.delegate = owner
            root.addSublayer(child)
            root.layoutIfNeeded()
            #expect(owner.layouts == 2)
            #expect(!root.needsLayout())
        }

        // "Layer Objects Have Associated Actions", Core Animation Programming Guide.
        @Test func actionsComeFromTheDelegateFirst() {
            let layer = CALayer(), owner = Owner()
            layer.delegate = owner
            let listed = CABasicAnimation(keyPath: "opacity")
            layer.actions = ["opacity": listed, "position": NSNull()]
            #expect(layer.action(forKey: "opacity") === listed)
            #expect(layer.action(forKey: "position") == nil)
            owner.answer = NSNull()
            #expect(layer.action(forKey: "opacity") == nil)
            owner.asked = []
            layer.opacity = 0.5
            layer.opacity = 0.5
            #expect(owner.asked == ["opacity"])
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.opacity = 1
            CATransaction.commit()
            #expect(owner.asked == ["opacity"])
        }

        @Test func commitsLayOutAndDrawShownLayersThatNoViewOwns() {
            final class Counting: CALayer {
                var counts = [0, 0]
                override func layoutSublayers() { counts[0] += 1 }
                override func display() { counts[1] += 1 }
            }
            let root = CALayer(), owned = CALayer(), owner = Owner(), layer = Counting()
            owned.owner = owner
            root.addSublayer(owned)
            owned.addSublayer(layer)
            layer.setNeedsDisplay()
            CATransaction.flush()
            #expect(layer.counts == [0, 0])
            root.isRoot = true
            CATransaction.flush()
            CATransaction.flush()
            #expect(layer.counts == [1, 1])
            #expect(owner.layouts == 0)
            layer.setNeedsLayout()
            layer.setNeedsDisplay()
            CATransaction.flush()
            #expect(layer.counts == [2, 2])
            root.isRoot = false
            owned.owner = nil
        }

        @Test func shownLayersAnimateByThemselves() {
            withVirtualClock { clock in
                let root = CALayer(), layer = CALayer(), hidden = CALayer()
                root.isRoot = true
                root.addSublayer(layer)
                hidden.opacity = 0
                #expect(hidden.animationKeys() == nil)
                layer.opacity = 0
                #expect(layer.animationKeys() == ["opacity"])
                clock.advance(by: 0.125)
                let shown = layer.presentation()?.opacity ?? -1
                #expect(shown > 0 && shown < 1)
                // A layer that leaves the screen takes no animation along.
                layer.removeFromSuperlayer()
                CATransaction.flush()
                #expect(layer.animationKeys() == nil)
                root.addSublayer(layer)
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                layer.opacity = 1
                CATransaction.commit()
                #expect(layer.animationKeys() == nil)
                root.isRoot = false
            }
        }
    }
}
