/// Where the associated state hangs; only its address matters.
private nonisolated(unsafe) var stateKey: UInt8 = 0

@MainActor
extension NSObjectProtocol where Self: NSObject {
    /// What was set on an object that is no responder; `nil` while there is nothing.
    var storedAccessibility: AccessibilityState? {
        withUnsafePointer(to: &stateKey) { objc_getAssociatedObject(self, $0) } as? AccessibilityState
    }

    /// The same, made on first use; it goes with its object.
    var accessibilityStorage: AccessibilityState {
        if let storedAccessibility { return storedAccessibility }
        let made = AccessibilityState()
        withUnsafePointer(to: &stateKey) {
            objc_setAssociatedObject(self, $0, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        return made
    }
}

extension UIResponder {
    var accessibilityLabelByDefault: NSAttributedString? {
        accessibilityDefaults.label.map { NSAttributedString(string: $0) }
    }
    var accessibilityValueByDefault: NSAttributedString? {
        accessibilityDefaults.value.map { NSAttributedString(string: $0) }
    }
}
