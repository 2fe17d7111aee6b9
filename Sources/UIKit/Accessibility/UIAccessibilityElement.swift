/// Something that assistive technologies see though it is no view (Apple documentation: *UIAccessibilityElement*).
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// Makes an element inside `container`, which is not retained.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// The object that the element is inside; not retained.
    open weak var accessibilityContainer: AnyObject?
    /// A name for tests; never spoken.
    open var accessibilityIdentifier: String? {
        get { accessibility?.identifier }
        set { accessibilityState.identifier = newValue }
    }

    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(isElement: true) }

    /// The frame in the container's coordinates, in points; `accessibilityFrame` follows it.
    open var accessibilityFrameInContainerSpace: CGRect = .zero {
        didSet { usesContainerSpace = true }
    }
    private var usesContainerSpace = false

    /// Where the element is on the screen, in points.
    open override var accessibilityFrame: CGRect {
        get {
            guard usesContainerSpace, let view = accessibilityContainer as? UIView else {
                return super.accessibilityFrame
            }
            return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
        }
        set {
            usesContainerSpace = false
            super.accessibilityFrame = newValue
        }
    }

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
