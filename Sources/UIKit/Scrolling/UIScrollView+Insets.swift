extension UIScrollView {
    var baseAdjustedContentInset: UIEdgeInsets {
        UIEdgeInsets(
            top: storedContentInset.top + systemInset.top, left: storedContentInset.left + systemInset.left,
            bottom: storedContentInset.bottom + systemInset.bottom,
            right: storedContentInset.right + systemInset.right)
    }

    func changeContentInset(_ inset: UIEdgeInsets) {
        guard inset != storedContentInset else { return }
        willChangeValue(forKey: "contentInset")
        storedContentInset = inset
        didChangeValue(forKey: "contentInset")
        updateSystemInset()
        reportAdjustedInset()
        comeBackIntoRange()
        placeIndicators()
        setNeedsLayout()
    }

    /// What the safe area adds (Apple documentation: *UIScrollView.ContentInsetAdjustmentBehavior*).
    private var neededSystemInset: UIEdgeInsets {
        guard storedAdjustment != .never, isShown else { return .zero }
        let safe = safeAreaInsets
        guard safe != .zero else { return .zero }
        if storedAdjustment == .always { return safe }
        var insets = safe
        let size = layer.bounds.size
        let width = storedContentSize.width + storedContentInset.left + storedContentInset.right
        if width <= size.width && !alwaysBounceHorizontal {
            insets.left = 0
            insets.right = 0
        }
        let height = storedContentSize.height + storedContentInset.top + storedContentInset.bottom
        let fitsVertically = height <= size.height && !alwaysBounceVertical
        if fitsVertically && !(storedAdjustment == .automatic && isContentOfNavigation) {
            insets.top = 0
            insets.bottom = 0
        }
        return insets
    }

    /// `automatic` insets content under a navigation bar also where it does not scroll.
    private var isContentOfNavigation: Bool {
        var view: UIView? = self
        while let current = view {
            if let controller = current.managingController {
                return controller.automaticallyAdjustsScrollViewInsets && controller.navigationController != nil
            }
            view = current.superview
        }
        return false
    }

    /// Brings the part from the safe area up to date. Content that stood at the top, and content within its
    /// range, keeps its place on screen.
    func updateSystemInset() {
        let needed = neededSystemInset
        guard needed != systemInset else { return }
        let old = adjustedContentInset
        systemInset = needed
        let new = adjustedContentInset
        if !isTracking && !isDecelerating {
            var offset = contentOffset
            if offset.y == -old.top { offset.y = -new.top }
            if offset.x == -old.left { offset.x = -new.left }
            if offset != contentOffset { setContentOffset(offset, animated: false) }
        }
        reportAdjustedInset()
        comeBackIntoRange()
        placeIndicators()
        setNeedsLayout()
    }

    private func reportAdjustedInset() {
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// The offsets at which the content is within its edges.
    var offsetRange: (min: CGPoint, max: CGPoint) {
        let inset = adjustedContentInset
        let size = layer.bounds.size
        let low = CGPoint(x: -inset.left, y: -inset.top)
        let high = CGPoint(
            x: max(low.x, storedContentSize.width + inset.right - size.width),
            y: max(low.y, storedContentSize.height + inset.bottom - size.height))
        return (low, high)
    }

    func clamp(_ offset: CGPoint) -> CGPoint {
        let range = offsetRange
        return CGPoint(
            x: min(max(offset.x, range.min.x), range.max.x), y: min(max(offset.y, range.min.y), range.max.y))
    }
}

extension UIView {
    /// Has the scroll views that belong to a controller reconsider what the safe area adds.
    func updateScrollInsets(of controller: UIViewController) {
        (self as? UIScrollView)?.updateSystemInset()
        for view in subviews where view.managingController == nil || view.managingController === controller {
            view.updateScrollInsets(of: controller)
        }
    }
}
