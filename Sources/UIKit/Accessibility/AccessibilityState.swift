/// The accessibility properties that a program set on an object; `nil` fields keep the object's default.
@MainActor
final class AccessibilityState {
    var isElement: Bool?
    var identifier: String?
    var attributedLabel: NSAttributedString?
    var attributedHint: NSAttributedString?
    var attributedValue: NSAttributedString?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var navigationStyle: UIAccessibilityNavigationStyle = .automatic
    var respondsToInteraction: Bool?
    var attributedInputLabels: [NSAttributedString]?
    var textualContext: UIAccessibilityTextualContext?
    var headerElements: [Any]?
    var containerType: UIAccessibilityContainerType = .none
    var elements: [Any]?
    var automationElements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
}

/// What an object says of itself while nothing is set.
struct AccessibilityDefaults {
    var isElement = false
    var label: String?
    var value: String?
    var traits: UIAccessibilityTraits = .none

    static let none = AccessibilityDefaults()
}

extension UIResponder {
    /// The state, made on first use.
    var accessibilityState: AccessibilityState {
        if let accessibility { return accessibility }
        let made = AccessibilityState()
        accessibility = made
        return made
    }

    /// A view's place on the screen, in points; nothing for other responders.
    var accessibilityFrameByDefault: CGRect {
        guard let view = self as? UIView, view.window != nil else { return .zero }
        return UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
    }
}
