import Foundation
import QuartzCore
import Testing

/// Writes down what an animation's delegate is told.
private final class Recorder: NSObject, CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        log.append("stop \(flag) \(anim.value(forKey: "id") as? String ?? "")")
    }
}

extension QuartzCoreTests {
    @Suite @MainActor struct AnimationTests {
        @Test func presentationShowsTheValueOfTheMoment() {
            withVirtualClock { clock in
                let layer = CALayer()
                layer.position = CGPoint(x: 100, y: 50)
                #expect(layer.presentation() == nil)
                let animation = CABasicAnimation(keyPath: "position")
                animation.fromValue = CGPoint(x: 0, y: 50)
                animation.toValue = NSValue(point: CGPoint(x: 100, y: 150))
                animation.duration = 2
                layer.add(animation, forKey: "move")
                clock.advance(by: 0.5)
                #expect(layer.presentation()?.position == CGPoint(x: 25, y: 75))
                #expect(layer.position == CGPoint(x: 100, y: 50))
                #expect(layer.presentation()?.model() === layer)
                #expect(layer.animationKeys() == ["move"])
                clock.advance(by: 1.5)
                #expect(layer.animationKeys() == nil)
                #expect(layer.animation(forKey: "move") == nil)
            }
        }

        // "Setting Interpolation Values", CABasicAnimation.
        @Test func missingEndsComeFromTheLayer() {
            withVirtualClock { clock in
                @MainActor func opacityHalfWay(_ set: (CABasicAnimation) -> Void) -> Float? {
                    let layer = CALayer()
                    layer.opacity = 0.5
                    let animation = CABasicAnimation(keyPath: "opacity")
                    animation.duration = 1
                    set(animation)
                    layer.add(animation, forKey: nil)
                    clock.advance(by: 0.5)
                    return layer.presentation()?.opacity
                }
                #expect(opacityHalfWay { $0.fromValue = 0.0; $0.toValue = 1.0 } == 0.5)
                #expect(opacityHalfWay { $0.fromValue = 0.0; $0.byValue = 0.4 } == 0.2)
                #expect(opacityHalfWay { $0.toValue = 1.0; $0.byValue = 0.4 } == 0.8)
                #expect(opacityHalfWay { $0.fromValue = 0.0 } == 0.25)
                #expect(opacityHalfWay { $0.toValue = 1.0 } == 0.75)
                #expect(opacityHalfWay { $0.byValue = 0.2 } == 0.6)
                #expect(opacityHalfWay { _ in } == 0.5)
            }
        }

        @Test func repetitionReversalAndFilling() {
            withVirtualClock { clock in
                let layer = CALayer()
                let animation = CABasicAnimation(keyPath: "zPosition")
                animation.fromValue = 0
                animation.toValue = 10
                animation.duration = 1
                animation.autoreverses = true
                animation.repeatCount = 1.5
                animation.fillMode = .both
                animation.isRemovedOnCompletion = false
                animation.beginTime = clock.now + 1
                layer.add(animation, forKey: "z")
                var seen: [CGFloat] = []
                for _ in 0..<10 {
                    clock.advance(by: 0.5)
                    seen.append(layer.presentation()?.zPosition ?? -1)
                }
                // Half a second each: before, begin, up, top, down, bottom, up again, held at the top.
                let expected: [CGFloat] = [0, 0, 5, 10, 5, 0, 5, 10, 10, 10]
                for (a, b) in zip(seen, expected) { #expect(isClose(a, b), "\(seen)") }
                #expect(layer.animationKeys() == ["z"])
            }
        }

        @Test func additiveAnimationsAddUp() {
            withVirtualClock { clock in
                let layer = CALayer()
                layer.position = CGPoint(x: 100, y: 0)
                for key in ["a", "b"] {
                    let animation = CABasicAnimation(keyPath: "position.x")
                    animation.fromValue = -40
                    animation.toValue = 0
                    animation.isAdditive = true
                    animation.duration = 1
                    layer.add(animation, forKey: key)
                }
                clock.advance(by: 0.5)
                #expect(isClose(layer.presentation()?.position.x, 60))
            }
        }

        @Test func transformsTurnAlongTheWay() {
            withVirtualClock { clock in
                let layer = CALayer()
                let animation = CABasicAnimation(keyPath: "transform")
                animation.fromValue = CATransform3DIdentity
                animation.toValue = CATransform3DScale(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), 3, 3, 1)
                animation.duration = 1
                layer.add(animation, forKey: nil)
                clock.advance(by: 0.5)
                let shown = layer.presentation()
                #expect(isClose(shown?.value(forKeyPath: "transform.rotation.z") as? CGFloat, .pi / 4))
                #expect(isClose(shown?.value(forKeyPath: "transform.scale.x") as? CGFloat, 2))
            }
        }

        @Test func coloursMixAndRotationsByKeyPath() {
            withVirtualClock { clock in
                let layer = CALayer()
                layer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
                let colour = CABasicAnimation(keyPath: "backgroundColor")
                colour.fromValue = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
                colour.duration = 1
                layer.add(colour, forKey: "colour")
                let turn = CABasicAnimation(keyPath: "transform.rotation.z")
                turn.toValue = CGFloat.pi * 2
                turn.duration = 1
                layer.add(turn, forKey: "turn")
                clock.advance(by: 0.25)
                #expect(layer.presentation()?.backgroundColor?.components == [0.75, 0, 0.25, 1])
                let transform = layer.presentation()?.affineTransform()
                #expect(isClose(transform?.b, 1) && isClose(transform?.a, 0))
            }
        }

        @Test func delegateIsToldOfStartAndEnd() {
            withVirtualClock { clock in
                let layer = CALayer()
                let recorder = Recorder()
                let animation = CABasicAnimation(keyPath: "opacity")
                animation.duration = 1
                animation.delegate = recorder
                animation.setValue("first", forKey: "id")
                layer.add(animation, forKey: "fade")
                animation.setValue("second", forKey: "id")
                #expect(recorder.log == [])
                clock.advance(by: 0.5)
                #expect(recorder.log == ["start"])
                layer.add(animation, forKey: "fade")
                CATransaction.flush()
                #expect(recorder.log == ["start", "stop false first", "start"])
                clock.advance(by: 1)
                #expect(recorder.log == ["start", "stop false first", "start", "stop true second"])
            }
        }

        @Test func animationsEndWithTheirLayer() {
            withVirtualClock { clock in
                let recorder = Recorder()
                weak var gone: CALayer?
                do {
                    let layer = CALayer()
                    gone = layer
                    let animation = CABasicAnimation(keyPath: "opacity")
                    animation.duration = 1
                    animation.delegate = recorder
                    layer.add(animation, forKey: nil)
                }
                #expect(gone == nil)
                clock.advance(by: 2)
                #expect(recorder.log == ["start", "stop false "])
            }
        }

        @Test func aPausedLayerShowsTheTimeItIsGiven() {
            withVirtualClock { clock in
                let container = CALayer(), layer = CALayer()
                container.addSublayer(layer)
                container.speed = 0
                let animation = CABasicAnimation(keyPath: "zPosition")
                animation.fromValue = 0
                animation.toValue = 10
                animation.duration = 1
                animation.beginTime = 1e-9
                layer.add(animation, forKey: "z")
                for (offset, expected) in [(0.25, 2.5), (0.75, 7.5), (0.1, 1)] {
                    container.timeOffset = offset
                    clock.advance(by: 5)
                    #expect(isClose(layer.presentation()?.zPosition, CGFloat(expected)))
                }
                // Running on takes the rest of its time.
                container.beginTime = clock.now
                container.speed = 1
                clock.advance(by: 0.8)
                #expect(layer.animationKeys() == ["z"])
                clock.advance(by: 0.2)
                #expect(layer.animationKeys() == nil)
            }
        }
    }
}
