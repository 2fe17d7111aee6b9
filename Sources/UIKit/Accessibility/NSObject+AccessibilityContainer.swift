/// Accessibility properties of containers that are no responders; responders answer with their own.
@MainActor
extension NSObjectProtocol where Self: NSObject {
    /// Whether the elements inside are hidden from assistive technologies; default false.
    public var accessibilityElementsHidden: Bool {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityElementsHidden }
            return storedAccessibility?.hidesElements ?? false
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityElementsHidden = newValue }
            accessibilityStorage.hidesElements = newValue
        }
    }
    /// Whether assistive technologies ignore the siblings of this view; default false.
    public var accessibilityViewIsModal: Bool {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityViewIsModal }
            return storedAccessibility?.isModal ?? false
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityViewIsModal = newValue }
            accessibilityStorage.isModal = newValue
        }
    }
    /// Whether children are read as a group before what follows; default false.
    public var shouldGroupAccessibilityChildren: Bool {
        get {
            if let responder = self as? UIResponder { return responder.shouldGroupAccessibilityChildren }
            return storedAccessibility?.groupsChildren ?? false
        }
        set {
            if let responder = self as? UIResponder { return responder.shouldGroupAccessibilityChildren = newValue }
            accessibilityStorage.groupsChildren = newValue
        }
    }
    /// How the children are visited; default automatic.
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityNavigationStyle }
            return storedAccessibility?.navigationStyle ?? .automatic
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityNavigationStyle = newValue }
            accessibilityStorage.navigationStyle = newValue
        }
    }
    /// Whether the element is of interest to Switch Control and Voice Control.
    public var accessibilityRespondsToUserInteraction: Bool {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityRespondsToUserInteraction }
            return storedAccessibility?.respondsToInteraction ?? isAccessibilityElement
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityRespondsToUserInteraction = newValue }
            accessibilityStorage.respondsToInteraction = newValue
        }
    }
    /// The names by which Voice Control knows the element, with attributes.
    public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityAttributedUserInputLabels }
            return storedAccessibility?.attributedInputLabels ?? []
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityAttributedUserInputLabels = newValue }
            accessibilityStorage.attributedInputLabels = newValue
        }
    }
    /// What the text is about.
    public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityTextualContext }
            return storedAccessibility?.textualContext
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityTextualContext = newValue }
            accessibilityStorage.textualContext = newValue
        }
    }
    /// The headers of the section that the element is in.
    public var accessibilityHeaderElements: [Any]? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityHeaderElements }
            return storedAccessibility?.headerElements
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityHeaderElements = newValue }
            accessibilityStorage.headerElements = newValue
        }
    }
    /// What kind of container this is; default none.
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityContainerType }
            return storedAccessibility?.containerType ?? .none
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityContainerType = newValue }
            accessibilityStorage.containerType = newValue
        }
    }
    /// The elements inside, in reading order; subviews are looked at when `nil`.
    public var accessibilityElements: [Any]? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityElements }
            return storedAccessibility?.elements
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityElements = newValue }
            accessibilityStorage.elements = newValue
        }
    }
    /// The elements that automation sees; `accessibilityElements` when `nil`.
    public var automationElements: [Any]? {
        get {
            if let responder = self as? UIResponder { return responder.automationElements }
            return storedAccessibility?.automationElements
        }
        set {
            if let responder = self as? UIResponder { return responder.automationElements = newValue }
            accessibilityStorage.automationElements = newValue
        }
    }
    /// Further actions that assistive technologies offer.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityCustomActions }
            return storedAccessibility?.customActions
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityCustomActions = newValue }
            accessibilityStorage.customActions = newValue
        }
    }
    /// Further rotors that assistive technologies offer.
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityCustomRotors }
            return storedAccessibility?.customRotors
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityCustomRotors = newValue }
            accessibilityStorage.customRotors = newValue
        }
    }
    /// The names by which Voice Control knows the element, the most telling first.
    public var accessibilityUserInputLabels: [String]! {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityUserInputLabels }
            return (accessibilityAttributedUserInputLabels ?? []).map(\.string)
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityUserInputLabels = newValue }
            accessibilityAttributedUserInputLabels = newValue?.map { NSAttributedString(string: $0) }
        }
    }
}
