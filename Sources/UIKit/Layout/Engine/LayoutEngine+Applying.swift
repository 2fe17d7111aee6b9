internal import ConstraintSolver

extension LayoutEngine {
    /// The scale that frames are rounded to, in pixels a point.
    var scale: CGFloat {
        if knownScale > 0 { return knownScale }
        let scale = root?.traitCollection.displayScale ?? 0
        knownScale = scale > 0 ? scale : 1
        return knownScale
    }

    /// The solved alignment rectangle, in the container's coordinates.
    func solvedRect(_ record: ItemRecord) -> CGRect {
        CGRect(
            x: solver.value(of: record.minX), y: solver.value(of: record.minY),
            width: solver.value(of: record.width), height: solver.value(of: record.height))
    }

    /// Edges, not lengths, are rounded to pixels, so that neighbours stay neighbours.
    static func rounded(_ rect: CGRect, scale: CGFloat) -> CGRect {
        func round(_ value: CGFloat) -> CGFloat {
            // A value that rounding errors have put just below a half goes the way of the half.
            ((value * scale) + 1e-6).rounded() / scale
        }
        let origin = rect.origin, size = rect.size
        let minX = round(origin.x), minY = round(origin.y)
        return CGRect(
            x: minX, y: minY, width: max(0, round(origin.x + size.width) - minX),
            height: max(0, round(origin.y + size.height) - minY))
    }

    /// Sets the frames of a view's subviews from the solution.
    func apply(to view: UIView) {
        if isDirty { bringUpToDate() }
        if placeChildren(of: view) {
            bringUpToDate()
            _ = placeChildren(of: view)
        }
    }

    /// Sets the frames of subviews that have moved, in the solution or by hand; `true` when one takes part only now, so
    /// that there is something to solve first.
    private func placeChildren(of view: UIView) -> Bool {
        let wasApplying = isApplying
        isApplying = true
        defer { isApplying = wasApplying }
        let scale = self.scale
        if scale != appliedScale {
            appliedScale = scale
            for record in records { record.hasMoved = true }
        }
        var hasNewcomers = false
        let children = view.children
        for index in children.indices {
            let takesPart = Uncounted(children[index]).borrow { $0.placeBySolution(of: self, scale: scale) } ?? true
            if !takesPart { hasNewcomers = true }
        }
        return hasNewcomers
    }
}

extension UIView {
    /// Sets the frame from a solution, if this view takes part; `false` when it does so only now.
    fileprivate func placeBySolution(of engine: LayoutEngine, scale: CGFloat) -> Bool {
        guard let state = layoutState else { return true }
        guard let record = engine.existingRecord(of: state.item) else {
            if translatesAutoresizingMaskIntoConstraints { return true }
            // A view without constraints takes part with its natural size.
            _ = engine.record(for: state.item)
            return false
        }
        if !record.hasMoved, state.isPlaced { return true }
        record.hasMoved = false
        state.isPlaced = state.isPlacedDirectly
        let rect = engine.solvedRect(record)
        if translatesAutoresizingMaskIntoConstraints {
            let present = layoutRect
            let difference = max(
                abs(rect.minX - present.minX), abs(rect.minY - present.minY),
                abs(rect.width - present.width), abs(rect.height - present.height))
            if difference < 0.01 { return true }
        }
        place(alignmentRect: LayoutEngine.rounded(rect, scale: scale))
        state.isPlaced = state.isPlacedDirectly
        return true
    }

    /// A change in the solution makes the superview set this view's frame in its layout.
    func askSuperviewToLayOut() {
        if parentLink.borrow({ $0.pending.contains(.layout) }) == false { parentView?.setNeedsLayout() }
    }
}

extension UIView {
    /// The rectangle that constraints place, as the view's position and size have it now; transforms play no part.
    var layoutRect: CGRect {
        let size = bounds.size
        let anchor = layer.anchorPoint
        let position = center
        let frame = CGRect(
            x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y, width: size.width,
            height: size.height)
        return alignmentRect(forFrame: frame)
    }

    /// Moves and resizes the view by its centre and bounds, which is what transforms leave alone.
    func place(alignmentRect: CGRect) {
        if placeDirectly(alignmentRect) { return }
        let target = frame(forAlignmentRect: alignmentRect)
        let size = bounds.size
        if size != target.size { bounds = CGRect(origin: bounds.origin, size: target.size) }
        let anchor = layer.anchorPoint
        let position = CGPoint(
            x: target.minX + target.width * anchor.x, y: target.minY + target.height * anchor.y)
        if position != center { center = position }
    }

    /// A root outside windows that is not placed by its frame takes the size that its constraints give it.
    func applySolvedRootFrame(_ record: ItemRecord) {
        guard !isWindow, !translatesAutoresizingMaskIntoConstraints, let engine = record.engine else { return }
        engine.isApplying = true
        place(alignmentRect: LayoutEngine.rounded(engine.solvedRect(record), scale: engine.scale))
        engine.isApplying = false
    }
}
