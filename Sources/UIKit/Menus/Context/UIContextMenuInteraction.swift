/// Shows a menu where a view is pressed for half a second (Apple documentation: *UIContextMenuInteraction*).
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
    /// What the menu looks like (Apple documentation: *UIContextMenuInteraction.Appearance*).
    public enum Appearance: UInt, Sendable {
        case unknown = 0
        /// A preview with the menu.
        case rich
        /// The menu alone.
        case compact
    }

    private weak var storedDelegate: (any UIContextMenuInteractionDelegate)?
    private weak var storedView: UIView?
    private let press = UILongPressGestureRecognizer()
    /// What the delegate gave for the press that is about to begin.
    private var offered: UIContextMenuConfiguration?
    private(set) var shown: ShownMenu?

    /// Makes an interaction that asks `delegate`, which is not retained, for each menu.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        storedDelegate = delegate
        super.init()
        press.delegate = self
        press.addTarget(of: self) { [weak self] recognizer in
            if recognizer.state == .began { self?.present() }
        }
    }

    /// Whom the interaction asks for menus.
    open weak var delegate: (any UIContextMenuInteractionDelegate)? { storedDelegate }
    /// The view the interaction is attached to.
    open var view: UIView? { storedView }
    /// What the menu that is shown looks like; unknown while none is.
    open var menuAppearance: UIContextMenuInteraction.Appearance {
        guard let shown else { return .unknown }
        return shown.preview == nil ? .compact : .rich
    }

    open func willMove(to view: UIView?) {
        guard view !== storedView else { return }
        dismissMenu()
        storedView?.removeGestureRecognizer(press)
    }

    open func didMove(to view: UIView?) {
        storedView = view
        view?.addGestureRecognizer(press)
    }

    /// Where the menu was asked for, in the coordinates of `view`.
    open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

    /// Takes the menu away, animated.
    open func dismissMenu() { shown?.dismiss() }

    /// Replaces the menu that is shown by what `block` makes of it; does nothing while none is.
    open func updateVisibleMenu(_ block: (_ visibleMenu: UIMenu) -> UIMenu) {
        if let shown { shown.replace(with: block(shown.menu)) }
    }

    // MARK: The press

    /// A press for which there is no menu is left to the view.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard shown == nil, let view = storedView, view.window != nil else { return false }
        offered = storedDelegate?.contextMenuInteraction(self, configurationForMenuAtLocation: press.location(in: view))
        return offered != nil
    }

    private func present() {
        guard let configuration = offered, let view = storedView else { return }
        offered = nil
        let target = storedDelegate?.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
        present(configuration, over: target?.view ?? view)
    }

    /// Shows the menu of a configuration beside a view.
    func present(_ configuration: UIContextMenuConfiguration, over target: UIView) {
        let preview = configuration.previewProvider?()
        let menu = configuration.actionProvider?([])
        guard menu != nil || preview != nil, let window = target.window else { return }
        let sender: Any = storedView ?? target
        let made = ShownMenu(
            menu ?? UIMenu(), preview: preview, in: window, near: target.convert(target.bounds, to: window), sender: sender)
        shown = made
        made.willDismiss = { [weak self] animator in self?.willEnd(configuration, animator) }
        made.onPreviewTap = { [weak self] animator in
            guard let self else { return }
            storedDelegate?.contextMenuInteraction(
                self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
        made.show { animator in
            self.storedDelegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        }
    }

    private func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
        shown = nil
        storedDelegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    }
}
