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

// What they do while something has other implementations: kept apart, so that the methods stay short.
extension UIView {
    @inline(never) func askAddSubview(_ view: UIView) {
        if !Replacing.runs("addSubview:", UIView.self, self, view) { ownAddSubview(view) }
    }
    @inline(never) func askInsertSubview(_ view: UIView, _ index: Int) {
        if !Replacing.runs("insertSubview:atIndex:", UIView.self, self, view, index) { ownInsertSubview(view, index) }
    }
    @inline(never) func askInsertBelow(_ view: UIView, _ siblingSubview: UIView) {
        let isDone = Replacing.runs(
            "insertSubview:belowSubview:", UIView.self, self, view, siblingSubview)
        if !isDone { ownInsertBelow(view, siblingSubview) }
    }
    @inline(never) func askInsertAbove(_ view: UIView, _ siblingSubview: UIView) {
        let isDone = Replacing.runs(
            "insertSubview:aboveSubview:", UIView.self, self, view, siblingSubview)
        if !isDone { ownInsertAbove(view, siblingSubview) }
    }
    @inline(never) func askRemoveFromSuperview() {
        if !Replacing.runs("removeFromSuperview", UIView.self, self) { ownRemoveFromSuperview() }
    }
    @inline(never) func askDidAddSubview(_ subview: UIView) {
        if !Replacing.runs("didAddSubview:", UIView.self, self, subview) { ownDidAddSubview(subview) }
    }
    @inline(never) func askWillRemoveSubview(_ subview: UIView) {
        if !Replacing.runs("willRemoveSubview:", UIView.self, self, subview) { ownWillRemoveSubview(subview) }
    }
    @inline(never) func askWillMoveToSuperview(_ newSuperview: UIView?) {
        let isDone = Replacing.runs(
            "willMoveToSuperview:", UIView.self, self, newSuperview)
        if !isDone { ownWillMoveToSuperview(newSuperview) }
    }
    @inline(never) func askDidMoveToSuperview() {
        if !Replacing.runs("didMoveToSuperview", UIView.self, self) { ownDidMoveToSuperview() }
    }
    @inline(never) func askWillMoveToWindow(_ newWindow: UIWindow?) {
        if !Replacing.runs("willMoveToWindow:", UIView.self, self, newWindow) { ownWillMoveToWindow(newWindow) }
    }
    @inline(never) func askDidMoveToWindow() {
        if !Replacing.runs("didMoveToWindow", UIView.self, self) { ownDidMoveToWindow() }
    }
    @inline(never) func askLayoutSubviews() {
        if !Replacing.runs("layoutSubviews", UIView.self, self) { ownLayoutSubviews() }
    }
    @inline(never) func askSetNeedsLayout() {
        if !Replacing.runs("setNeedsLayout", UIView.self, self) { ownSetNeedsLayout() }
    }
    @inline(never) func askLayoutIfNeeded() {
        if !Replacing.runs("layoutIfNeeded", UIView.self, self) { ownLayoutIfNeeded() }
    }
    @inline(never) func askSafeAreaInsetsDidChange() {
        if !Replacing.runs("safeAreaInsetsDidChange", UIView.self, self) { ownSafeAreaInsetsDidChange() }
    }
    @inline(never) func askUpdateConstraints() {
        if !Replacing.runs("updateConstraints", UIView.self, self) { ownUpdateConstraints() }
    }
    @inline(never) func askTraitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        let isDone = Replacing.runs(
            "traitCollectionDidChange:", UIView.self, self, previousTraitCollection)
        if !isDone { ownTraitCollectionDidChange(previousTraitCollection) }
    }
    @inline(never) func askPointInside(_ point: CGPoint, _ event: UIEvent?) -> Bool {
        guard let found = _replacement("pointInside:withEvent:", of: self, in: UIView.self) else {
            return ownPointInside(point, event)
        }
        return _argument(found(self, point, event, nil))
    }
    @inline(never) func askHitTest(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard let found = _replacement("hitTest:withEvent:", of: self, in: UIView.self) else {
            return ownHitTest(point, event)
        }
        return _argument(found(self, point, event, nil))
    }
}
