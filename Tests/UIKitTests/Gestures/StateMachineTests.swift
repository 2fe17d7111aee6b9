import Testing
import UIKit
import UIKitTesting

/// A recognizer whose behaviour a test supplies, and which writes down what it is called with.
final class ProbeRecognizer: UIGestureRecognizer {
    var calls: [String] = []
    var onBegan: ((ProbeRecognizer, Set<UITouch>, UIEvent) -> Void)?
    var onMoved: ((ProbeRecognizer) -> Void)?
    var onEnded: ((ProbeRecognizer) -> Void)?
    var preventable = true
    var prevents = true

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        calls.append("began(\(touches.count))")
        onBegan?(self, touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        calls.append("moved(\(touches.count))")
        onMoved?(self)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        calls.append("ended(\(touches.count))")
        onEnded?(self)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        calls.append("cancelled(\(touches.count))")
        state = .cancelled
    }
    override func reset() { calls.append("reset in \(state)") }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { preventable }
}

/// Apple documentation: *About the Gesture Recognizer State Machine*, *Implementing a Custom Gesture
/// Recognizer*, `reset()`, `ignore(_:for:)`, `isEnabled`.
@Suite(.serialized) @MainActor
struct StateMachineTests {
    @Test func aContinuousGestureTellsOfEachState() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let probe = ProbeRecognizer().tells(scene.log)
        probe.onBegan = { probe, _, _ in probe.state = .began }
        probe.onMoved = { $0.state = .changed }
        probe.onEnded = { $0.state = .ended }
        scene.view.addGestureRecognizer(probe)
        Touches.drag(in: scene.view, from: CGPoint(x: 5, y: 5), to: CGPoint(x: 25, y: 5), steps: 2)
        #expect(scene.log.lines == ["began", "changed", "changed", "ended"])
        #expect(probe.calls == ["began(1)", "moved(1)", "moved(1)", "ended(1)", "reset in ended"])
        #expect(probe.state == .possible)
    }

    @Test func failureTellsNobodyAndEndsDelivery() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let probe = ProbeRecognizer().tells(scene.log)
        probe.onMoved = { $0.state = .failed }
        scene.view.addGestureRecognizer(probe)
        Touches.drag(in: scene.view, from: CGPoint(x: 5, y: 5), to: CGPoint(x: 45, y: 5), steps: 4)
        #expect(scene.log.lines == [])
        // After reset the touches that go on are ignored.
        #expect(probe.calls == ["began(1)", "moved(1)", "reset in failed"])
        #expect(scene.view.log == ["began(1)", "moved(1)", "moved(1)", "moved(1)", "moved(1)", "ended(1)"])
    }

    @Test func changedOutOfPossibleBegins() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let probe = ProbeRecognizer().tells(scene.log)
        probe.onMoved = { $0.state = .changed }
        probe.onEnded = { $0.state = .ended }
        scene.view.addGestureRecognizer(probe)
        Touches.drag(in: scene.view, from: CGPoint(x: 5, y: 5), to: CGPoint(x: 25, y: 5), steps: 2)
        #expect(scene.log.lines == ["began", "changed", "ended"])
    }

    @Test func cancelledByTheSystem() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let probe = ProbeRecognizer().tells(scene.log)
        probe.onBegan = { probe, _, _ in probe.state = .began }
        scene.view.addGestureRecognizer(probe)
        let finger = Finger(on: scene.view)
        finger.down()
        finger.cancel()
        #expect(scene.log.lines == ["began", "cancelled"])
        #expect(probe.calls == ["began(1)", "cancelled(1)", "reset in cancelled"])
    }

    @Test func turningOffCancelsTheGestureInProgress() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let probe = ProbeRecognizer().tells(scene.log)
        probe.onBegan = { probe, _, _ in probe.state = .began }
        probe.onMoved = { $0.state = .changed }
        scene.view.addGestureRecognizer(probe)
        let finger = Finger(on: scene.view)
        finger.down()
        probe.isEnabled = false
        turnRunLoop()
        #expect(scene.log.lines == ["began", "cancelled"])
        finger.move(by: CGPoint(x: 5, y: 0))
        finger.up()
        #expect(scene.log.lines == ["began", "cancelled"])
        Touches.tap(scene.view)
        #expect(scene.log.lines == ["began", "cancelled"], "turned off it receives nothing")
        probe.isEnabled = true
        finger.down()
        #expect(scene.log.lines == ["began", "cancelled", "began"])
        finger.up()
    }

    @Test func turningOffAndOnInsideTheActionCancelsOnce() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let probe = ProbeRecognizer().tells(scene.log)
        probe.onBegan = { probe, _, _ in probe.state = .began }
        probe.onMoved = { $0.state = .changed }
        scene.view.addGestureRecognizer(probe)
        scene.log.reaction = { _ in
            guard probe.state == .changed else { return }
            probe.isEnabled = false
            probe.isEnabled = true
        }
        Touches.drag(in: scene.view, from: CGPoint(x: 5, y: 5), to: CGPoint(x: 45, y: 5), steps: 4)
        #expect(scene.log.lines == ["began", "changed", "cancelled"])
        #expect(probe.state == .possible)
    }

    @Test func leavingTheViewCancels() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let probe = ProbeRecognizer().tells(scene.log)
        probe.onBegan = { probe, _, _ in probe.state = .began }
        scene.view.addGestureRecognizer(probe)
        let finger = Finger(on: scene.view)
        finger.down()
        scene.view.removeGestureRecognizer(probe)
        turnRunLoop()
        #expect(scene.log.lines == ["began", "cancelled"] && probe.view == nil)
        finger.up()
    }

    @Test func stateSetOutsideAnEventIsToldWithTheCommit() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let probe = ProbeRecognizer().tells(scene.log)
        scene.view.addGestureRecognizer(probe)
        probe.state = .began
        #expect(probe.state == .began && scene.log.lines == [])
        turnRunLoop()
        #expect(scene.log.lines == ["began"])
        probe.state = .ended
        turnRunLoop()
        #expect(scene.log.lines == ["began", "ended"] && probe.state == .possible)
    }

    @Test func anIgnoredTouchStaysWithItsView() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let probe = ProbeRecognizer().tells(scene.log)
        probe.onBegan = { probe, touches, event in
            for touch in touches { probe.ignore(touch, for: event) }
            probe.state = .began
        }
        scene.view.addGestureRecognizer(probe)
        Touches.drag(in: scene.view, from: CGPoint(x: 5, y: 5), to: CGPoint(x: 15, y: 5), steps: 1)
        #expect(probe.calls == ["began(1)"])
        #expect(scene.view.log == ["began(1)", "moved(1)", "ended(1)"])
        probe.state = .ended
        turnRunLoop()
    }

    @Test func aPlainRecognizerHoldsNothingUp() {
        let scene = TouchScene()
        defer { scene.host.close() }
        scene.view.addGestureRecognizer(UIGestureRecognizer())
        Touches.tap(scene.view)
        #expect(scene.view.log == ["began(1)", "ended(1)"])
    }

    @Test func targetsAreNotRetainedAndAddedOnce() {
        let recognizer = UITapGestureRecognizer()
        var log: ActionLog? = ActionLog()
        weak let gone = log
        if let log {
            recognizer.addTarget(log, action: ActionLog.handle)
            recognizer.addTarget(log, action: ActionLog.handle)
        }
        log = nil
        #expect(gone == nil)
        let scene = TouchScene()
        defer { scene.host.close() }
        recognizer.addTarget(scene.log, action: ActionLog.handle)
        recognizer.addTarget(scene.log, action: ActionLog.handle)
        recognizer.addTarget(scene.log, action: ActionLog.other)
        scene.view.addGestureRecognizer(recognizer)
        Touches.tap(scene.view)
        #expect(scene.log.lines == ["ended", "other"])
        recognizer.removeTarget(scene.log, action: ActionLog.handle)
        Touches.tap(scene.view)
        #expect(scene.log.lines == ["ended", "other", "other"])
        recognizer.removeTarget(nil, action: nil)
        Touches.tap(scene.view)
        #expect(scene.log.lines == ["ended", "other", "other"])
    }

    @Test func aRecognizerHasOneView() {
        let first = UIView()
        let second = UIView()
        let tap = UITapGestureRecognizer()
        #expect(first.gestureRecognizers == nil)
        first.addGestureRecognizer(tap)
        #expect(tap.view === first && first.gestureRecognizers == [tap])
        second.addGestureRecognizer(tap)
        #expect(tap.view === second && first.gestureRecognizers == nil)
        second.gestureRecognizers = nil
        #expect(tap.view == nil)
    }

    @Test func defaults() {
        let recognizer = UIGestureRecognizer()
        #expect(recognizer.isEnabled && recognizer.cancelsTouchesInView && recognizer.delaysTouchesEnded)
        #expect(!recognizer.delaysTouchesBegan && recognizer.requiresExclusiveTouchType)
        #expect(recognizer.state == .possible && recognizer.numberOfTouches == 0 && recognizer.name == nil)
        #expect(UIGestureRecognizer.State.recognized == .ended)
        let press = UILongPressGestureRecognizer()
        #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
        #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
        let pan = UIPanGestureRecognizer()
        #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
        #expect(UISwipeGestureRecognizer().direction == .right && UIPinchGestureRecognizer().scale == 1)
        #expect(UIScreenEdgePanGestureRecognizer().edges == [] && UIRotationGestureRecognizer().rotation == 0)
    }
}
