internal import ConstraintSolver

extension LayoutItem {
    /// The engine of the tree that the item is in, brought up to date.
    private var currentEngine: LayoutEngine? {
        guard let engine = anchoringView?.treeLayoutEngine else { return nil }
        engine.bringUpToDate()
        return engine
    }

    /// Whether position or size are left open.
    var isAmbiguous: Bool { isAmbiguous(.horizontal) || isAmbiguous(.vertical) }

    func isAmbiguous(_ axis: NSLayoutConstraint.Axis) -> Bool {
        guard let engine = currentEngine else { return false }
        if let view, view.translatesAutoresizingMaskIntoConstraints, engine.existingRecord(of: self) == nil {
            return false
        }
        let record = engine.record(for: self)
        engine.bringUpToDate()
        return variables(of: record, axis).contains { engine.solver.isAmbiguous($0) }
    }

    func isAmbiguous(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        switch attribute {
        case .width: return isAmbiguous(.horizontal)
        case .height: return isAmbiguous(.vertical)
        default: return isAmbiguous(attribute.kind == .horizontal ? .horizontal : .vertical)
        }
    }

    func constraintsAffecting(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let engine = currentEngine, let record = engine.existingRecord(of: self) else { return [] }
        var result: [NSLayoutConstraint] = []
        for variable in variables(of: record, axis) {
            for id in engine.solver.constraints(affecting: variable) {
                if case .constraint(let constraint) = engine.owners[Int(id.index)],
                    !result.contains(where: { $0 === constraint })
                {
                    result.append(constraint)
                }
            }
        }
        return result
    }

    func constraintsAffecting(_ attribute: NSLayoutConstraint.Attribute) -> [NSLayoutConstraint] {
        constraintsAffecting(attribute.kind == .horizontal || attribute == .width ? .horizontal : .vertical)
    }

    /// Moves the item to another place that its constraints allow.
    func exerciseAmbiguity() {
        guard let engine = currentEngine, let record = engine.existingRecord(of: self) else { return }
        var moved = false
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for variable in variables(of: record, axis) where engine.solver.isAmbiguous(variable) {
                moved = engine.solver.exerciseAmbiguity(of: variable, by: 20) || moved
            }
        }
        if moved { engine.solutionWasMoved() }
    }

    private func variables(of record: ItemRecord, _ axis: NSLayoutConstraint.Axis) -> [Variable] {
        axis == .horizontal ? [record.minX, record.width] : [record.minY, record.height]
    }
}
