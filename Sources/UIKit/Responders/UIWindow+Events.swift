extension UIWindow {
    /// The object that hears of keys, motion and remote controls first: the first responder, or the
    /// controller in front.
    var eventResponder: UIResponder {
        if let currentFirstResponder { return currentFirstResponder }
        guard var controller = rootViewController else { return self }
        while let presented = controller.presentedViewController { controller = presented }
        return controller.viewIfLoaded ?? controller
    }
}

extension UIApplication {
    /// Hands an event to the windows it concerns.
    func deliver(_ event: UIEvent) {
        if let destination = event.destination { return destination.sendEvent(event) }
        for window in event.touchedWindows { window.sendEvent(event) }
    }

    /// Has `action` performed by `target`, or by the first object up the responder chain that has it:
    /// the chain starts at the first responder and, where nobody there answers, at the sender.
    func perform(_ action: Selector, on target: Any?, from sender: Any?, event: UIEvent?) -> Bool {
        guard let receiver = target.map({ $0 as AnyObject }) ?? findTarget(of: action, from: sender) else {
            return false
        }
        ObjCRuntime.send(action, to: receiver, sender, event)
        return true
    }

    private func findTarget(of action: Selector, from sender: Any?) -> AnyObject? {
        let window = (sender as? UIView)?.window ?? keyWindow
        let first = window?.currentFirstResponder
        if let found = first?.target(forAction: action, withSender: sender) { return found as AnyObject }
        let start = (sender as? UIResponder) ?? window?.eventResponder ?? self
        return start.target(forAction: action, withSender: sender).map { $0 as AnyObject }
    }
}
