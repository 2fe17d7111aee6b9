extension UIResponder {
    /// The window whose first responder this object can be: the nearest one up the responder chain.
    var firstResponderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view.window ?? (view as? UIWindow) }
            if let controller = current as? UIViewController, let view = controller.viewIfLoaded {
                return view.window
            }
            responder = current.next
        }
        return nil
    }

    func takeFirstResponderStatus() -> Bool {
        guard let window = firstResponderWindow else { return false }
        if window.currentFirstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        return SoftKeyboard.shared.whileChanging {
            if let current = window.currentFirstResponder, !current.resignFirstResponder() { return false }
            window.currentFirstResponder = self
            return true
        }
    }

    /// Gives the status up without asking.
    func dropFirstResponderStatus() {
        if let window = firstResponderWindow, window.currentFirstResponder === self { window.currentFirstResponder = nil }
    }

    func giveUpFirstResponderStatus() -> Bool {
        guard let window = firstResponderWindow, window.currentFirstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.currentFirstResponder = nil
        return true
    }
}

extension UIView {
    /// Ends editing in this subtree; `true` when there is no first responder in it afterwards.
    func resignInside(force: Bool) -> Bool {
        guard let responder = (currentWindow ?? self as? UIWindow)?.currentFirstResponder else { return true }
        let view = (responder as? UIView) ?? (responder as? UIViewController)?.viewIfLoaded
        guard let view, view.isInside(self) else { return true }
        if responder.resignFirstResponder() { return true }
        if force {
            responder.dropFirstResponderStatus()
            (responder as? any EditingSession)?.finishEditing()
        }
        return force
    }
}
