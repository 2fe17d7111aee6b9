import Testing
import UIKit
import UIKitTesting

/// Apple documentation: *Handling pan gestures*, *Handling long-press gestures*, *Handling pinch
/// gestures*, *Handling rotation gestures*, *Handling swipe gestures*.
@Suite(.serialized) @MainActor
struct ContinuousGestureTests {
    @Test func aPanBeginsOnceTheFingerMovedEnough() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let pan = UIPanGestureRecognizer().tells(scene.log)
        scene.view.addGestureRecognizer(pan)
        var translations: [CGFloat] = []
        scene.log.reaction = { _ in translations.append(pan.translation(in: scene.view).x) }
        let finger = Finger(at: CGPoint(x: 50, y: 50), in: scene.view)
        finger.down()
        finger.move(by: CGPoint(x: 6, y: 0))
        #expect(scene.log.lines == [])
        finger.move(by: CGPoint(x: 6, y: 0))
        finger.move(by: CGPoint(x: 20, y: 0))
        finger.up()
        #expect(scene.log.lines == ["began", "changed", "ended"])
        #expect(translations == [12, 32, 32])
        #expect(pan.translation(in: nil) == .zero, "forgotten at reset")
    }

    @Test func settingTheTranslationCountsFromThere() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let pan = UIPanGestureRecognizer().tells(scene.log)
        scene.view.addGestureRecognizer(pan)
        var steps: [CGFloat] = []
        scene.log.reaction = { _ in
            steps.append(pan.translation(in: scene.view).x)
            pan.setTranslation(.zero, in: scene.view)
        }
        Touches.drag(in: scene.view, from: CGPoint(x: 20, y: 50), to: CGPoint(x: 80, y: 50), steps: 3)
        #expect(steps == [20, 20, 20, 0])
    }

    @Test func translationIsInTheCoordinatesOfTheView() {
        let scene = TouchScene()
        defer { scene.host.close() }
        scene.view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let pan = UIPanGestureRecognizer().tells(scene.log)
        scene.view.addGestureRecognizer(pan)
        var seen: [CGFloat] = []
        scene.log.reaction = { _ in
            seen = [pan.translation(in: scene.view).x, pan.translation(in: scene.window).x]
        }
        let finger = Finger(at: CGPoint(x: 200, y: 200), in: scene.window)
        finger.down()
        finger.move(by: CGPoint(x: 40, y: 0))
        #expect(seen.count == 2 && abs(seen[0] - 20) < 1e-6 && abs(seen[1] - 40) < 1e-6)
        finger.up()
    }

    @Test func velocityIsDistanceOverTime() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let pan = UIPanGestureRecognizer().tells(scene.log)
        scene.view.addGestureRecognizer(pan)
        var last = CGPoint.zero
        scene.log.reaction = { _ in last = pan.velocity(in: scene.view) }
        // 120 points in 0.3 seconds.
        Touches.drag(in: scene.view, from: CGPoint(x: 20, y: 50), to: CGPoint(x: 140, y: 50), over: 0.3)
        #expect(abs(last.x - 400) < 1e-3 && abs(last.y) < 1e-6)
        let finger = Finger(at: CGPoint(x: 20, y: 20), in: scene.view)
        finger.down()
        finger.move(by: CGPoint(x: 30, y: 0))
        TestClock.advance(by: 1)
        finger.up()
        #expect(last == .zero, "a finger that rested has no speed")
    }

    @Test func aPanTakesItsTouchFromTheView() {
        let scene = TouchScene()
        defer { scene.host.close() }
        scene.view.addGestureRecognizer(UIPanGestureRecognizer())
        Touches.drag(in: scene.view, from: CGPoint(x: 20, y: 50), to: CGPoint(x: 60, y: 50), steps: 8)
        // Steps of 5 points: the second reaches 10.
        #expect(scene.view.log == ["began(1)", "moved(1)", "cancelled(1)"])
    }

    @Test func aPanOfTwoFingers() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let pan = UIPanGestureRecognizer().tells(scene.log)
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        scene.view.addGestureRecognizer(pan)
        Touches.drag(in: scene.view, from: CGPoint(x: 20, y: 50), to: CGPoint(x: 60, y: 50), steps: 1)
        #expect(scene.log.lines == [])
        Touches.drag(in: scene.view, from: CGPoint(x: 20, y: 50), to: CGPoint(x: 60, y: 50), steps: 1, fingers: 2)
        #expect(scene.log.lines == ["began", "ended"])
        Touches.drag(in: scene.view, from: CGPoint(x: 20, y: 50), to: CGPoint(x: 60, y: 50), steps: 1, fingers: 3)
        #expect(scene.log.lines == ["began", "ended"])
    }

    @Test func aFingerMoreDoesNotMakeThePanJump() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let pan = UIPanGestureRecognizer().tells(scene.log)
        scene.view.addGestureRecognizer(pan)
        var last = CGPoint.zero
        scene.log.reaction = { _ in last = pan.translation(in: scene.view) }
        let first = Finger(at: CGPoint(x: 50, y: 50), in: scene.view)
        let second = Finger(at: CGPoint(x: 150, y: 150), in: scene.view)
        first.down()
        first.move(by: CGPoint(x: 20, y: 0))
        second.down()
        Finger.move([first, second], to: [first, second].map { CGPoint(x: $0.location.x + 10, y: $0.location.y) })
        #expect(last == CGPoint(x: 30, y: 0))
        first.up()
        second.move(by: CGPoint(x: 5, y: 0))
        #expect(last == CGPoint(x: 35, y: 0) && pan.numberOfTouches == 1)
        second.up()
        #expect(scene.log.lines.last == "ended")
    }

    @Test func longPress() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let press = UILongPressGestureRecognizer().tells(scene.log)
        scene.view.addGestureRecognizer(press)
        let finger = Finger(at: CGPoint(x: 50, y: 50), in: scene.view)
        finger.down()
        TestClock.advance(by: 0.49)
        #expect(scene.log.lines == [] && scene.view.log == ["began(1)"])
        TestClock.advance(by: 0.02)
        #expect(scene.log.lines == ["began"] && scene.view.log == ["began(1)", "cancelled(1)"])
        finger.move(by: CGPoint(x: 60, y: 0))
        #expect(press.location(in: scene.view) == CGPoint(x: 110, y: 50))
        finger.up()
        #expect(scene.log.lines == ["began", "changed", "ended"])
    }

    @Test func aPressThatMovesOrEndsTooSoonFails() {
        let scene = TouchScene()
        defer { scene.host.close() }
        scene.view.addGestureRecognizer(UILongPressGestureRecognizer().tells(scene.log))
        let finger = Finger(at: CGPoint(x: 50, y: 50), in: scene.view)
        finger.down()
        finger.move(by: CGPoint(x: 11, y: 0))
        TestClock.advance(by: 1)
        finger.up()
        Touches.press(scene.view, for: 0.3)
        TestClock.advance(by: 1)
        #expect(scene.log.lines == [])
        finger.down()
        finger.move(by: CGPoint(x: 9, y: 0))
        TestClock.advance(by: 1)
        #expect(scene.log.lines == ["began"])
        finger.up()
    }

    @Test func aPressAfterATap() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let press = UILongPressGestureRecognizer().tells(scene.log)
        press.numberOfTapsRequired = 1
        press.minimumPressDuration = 0.2
        scene.view.addGestureRecognizer(press)
        Touches.press(scene.view, for: 0.3)
        TestClock.advance(by: 1)
        #expect(scene.log.lines == [])
        Touches.tap(scene.view)
        Touches.press(scene.view, for: 0.3)
        #expect(scene.log.lines == ["began", "ended"])
    }

    @Test func aPressOfNoDurationBeginsAtOnce() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let press = UILongPressGestureRecognizer().tells(scene.log)
        press.minimumPressDuration = 0
        scene.view.addGestureRecognizer(press)
        let finger = Finger(on: scene.view)
        finger.down()
        #expect(scene.log.lines == ["began"] && scene.view.log == [])
        finger.up()
        #expect(scene.log.lines == ["began", "ended"])
    }

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

    @Test func swipesOfEachDirection() {
        let directions: [(UISwipeGestureRecognizer.Direction, Touches.Direction)] = [
            (.left, .left), (.right, .right), (.up, .up), (.down, .down),
        ]
        for (wanted, _) in directions {
            let scene = TouchScene()
            defer { scene.host.close() }
            let swipe = UISwipeGestureRecognizer().tells(scene.log)
            swipe.direction = wanted
            scene.view.addGestureRecognizer(swipe)
            for (direction, movement) in directions {
                scene.log.lines = []
                Touches.swipe(scene.view, movement)
                #expect(scene.log.lines == (direction == wanted ? ["ended"] : []))
            }
        }
    }

    @Test func aSwipeIsRecognizedInMotionAndTellsWhereItStarted() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let swipe = UISwipeGestureRecognizer().tells(scene.log)
        scene.view.addGestureRecognizer(swipe)
        var start = CGPoint.zero
        scene.log.reaction = { _ in start = swipe.location(in: scene.view) }
        let finger = Finger(at: CGPoint(x: 20, y: 100), in: scene.view)
        finger.down()
        finger.move(to: CGPoint(x: 220, y: 200), over: 0.1)
        #expect(scene.log.lines == ["ended"] && start == CGPoint(x: 20, y: 100))
        finger.up()
        Touches.swipe(scene.view, .right, over: 2)
        #expect(scene.log.lines == ["ended"], "too slow")
    }

    @Test func panFromTheEdge() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let edge = UIScreenEdgePanGestureRecognizer().tells(scene.log)
        edge.edges = .left
        scene.window.addGestureRecognizer(edge)
        Touches.swipeFromEdge(.left, of: scene.window, distance: 100, steps: 2)
        #expect(scene.log.lines == ["began", "changed", "ended"])
        scene.log.lines = []
        Touches.swipeFromEdge(.right, of: scene.window, distance: 100)
        Touches.drag(in: scene.window, from: CGPoint(x: 60, y: 300), to: CGPoint(x: 160, y: 300))
        Touches.drag(in: scene.window, from: CGPoint(x: 1, y: 300), to: CGPoint(x: 1, y: 500))
        #expect(scene.log.lines == [])
    }

    @Test func hover() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let hover = UIHoverGestureRecognizer().tells(scene.log)
        scene.view.addGestureRecognizer(hover)
        Device.hover(over: scene.view, at: CGPoint(x: 10, y: 10))
        Device.hover(over: scene.view, at: CGPoint(x: 20, y: 10))
        #expect(hover.location(in: scene.view) == CGPoint(x: 20, y: 10))
        Device.hover(over: scene.window, at: CGPoint(x: 5, y: 5))
        #expect(scene.log.lines == ["began", "changed", "ended"])
        Device.hover(over: scene.view, at: CGPoint(x: 10, y: 10))
        Device.endHover(in: scene.window)
        #expect(scene.log.lines == ["began", "changed", "ended", "began", "ended"])
    }

    @Test func aPanAnswersScrollDevicesIfItAccepts() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let pan = UIPanGestureRecognizer().tells(scene.log)
        scene.view.addGestureRecognizer(pan)
        Device.scroll(scene.view, by: CGPoint(x: 0, y: -30), steps: 3)
        #expect(scene.log.lines == [])
        pan.allowedScrollTypesMask = .continuous
        var last = CGPoint.zero
        scene.log.reaction = { _ in last = pan.translation(in: scene.view) }
        Device.scroll(scene.view, by: CGPoint(x: 0, y: -30), steps: 3)
        #expect(scene.log.lines == ["began", "changed", "changed", "ended"])
        #expect(abs(last.y + 30) < 1e-6)
        Device.scroll(scene.view, by: CGPoint(x: 0, y: -30), steps: 3, device: .discrete)
        #expect(scene.log.lines.count == 4)
    }
}
