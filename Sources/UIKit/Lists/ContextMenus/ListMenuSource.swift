/// Gives the menus of a list's rows or items, which its delegate decides.
@MainActor
protocol ListWithMenus: UIView {
    /// Gives the menus, once the list has had a delegate.
    var menuSource: ListMenuSource? { get set }
    /// The menu for a press at a point of the list, and the cell that it is about.
    func menu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, cell: UIView?)?
    func previewForHighlighting(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    func willDisplay(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func willCommit(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
}

extension ListWithMenus {
    /// Has presses ask the delegate, from the first one on.
    func offerMenus(of delegate: AnyObject?) {
        guard menuSource == nil, delegate != nil else { return }
        let source = ListMenuSource(self)
        menuSource = source
        addInteraction(source.interaction)
    }
}

/// The delegate of a list's interaction; the interaction is the list's, made when the list first gets a delegate.
@MainActor
final class ListMenuSource: NSObject, UIContextMenuInteractionDelegate {
    private weak var list: (any ListWithMenus)?
    private weak var cell: UIView?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(_ list: any ListWithMenus) {
        self.list = list
        super.init()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let found = list?.menu(at: location)
        cell = found?.cell
        return found?.configuration
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        list?.previewForHighlighting(configuration) ?? cell.map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list?.willDisplay(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list?.willEnd(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { list?.willCommit(configuration, animator) }
}
