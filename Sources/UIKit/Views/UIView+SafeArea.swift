extension UIView {
    /// The safe area as the geometry has it now, even when the callback about it is still due.
    var currentSafeArea: UIEdgeInsets {
        // A view that left its window keeps what it had, so that nothing changes when it returns (trace nav-pop-01).
        guard currentWindow != nil || isWindow else { return knownSafeArea }
        return owesSafeArea ? computeSafeArea() : knownSafeArea
    }

    /// Whether a change of place may change the safe area. None reaches a view whose superview has none; when the
    /// superview gets one, it asks its subviews to compute theirs.
    var isReachedBySafeArea: Bool {
        managingController != nil || knownSafeArea != .zero || parentView.map { $0.knownSafeArea != .zero } ?? true
    }

    /// Whether this view or an ancestor has still to compute its safe area.
    var owesSafeArea: Bool { pending.contains(.safeArea) || ancestorOwesSafeArea }

    /// Looks up no further than to where a layout pass has come, which knows what is above.
    private var ancestorOwesSafeArea: Bool {
        if !LayoutPass.isSafeAreaOwed || isKnownByPass { return false }
        return parentLink.borrow { $0.owesSafeArea } ?? false
    }

    /// Whether a layout pass that runs has brought everything above this view up to date.
    var isKnownByPass: Bool { traitsOfBehaviour.contains(.hasKnownSurroundings) && !LayoutPass.isInDoubt }

    /// Brings safe areas up to date from the window down to this view, so that `viewIsAppearing` sees final geometry.
    /// - Parameter known: an ancestor that is up to date, where the caller knows one.
    func bringGeometryUpToDate(below known: UIView? = nil) {
        var owes = pending.contains(.safeArea)
        var reached = self
        while !reached.isKnownByPass, let parent = reached.parentView, parent !== known, parent.currentWindow != nil {
            reached = parent
            if reached.pending.contains(.safeArea) { owes = true }
        }
        if owes { updateSafeAreas(from: reached) }
    }

    private func updateSafeAreas(from top: UIView) {
        if self !== top { parentView?.updateSafeAreas(from: top) }
        if pending.contains(.safeArea) { updateSafeArea(isSuperviewKnown: true) }
    }

    /// What of the superview's safe area reaches into this view, plus what its controller adds
    /// (Apple documentation: *Positioning content relative to the safe area*).
    func computeSafeArea() -> UIEdgeInsets { computeSafeArea(outer: parentView?.currentSafeArea) }

    private func computeSafeArea(outer: UIEdgeInsets?) -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let parent = parentView, let outer {
            if outer != .zero {
                let bounds = parent.layer.bounds
                let frame = layer.frame
                let right = frame.origin.x + frame.size.width, bottom = frame.origin.y + frame.size.height
                insets.top = overlap(bounds.origin.y + outer.top - frame.origin.y, outer.top)
                insets.left = overlap(bounds.origin.x + outer.left - frame.origin.x, outer.left)
                insets.bottom = overlap(bottom - (bounds.origin.y + bounds.size.height - outer.bottom), outer.bottom)
                insets.right = overlap(right - (bounds.origin.x + bounds.size.width - outer.right), outer.right)
            }
        } else if isWindow, let window = self as? UIWindow {
            insets = window.deviceSafeArea
        }
        if let controller = managingController {
            let added = controller.addedSafeAreaInsets
            insets.top += added.top
            insets.left += added.left
            insets.bottom += added.bottom
            insets.right += added.right
        }
        return insets
    }

    private func overlap(_ amount: CGFloat, _ outer: CGFloat) -> CGFloat {
        outer == 0 ? 0 : max(0, amount)
    }

    /// Computes the safe area and tells view and controller when it changed (trace layout-01).
    ///
    /// In a pass from the top down the superview's is known; elsewhere ancestors may still owe theirs.
    func updateSafeArea(isSuperviewKnown: Bool = false) {
        pending.remove(.safeArea)
        if isSuperviewKnown, !isReachedBySafeArea { return }
        guard currentWindow != nil || isWindow else { return }
        let insets = computeSafeArea(
            outer: isSuperviewKnown ? parentView?.knownSafeArea : parentView?.currentSafeArea)
        guard insets != knownSafeArea else { return }
        knownSafeArea = insets
        safeAreaInsetsDidChange()
        if let controller = managingController {
            controller.call(.viewSafeAreaInsetsDidChange) { controller.viewSafeAreaInsetsDidChange() }
        }
        safeAreaGuideChanged()
        if traitsOfBehaviour.contains(.insetsMarginsFromSafeArea) { marginsDidChange() }
        for child in children { child.markNeedsSafeArea() }
    }
}
