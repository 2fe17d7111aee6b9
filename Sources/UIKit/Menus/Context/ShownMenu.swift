/// A menu on the screen: a view over its window that holds the list, the preview if there is one, and takes touches
/// beside them as a wish to have it away.
@MainActor
final class ShownMenu {
    private(set) var menu: UIMenu
    let preview: UIViewController?
    private let sender: Any?
    private let window: UIWindow
    private let place: CGRect
    private let overlay = MenuOverlay()
    private var list: MenuList?
    private var isLeaving = false
    /// Called before the menu goes.
    var willDismiss: ((MenuAnimator) -> Void)?
    /// Called when the preview was tapped, before the menu goes.
    var onPreviewTap: ((MenuAnimator) -> Void)?

    /// How long the menu takes to come and to go, in seconds.
    static let duration: TimeInterval = 0.25

    /// - Parameter place: what the menu is about, in the window's coordinates.
    init(_ menu: UIMenu, preview: UIViewController?, in window: UIWindow, near place: CGRect, sender: Any?) {
        self.menu = menu
        self.preview = preview
        self.window = window
        self.place = place
        self.sender = sender
    }

    /// Puts the menu on the screen; it keeps itself there until it is dismissed.
    func show(_ willDisplay: (MenuAnimator) -> Void) {
        overlay.shown = self
        overlay.frame = window.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        showList(of: menu)
        showPreview()
        let animator = MenuAnimator(preview: preview)
        willDisplay(animator)
        overlay.alpha = 0
        window.addSubview(overlay)
        animate(animator, alpha: 1) {}
    }

    func replace(with menu: UIMenu) {
        self.menu = menu
        showList(of: menu)
    }

    func dismiss() { leave(MenuAnimator(preview: preview)) }

    func previewTapped() {
        let animator = MenuAnimator(preview: preview)
        onPreviewTap?(animator)
        leave(animator)
    }

    /// Someone chose an element: a submenu takes the list's place, anything else is done and the menu goes.
    func choose(_ element: UIMenuElement) {
        if let submenu = element as? UIMenu { return showList(of: submenu) }
        guard let leaf = element as? any UIMenuLeaf, !leaf.attributes.contains(.disabled) else { return }
        if leaf.attributes.contains(.keepsMenuPresented) {
            leaf.performWithSender(sender, target: nil)
            list?.update()
        } else {
            dismiss()
            leaf.performWithSender(sender, target: nil)
        }
    }

    private func leave(_ animator: MenuAnimator) {
        guard !isLeaving else { return }
        isLeaving = true
        willDismiss?(animator)
        animate(animator, alpha: 0) { [overlay] in
            overlay.removeFromSuperview()
            overlay.shown = nil
        }
    }

    private func animate(_ animator: MenuAnimator, alpha: CGFloat, _ completion: @escaping () -> Void) {
        UIView.animate(withDuration: Self.duration) { [overlay] in
            overlay.alpha = alpha
            animator.run()
        } completion: { _ in
            completion()
            animator.complete()
        }
    }

    private func showPreview() {
        guard let preview, let view = preview.view else { return }
        let wished = preview.preferredContentSize
        let size = wished == .zero ? CGSize(width: window.bounds.width - 32, height: window.bounds.height / 3) : wished
        view.frame = CGRect(x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width, height: size.height)
            .kept(inside: window.bounds.inset(by: window.safeAreaInsets))
        overlay.insertSubview(view, at: 0)
        view.addGestureRecognizer(overlay.tapOnPreview)
    }

    private func showList(of menu: UIMenu) {
        list?.removeFromSuperview()
        let made = MenuList(menu) { [weak self] in self?.choose($0) }
        list = made
        let room = window.bounds.inset(by: window.safeAreaInsets)
        let size = made.sizeThatFits(room.size)
        let below = CGRect(x: place.minX, y: place.maxY + 8, width: size.width, height: size.height)
        let above = CGRect(x: place.minX, y: place.minY - 8 - size.height, width: size.width, height: size.height)
        made.frame = (below.maxY <= room.maxY || above.minY < room.minY ? below : above).kept(inside: room)
        overlay.addSubview(made)
    }
}

extension CGRect {
    /// The rectangle moved as little as possible to lie inside another, at its top left where it is too large.
    fileprivate func kept(inside room: CGRect) -> CGRect {
        var moved = self
        moved.origin.x = max(room.minX, min(minX, room.maxX - width))
        moved.origin.y = max(room.minY, min(minY, room.maxY - height))
        return moved
    }
}
