import Testing
import UIKit
import UIKitTesting

/// A control that writes down the events it sends and how it is tracked.
private final class ProbeControl: UIControl {
    var log: [String] = []
    var begins = true
    var goesOn = true
    var claims = false

    static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
        (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    ]

    func listen() {
        for (event, name) in Self.names {
            addAction(UIAction(title: name) { [weak self] _ in self?.log.append(name) }, for: event)
        }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.append("begin")
        return begins
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.append("continue")
        return goesOn
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
    override func cancelTracking(with event: UIEvent?) { log.append("cancelTracking") }
}

/// Apple documentation: *UIControl*, *UIControl.Event*, *UIAction*.
@Suite(.serialized) @MainActor
struct ControlTests {
    private func makeControl(in host: TestWindow) -> ProbeControl {
        let control = host.show(ProbeControl(frame: CGRect(x: 100, y: 300, width: 100, height: 40)))
        control.listen()
        return control
    }

    @Test func aTapGoesDownAndUpInside() {
        let host = TestWindow()
        defer { host.close() }
        let control = makeControl(in: host)
        let finger = Finger(on: control)
        finger.down()
        #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
        #expect(control.state == .highlighted)
        finger.up()
        #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
        #expect(control.log == ["begin", "down", "end", "upInside"])
    }

    @Test func draggingOutAndIn() {
        let host = TestWindow()
        defer { host.close() }
        let control = makeControl(in: host)
        let finger = Finger(at: CGPoint(x: 150, y: 320), in: host.window)
        finger.down()
        control.log = []
        finger.move(to: CGPoint(x: 260, y: 320))
        // The control ends at x = 200; a finger within 70 points of it counts as inside.
        #expect(control.log == ["continue", "inside"] && control.isTouchInside)
        control.log = []
        finger.move(to: CGPoint(x: 275, y: 320))
        #expect(control.log == ["continue", "outside", "exit"] && !control.isHighlighted && control.isTracking)
        control.log = []
        finger.move(to: CGPoint(x: 280, y: 320))
        #expect(control.log == ["continue", "outside"])
        control.log = []
        finger.move(to: CGPoint(x: 200, y: 320))
        #expect(control.log == ["continue", "inside", "enter"] && control.isHighlighted)
        control.log = []
        finger.move(to: CGPoint(x: 350, y: 320))
        finger.up()
        #expect(control.log == ["continue", "outside", "exit", "end", "upOutside"])
    }

    @Test func aSecondTapIsARepeat() {
        let host = TestWindow()
        defer { host.close() }
        let control = makeControl(in: host)
        TestClock.advance(by: 1)
        Touches.tap(control, count: 2)
        #expect(control.log.filter { $0 == "down" }.count == 2)
        #expect(control.log.filter { $0 == "repeat" }.count == 1)
    }

    @Test func theSystemTakesTheTouch() {
        let host = TestWindow()
        defer { host.close() }
        let control = makeControl(in: host)
        let finger = Finger(on: control)
        finger.down()
        finger.cancel()
        #expect(control.log == ["begin", "down", "cancelTracking", "cancel"])
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test func aPanAroundTheControlTakesTheTouch() {
        let host = TestWindow()
        defer { host.close() }
        let control = makeControl(in: host)
        host.window.addGestureRecognizer(UIPanGestureRecognizer())
        Touches.drag(in: control, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 40, y: 10), steps: 2)
        #expect(control.log == ["begin", "down", "cancelTracking", "cancel"])
        host.window.gestureRecognizers = nil
    }

    @Test func trackingCanBeRefusedAndGivenUp() {
        let host = TestWindow()
        defer { host.close() }
        let control = makeControl(in: host)
        control.begins = false
        Touches.tap(control)
        #expect(control.log == ["begin"] && !control.isTracking)
        TestClock.advance(by: 1)
        control.begins = true
        control.goesOn = false
        control.log = []
        Touches.drag(in: control, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 30, y: 10), steps: 2)
        #expect(control.log == ["begin", "down", "continue"] && !control.isHighlighted)
    }

    @Test func aDisabledControlDoesNothing() {
        let host = TestWindow()
        defer { host.close() }
        let control = makeControl(in: host)
        control.isEnabled = false
        Touches.tap(control)
        #expect(control.log == [] && control.state == .disabled)
        control.isEnabled = true
        TestClock.advance(by: 1)
        let finger = Finger(on: control)
        finger.down()
        control.isEnabled = false
        #expect(!control.isTracking && !control.isHighlighted)
        finger.up()
        #expect(control.log == ["begin", "down", "cancelTracking"])
    }

    @Test func stateIsMadeOfItsParts() {
        let control = UIControl()
        #expect(control.state == .normal && control.isEnabled)
        control.isSelected = true
        control.isHighlighted = true
        #expect(control.state == [.selected, .highlighted])
        control.isEnabled = false
        #expect(control.state == [.selected, .highlighted, .disabled])
        #expect(control.contentHorizontalAlignment == .center && control.contentVerticalAlignment == .center)
    }

    @Test func messagesGoToTheirTargets() throws {
        let host = TestWindow()
        defer { host.close() }
        let control = host.show(UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        let log = ActionLog()
        control.addTarget(log, action: ActionLog.handleWithEvent, for: .touchUpInside)
        control.addTarget(log, action: ActionLog.handle, for: [.touchUpInside, .touchDown])
        control.addTarget(log, action: ActionLog.handle, for: .touchUpInside)
        Touches.tap(control)
        #expect(log.lines == ["handle", "handle:forEvent", "handle"])
        #expect(log.senders.allSatisfy { ($0 as? UIControl) === control })
        #expect(try #require(log.events[1]).type == .touches)
        #expect(control.allTargets == [log] && control.allControlEvents == [.touchUpInside, .touchDown])
        #expect(control.actions(forTarget: log, forControlEvent: .touchUpInside) == ["handle:forEvent:", "handle:"])
        #expect(control.actions(forTarget: log, forControlEvent: .valueChanged) == nil)
        log.lines = []
        control.sendActions(for: .touchDown)
        #expect(log.lines == ["handle"])
        control.removeTarget(log, action: ActionLog.handle, for: .touchUpInside)
        #expect(control.actions(forTarget: log, forControlEvent: .touchUpInside) == ["handle:forEvent:"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.allTargets.isEmpty && control.allControlEvents == [])
    }

    @Test func targetsAreNotRetained() {
        let control = UIControl()
        var log: ActionLog? = ActionLog()
        weak let gone = log
        control.addTarget(log, action: ActionLog.handle, for: .valueChanged)
        log = nil
        #expect(gone == nil)
        control.sendActions(for: .valueChanged)
        #expect(control.allTargets.isEmpty)
    }

    @Test func everyMessagePassesThroughSendAction() {
        final class Filter: UIControl {
            var sent: [String] = []
            override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
                sent.append("\(action)")
            }
            override func sendAction(_ action: UIAction) { sent.append(action.title) }
        }
        let control = Filter()
        let log = ActionLog()
        control.addTarget(log, action: ActionLog.handle, for: .valueChanged)
        control.addAction(UIAction(title: "action") { _ in }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(control.sent == ["handle:", "action"] && log.lines == [])
    }

    @Test func anActionReplacesOneOfItsName() {
        let control = UIControl()
        var log: [String] = []
        let identifier = UIAction.Identifier("save")
        control.addAction(UIAction(identifier: identifier) { _ in log.append("first") }, for: .valueChanged)
        control.addAction(
            UIAction(identifier: identifier) { log.append("second \($0.sender as? UIControl === control)") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log == ["second true"])
        var seen: [UIControl.Event] = []
        control.enumerateEventHandlers { action, message, events, _ in
            if action?.identifier == identifier, message == nil { seen.append(events) }
        }
        #expect(seen == [.valueChanged])
        control.removeAction(identifiedBy: identifier, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log == ["second true"])
    }

    @Test func primaryAction() {
        var count = 0
        let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
        control.sendActions(for: .touchUpInside)
        #expect(count == 0)
        control.performPrimaryAction()
        #expect(count == 1)
    }
}
