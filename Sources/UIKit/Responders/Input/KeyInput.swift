/// Makes presses and their events out of what is done with keys and buttons.
@MainActor
package final class KeyInput {
    /// The source of the process's key presses.
    package static let shared = KeyInput()

    /// The modifier keys held down.
    package private(set) var modifiers: UIKeyModifierFlags = []
    private var held: [UIPress] = []

    private init() {}

    /// Holds down exactly these modifier keys.
    package func hold(_ modifiers: UIKeyModifierFlags) { self.modifiers = modifiers }

    /// Presses a key, in the key window; `release` lets it go.
    @discardableResult
    package func press(_ keyCode: UIKeyboardHIDUsage, characters: String) -> UIPress? {
        let isShifted = !modifiers.isDisjoint(with: [.shift, .alphaShift])
        let text = isShifted ? characters.uppercased() : characters
        let key = UIKey(
            keyCode: keyCode, characters: text, charactersIgnoringModifiers: text, modifierFlags: modifiers)
        return press(UIPress(type: Self.type(of: keyCode), key: key))
    }

    /// Presses a button, in the key window.
    @discardableResult
    package func press(_ type: UIPress.PressType) -> UIPress? { press(UIPress(type: type, key: nil)) }

    /// Lets a key or button go.
    package func release(_ press: UIPress) {
        guard held.contains(where: { $0 === press }) else { return }
        held.removeAll { $0 === press }
        send(press, .ended)
    }

    private func press(_ press: UIPress) -> UIPress? {
        guard let window = UIApplication.shared.keyWindow else { return nil }
        press.currentWindow = window
        held.append(press)
        send(press, .began)
        return press
    }

    private func send(_ press: UIPress, _ phase: UIPress.Phase) {
        let now = MainClock.shared.now
        press.currentPhase = phase
        press.currentTimestamp = now
        press.currentForce = phase == .began ? 1 : 0
        let event = UIPressesEvent(presses: [press])
        event.currentTimestamp = now
        event.currentModifiers = modifiers
        event.destination = press.window
        UIApplication.shared.sendEvent(event)
    }

    private static func type(of keyCode: UIKeyboardHIDUsage) -> UIPress.PressType {
        switch keyCode {
        case .keyboardUpArrow: return .upArrow
        case .keyboardDownArrow: return .downArrow
        case .keyboardLeftArrow: return .leftArrow
        case .keyboardRightArrow: return .rightArrow
        case .keyboardPageUp: return .pageUp
        case .keyboardPageDown: return .pageDown
        default: return UIPress.PressType(rawValue: 2000 + keyCode.rawValue)
        }
    }
}
