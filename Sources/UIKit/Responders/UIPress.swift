/// A physical button or key held down (Apple documentation: *UIPress*).
@preconcurrency @MainActor
open class UIPress: NSObject {
    var currentPhase: Phase = .began
    var currentTimestamp: TimeInterval = 0
    var currentForce: CGFloat = 0
    weak var currentResponder: UIResponder?
    private var windowReference: BackReference<UIWindow>?
    var currentWindow: UIWindow? {
        get { windowReference?.object }
        set { windowReference = newValue?.reference }
    }
    var trackers: [UIGestureRecognizer] = []
    /// Whether a key command or a recognizer has taken the press, so that no responder hears of it.
    var isConsumed = false
    let pressType: PressType
    let pressedKey: UIKey?

    /// What a press is doing (Apple documentation: *UIPress.Phase*).
    public enum Phase: Int, Sendable {
        case began = 0, changed, stationary, ended, cancelled
    }

    /// Which button is pressed (Apple documentation: *UIPress.PressType*).
    ///
    /// A key of a keyboard has its key's usage number plus 2000 where it is none of the buttons.
    public struct PressType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let upArrow = PressType(rawValue: 0)
        public static let downArrow = PressType(rawValue: 1)
        public static let leftArrow = PressType(rawValue: 2)
        public static let rightArrow = PressType(rawValue: 3)
        public static let select = PressType(rawValue: 4)
        public static let menu = PressType(rawValue: 5)
        public static let playPause = PressType(rawValue: 6)
        public static let pageUp = PressType(rawValue: 30)
        public static let pageDown = PressType(rawValue: 31)
    }

    init(type: PressType, key: UIKey?) {
        pressType = type
        pressedKey = key
        super.init()
    }

    /// When the press last changed, in seconds since start-up.
    open var timestamp: TimeInterval { currentTimestamp }
    /// What the press is doing.
    open var phase: Phase { currentPhase }
    /// Which button is pressed.
    open var type: PressType { pressType }
    /// The window that receives the press.
    open var window: UIWindow? { currentWindow }
    /// The object that receives the press first.
    open var responder: UIResponder? { currentResponder }
    /// The gesture recognizers that receive this press.
    open var gestureRecognizers: [UIGestureRecognizer]? { trackers.isEmpty ? nil : trackers }
    /// The pressure, 0 to 1; 0 for buttons that do not measure it.
    open var force: CGFloat { currentForce }
    /// The key, for presses of a keyboard.
    open var key: UIKey? { pressedKey }
}

/// An event of physical buttons and keys (Apple documentation: *UIPressesEvent*).
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    var orderedPresses: [UIPress] = []

    init(presses: [UIPress]) {
        orderedPresses = presses
        super.init(kind: .presses)
    }

    /// All presses of the event.
    open var allPresses: Set<UIPress> { Set(orderedPresses) }
    /// The presses that `gesture` receives.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        Set(orderedPresses.filter { press in press.trackers.contains { $0 === gesture } })
    }
}

/// The key of a press (Apple documentation: *UIKey*).
@preconcurrency @MainActor
open class UIKey: NSObject {
    private let text: String
    private let plainText: String
    private let modifiers: UIKeyModifierFlags
    private let usage: UIKeyboardHIDUsage

    package init(
        keyCode: UIKeyboardHIDUsage, characters: String, charactersIgnoringModifiers: String,
        modifierFlags: UIKeyModifierFlags
    ) {
        usage = keyCode
        text = characters
        plainText = charactersIgnoringModifiers
        modifiers = modifierFlags
        super.init()
    }

    /// The text that the key types with the modifiers held.
    open var characters: String { text }
    /// The text that the key types with no modifier but shift held.
    open var charactersIgnoringModifiers: String { plainText }
    /// The modifiers held.
    open var modifierFlags: UIKeyModifierFlags { modifiers }
    /// The place of the key on the keyboard.
    open var keyCode: UIKeyboardHIDUsage { usage }
}
