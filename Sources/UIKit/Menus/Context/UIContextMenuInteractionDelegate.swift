/// Gives the menus of an interaction (Apple documentation: *UIContextMenuInteractionDelegate*).
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// The menu for a press at `location`, in the view's coordinates; `nil` leaves the press to the view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// What stands out while the menu is shown; the view when `nil`.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Called before the menu is shown.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called before the menu goes.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called when the preview was tapped.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
}

/// Runs blocks beside a menu's coming and going (Apple documentation: *UIContextMenuInteractionAnimating*).
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the preview, if there is one.
    var previewViewController: UIViewController? { get }
    /// Runs `animations` with those of the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs `completion` when they are over.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The same where the preview was tapped (Apple documentation: *UIContextMenuInteractionCommitAnimating*).
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the preview goes; default dismiss.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview goes that was tapped (Apple documentation: *UIContextMenuInteractionCommitStyle*).
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes away as if nothing were chosen.
    case dismiss = 0
    /// It becomes what is shown next.
    case pop
}
