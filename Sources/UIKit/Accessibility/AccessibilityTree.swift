/// Looks up elements in a container's list.
@MainActor
enum AccessibilityTree {
    static func element(at index: Int, of elements: [Any]?) -> Any? {
        guard let elements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    static func index(of element: Any, in elements: [Any]?) -> Int {
        elements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
}

/// Where the assistive technology's focus is.
@MainActor
final class AccessibilityFocus {
    static let shared = AccessibilityFocus()
    private(set) weak var element: NSObject?

    /// Moves the focus, tells both elements and posts `elementFocusedNotification`.
    func move(to new: NSObject?) {
        let old = element
        guard old !== new else { return }
        element = new
        (old as? UIResponder)?.accessibilityElementDidLoseFocus()
        (new as? UIResponder)?.accessibilityElementDidBecomeFocused()
        var info: [AnyHashable: Any] = [
            UIAccessibility.assistiveTechnologyUserInfoKey:
                UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver
        ]
        info[UIAccessibility.focusedElementUserInfoKey] = new
        info[UIAccessibility.unfocusedElementUserInfoKey] = old
        NotificationCenter.default.post(
            name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: info)
    }
}
