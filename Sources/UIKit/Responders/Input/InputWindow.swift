/// Shows a first responder's input view and input accessory view in a window above all others.
///
/// Source: Apple documentation, "Custom views for data input": UIKit puts them into a window of its own, the
/// accessory above the keyboard or the input view, both as wide as the screen.
@MainActor
final class InputWindow {
    private let window: UIWindow
    private weak var input: UIView?
    private weak var accessory: UIView?

    init() {
        window = UIWindow(frame: UIScreen.main.bounds)
        window.windowLevel = UIWindow.Level(rawValue: 10_000_000)
        window.letsTouchesThrough = true
    }

    /// Shows these views, of which the accessory stands on what covers `height` points less its own.
    func show(input newInput: UIView?, accessory newAccessory: UIView?, height: CGFloat) {
        replace(input, with: newInput)
        replace(accessory, with: newAccessory)
        input = newInput
        accessory = newAccessory
        window.isHidden = false
        let screen = window.bounds
        let above = newAccessory?.bounds.height ?? 0
        newAccessory?.frame = CGRect(x: 0, y: screen.height - height, width: screen.width, height: above)
        newInput?.frame = CGRect(
            x: 0, y: screen.height - height + above, width: screen.width, height: max(0, height - above))
    }

    /// Gives the views back and hides.
    func clear() {
        replace(input, with: nil)
        replace(accessory, with: nil)
        window.isHidden = true
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        if old !== new, old?.superview === window { old?.removeFromSuperview() }
        if let new, new.superview !== window { window.addSubview(new) }
    }
}
