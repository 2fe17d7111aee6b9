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
        if let current = window.currentFirstResponder, !current.resignFirstResponder() { return false }
        window.currentFirstResponder = self
        return true
    }

    func giveUpFirstResponderStatus() -> Bool {
        guard let window = firstResponderWindow, window.currentFirstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.currentFirstResponder = nil
        return true
    }
}
