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
