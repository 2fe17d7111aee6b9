import Testing
import UIKit
import UIKitTesting

/// A delegate whose answers a test sets.
@MainActor
final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var together = false
    var receivesTouch = true
    var receivesEvent = true
    var requiresFailure: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?
    var isRequired: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?
    var calls: [String] = []

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        calls.append("shouldBegin")
        return begins
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        calls.append("shouldRequireFailureOf \(otherGestureRecognizer.name ?? "")")
        return requiresFailure?(gestureRecognizer, otherGestureRecognizer) ?? false
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isRequired?(gestureRecognizer, otherGestureRecognizer) ?? false }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        calls.append("shouldReceiveTouch \(touch.phase == .began)")
        return receivesTouch
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        calls.append("shouldReceiveEvent")
        return receivesEvent
    }
}

/// Apple documentation: *Coordinating multiple gesture recognizers*, *Preferring one gesture over
/// another*, *Allowing the simultaneous recognition of multiple gestures*, `canPrevent(_:)`.
@Suite(.serialized) @MainActor
struct RelationTests {
    /// The touched view, with one pan in it and one in the window around it.
    private func pans(in scene: TouchScene) -> (inner: UIPanGestureRecognizer, outer: UIPanGestureRecognizer) {
        let inner = UIPanGestureRecognizer().tells(scene.log, as: "inner")
        let outer = UIPanGestureRecognizer().tells(scene.log, as: "outer")
        scene.view.addGestureRecognizer(inner)
        scene.window.addGestureRecognizer(outer)
        return (inner, outer)
    }

    private func drag(_ scene: TouchScene, by x: CGFloat = 40, steps: Int = 2) {
        Touches.drag(in: scene.view, from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50 + x, y: 50), steps: steps)
    }

    @Test func theInnerRecognizerKeepsTheOuterFromRecognizing() {
        let scene = TouchScene()
        defer { scene.host.close() }
        _ = pans(in: scene)
        drag(scene)
        #expect(scene.log.lines == ["inner began", "inner changed", "inner ended"])
    }

    @Test func withinAViewTheLastAddedComesFirst() {
        let scene = TouchScene()
        defer { scene.host.close() }
        for name in ["first", "second"] {
            scene.view.addGestureRecognizer(UITapGestureRecognizer().tells(scene.log, as: name))
        }
        Touches.tap(scene.view)
        #expect(scene.log.lines == ["second ended"])
    }

    @Test func oneDelegateIsEnoughForBoth() {
        for asksInner in [true, false] {
            let scene = TouchScene()
            defer { scene.host.close() }
            let (inner, outer) = pans(in: scene)
            let delegate = GestureDelegate()
            delegate.together = true
            if asksInner { inner.delegate = delegate } else { outer.delegate = delegate }
            drag(scene, by: 20, steps: 1)
            #expect(scene.log.lines == ["inner began", "outer began", "inner ended", "outer ended"])
        }
    }

    @Test func aRecognizerThatMayNotBeginFailsAndLeavesTheOthers() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let (inner, _) = pans(in: scene)
        let delegate = GestureDelegate()
        delegate.begins = false
        inner.delegate = delegate
        drag(scene, by: 20, steps: 1)
        #expect(scene.log.lines == ["outer began", "outer ended"])
        #expect(delegate.calls.filter { $0 == "shouldBegin" }.count == 1)
    }

    @Test func theDelegateIsAskedForEventAndTouch() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let (inner, _) = pans(in: scene)
        let delegate = GestureDelegate()
        delegate.receivesTouch = false
        inner.delegate = delegate
        drag(scene, by: 20, steps: 1)
        #expect(delegate.calls == ["shouldReceiveEvent", "shouldReceiveTouch true"])
        #expect(scene.log.lines == ["outer began", "outer ended"])
        delegate.calls = []
        delegate.receivesEvent = false
        drag(scene, by: 20, steps: 1)
        #expect(delegate.calls == ["shouldReceiveEvent"])
    }

    @Test func viewsFromTheTouchedOneUpMayForbidTheBeginning() {
        let scene = TouchScene()
        defer { scene.host.close() }
        _ = pans(in: scene)
        var asked: [String] = []
        scene.view.shouldBegin = { recognizer in
            asked.append(recognizer.name ?? "")
            return false
        }
        drag(scene, by: 20, steps: 1)
        #expect(asked == ["inner", "outer"])
        #expect(scene.log.lines == [])
    }

    @Test func aPanWaitsForASwipeToFail() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let (inner, _) = pans(in: scene)
        let swipe = UISwipeGestureRecognizer().tells(scene.log, as: "swipe")
        scene.window.addGestureRecognizer(swipe)
        inner.require(toFail: swipe)
        scene.window.gestureRecognizers = [swipe]
        drag(scene, by: 120, steps: 12)
        #expect(scene.log.lines == ["swipe ended"], "the swipe is recognized, so the pan fails")
        scene.log.lines = []
        let finger = Finger(at: CGPoint(x: 20, y: 20), in: scene.view)
        finger.down()
        finger.move(by: CGPoint(x: 0, y: 30))
        #expect(scene.log.lines == [] && inner.state == .possible)
        finger.move(by: CGPoint(x: 0, y: 30))
        // 60 points down is no swipe to the right: it fails, and the pan that waited begins.
        #expect(scene.log.lines.first == "inner began")
        finger.up()
        #expect(scene.log.lines.last == "inner ended")
    }

    @Test func aRequirementOfARecognizerThatTakesNoPartDoesNotHold() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let (inner, _) = pans(in: scene)
        let elsewhere = UISwipeGestureRecognizer()
        UIView().addGestureRecognizer(elsewhere)
        inner.require(toFail: elsewhere)
        drag(scene, by: 20, steps: 1)
        #expect(scene.log.lines == ["inner began", "inner ended"])
    }

    @Test func delegatesCanRequireFailure() {
        for asksInner in [true, false] {
            let scene = TouchScene()
            defer { scene.host.close() }
            let (inner, _) = pans(in: scene)
            let swipe = UISwipeGestureRecognizer().tells(scene.log, as: "swipe")
            scene.view.addGestureRecognizer(swipe)
            scene.window.gestureRecognizers = nil
            let delegate = GestureDelegate()
            if asksInner {
                delegate.requiresFailure = { _, other in other === swipe }
                inner.delegate = delegate
            } else {
                delegate.isRequired = { _, other in other === inner }
                swipe.delegate = delegate
            }
            drag(scene, by: 120, steps: 12)
            #expect(scene.log.lines.last == "swipe ended")
            #expect(!scene.log.lines.contains("inner began"))
            if asksInner {
                let asked = delegate.calls.filter { $0 == "shouldRequireFailureOf swipe" }
                #expect(asked.count == 1, "once for each attempt")
            }
        }
    }

    @Test func aRecognizerCanRefuseToBePrevented() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let tap = UITapGestureRecognizer().tells(scene.log, as: "tap")
        let probe = ProbeRecognizer().tells(scene.log, as: "probe")
        probe.preventable = false
        probe.onEnded = { $0.state = .recognized }
        scene.view.addGestureRecognizer(tap)
        scene.window.addGestureRecognizer(probe)
        Touches.tap(scene.view)
        #expect(scene.log.lines == ["tap ended", "probe ended"])
    }

    @Test func aRecognizerThatGoesOnKeepsALaterOneOfTheSameTouchFromBeginning() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let press = UILongPressGestureRecognizer().tells(scene.log, as: "press")
        let (_, _) = pans(in: scene)
        scene.view.addGestureRecognizer(press)
        let finger = Finger(on: scene.view)
        finger.down()
        TestClock.advance(by: 0.6)
        finger.move(by: CGPoint(x: 50, y: 0))
        finger.up()
        #expect(scene.log.lines == ["press began", "press changed", "press ended"])
    }

    @Test func recognizersOfDifferentTouchesDoNotDisturbEachOther() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let other = TouchView(frame: CGRect(x: 100, y: 400, width: 100, height: 100))
        scene.host.show(other)
        scene.view.addGestureRecognizer(UIPanGestureRecognizer().tells(scene.log, as: "first"))
        other.addGestureRecognizer(UIPanGestureRecognizer().tells(scene.log, as: "second"))
        let fingers = [Finger(on: scene.view), Finger(on: other)]
        Finger.down(fingers)
        Finger.move(fingers, to: fingers.map { CGPoint(x: $0.location.x + 20, y: $0.location.y) })
        Finger.up(fingers)
        #expect(scene.log.lines.sorted() == ["first began", "first ended", "second began", "second ended"])
    }

    @Test func requirementsDoNotKeepRecognizersAlive() {
        let tap = UITapGestureRecognizer()
        weak var gone: UITapGestureRecognizer?
        do {
            let other = UITapGestureRecognizer()
            gone = other
            tap.require(toFail: other)
        }
        #expect(gone == nil)
    }
}
