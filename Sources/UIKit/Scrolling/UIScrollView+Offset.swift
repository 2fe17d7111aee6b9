extension UIScrollView {
    func changeBounds(_ new: CGRect) {
        let moves = new.origin != layer.bounds.origin
        if moves { willChangeValue(forKey: "contentOffset") }
        setBounds(new)
        guard moves else { return }
        didChangeValue(forKey: "contentOffset")
        offsetDidChange()
    }

    /// Every change of the offset lays the view out anew, since what is visible changed
    /// (Apple documentation: *UIScrollView*).
    private func offsetDidChange() {
        setNeedsLayout()
        if scrollExtras.indicators != nil { placeIndicators() }
        scrollDelegate?.scrollViewDidScroll(self)
        contentDidMove()
    }

    func setOffset(_ offset: CGPoint) {
        guard offset != layer.bounds.origin else { return }
        bounds = CGRect(origin: offset, size: layer.bounds.size)
    }

    func moveContent(to offset: CGPoint, animated: Bool) {
        guard animated else {
            if !isTracking { endMotion() }
            return setOffset(offset)
        }
        endMotion()
        guard offset != contentOffset else { return }
        guard isShown, UIView.areAnimationsEnabled else {
            setOffset(offset)
            scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
            return
        }
        run(ScrollMotion.Animation(from: contentOffset, to: offset)) { view in
            view.scrollDelegate?.scrollViewDidEndScrollingAnimation(view)
            view.didEndScrollingAnimation()
        }
    }

    func changeContentSize(_ size: CGSize) {
        guard size != storedContentSize else { return }
        willChangeValue(forKey: "contentSize")
        storedContentSize = size
        didChangeValue(forKey: "contentSize")
        updateSystemInset()
        comeBackIntoRange()
        placeIndicators()
        setNeedsLayout()
    }

    /// Content that became smaller than where it stands comes back; not while a finger or motion holds it.
    func comeBackIntoRange() {
        guard !isTracking, !isDecelerating, motion == nil, layer.bounds.size != .zero else { return }
        let range = offsetRange
        var offset = contentOffset
        if offset.x > range.max.x { offset.x = range.max.x }
        if offset.y > range.max.y { offset.y = range.max.y }
        setOffset(offset)
    }

    func reveal(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let visible = layer.bounds.inset(by: inset)
        var offset = contentOffset
        if rect.minX < visible.minX || rect.width > visible.width {
            offset.x += rect.minX - visible.minX
        } else if rect.maxX > visible.maxX {
            offset.x += rect.maxX - visible.maxX
        }
        if rect.minY < visible.minY || rect.height > visible.height {
            offset.y += rect.minY - visible.minY
        } else if rect.maxY > visible.maxY {
            offset.y += rect.maxY - visible.maxY
        }
        setContentOffset(clamp(offset), animated: animated)
    }

    /// What changed with the size of the view is done once it is laid out.
    func scrollLayoutDidRun() {
        let size = layer.bounds.size
        if size != laidOutSize {
            laidOutSize = size
            updateSystemInset()
            comeBackIntoRange()
        }
        if scrollExtras.indicators != nil { placeIndicators() }
    }

    // MARK: Scrolling to the top

    /// What a tap on the status bar does; whether this view took it.
    func scrollToTop() -> Bool {
        guard scrollsToTop, isShown, !isHidden, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else {
            return false
        }
        let top = CGPoint(x: contentOffset.x, y: offsetRange.min.y)
        guard top != contentOffset else {
            scrollDelegate?.scrollViewDidScrollToTop(self)
            return true
        }
        endMotion()
        scrollFlags.insert(.scrollingToTop)
        run(ScrollMotion.Animation(from: contentOffset, to: top)) { view in
            view.scrollFlags.remove(.scrollingToTop)
            view.scrollDelegate?.scrollViewDidScrollToTop(view)
        }
        return true
    }
}
