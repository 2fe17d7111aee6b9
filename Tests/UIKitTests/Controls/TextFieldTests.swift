import Testing
import UIKit
import UIKitTesting

/// Editing in text fields (Apple documentation: *UITextFieldDelegate*, "Editing sequence").
@Suite @MainActor struct TextFieldTests {
    final class Delegate: NSObject, UITextFieldDelegate {
        var calls: [String] = []
        var refuses: Set<String> = []
        private func note(_ name: String) -> Bool {
            calls.append(name)
            return !refuses.contains(name)
        }
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("shouldBegin") }
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("shouldEnd") }
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { note("change \(range.location),\(range.length) \(string)") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("shouldReturn") }
    }

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let delegate = Delegate()

    init() {
        window.addSubview(field)
        field.delegate = delegate
    }

    @Test func beginTypeAndEnd() {
        var events: [String] = []
        for (event, name) in [
            (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
        ] {
            field.addAction(UIAction { _ in events.append(name) }, for: event)
        }
        #expect(field.becomeFirstResponder())
        #expect(field.isEditing && field.isFirstResponder)
        field.insertText("ab")
        field.deleteBackward()
        #expect(field.text == "a")
        #expect(field.resignFirstResponder())
        #expect(!field.isEditing)
        #expect(
            delegate.calls == ["shouldBegin", "didBegin", "change 0,0 ab", "change 1,1 ", "shouldEnd", "didEnd"])
        #expect(events == ["begin", "changed", "changed", "end"])
    }

    @Test func delegateRefuses() {
        delegate.refuses = ["shouldBegin"]
        #expect(!field.becomeFirstResponder())
        #expect(!field.isEditing)
        delegate.refuses = ["change 0,0 x", "shouldEnd"]
        field.becomeFirstResponder()
        field.insertText("x")
        #expect(field.text == "")
        #expect(!field.resignFirstResponder())
        #expect(field.isFirstResponder)
        #expect(!window.endEditing(false))
        #expect(window.endEditing(true))
        #expect(!field.isFirstResponder && !field.isEditing)
    }

    @Test("text set in code asks and tells nobody")
    func codeIsSilent() {
        var count = 0
        field.addAction(UIAction { _ in count += 1 }, for: .editingChanged)
        field.text = "Hello"
        #expect(count == 0 && delegate.calls.isEmpty)
        field.text = nil
        #expect(field.text == "")
    }

    @Test("return asks the delegate and sends editingDidEndOnExit")
    func returnKey() {
        var exits = 0
        field.becomeFirstResponder()
        field.insertText("\n")
        #expect(field.isEditing)
        field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
        field.insertText("\n")
        #expect(exits == 1 && !field.isEditing)
        #expect(field.text == "")
        delegate.refuses = ["shouldReturn"]
        field.becomeFirstResponder()
        field.insertText("\n")
        #expect(exits == 1 && field.isEditing)
    }

    @Test func selectionIsReplaced() {
        field.text = "one two"
        field.becomeFirstResponder()
        let start = field.beginningOfDocument
        let end = field.position(from: start, offset: 3)
        #expect(end != nil)
        field.selectedTextRange = end.flatMap { field.textRange(from: start, to: $0) }
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "one")
        field.insertText("1")
        #expect(field.text == "1 two")
        field.deleteBackward()
        #expect(field.text == " two")
        #expect(field.position(from: start, offset: 99) == nil)
    }

    @Test("a deleted character is a whole one, however many units it has")
    func deletesWholeCharacters() {
        field.text = "a👩‍👧"
        field.becomeFirstResponder()
        field.deleteBackward()
        #expect(field.text == "a")
    }

    @Test func sideViewsTakeRoom() {
        let icon = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        field.leftView = icon
        #expect(field.textRect(forBounds: field.bounds).minX == 0)
        field.leftViewMode = .always
        #expect(field.textRect(forBounds: field.bounds).minX == 30)
        field.layoutIfNeeded()
        #expect(icon.superview === field)
        field.leftViewMode = .whileEditing
        field.layoutIfNeeded()
        #expect(icon.superview == nil)
    }

    @Test func editingEndsWithTheWindow() {
        field.becomeFirstResponder()
        field.removeFromSuperview()
        #expect(!field.isEditing)
        #expect(delegate.calls.last == "didEnd")
    }

    @Test func disabledFieldsAreNotEdited() {
        field.isEnabled = false
        #expect(!field.becomeFirstResponder())
    }

    @Test func anotherFieldTakesOver() {
        let other = UITextField(frame: .zero)
        window.addSubview(other)
        field.becomeFirstResponder()
        #expect(other.becomeFirstResponder())
        #expect(!field.isEditing && other.isEditing)
        #expect(delegate.calls == ["shouldBegin", "didBegin", "shouldEnd", "didEnd"])
    }

    @Test func keysOfAKeyboardType() {
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        field.becomeFirstResponder()
        Keyboard.press("h")
        Keyboard.press("i")
        Keyboard.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "h")
    }

    @Test func typingDefaults() {
        #expect(field.keyboardType == .default && field.returnKeyType == .default)
        #expect(field.autocapitalizationType == .sentences)
        #expect(!field.isSecureTextEntry)
        #expect(field.clearButtonMode == .never && field.borderStyle == .none)
        #expect(UIKeyboardType.decimalPad.rawValue == 8)
        #expect(UIReturnKeyType.done.rawValue == 9)
    }
}
