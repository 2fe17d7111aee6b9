// What UIKit's own methods do when nothing stands in their place (`Replacing`).
extension UIView {
    func ownAddSubview(_ view: UIView) { insert(view, at: children.count) }
    func ownInsertSubview(_ view: UIView, _ index: Int) { insert(view, at: index) }
    func ownInsertBelow(_ view: UIView, _ siblingSubview: UIView) { insert(view, nextTo: siblingSubview, offset: 0) }
    func ownInsertAbove(_ view: UIView, _ siblingSubview: UIView) { insert(view, nextTo: siblingSubview, offset: 1) }
    func ownRemoveFromSuperview() { leaveSuperview() }
    func ownDidAddSubview(_ subview: UIView) {}
    func ownWillRemoveSubview(_ subview: UIView) {}
    func ownWillMoveToSuperview(_ newSuperview: UIView?) {}
    func ownDidMoveToSuperview() {}
    func ownWillMoveToWindow(_ newWindow: UIWindow?) {}
    func ownDidMoveToWindow() {}
    func ownLayoutSubviews() { applySolvedLayout() }
    func ownSetNeedsLayout() { markNeedsLayout() }
    func ownLayoutIfNeeded() { layoutNow() }
    func ownSafeAreaInsetsDidChange() {}
    func ownUpdateConstraints() { updateOwnConstraints() }
    func ownTraitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    func ownHitTest(_ point: CGPoint, _ event: UIEvent?) -> UIView? { findHit(point, with: event) }
    func ownPointInside(_ point: CGPoint, _ event: UIEvent?) -> Bool { layer.bounds.contains(point) }
}
