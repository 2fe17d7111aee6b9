import Testing
import UIKitTesting

@testable import UIKit

/// Apple documentation: `UIScrollView.delaysContentTouches`.
@Suite(.serialized) @MainActor
struct TouchDelayTests {
    private func scene() -> (TouchScene, TouchView) {
        let scene = TouchScene()
        scene.view.addGestureRecognizer(UIPanGestureRecognizer())
        scene.view.addGestureRecognizer(TouchDelayRecognizer())
        let content = TouchView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
        scene.view.addSubview(content)
        return (scene, content)
    }

    @Test func aTouchThatRestsReachesTheContentAfterAMoment() {
        let (scene, content) = scene()
        defer { scene.host.close() }
        let finger = Finger(on: content)
        finger.down()
        TestClock.advance(by: 0.14)
        #expect(content.log == [])
        TestClock.advance(by: 0.02)
        #expect(content.log == ["began(1)"])
        finger.up()
        #expect(content.log == ["began(1)", "ended(1)"])
    }

    @Test func aQuickTapReachesTheContentWhenItEnds() {
        let (scene, content) = scene()
        defer { scene.host.close() }
        Touches.tap(content)
        #expect(content.log == ["began(1)", "ended(1)"])
    }

    @Test func aDragNeverReachesTheContent() {
        let (scene, content) = scene()
        defer { scene.host.close() }
        Touches.drag(in: content, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 10, y: 60), over: 0.1)
        TestClock.advance(by: 1)
        #expect(content.log == [])
    }
}
