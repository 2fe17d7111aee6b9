/// An action behind a swiped row (Apple documentation: *UIContextualAction*).
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// How an action looks (Apple documentation: *UIContextualAction.Style*).
    public enum Style: Int, Sendable {
        case normal = 0, destructive
    }

    /// Does the action, and calls its last argument with whether it was done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// How the action looks; a destructive one removes its row.
    public let style: Style
    /// What is done when the action is chosen.
    public let handler: Handler
    /// The text of the action.
    open var title: String?
    /// The background; `nil` is that of the style.
    open var backgroundColor: UIColor!
    /// The image of the action.
    open var image: UIImage?

    /// Makes an action.
    public required init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.handler = handler
        self.title = title
        backgroundColor = style == .destructive ? .systemRed : .systemGray
        super.init()
    }
}

/// The actions behind one side of a row (Apple documentation: *UISwipeActionsConfiguration*).
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, the outermost first.
    public let actions: [UIContextualAction]
    /// Whether a full swipe does the first action; default true.
    open var performsFirstActionWithFullSwipe = true

    /// Makes a configuration.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// An action behind a swiped row, as before iOS 11 (Apple documentation: *UITableViewRowAction*).
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, NSCopying {
    /// How an action looks (Apple documentation: *UITableViewRowAction.Style*).
    public enum Style: Int, Sendable {
        case `default` = 0, normal
        /// The same as `default`.
        public static let destructive = Style.default
    }

    /// How the action looks.
    public let style: Style
    /// The text of the action.
    open var title: String?
    /// The background; `nil` is that of the style.
    open var backgroundColor: UIColor?
    /// An effect behind the text.
    open var backgroundEffect: UIVisualEffect?
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Makes an action.
    public required init(
        style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// An action with the same style, title and handler.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> UncheckedBox<UITableViewRowAction> in
            let copy = type(of: self).init(style: style, title: title, handler: handler)
            copy.backgroundColor = backgroundColor
            copy.backgroundEffect = backgroundEffect
            return UncheckedBox(copy)
        }.value
    }

    /// The action as a contextual one for a row.
    func contextual(for path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) {
            [handler, self] _, _, done in
            handler(self, path)
            done(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
