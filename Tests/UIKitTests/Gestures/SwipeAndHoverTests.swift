import Testing
import UIKit
import UIKitTesting

/// Apple documentation: *Handling swipe gestures*, *UIHoverGestureRecognizer*.
@Suite(.serialized) @MainActor
struct SwipeAndHoverTests {
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
}
