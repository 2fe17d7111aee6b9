/// Makes the controller whose view is shown as a preview; `nil` shows the view that was pressed.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Makes the menu from what the system suggests; `nil` shows no menu.
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// What one context menu shows (Apple documentation: *UIContextMenuConfiguration*).
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// In which order the elements stand (Apple documentation: *UIContextMenuConfiguration.ElementOrder*).
    public enum ElementOrder: Int, Sendable {
        case automatic = 0
        /// The first nearest to what was pressed.
        case priority
        /// The first at the top.
        case fixed
    }

    private let storedIdentifier: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Makes a configuration; without an identifier it gets one of its own. The providers are called when the menu is
    /// about to be shown.
    public required init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        storedIdentifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// Tells this configuration from others.
    open var identifier: any NSCopying { storedIdentifier }
    /// What else the menu is about, besides the item of `identifier`.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// In which order the elements stand; default automatic.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
}
