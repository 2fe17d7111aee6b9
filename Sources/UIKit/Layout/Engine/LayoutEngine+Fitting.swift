internal import ConstraintSolver

extension LayoutEngine {
    /// Solves the subtree of `view` alone, with a target for its size, and returns the size that comes out.
    static func fittingSize(
        of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        let engine = LayoutEngine(root: view, isTemporary: true)
        engine.waiting = view.constraintsHeldInSubtree()
        let record = engine.record(for: view.layoutItem)
        engine.joinUnconstrained(below: view)
        engine.pin(
            record,
            PinPlan([Term(record.width)], constant: -target.width, priority: horizontal, name: "fitting width"))
        engine.pin(
            record,
            PinPlan([Term(record.height)], constant: -target.height, priority: vertical, name: "fitting height"))
        engine.isDirty = true
        engine.bringUpToDate()
        let solved = engine.solvedRect(record)
        let scale = engine.scale
        func up(_ length: CGFloat) -> CGFloat { ((length * scale) - 1e-4).rounded(.up) / scale }
        let size = CGSize(width: max(0, up(solved.width)), height: max(0, up(solved.height)))
        let frame = view.frame(forAlignmentRect: CGRect(origin: .zero, size: size))
        return frame.size
    }

    /// Lets views that leave their place to constraints, but have none, take part with their natural size.
    private func joinUnconstrained(below view: UIView) {
        for child in view.subviews {
            if let state = child.layoutState, !child.translatesAutoresizingMaskIntoConstraints {
                _ = record(for: state.item)
            }
            joinUnconstrained(below: child)
        }
    }
}

extension UIView {
    /// Every constraint held by this view or below it.
    func constraintsHeldInSubtree() -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        collectConstraints(into: &result)
        return result
    }

    private func collectConstraints(into result: inout [NSLayoutConstraint]) {
        if let state = layoutState { result.append(contentsOf: state.constraints) }
        for child in subviews { child.collectConstraints(into: &result) }
    }

    func solveFittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        updateSubtreeConstraints()
        return LayoutEngine.fittingSize(of: self, target: target, horizontal: horizontal, vertical: vertical)
    }
}
