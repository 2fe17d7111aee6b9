extension UIEvent {
    /// The kinds of event (Apple documentation: *UIEvent.EventType*).
    public enum EventType: Int, Sendable {
        /// Touches on the screen.
        case touches = 0
        /// Motion of the device.
        case motion = 1
        /// A remote control, such as a headset's.
        case remoteControl = 2
        /// Physical buttons and keys.
        case presses = 3
        /// Scrolling with a pointing device.
        case scroll = 10
        /// A pointer over a view, without touching.
        case hover = 11
        /// A pinch or rotation on a pointing device.
        case transform = 14
    }

    /// The kinds of motion and remote control (Apple documentation: *UIEvent.EventSubtype*).
    public enum EventSubtype: Int, Sendable {
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104
        case remoteControlPreviousTrack = 105
        case remoteControlBeginSeekingBackward = 106
        case remoteControlEndSeekingBackward = 107
        case remoteControlBeginSeekingForward = 108
        case remoteControlEndSeekingForward = 109
    }

    /// Buttons of a pointing device (Apple documentation: *UIEvent.ButtonMask*).
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The button that clicks.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The button that opens a context menu.
        public static let secondary = ButtonMask(rawValue: 1 << 1)
        /// The button with this number, counted from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            ButtonMask(rawValue: 1 << (buttonNumber - 1))
        }
    }
}

/// Which scroll devices a recognizer answers (Apple documentation: *UIScrollTypeMask*).
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Wheels with steps.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Trackpads and smooth wheels.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Modifier keys (Apple documentation: *UIKeyModifierFlags*).
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the numeric keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
