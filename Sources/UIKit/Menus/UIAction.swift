/// What a `UIAction` runs; it is given the action.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A menu element, or a control's action, that runs a closure (Apple documentation: *UIAction*).
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    private let handler: UIActionHandler
    private let storedIdentifier: Identifier
    private var currentSender: Any?

    /// A longer title for places that explain what the action does.
    open var discoverabilityTitle: String?
    /// How the action is shown and whether it can be chosen; default none.
    open var attributes: UIMenuElement.Attributes
    /// Whether the action is shown as chosen; default off.
    open var state: UIMenuElement.State
    /// The image shown while the state is on.
    open var selectedImage: UIImage?

    /// Names an action (Apple documentation: *UIAction.Identifier*).
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Makes an action; without an identifier it gets one of its own.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.handler = handler
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.selectedImage = selectedImage
        storedIdentifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The action's title.
    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    /// The image beside the title.
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }
    /// The action's name; a control has at most one action of a name for an event.
    open var identifier: UIAction.Identifier { storedIdentifier }
    /// The object that runs the action, while its handler runs.
    open var sender: Any? { currentSender }

    /// Runs the handler with `sender` as the action's sender; a disabled action does nothing.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        let outer = currentSender
        currentSender = sender
        handler(self)
        currentSender = outer
    }
}
