import Testing
import UIKit
import UIKitTesting

/// A view that can be first responder and writes down presses, motions and commands.
private final class KeyView: UIView {
    var log: [String] = []
    var commands: [UIKeyCommand] = []

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.append("began \(presses.first?.key?.characters ?? "\(presses.first?.type.rawValue ?? -1)")")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.append("ended \(presses.first?.key?.characters ?? "\(presses.first?.type.rawValue ?? -1)")")
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("motion \(motion)") }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("motion over") }
}

/// Apple documentation: *UIPress*, *UIKey*, *UIKeyCommand*, `motionBegan(_:with:)`,
/// `UIApplication.sendAction(_:to:from:for:)`.
@Suite(.serialized) @MainActor
struct KeyAndMotionTests {
    private static let save = Selector("understudySave:")
    private static let exposure: Void = {
        ObjCRuntime.expose(save, of: KeyView.self) { target, sender, _, _ in
            nonisolated(unsafe) let (target, sender) = (target, sender)
            MainActor.assumeIsolated {
                let title = (sender as? UIKeyCommand)?.discoverabilityTitle ?? "\(sender is UIControl)"
                (target as? KeyView)?.log.append("save \(title)")
            }
            return nil
        }
    }()

    @Test func keysGoToTheFirstResponder() {
        let host = TestWindow()
        defer { host.close() }
        let view = host.show(KeyView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        #expect(view.becomeFirstResponder())
        Keyboard.press("a")
        Keyboard.press("b", modifiers: .shift)
        Keyboard.press(.playPause)
        #expect(view.log == ["began a", "ended a", "began B", "ended B", "began 6", "ended 6"])
    }

    @Test func aKeyCommandTakesItsKey() {
        _ = Self.exposure
        let host = TestWindow()
        defer { host.close() }
        let outer = host.show(KeyView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let inner = KeyView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        outer.addSubview(inner)
        outer.commands = [
            UIKeyCommand(input: "s", modifierFlags: .command, action: Self.save, discoverabilityTitle: "outer")
        ]
        #expect(inner.becomeFirstResponder())
        Keyboard.press("s", modifiers: .command)
        // The action goes to the first object up the chain that has the method, from the command's own.
        #expect(outer.log == ["save outer"] && inner.log == [])
        Keyboard.press("s")
        #expect(inner.log == ["began s", "ended s"])
        inner.commands = [
            UIKeyCommand(input: "s", modifierFlags: .command, action: Self.save, discoverabilityTitle: "inner"),
            UIKeyCommand(
                input: UIKeyCommand.inputEscape, modifierFlags: [], action: Self.save, discoverabilityTitle: "escape"),
        ]
        Keyboard.press("s", modifiers: .command)
        Keyboard.press(.keyboardEscape)
        #expect(inner.log.suffix(2) == ["save inner", "save escape"] && outer.log == ["save outer"])
        inner.commands[1].attributes = .disabled
        Keyboard.press(.keyboardEscape)
        #expect(inner.log.last == "ended ")
    }

    @Test func recognizersCanTakePresses() {
        let host = TestWindow()
        defer { host.close() }
        let view = host.show(KeyView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        let log = ActionLog()
        let tap = UITapGestureRecognizer(target: log, action: ActionLog.handle)
        tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        view.addGestureRecognizer(tap)
        view.becomeFirstResponder()
        Keyboard.press(.menu)
        #expect(log.lines == [])
        Keyboard.press(.select)
        #expect(log.lines == ["ended"])
    }

    @Test func shakingReachesTheFirstResponder() {
        let host = TestWindow()
        defer { host.close() }
        let view = host.show(KeyView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        view.becomeFirstResponder()
        Device.shake()
        #expect(view.log == ["motion motionShake", "motion over"])
    }

    @Test func shakingReachesTheControllerWithoutAFirstResponder() {
        final class Controller: UIViewController {
            var log: [String] = []
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                log.append("\(motion == .motionShake) \(event?.type == .motion) \(event?.subtype == .motionShake)")
            }
        }
        let host = TestWindow()
        defer { host.close() }
        let controller = host.show(Controller())
        Device.shake()
        #expect(controller.log == ["true true true"])
    }

    @Test func anActionWithoutATargetSearchesFromTheFirstResponderThenTheSender() {
        _ = Self.exposure
        let host = TestWindow()
        defer { host.close() }
        let first = host.show(KeyView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        let other = host.show(KeyView(frame: CGRect(x: 0, y: 60, width: 50, height: 50)))
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        other.addSubview(control)
        #expect(UIApplication.shared.sendAction(Self.save, to: nil, from: control, for: nil))
        #expect(other.log == ["save true"])
        first.becomeFirstResponder()
        #expect(UIApplication.shared.sendAction(Self.save, to: nil, from: control, for: nil))
        #expect(first.log == ["save true"] && other.log == ["save true"])
        #expect(!UIApplication.shared.sendAction(Selector("nobodyHasThis:"), to: nil, from: control, for: nil))
    }
}
