import Testing
import UIKit

/// Apple documentation: *UIAction*, *UIMenu*, *UIKeyCommand*.
@Suite @MainActor
struct MenuElementTests {
    @Test func anActionRunsWithItsSender() {
        var senders: [String] = []
        let action = UIAction(title: "Save") { senders.append($0.sender as? String ?? "none") }
        action.performWithSender("button", target: nil)
        #expect(senders == ["button"] && action.sender == nil)
        action.attributes = .disabled
        action.performWithSender("button", target: nil)
        #expect(senders == ["button"])
    }

    @Test func actionsWithoutANameDiffer() {
        #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
        #expect(UIAction { _ in }.title == "" && UIAction { _ in }.state == .off)
    }

    @Test func aMenuKnowsWhatIsOn() {
        let off = UIAction(title: "A") { _ in }
        let on = UIAction(title: "B", state: .on) { _ in }
        let inner = UIMenu(options: .displayInline, children: [UIAction(title: "C", state: .on) { _ in }])
        let menu = UIMenu(title: "Sort", identifier: .view, options: .singleSelection, children: [off, on, inner])
        #expect(menu.selectedElements.map(\.title) == ["B", "C"])
        let copy = menu.replacingChildren([off])
        #expect(copy.title == "Sort" && copy.identifier == .view && copy.options == .singleSelection)
        #expect(copy.children == [off] && menu.children.count == 3)
    }

    @Test func keyCommandsCarryTheirKeys() {
        let command = UIKeyCommand(
            title: "Find", action: Selector("find:"), input: "f", modifierFlags: [.command, .shift],
            attributes: .keepsMenuPresented)
        #expect(command.input == "f" && command.modifierFlags == [.command, .shift] && command.title == "Find")
        #expect(command.action == Selector("find:") && command.attributes == .keepsMenuPresented)
        #expect(UIKeyCommand.inputEscape == "UIKeyInputEscape" && UIKeyCommand.f5 == "UIKeyInputF5")
    }

    @Test func rawValuesAreApples() {
        #expect(UIMenuElement.State.mixed.rawValue == 2)
        #expect(UIControl.Event.touchUpInside.rawValue == 64 && UIControl.Event.valueChanged.rawValue == 4096)
        #expect(UIControl.Event.primaryActionTriggered.rawValue == 8192)
        #expect(UIControl.Event.editingDidEndOnExit.rawValue == 524_288)
        #expect(UIKeyModifierFlags.command.rawValue == 1_048_576)
        #expect(UIEvent.EventType.scroll.rawValue == 10 && UIEvent.EventSubtype.remoteControlPlay.rawValue == 100)
        #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 4 && UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 0x52)
        #expect(UIKeyboardHIDUsage.keyboardLeftGUI.rawValue == 0xE3 && UIKeyboardHIDUsage.keypad0.rawValue == 0x62)
        #expect(UISwipeGestureRecognizer.Direction.down.rawValue == 8)
    }
}
