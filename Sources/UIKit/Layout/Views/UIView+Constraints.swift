extension UIView {
    var baseConstraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

    func baseAddConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { return }
        constraint.holder?.release(constraint)
        hold(constraint)
    }

    func baseAddConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    func baseRemoveConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { release(constraint) }
    }

    func baseRemoveConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    func hold(_ constraint: NSLayoutConstraint) {
        var isPrepared = true
        constraint.forEachItem { item in
            let isInside = item.borrowAnchoringView { $0.parentLink.refers(to: self) || $0.isInside(self) } ?? false
            if !isInside { isPrepared = false }
        }
        if !isPrepared { refuse(constraint) }
        constraint.holder = self
        constraint.wasReportedBroken = false
        ensuredLayoutState.constraints.append(constraint)
        constraint.forEachItem { $0.note(constraint) }
        (treeLayoutEngine ?? treeRoot.ensureEngine()).take(constraint)
    }

    private func refuse(_ constraint: NSLayoutConstraint) {
        UIKitLog.write(
            "The view hierarchy is not prepared for the constraint: \(constraint.constraintDescription)\n"
                + "\tWhen added to a view, the constraint's items must be descendants of that view (or the view "
                + "itself). This will crash if the constraint needs to be resolved before the view hierarchy is "
                + "assembled. Break on -[UIView(UIConstraintBasedLayout) "
                + "_viewHierarchyUnpreparedForConstraint:] to debug.")
        raise(
            .internalInconsistencyException,
            "Impossible to set up layout with view hierarchy unprepared for constraint.")
    }

    func release(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        constraint.engine?.drop(constraint)
        constraint.holder = nil
        if let state = layoutState, let index = state.constraints.lastIndex(where: { $0 === constraint }) {
            state.constraints.remove(at: index)
        }
        constraint.forEachItem { item in
            if let index = item.constraints.lastIndex(where: { $0 === constraint }) {
                item.constraints.remove(at: index)
            }
        }
    }
}
