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
        controllerLink.isSet || knownSafeArea != .zero || parentLink.borrow { $0.knownSafeArea != .zero } ?? true
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
        guard LayoutPass.isSafeAreaOwed || pending.contains(.safeArea) else { return }
        var owes = pending.contains(.safeArea)
        var top = Uncounted(self)
        while let next = top.borrow({ $0.superviewToAsk(below: known) }), next.isSet {
            top = next
            if next.borrow({ $0.pending.contains(.safeArea) }) == true { owes = true }
        }
        if owes { top.borrow { updateSafeAreas(from: $0) } }
    }

    /// The superview, unless a pass that runs or the caller has brought it up to date.
    private func superviewToAsk(below known: UIView?) -> Uncounted<UIView> {
        if isKnownByPass { return Uncounted() }
        let goesOn = parentLink.borrow { $0 !== known && $0.windowLink.isSet } ?? false
        return goesOn ? parentLink : Uncounted()
    }

    private func updateSafeAreas(from top: UIView) {
        if self !== top { parentLink.borrow { $0.updateSafeAreas(from: top) } }
        if pending.contains(.safeArea) { updateSafeArea(isSuperviewKnown: true) }
    }

    /// What of the superview's safe area reaches into this view, plus what its controller adds
    /// (Apple documentation: *Positioning content relative to the safe area*).
    func computeSafeArea() -> UIEdgeInsets { computeSafeArea(outer: parentLink.borrow { $0.currentSafeArea }) }

    private func computeSafeArea(outer: UIEdgeInsets?) -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let outer {
            if outer != .zero, let bounds = parentLink.borrow({ $0.layer.bounds }) {
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
        if let added = controllerLink.borrow({ $0.addedSafeAreaInsets }) {
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
            outer: parentLink.borrow { isSuperviewKnown ? $0.knownSafeArea : $0.currentSafeArea })
        guard insets != knownSafeArea else { return }
        knownSafeArea = insets
        safeAreaInsetsDidChange()
        if let controller = managingController {
            controller.call(.viewSafeAreaInsetsDidChange) { $0.viewSafeAreaInsetsDidChange() }
        }
        safeAreaGuideChanged()
        if traitsOfBehaviour.contains(.insetsMarginsFromSafeArea) { marginsDidChange() }
        for child in children { child.markNeedsSafeArea() }
    }
}
