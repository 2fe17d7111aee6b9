/// Keys and buttons, pressed in the key window.
@MainActor
public enum Keyboard {
    /// Presses and releases a key that types `characters`, with modifier keys held.
    public static func press(_ characters: String, modifiers: UIKeyModifierFlags = []) {
        press(code(of: characters), characters: characters, modifiers: modifiers)
    }

    /// Presses and releases the key at a place of the keyboard.
    public static func press(
        _ keyCode: UIKeyboardHIDUsage, characters: String = "", modifiers: UIKeyModifierFlags = []
    ) {
        turnRunLoopIfNeeded()
        KeyInput.shared.hold(modifiers)
        if let press = KeyInput.shared.press(keyCode, characters: characters) {
            turnRunLoopIfNeeded()
            KeyInput.shared.release(press)
        }
        KeyInput.shared.hold([])
        turnRunLoopIfNeeded()
    }

    /// Presses and releases a button that is no key.
    public static func press(_ button: UIPress.PressType) {
        turnRunLoopIfNeeded()
        if let press = KeyInput.shared.press(button) {
            turnRunLoopIfNeeded()
            KeyInput.shared.release(press)
        }
        turnRunLoopIfNeeded()
    }

    /// Brings the keyboard on the screen up, with its notifications, or gives it another height.
    ///
    /// Text inputs do so by themselves. `height` is in points, the bottom safe area included; the system's height if
    /// it is nil.
    public static func show(height: CGFloat? = nil) {
        SoftKeyboard.shared.move(to: height ?? SoftKeyboard.frame(0).height)
    }

    /// Takes the keyboard on the screen down.
    public static func hide() { SoftKeyboard.shared.move(to: 0) }

    /// Whether a hardware keyboard is connected, so that none comes up on the screen by itself.
    public static var isHardwareConnected: Bool {
        get { !SoftKeyboard.shared.isAutomatic }
        set { SoftKeyboard.shared.isAutomatic = !newValue }
    }

    private static func code(of characters: String) -> UIKeyboardHIDUsage {
        guard let scalar = characters.lowercased().unicodeScalars.first else { return .keyboardErrorUndefined }
        switch scalar {
        case "a"..."z":
            return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + Int(scalar.value) - 97)
                ?? .keyboardErrorUndefined
        case "1"..."9":
            return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboard1.rawValue + Int(scalar.value) - 49)
                ?? .keyboardErrorUndefined
        case "0": return .keyboard0
        case " ": return .keyboardSpacebar
        case "\r", "\n": return .keyboardReturnOrEnter
        case "\t": return .keyboardTab
        case "\u{8}": return .keyboardDeleteOrBackspace
        default: return .keyboardErrorUndefined
        }
    }
}

/// What is done to the device as a whole, and pointers that do not touch.
@MainActor
public enum Device {
    /// Shakes the device.
    public static func shake() {
        MotionInput.shake()
        turnRunLoopIfNeeded()
    }

    /// Moves the pointer over a view, to a point in its coordinates, without touching.
    public static func hover(over view: UIView, at point: CGPoint) {
        guard let window = (view as? UIWindow) ?? view.window else { return }
        turnRunLoopIfNeeded()
        MotionInput.hover(at: view === window ? point : view.convert(point, to: window), in: window)
        turnRunLoopIfNeeded()
    }

    /// Moves the pointer out of a window.
    public static func endHover(in window: UIWindow) {
        MotionInput.hover(at: nil, in: window)
        turnRunLoopIfNeeded()
    }

    /// Scrolls with a wheel or trackpad by `offset` points, the pointer over the middle of a view.
    public static func scroll(
        _ view: UIView, by offset: CGPoint, over duration: TimeInterval = 0.2, steps: Int = 5,
        device: UIScrollTypeMask = .continuous
    ) {
        guard let window = (view as? UIWindow) ?? view.window else { return }
        turnRunLoopIfNeeded()
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let point = view === window ? middle : view.convert(middle, to: window)
        MotionInput.scroll(.began, by: .zero, at: point, in: window, device: device)
        let steps = max(1, steps)
        for _ in 0..<steps {
            TestClock.advance(by: duration / Double(steps))
            let step = CGPoint(x: offset.x / CGFloat(steps), y: offset.y / CGFloat(steps))
            MotionInput.scroll(.changed, by: step, at: point, in: window, device: device)
            turnRunLoopIfNeeded()
        }
        MotionInput.scroll(.ended, by: .zero, at: point, in: window, device: device)
        turnRunLoopIfNeeded()
    }
}
