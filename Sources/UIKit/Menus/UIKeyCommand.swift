/// A command that a combination of keys sends (Apple documentation: *UIKeyCommand*).
///
/// A responder returns its key commands from `keyCommands`; they are looked up from the first
/// responder upwards when a key is pressed.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    private let storedInput: String?
    private let storedModifiers: UIKeyModifierFlags

    /// Whether the command comes before what text input and the system do with its keys.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether the system may choose other keys for other keyboard layouts; default true.
    open var allowsAutomaticLocalization = true
    /// Whether the system may turn the keys round for right-to-left layouts; default true.
    open var allowsAutomaticMirroring = true

    /// Makes a key command with a title.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        storedInput = input
        storedModifiers = modifierFlags
        super.init(
            title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
            state: state)
    }

    /// Makes a key command for `input` with `modifierFlags`.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Makes a key command with a title for places that list the keys.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// The key, as the text it types without modifiers or as one of the `input…` names.
    open var input: String? { storedInput }
    /// The modifier keys that must be held.
    open var modifierFlags: UIKeyModifierFlags { storedModifiers }

    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    nonisolated public static let inputHome = "UIKeyInputHome"
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    nonisolated public static let inputDelete = "\u{8}"
    nonisolated public static let f1 = "UIKeyInputF1"
    nonisolated public static let f2 = "UIKeyInputF2"
    nonisolated public static let f3 = "UIKeyInputF3"
    nonisolated public static let f4 = "UIKeyInputF4"
    nonisolated public static let f5 = "UIKeyInputF5"
    nonisolated public static let f6 = "UIKeyInputF6"
    nonisolated public static let f7 = "UIKeyInputF7"
    nonisolated public static let f8 = "UIKeyInputF8"
    nonisolated public static let f9 = "UIKeyInputF9"
    nonisolated public static let f10 = "UIKeyInputF10"
    nonisolated public static let f11 = "UIKeyInputF11"
    nonisolated public static let f12 = "UIKeyInputF12"

    /// Whether a pressed key is this command's.
    func matches(_ key: UIKey) -> Bool {
        let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        guard let storedInput, key.modifierFlags.intersection(relevant) == storedModifiers.intersection(relevant)
        else { return false }
        return storedInput == key.commandInput || storedInput.lowercased() == key.charactersIgnoringModifiers.lowercased()
    }
}

extension UIKey {
    /// The name by which key commands call a key that types no text.
    var commandInput: String? {
        switch keyCode {
        case .keyboardUpArrow: return UIKeyCommand.inputUpArrow
        case .keyboardDownArrow: return UIKeyCommand.inputDownArrow
        case .keyboardLeftArrow: return UIKeyCommand.inputLeftArrow
        case .keyboardRightArrow: return UIKeyCommand.inputRightArrow
        case .keyboardEscape: return UIKeyCommand.inputEscape
        case .keyboardPageUp: return UIKeyCommand.inputPageUp
        case .keyboardPageDown: return UIKeyCommand.inputPageDown
        case .keyboardHome: return UIKeyCommand.inputHome
        case .keyboardEnd: return UIKeyCommand.inputEnd
        case .keyboardDeleteOrBackspace: return UIKeyCommand.inputDelete
        case .keyboardF1, .keyboardF2, .keyboardF3, .keyboardF4, .keyboardF5, .keyboardF6, .keyboardF7,
            .keyboardF8, .keyboardF9, .keyboardF10, .keyboardF11, .keyboardF12:
            return "UIKeyInputF\(keyCode.rawValue - UIKeyboardHIDUsage.keyboardF1.rawValue + 1)"
        default: return nil
        }
    }
}
