/// An object that answers and handles events (Apple documentation: *UIResponder*).
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// Makes a responder that is no first responder.
    public override init() { super.init() }

    /// The next object of the responder chain, or `nil` at its end.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether this object may become first responder; `false` unless overridden.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether this object is willing to give the status up; `true` unless overridden.
    open var canResignFirstResponder: Bool { true }
    /// Whether this object is its window's first responder.
    open var isFirstResponder: Bool { firstResponderWindow?.currentFirstResponder === self }

    /// Makes this object the first responder of its window; the present one is asked to resign first.
    @discardableResult open func becomeFirstResponder() -> Bool { takeFirstResponderStatus() }
    /// Gives the status of first responder up; `false` when this object refuses.
    @discardableResult open func resignFirstResponder() -> Bool { giveUpFirstResponderStatus() }

    /// The view shown instead of the keyboard while this object is first responder.
    open var inputView: UIView? { nil }
    /// The view shown above the keyboard while this object is first responder.
    open var inputAccessoryView: UIView? { nil }

    /// Shows the input view and accessory view that the responder has now, if it is the first responder.
    open func reloadInputViews() { SoftKeyboard.shared.reload(for: self) }

    // MARK: Activities

    /// What is done with this object; kept in an associated object, as few have one. It becomes current when set,
    /// and `updateUserActivityState(_:)` is called before it is saved.
    open var userActivity: NSUserActivity? {
        get { objc_getAssociatedObject(self, &Self.activityKey) as? NSUserActivity }
        set {
            userActivity?.responder = nil
            newValue?.responder = self
            newValue?.becomeCurrent()
            objc_setAssociatedObject(self, &Self.activityKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
    private static var activityKey: UInt8 = 0

    /// Called before an activity of this object that needs it is saved; overridden to fill its `userInfo`.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Events

    /// Tells this object that touches began; passes them to `next` unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }
    /// Tells this object that touches moved; passes them to `next` unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }
    /// Tells this object that touches ended; passes them to `next` unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }
    /// Tells this object that the system took touches away; passes them to `next` unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    /// Tells this object that estimated touch properties are final; passes them on unless overridden.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        next?.touchesEstimatedPropertiesUpdated(touches)
    }
    /// Tells this object that a button was pressed; passes it to `next` unless overridden.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// Tells this object that a press changed; passes it to `next` unless overridden.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Tells this object that a button was released; passes it to `next` unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Tells this object that the system took a press away; passes it to `next` unless overridden.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
    /// Tells this object that a motion began; passes it to `next` unless overridden.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Tells this object that a motion ended; passes it to `next` unless overridden.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Tells this object that a motion was cancelled; passes it to `next` unless overridden.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
    /// Tells this object that a remote control was used; passes it to `next` unless overridden.
    open func remoteControlReceived(with event: UIEvent?) {
        next?.remoteControlReceived(with: event)
    }

    // MARK: Actions

    /// Whether this object answers `action`: it does when it has a method of that selector.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        responds(to: action)
    }
    /// Puts the selection on the pasteboard and takes it away. This and the actions that follow do nothing here, and no
    /// responder answers their selectors unless it has its own (Apple documentation: *UIResponderStandardEditActions*).
    open func cut(_ sender: Any?) {}
    /// Puts the selection on the pasteboard.
    open func copy(_ sender: Any?) {}
    /// Puts what is on the pasteboard in the place of the selection.
    open func paste(_ sender: Any?) {}
    /// Takes the selection away.
    open func delete(_ sender: Any?) {}
    /// Selects what is nearest.
    open func select(_ sender: Any?) {}
    /// Selects everything.
    open func selectAll(_ sender: Any?) {}
    /// The first object from here up the chain that can perform `action`.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if canPerformAction(action, withSender: sender) { return self }
        return next?.target(forAction: action, withSender: sender)
    }
    /// The key commands this object answers while it is in the responder chain.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Accessibility (Apple documentation: *UIAccessibility*)

    /// The accessibility properties that were set; `nil` while there are none.
    var accessibility: AccessibilityState?
    /// What the object says of itself while nothing is set.
    var accessibilityDefaults: AccessibilityDefaults { .none }

    /// Whether assistive technologies see this object; true for standard controls, else false.
    open var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? accessibilityDefaults.isElement }
        set { accessibilityState.isElement = newValue }
    }
    /// The label with attributes.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility?.attributedLabel ?? accessibilityLabelByDefault }
        set { accessibilityState.attributedLabel = newValue }
    }
    /// The hint with attributes.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibility?.attributedHint }
        set { accessibilityState.attributedHint = newValue }
    }
    /// The value with attributes.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibility?.attributedValue ?? accessibilityValueByDefault }
        set { accessibilityState.attributedValue = newValue }
    }
    /// How the element behaves.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.traits ?? accessibilityDefaults.traits }
        set { accessibilityState.traits = newValue }
    }
    /// Where the element is on the screen, in points; a view's own frame unless set.
    open var accessibilityFrame: CGRect {
        get { accessibility?.frame ?? accessibilityFrameByDefault }
        set { accessibilityState.frame = newValue }
    }
    /// The outline on the screen, in points, where the frame is not telling enough.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility?.path }
        set { accessibilityState.path = newValue }
    }
    /// Where a touch activates the element, on the screen, in points; the frame's middle unless set.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { accessibilityState.activationPoint = newValue }
    }
    /// The language in which the element is read, as a BCP 47 tag.
    open var accessibilityLanguage: String? {
        get { accessibility?.language }
        set { accessibilityState.language = newValue }
    }
    /// Whether the elements inside are hidden from assistive technologies; default false.
    open var accessibilityElementsHidden: Bool {
        get { accessibility?.hidesElements ?? false }
        set { accessibilityState.hidesElements = newValue }
    }
    /// Whether assistive technologies ignore the siblings of this view; default false.
    open var accessibilityViewIsModal: Bool {
        get { accessibility?.isModal ?? false }
        set { accessibilityState.isModal = newValue }
    }
    /// Whether children are read as a group before what follows; default false.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility?.groupsChildren ?? false }
        set { accessibilityState.groupsChildren = newValue }
    }
    /// How the children are visited; default automatic.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility?.navigationStyle ?? .automatic }
        set { accessibilityState.navigationStyle = newValue }
    }
    /// Whether the element is of interest to Switch Control and Voice Control.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility?.respondsToInteraction ?? isAccessibilityElement }
        set { accessibilityState.respondsToInteraction = newValue }
    }
    /// The names by which Voice Control knows the element, with attributes.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibility?.attributedInputLabels ?? [] }
        set { accessibilityState.attributedInputLabels = newValue }
    }
    /// What the text is about.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibility?.textualContext }
        set { accessibilityState.textualContext = newValue }
    }
    /// The headers of the section that the element is in.
    open var accessibilityHeaderElements: [Any]? {
        get { accessibility?.headerElements }
        set { accessibilityState.headerElements = newValue }
    }
    /// What kind of container this is; default none.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility?.containerType ?? .none }
        set { accessibilityState.containerType = newValue }
    }
    /// The elements inside, in reading order; subviews are looked at when `nil`.
    open var accessibilityElements: [Any]? {
        get { accessibility?.elements }
        set { accessibilityState.elements = newValue }
    }
    /// The elements that automation sees; `accessibilityElements` when `nil`.
    open var automationElements: [Any]? {
        get { accessibility?.automationElements }
        set { accessibilityState.automationElements = newValue }
    }
    /// Further actions that assistive technologies offer.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility?.customActions }
        set { accessibilityState.customActions = newValue }
    }
    /// Further rotors that assistive technologies offer.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibility?.customRotors }
        set { accessibilityState.customRotors = newValue }
    }
    /// What the element is, in a word or two.
    open var accessibilityLabel: String? {
        get { accessibilityAttributedLabel?.string }
        set { accessibilityAttributedLabel = newValue.map { NSAttributedString(string: $0) } }
    }
    /// What happens when the element is activated.
    open var accessibilityHint: String? {
        get { accessibilityAttributedHint?.string }
        set { accessibilityAttributedHint = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The element's present value.
    open var accessibilityValue: String? {
        get { accessibilityAttributedValue?.string }
        set { accessibilityAttributedValue = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The names by which Voice Control knows the element, the most telling first.
    open var accessibilityUserInputLabels: [String]! {
        get { (accessibilityAttributedUserInputLabels ?? []).map(\.string) }
        set { accessibilityAttributedUserInputLabels = newValue?.map { NSAttributedString(string: $0) } }
    }
    /// Activates the element; `true` when handled, else a touch is simulated.
    open func accessibilityActivate() -> Bool { false }
    /// Raises the value of an adjustable element.
    open func accessibilityIncrement() {}
    /// Lowers the value of an adjustable element.
    open func accessibilityDecrement() {}
    /// Scrolls the content; `true` when it did.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Leaves a modal view; `true` when it did.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Does what matters most now; `true` when it did.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Called after an assistive technology put its focus here.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called after an assistive technology took its focus away.
    open func accessibilityElementDidLoseFocus() {}
    /// Whether an assistive technology has its focus here.
    open func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.shared.element === self }
    /// How many elements the container has.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// The element at an index of the container.
    open func accessibilityElement(at index: Int) -> Any? { AccessibilityTree.element(at: index, of: accessibilityElements) }
    /// The index of an element of the container; `NSNotFound` when it has no such.
    open func index(ofAccessibilityElement element: Any) -> Int { AccessibilityTree.index(of: element, in: accessibilityElements) }
}
