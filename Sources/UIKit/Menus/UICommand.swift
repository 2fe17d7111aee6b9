/// A menu element that sends an action up the responder chain (Apple documentation: *UICommand*).
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
    private let storedAction: Selector
    private let storedPropertyList: Any?
    private let storedAlternates: [UICommandAlternate]
    private var currentSender: Any?

    /// A longer title for places that explain what the command does.
    open var discoverabilityTitle: String?
    /// How the command is shown and whether it can be chosen; default none.
    open var attributes: UIMenuElement.Attributes
    /// Whether the command is shown as chosen; default off.
    open var state: UIMenuElement.State

    /// Makes a command that sends `action`.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        storedAction = action
        storedPropertyList = propertyList
        storedAlternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The command's title.
    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    /// The image beside the title.
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }
    /// The selector that is sent; the command is its argument.
    open var action: Selector { storedAction }
    /// Data that tells commands of one action apart.
    open var propertyList: Any? { storedPropertyList }
    /// What the command does instead while modifier keys are held.
    open var alternates: [UICommandAlternate] { storedAlternates }
    /// The object that performs the command, while it does.
    open var sender: Any? { currentSender }

    /// Sends the action to `target`, or up the responder chain when it is `nil`.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        let outer = currentSender
        currentSender = sender
        _ = UIApplication.shared.sendAction(storedAction, to: target, from: self, for: nil)
        currentSender = outer
    }
}

/// What a command does while modifier keys are held (Apple documentation: *UICommandAlternate*).
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    private let storedTitle: String
    private let storedAction: Selector
    private let storedModifiers: UIKeyModifierFlags

    /// Makes an alternate for `modifierFlags`.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        storedTitle = title
        storedAction = action
        storedModifiers = modifierFlags
        super.init()
    }

    /// The title shown instead of the command's.
    open var title: String { storedTitle }
    /// The selector sent instead of the command's.
    open var action: Selector { storedAction }
    /// The modifier keys for which this alternate stands.
    open var modifierFlags: UIKeyModifierFlags { storedModifiers }
}
