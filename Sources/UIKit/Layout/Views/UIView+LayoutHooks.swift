/// Where views tell Auto Layout what happens to them. All of these return at once for views that take no part.
extension UIView {
    var storedTranslatesAutoresizingMaskIntoConstraints: Bool {
        get { traitsOfBehaviour.contains(.autoresizingIntoConstraints) }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            traitsOfBehaviour.set(.autoresizingIntoConstraints, newValue)
            let item = layoutItem
            guard let record = item.record, let engine = record.engine else {
                superview?.setNeedsLayout()
                return
            }
            engine.repin(record)
            engine.queueContentSize(record)
        }
    }

    /// Updates constraints below, then solves what is to be solved in the tree.
    func solveConstraintsBeforeLayout() {
        // Most windows have neither constraints nor updates of them to do.
        let isIdle = windowLink.borrow { $0.layoutState == nil && $0.pending.isDisjoint(with: [.constraints, .subtreeConstraints]) }
        if isIdle ?? false { return }
        let root = treeRoot
        if root.pending.contains(.subtreeConstraints) || root.pending.contains(.constraints) {
            root.updateSubtreeConstraints()
        }
        guard let engine = root.layoutState?.engine else { return }
        engine.bringUpToDate()
        // Constraints that an update added may ask views for their own first update, which the next round does.
        if !root.hasConstraintWorkBelow { root.pending.remove(.subtreeConstraints) }
    }

    private var hasConstraintWorkBelow: Bool {
        children.contains { $0.pending.contains(.constraints) || $0.pending.contains(.subtreeConstraints) }
    }

    /// Places the subviews that take part; part of `UIView.layoutSubviews()`.
    func applySolvedLayout() {
        guard !children.isEmpty, let engine = treeLayoutEngine else { return }
        engine.apply(to: self)
    }

    /// The view's position or size was changed.
    func layoutGeometryChanged() {
        guard let state = layoutState else { return }
        state.isPlaced = false
        let origin = layer.bounds.origin
        if state.offsetInForce.x != origin.x || state.offsetInForce.y != origin.y { layoutOffsetChanged(state) }
        state.keyboardGuide?.placementChanged()
        // What constraints place is news to nobody.
        guard translatesAutoresizingMaskIntoConstraints || state.engine != nil, let record = state.item.record,
            let engine = record.engine
        else { return }
        if self === engine.root {
            if engine.isApplying { return }
            engine.repin(record)
        } else if translatesAutoresizingMaskIntoConstraints {
            if record.pinsFollowSuperview && engine.isApplying { return }
            let solved = engine.solvedRect(record)
            let present = layoutRect
            if abs(solved.minX - present.minX) > 1e-3 || abs(solved.minY - present.minY) > 1e-3
                || abs(solved.width - present.width) > 1e-3 || abs(solved.height - present.height) > 1e-3
            {
                engine.repin(record)
            }
        }
    }

    /// Content moved under the guides that stay in place and constraints that come from outside.
    private func layoutOffsetChanged(_ state: ViewLayoutState) {
        state.offsetInForce = bounds.origin
        for guide in [state.scrollFrameGuide, state.marginsGuide, state.safeAreaGuide, state.readableGuide] {
            guide?.placementChanged()
        }
        guard let record = state.item.record, let engine = record.engine else { return }
        record.offsetDependents.removeAll { $0.engine !== engine }
        for constraint in record.offsetDependents { engine.constantChanged(constraint) }
    }

    /// The autoresizing mask was changed.
    func layoutMaskChanged() {
        guard translatesAutoresizingMaskIntoConstraints, let record = layoutState?.item.record else { return }
        record.engine?.repin(record)
    }

    /// The layout margins were changed.
    func marginsGuideChanged() {
        guard let state = layoutState else { return }
        state.marginsGuide?.placementChanged()
        state.readableGuide?.placementChanged()
    }

    /// The safe area was changed.
    func safeAreaGuideChanged() {
        guard let state = layoutState else { return }
        state.safeAreaGuide?.placementChanged()
        state.keyboardGuide?.placementChanged()
    }

    /// The preferred size of text may have changed.
    func readableGuideChanged() { layoutState?.readableGuide?.placementChanged() }

    /// Leading and trailing may have changed sides: everything directional in the tree is solved for anew.
    func layoutDirectionChanged() {
        guard let engine = treeLayoutEngine else { return }
        for constraint in engine.constraints
        where constraint.holder?.isDescendant(of: self) ?? false {
            if constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional {
                engine.reinstall(constraint)
            }
        }
    }

    /// The view became part of another tree: that tree's engine takes over its constraints.
    func layoutDidEnterTree() {
        if let own = layoutState?.engine, parentView != nil {
            layoutState?.engine = nil
            treeRoot.ensureEngine().absorb(own)
        }
        if treeLayoutEngine != nil { askForFirstUpdateOfConstraints() }
        if pending.contains(.constraints) || pending.contains(.subtreeConstraints) { passConstraintWorkUp() }
    }

    /// The view is about to leave its superview: constraints across the cut are removed, those inside go along.
    func layoutWillLeave(_ parent: UIView) {
        guard let engine = treeLayoutEngine else { return }
        var moved: [NSLayoutConstraint] = []
        leave(engine, cut: self, moved: &moved)
        for constraint in moved { ensureEngineAfterLeaving().take(constraint) }
    }

    private func ensureEngineAfterLeaving() -> LayoutEngine {
        let state = ensuredLayoutState
        if let engine = state.engine { return engine }
        let engine = LayoutEngine(root: self)
        state.engine = engine
        return engine
    }

    private func leave(_ engine: LayoutEngine, cut: UIView, moved: inout [NSLayoutConstraint]) {
        if let state = layoutState {
            for constraint in state.constraints {
                engine.drop(constraint)
                moved.append(constraint)
            }
            dropOutside(state.item, cut)
            for guide in state.allGuides { dropOutside(guide.layoutItem, cut) }
            for item in [state.item] + state.allGuides.map(\.layoutItem) {
                if let record = item.record, record.engine === engine { engine.forget(record) }
            }
        }
        for child in subviews { child.leave(engine, cut: cut, moved: &moved) }
    }

    private func dropOutside(_ item: LayoutItem, _ cut: UIView) {
        for constraint in item.constraints {
            guard let holder = constraint.holder else { continue }
            if !holder.isDescendant(of: cut) { holder.release(constraint) }
        }
    }
}
