import Testing
import UIKit
import UIKitTesting

/// Apple documentation: *UITapGestureRecognizer*, *UIGestureRecognizer* (`cancelsTouchesInView`,
/// `delaysTouchesBegan`, `delaysTouchesEnded`).
@Suite(.serialized) @MainActor
struct TapTests {
    @Test func aTapIsRecognizedWhenItEnds() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let tap = UITapGestureRecognizer(target: scene.log, action: ActionLog.handle)
        scene.view.addGestureRecognizer(tap)
        let finger = Finger(at: CGPoint(x: 30, y: 40), in: scene.view)
        finger.down()
        #expect(scene.log.lines == [] && tap.state == .possible)
        finger.up()
        #expect(scene.log.lines == ["ended"])
        #expect(scene.log.senders.first.flatMap { $0 as? UITapGestureRecognizer } === tap)
        #expect(tap.state == .possible)
    }

    @Test func theLocationIsKnownInTheAction() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let tap = UITapGestureRecognizer(target: scene.log, action: ActionLog.handle)
        scene.view.addGestureRecognizer(tap)
        var places: [CGPoint] = []
        var count = 0
        scene.log.reaction = { _ in
            places = [tap.location(in: scene.view), tap.location(in: nil), tap.location(ofTouch: 0, in: scene.view)]
            count = tap.numberOfTouches
        }
        Touches.tap(scene.view, at: CGPoint(x: 30, y: 40))
        #expect(places == [CGPoint(x: 30, y: 40), CGPoint(x: 130, y: 140), CGPoint(x: 30, y: 40)])
        #expect(count == 1)
    }

    @Test func aFingerThatStraysDoesNotTap() {
        let scene = TouchScene()
        defer { scene.host.close() }
        scene.view.addGestureRecognizer(UITapGestureRecognizer(target: scene.log, action: ActionLog.handle))
        Touches.drag(in: scene.view, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 150, y: 10), over: 0.1)
        #expect(scene.log.lines == [])
        #expect(scene.view.log.first == "began(1)" && scene.view.log.last == "ended(1)")
    }

    @Test func aLongTouchDoesNotTap() {
        let scene = TouchScene()
        defer { scene.host.close() }
        scene.view.addGestureRecognizer(UITapGestureRecognizer(target: scene.log, action: ActionLog.handle))
        Touches.press(scene.view, for: 3)
        #expect(scene.log.lines == [])
    }

    @Test func recognitionTakesTheTouchFromTheView() {
        let scene = TouchScene()
        defer { scene.host.close() }
        scene.view.addGestureRecognizer(UITapGestureRecognizer(target: scene.log, action: ActionLog.handle))
        var seenAtAction: [String] = []
        scene.log.reaction = { _ in seenAtAction = scene.view.log }
        Touches.tap(scene.view)
        #expect(scene.view.log == ["began(1)", "cancelled(1)"])
        #expect(scene.view.touchPhases == [.began, .cancelled])
        #expect(seenAtAction == ["began(1)"], "targets are told before the view")
    }

    @Test func theViewKeepsTheTouchIfTheRecognizerSaysSo() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let tap = UITapGestureRecognizer(target: scene.log, action: ActionLog.handle)
        tap.cancelsTouchesInView = false
        scene.view.addGestureRecognizer(tap)
        Touches.tap(scene.view)
        #expect(scene.view.log == ["began(1)", "ended(1)"])
        #expect(scene.log.lines == ["ended"])
    }

    @Test func theBeginningCanBeHeldBack() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let tap = UITapGestureRecognizer(target: scene.log, action: ActionLog.handle)
        tap.delaysTouchesBegan = true
        scene.view.addGestureRecognizer(tap)
        Touches.tap(scene.view)
        #expect(scene.view.log == [], "a recognized tap never reaches the view")
        let finger = Finger(at: CGPoint(x: 10, y: 10), in: scene.view)
        finger.down()
        #expect(scene.view.log == [])
        finger.move(by: CGPoint(x: 60, y: 0))
        #expect(scene.view.log == ["began(1)"], "the tap failed, the view hears of the touch")
        finger.move(by: CGPoint(x: 10, y: 0))
        finger.up()
        #expect(scene.view.log == ["began(1)", "moved(1)", "ended(1)"])
        #expect(scene.view.touchPhases == [.began, .moved, .ended])
    }

    @Test func theEndIsHeldBackWhileASecondTapMayCome() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let double = UITapGestureRecognizer(target: scene.log, action: ActionLog.handle)
        double.numberOfTapsRequired = 2
        scene.view.addGestureRecognizer(double)
        Touches.tap(scene.view)
        #expect(scene.view.log == ["began(1)"])
        TestClock.advance(by: 1)
        #expect(scene.view.log == ["began(1)", "ended(1)"])
        #expect(scene.view.touchPhases == [.began, .ended])
        scene.view.log = []
        double.delaysTouchesEnded = false
        Touches.tap(scene.view)
        #expect(scene.view.log == ["began(1)", "ended(1)"])
    }

    @Test func doubleTap() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let double = UITapGestureRecognizer(target: scene.log, action: ActionLog.handle)
        double.numberOfTapsRequired = 2
        scene.view.addGestureRecognizer(double)
        Touches.tap(scene.view, count: 2)
        #expect(scene.log.lines == ["ended"])
        #expect(scene.view.log == ["began(1)", "began(1)", "cancelled(2)"])
        TestClock.advance(by: 1)
        Touches.tap(scene.view)
        TestClock.advance(by: 0.4)
        Touches.tap(scene.view)
        #expect(scene.log.lines == ["ended"], "taps too far apart in time are two taps")
        TestClock.advance(by: 1)
        Touches.tap(scene.view, at: CGPoint(x: 10, y: 10))
        Touches.tap(scene.view, at: CGPoint(x: 190, y: 190))
        #expect(scene.log.lines == ["ended"], "taps too far apart in space are two taps")
    }

    @Test func twoFingerTap() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let tap = UITapGestureRecognizer(target: scene.log, action: ActionLog.handle)
        tap.numberOfTouchesRequired = 2
        scene.view.addGestureRecognizer(tap)
        var count = 0
        var middle = CGPoint.zero
        scene.log.reaction = { _ in
            count = tap.numberOfTouches
            middle = tap.location(in: scene.view)
        }
        Touches.tap(scene.view, at: CGPoint(x: 50, y: 50))
        #expect(scene.log.lines == [])
        Touches.tap(scene.view, at: CGPoint(x: 50, y: 50), fingers: 2)
        #expect(scene.log.lines == ["ended"])
        // Two fingers stand 40 points apart.
        #expect(count == 2 && middle == CGPoint(x: 70, y: 50))
        Touches.tap(scene.view, at: CGPoint(x: 50, y: 50), fingers: 3)
        #expect(scene.log.lines == ["ended"])
    }

    @Test func aSingleTapWaitsForADoubleTapToFail() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let single = UITapGestureRecognizer().tells(scene.log, as: "single")
        let double = UITapGestureRecognizer().tells(scene.log, as: "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        scene.view.addGestureRecognizer(single)
        scene.view.addGestureRecognizer(double)
        Touches.tap(scene.view, at: CGPoint(x: 20, y: 30))
        #expect(scene.log.lines == [] && single.state == .possible)
        var place = CGPoint.zero
        scene.log.reaction = { _ in place = single.location(in: scene.view) }
        TestClock.advance(by: 1)
        #expect(scene.log.lines == ["single ended"])
        #expect(place == CGPoint(x: 20, y: 30), "the location of the tap is kept while it waits")
        scene.log.lines = []
        Touches.tap(scene.view, count: 2)
        TestClock.advance(by: 1)
        #expect(scene.log.lines == ["double ended"])
    }

    @Test func withoutARequirementTheFirstTapCountsAlone() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let single = UITapGestureRecognizer().tells(scene.log, as: "single")
        let double = UITapGestureRecognizer().tells(scene.log, as: "double")
        double.numberOfTapsRequired = 2
        scene.view.addGestureRecognizer(single)
        scene.view.addGestureRecognizer(double)
        Touches.tap(scene.view, count: 2)
        #expect(scene.log.lines.first == "single ended")
        #expect(scene.log.lines.last == "double ended" || scene.log.lines.contains("double ended"))
    }
}
