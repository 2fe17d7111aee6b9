// What UIKit's own methods do when nothing stands in their place (`Replacing`).
extension UIControl {
    func ownSendAction(_ action: Selector, _ target: Any?, _ event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
}

extension UIApplication {
    func ownSendEvent(_ event: UIEvent) { deliver(event) }
    func ownSendAction(_ action: Selector, _ target: Any?, _ sender: Any?, _ event: UIEvent?) -> Bool {
        perform(action, on: target, from: sender, event: event)
    }
}

extension UIWindow {
    func ownSendEvent(_ event: UIEvent) { touches.deliver(event, in: self) }
}

// What they do while something has other implementations: kept apart, so that the methods stay short.
extension UIControl {
    @inline(never) func askSendAction(_ action: Selector, _ target: Any?, _ event: UIEvent?) {
        let isDone = Replacing.runs(
            "sendAction:to:forEvent:", UIControl.self, self, action, target, event)
        if !isDone { ownSendAction(action, target, event) }
    }
}

// What they do while something has other implementations: kept apart, so that the methods stay short.
extension UIApplication {
    @inline(never) func askSendEvent(_ event: UIEvent) {
        if !Replacing.runs("sendEvent:", UIApplication.self, self, event) { ownSendEvent(event) }
    }
    @inline(never) func askSendAction(_ action: Selector, _ target: Any?, _ sender: Any?, _ event: UIEvent?) -> Bool {
        guard let found = _replacement("sendAction:to:from:forEvent:", of: self, in: UIApplication.self) else {
            return ownSendAction(action, target, sender, event)
        }
        return _argument(found(self, action, target, _MoreArguments([sender, event])))
    }
}

// What they do while something has other implementations: kept apart, so that the methods stay short.
extension UIWindow {
    @inline(never) func askSendEvent(_ event: UIEvent) {
        if !Replacing.runs("sendEvent:", UIWindow.self, self, event) { ownSendEvent(event) }
    }
}
