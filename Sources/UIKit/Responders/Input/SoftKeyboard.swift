/// The on-screen keyboard of the simulated device: where it is, and who hears of it. Its keys are not drawn; a
/// responder's own input views are shown.
///
/// It comes when an object into which text can be typed becomes first responder of the key window, and goes
/// when none is. Source: Apple documentation, "Adjusting your layout with keyboard layout guide" and
/// *UIResponder*, keyboard notifications.
@MainActor
package final class SoftKeyboard {
    package static let shared = SoftKeyboard()

    /// Whether first responders move it; not while a hardware keyboard is connected.
    package var isAutomatic = true

    /// How long the keyboard moves, in seconds, and the number of the curve by which it does.
    static let duration: TimeInterval = 0.25, curve = 7

    /// The height that is covered at the bottom of the screen, in points.
    private(set) var height: CGFloat = 0
    private weak var responder: UIResponder?
    private var changes = 0
    private var moves = 0
    private var followers: [Follower] = []
    private var window: InputWindow?

    private struct Follower {
        weak var guide: UIKeyboardLayoutGuide?
    }

    /// Has a guide placed again when the keyboard moves, inside its animation.
    func follow(_ guide: UIKeyboardLayoutGuide) {
        followers.removeAll { $0.guide == nil }
        followers.append(Follower(guide: guide))
    }

    private func moveGuides() {
        for follower in followers {
            guard let guide = follower.guide else { continue }
            guide.placementChanged()
            guide.owningView?.window?.layoutIfNeeded()
        }
    }

    /// Lets the first responder change, and moves the keyboard once at the end.
    func whileChanging(_ body: () -> Bool) -> Bool {
        changes += 1
        let result = body()
        changes -= 1
        update()
        return result
    }

    /// Moves the keyboard to where the present first responder needs it.
    func update() {
        guard changes == 0, isAutomatic else { return }
        let wanted = Self.firstResponder
        let new = wanted.map(height) ?? 0
        responder = new > 0 ? wanted : nil
        showInputViews(of: responder, height: new)
        guard new != height else { return }
        move(to: new)
    }

    /// Shows a responder's own views where the keyboard is, or takes those away that are there.
    private func showInputViews(of responder: UIResponder?, height: CGFloat) {
        let input = responder?.inputView, accessory = responder?.inputAccessoryView
        guard input != nil || accessory != nil else {
            window?.clear()
            return window = nil
        }
        let window = window ?? InputWindow()
        self.window = window
        window.show(input: input, accessory: accessory, height: height)
    }

    /// Asks a responder for its views again, when the keyboard is there for it.
    func reload(for changed: UIResponder) {
        guard changed === Self.firstResponder else { return }
        update()
    }

    /// That of the key window, else of the front window that has one.
    private static var firstResponder: UIResponder? {
        let windows = UIApplication.shared.windowList
        return windows.key?.currentFirstResponder
            ?? windows.visible.reversed().lazy.compactMap(\.currentFirstResponder).first
    }

    /// What a first responder has cover the screen: the device's keyboard or its own, with what is above it.
    private func height(for responder: UIResponder) -> CGFloat {
        var total: CGFloat = 0
        if let own = responder.inputView {
            total = own.bounds.height
        } else if responder is any UIKeyInput {
            total = SimulatedDevice.current.keyboardHeight(isLandscape: UIScreen.main.interfaceOrientation.isLandscape)
        }
        let above = responder.inputAccessoryView?.bounds.height ?? 0
        if total == 0, above > 0 { total = UIApplication.shared.deviceSafeAreaInsets.bottom }
        return total + above
    }

    /// Covers so much of the bottom of the screen, in points.
    package func move(to new: CGFloat) {
        let old = height
        guard new != old else { return }
        height = new
        moves += 1
        let move = moves
        let info = Self.info(from: Self.frame(old), to: Self.frame(new))
        var kinds: [(will: Notification.Name, did: Notification.Name)] = [
            (UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification)
        ]
        if new > 0 {
            kinds.append((UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification))
        } else {
            kinds.append((UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification))
        }
        for kind in kinds { NotificationCenter.default.post(name: kind.will, object: nil, userInfo: info) }
        if !followers.isEmpty { UIView.animate(withDuration: Self.duration) { self.moveGuides() } }
        MainClock.shared.schedule(after: UIView.areAnimationsEnabled ? Self.duration : 0) {
            guard self.moves == move else { return }
            for kind in kinds { NotificationCenter.default.post(name: kind.did, object: nil, userInfo: info) }
        }
    }

    /// The keyboard's frame on the screen; below it when the keyboard is hidden.
    package static func frame(_ height: CGFloat) -> CGRect {
        let screen = UIScreen.main.bounds
        let own = height > 0 ? height : SimulatedDevice.current.keyboardHeight(isLandscape: screen.width > screen.height)
        return CGRect(x: 0, y: screen.height - height, width: screen.width, height: own)
    }

    private static func info(from old: CGRect, to new: CGRect) -> [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: new),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }
}

extension SimulatedDevice {
    /// The height of the keyboard with its bar of suggestions, and what lies below its keys, in points.
    func keyboardHeight(isLandscape: Bool) -> CGFloat {
        if userInterfaceIdiom == .pad { return isLandscape ? 398 : 313 }
        let hasHomeIndicator = safeAreaInsetsInPortrait.bottom > 0
        if isLandscape { return hasHomeIndicator ? 209 : 200 }
        return hasHomeIndicator ? 336 : 260
    }
}
