import Testing
import UIKit
import UIKitTesting

/// Apple documentation: *Handling pinch gestures*, *Handling rotation gestures*.
@Suite(.serialized) @MainActor
struct PinchAndRotationTests {
    @Test func pinch() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let pinch = UIPinchGestureRecognizer().tells(scene.log)
        scene.view.addGestureRecognizer(pinch)
        var scales: [CGFloat] = []
        var speeds: [CGFloat] = []
        scene.log.reaction = { _ in
            scales.append(pinch.scale)
            speeds.append(pinch.velocity)
        }
        // 80 to 160 points apart in 0.4 seconds: the scale grows by 1 in 0.4 seconds.
        Touches.pinch(scene.view, scale: 2, from: 80, over: 0.4, steps: 4)
        #expect(scene.log.lines == ["began", "changed", "changed", "changed", "ended"])
        for (scale, expected) in zip(scales, [1.25, 1.5, 1.75, 2, 2]) { #expect(abs(scale - expected) < 1e-6) }
        #expect(abs(speeds[2] - 2.5) < 1e-3)
        scales = []
        Touches.pinch(scene.view, scale: 0.5, from: 160, over: 0.4, steps: 2)
        #expect(abs((scales.last ?? 0) - 0.5) < 1e-6)
    }

    @Test func settingTheScaleCountsFromThere() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let pinch = UIPinchGestureRecognizer().tells(scene.log)
        scene.view.addGestureRecognizer(pinch)
        var scales: [CGFloat] = []
        scene.log.reaction = { _ in
            scales.append(pinch.scale)
            pinch.scale = 1
        }
        // 80, 120, 160 points apart.
        Touches.pinch(scene.view, scale: 2, from: 80, over: 0.4, steps: 2)
        #expect(abs(scales[0] - 1.5) < 1e-6 && abs(scales[1] - 160.0 / 120.0) < 1e-6)
    }

    @Test func pinchNeedsBothFingersAndEndsWithTheLast() {
        let scene = TouchScene()
        defer { scene.host.close() }
        scene.view.addGestureRecognizer(UIPinchGestureRecognizer().tells(scene.log))
        let first = Finger(at: CGPoint(x: 50, y: 100), in: scene.view)
        let second = Finger(at: CGPoint(x: 100, y: 100), in: scene.view)
        first.down()
        first.move(by: CGPoint(x: -20, y: 0))
        #expect(scene.log.lines == [])
        second.down()
        second.move(by: CGPoint(x: 30, y: 0))
        #expect(scene.log.lines == ["began"])
        first.up()
        second.move(by: CGPoint(x: 30, y: 0))
        #expect(scene.log.lines == ["began"])
        second.up()
        #expect(scene.log.lines == ["began", "ended"])
    }

    @Test func rotation() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let rotation = UIRotationGestureRecognizer().tells(scene.log)
        scene.view.addGestureRecognizer(rotation)
        var angle: CGFloat = 0
        var speed: CGFloat = 0
        scene.log.reaction = { _ in
            angle = rotation.rotation
            if rotation.state == .changed { speed = rotation.velocity }
        }
        Touches.rotate(scene.view, by: .pi * 1.5, over: 0.5, steps: 10)
        #expect(abs(angle - .pi * 1.5) < 1e-6, "more than half a turn is not taken for less the other way")
        #expect(abs(speed - .pi * 3) < 1e-3)
        Touches.rotate(scene.view, by: -.pi / 2, over: 0.5, steps: 10)
        #expect(abs(angle + .pi / 2) < 1e-6)
    }

    @Test func pinchAndRotationTogetherByDelegate() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let delegate = GestureDelegate()
        delegate.together = true
        let pinch = UIPinchGestureRecognizer().tells(scene.log, as: "pinch")
        let rotation = UIRotationGestureRecognizer().tells(scene.log, as: "rotation")
        pinch.delegate = delegate
        scene.view.addGestureRecognizer(pinch)
        scene.view.addGestureRecognizer(rotation)
        let hand = [Finger(at: CGPoint(x: 60, y: 100), in: scene.view), Finger(at: CGPoint(x: 140, y: 100), in: scene.view)]
        Finger.down(hand)
        Finger.move(hand, to: [CGPoint(x: 140, y: 180), CGPoint(x: 260, y: 220)])
        Finger.up(hand)
        #expect(Set(scene.log.lines) == ["pinch began", "rotation began", "pinch ended", "rotation ended"])
    }
}
