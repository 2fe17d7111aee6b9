/// A further action that assistive technologies offer (Apple documentation: *UIAccessibilityCustomAction*).
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// What a handler does; answers whether it succeeded.
    public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// Makes an action that calls `selector` of `target`, which is not retained.
    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(attributedName: NSAttributedString(string: name), target: target, selector: selector)
    }
    /// Makes an action with an attributed name that calls `selector` of `target`.
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
    }
    /// Makes an action with an image that calls `selector` of `target`.
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
    }
    /// Makes an action with attributed name and image that calls `selector` of `target`.
    public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.image = image
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// Makes an action that calls `actionHandler`.
    public convenience init(name: String, actionHandler: ActionHandler?) {
        self.init(attributedName: NSAttributedString(string: name), image: nil, actionHandler: actionHandler)
    }
    /// Makes an action with an attributed name that calls `actionHandler`.
    public convenience init(attributedName: NSAttributedString, actionHandler: ActionHandler?) {
        self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
    }
    /// Makes an action with an image that calls `actionHandler`.
    public convenience init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
        self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
    }
    /// Makes an action with attributed name and image that calls `actionHandler`.
    public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: ActionHandler?) {
        self.attributedName = attributedName
        self.image = image
        self.actionHandler = actionHandler
        selector = Selector("")
        super.init()
    }

    /// What the action is called.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// What the action is called, with attributes.
    open var attributedName: NSAttributedString
    /// A picture for the action.
    open var image: UIImage?
    /// The object whose method is called; not retained.
    open weak var target: AnyObject?
    /// The method that is called.
    open var selector: Selector
    /// What is called instead of a method.
    open var actionHandler: ActionHandler?

    /// Performs the action as an assistive technology does.
    func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target = target as? NSObject, target.responds(to: selector) else { return false }
        target.perform(selector, with: self)
        return true
    }
}
