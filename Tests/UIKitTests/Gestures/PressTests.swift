import Testing
import UIKit
import UIKitTesting

/// Apple documentation: *Handling long-press gestures*.
@Suite(.serialized) @MainActor
struct PressTests {
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
}
