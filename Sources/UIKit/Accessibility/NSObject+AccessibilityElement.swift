/// Accessibility properties of objects that are no responders; responders answer with their own.
/// They stand in a protocol extension so that classes can declare members that subclasses override.
@MainActor
extension NSObjectProtocol where Self: NSObject {
    /// Whether assistive technologies see this object; true for standard controls, else false.
    public var isAccessibilityElement: Bool {
        get {
            if let responder = self as? UIResponder { return responder.isAccessibilityElement }
            return storedAccessibility?.isElement ?? false
        }
        set {
            if let responder = self as? UIResponder { return responder.isAccessibilityElement = newValue }
            accessibilityStorage.isElement = newValue
        }
    }
    /// The label with attributes.
    public var accessibilityAttributedLabel: NSAttributedString? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityAttributedLabel }
            return storedAccessibility?.attributedLabel
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityAttributedLabel = newValue }
            accessibilityStorage.attributedLabel = newValue
        }
    }
    /// The hint with attributes.
    public var accessibilityAttributedHint: NSAttributedString? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityAttributedHint }
            return storedAccessibility?.attributedHint
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityAttributedHint = newValue }
            accessibilityStorage.attributedHint = newValue
        }
    }
    /// The value with attributes.
    public var accessibilityAttributedValue: NSAttributedString? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityAttributedValue }
            return storedAccessibility?.attributedValue
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityAttributedValue = newValue }
            accessibilityStorage.attributedValue = newValue
        }
    }
    /// How the element behaves.
    public var accessibilityTraits: UIAccessibilityTraits {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityTraits }
            return storedAccessibility?.traits ?? .none
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityTraits = newValue }
            accessibilityStorage.traits = newValue
        }
    }
    /// Where the element is on the screen, in points; a view's own frame unless set.
    public var accessibilityFrame: CGRect {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityFrame }
            return storedAccessibility?.frame ?? .zero
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityFrame = newValue }
            accessibilityStorage.frame = newValue
        }
    }
    /// The outline on the screen, in points, where the frame is not telling enough.
    public var accessibilityPath: UIBezierPath? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityPath }
            return storedAccessibility?.path
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityPath = newValue }
            accessibilityStorage.path = newValue
        }
    }
    /// Where a touch activates the element, on the screen, in points; the frame's middle unless set.
    public var accessibilityActivationPoint: CGPoint {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityActivationPoint }
            return storedAccessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityActivationPoint = newValue }
            accessibilityStorage.activationPoint = newValue
        }
    }
    /// The language in which the element is read, as a BCP 47 tag.
    public var accessibilityLanguage: String? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityLanguage }
            return storedAccessibility?.language
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityLanguage = newValue }
            accessibilityStorage.language = newValue
        }
    }

    /// What the element is, in a word or two.
    public var accessibilityLabel: String? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityLabel }
            return accessibilityAttributedLabel?.string
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityLabel = newValue }
            accessibilityAttributedLabel = newValue.map { NSAttributedString(string: $0) }
        }
    }
    /// What happens when the element is activated.
    public var accessibilityHint: String? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityHint }
            return accessibilityAttributedHint?.string
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityHint = newValue }
            accessibilityAttributedHint = newValue.map { NSAttributedString(string: $0) }
        }
    }
    /// The element's present value.
    public var accessibilityValue: String? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityValue }
            return accessibilityAttributedValue?.string
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityValue = newValue }
            accessibilityAttributedValue = newValue.map { NSAttributedString(string: $0) }
        }
    }
}
