import Testing
import UIKit
import UIKitTesting

/// Apple documentation: *Handling pan gestures*.
@Suite(.serialized) @MainActor
struct PanTests {
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
