extension Solver {
    /// Brings every variable to its best value.
    ///
    /// Throws when required constraints contradict each other. The solver then still holds all of them:
    /// remove at least one of the named ones and solve again.
    public func solve() throws(Unsatisfiable) {
        try restoreFeasibility()
        optimize()
        propagate()
    }

    // MARK: Pivots

    /// Makes `entering`, a parameter of restricted row `row`, basic in it; the old basic column becomes a parameter.
    func pivot(row: Int32, entering: Int32, node pivotNode: Int32) {
        pivotCount += 1
        let leaving = rows[row].basic
        let inverse = 1 / nodes[pivotNode].coefficient
        unlink(pivotNode)
        var node = rows[row].head
        while node != none {
            nodes[node].coefficient *= -inverse
            node = nodes[node].nextInRow
        }
        rows[row].constant *= -inverse
        link(row: row, column: leaving, coefficient: inverse)
        rows[row].basic = entering
        columns[entering].row = row
        columns[leaving].row = none
        touch(entering)
        touch(leaving)
        if columns[entering].kind == .free || columns[entering].kind == .orphan {
            columns[entering].standing = 0
            makeDefinition(row)
        }
        substituteInRestrictedRows(entering)
        for level in levels {
            let cost = self[cost: entering, level.slot]
            guard cost != 0 else { continue }
            self[cost: entering, level.slot] = 0
            addCost(cost, ofRow: row, slot: level.slot)
        }
        noteCandidate(leaving)
        noteConstant(row)
    }

    func substituteInRestrictedRows(_ column: Int32) {
        let row = columns[column].row
        while columns[column].restrictedHead != none {
            let node = columns[column].restrictedHead
            let target = nodes[node].row
            let factor = nodes[node].coefficient
            unlink(node)
            add(factor, timesRow: row, to: target)
        }
    }

    // MARK: Dual simplex

    /// Repairs restricted rows whose basic column is out of bounds, keeping the objective at its best.
    func restoreFeasibility() throws(Unsatisfiable) {
        var steps = 0
        while let row = nextInfeasibleRow(careful: steps > 200) {
            steps += 1
            let entering = dualEntering(row, careful: steps > 200)
            if entering == none {
                enqueue(row)
                throw Unsatisfiable(constraints: conflict(in: row))
            }
            pivot(row: row, entering: nodes[entering].column, node: entering)
        }
    }

    private func enqueue(_ row: Int32) {
        if !rows[row].isQueued {
            rows[row].isQueued = true
            infeasible.append(row)
        }
    }

    /// Takes a row out of the queue; the one with the lowest basic column when `careful`, which cannot cycle.
    private func nextInfeasibleRow(careful: Bool) -> Int32? {
        if careful {
            infeasible.removeAll { row in
                let isDone = rows[row].basic == none || rows[row].isDefinition || !isInfeasible(row)
                if isDone { rows[row].isQueued = false }
                return isDone
            }
            guard let position = infeasible.indices.min(by: {
                rows[infeasible[$0]].basic < rows[infeasible[$1]].basic
            }) else { return nil }
            let row = infeasible.remove(at: position)
            rows[row].isQueued = false
            return row
        }
        while let row = infeasible.popLast() {
            rows[row].isQueued = false
            if rows[row].basic != none, !rows[row].isDefinition, isInfeasible(row) { return row }
        }
        return nil
    }

    /// The node of the parameter that repairs a row at the least cost, or none.
    private func dualEntering(_ row: Int32, careful: Bool) -> Int32 {
        let direction: Double = rows[row].constant < 0 ? 1 : -1
        var best = none
        var node = rows[row].head
        while node != none {
            defer { node = nodes[node].nextInRow }
            let column = nodes[node].column
            let weight = nodes[node].coefficient * direction
            switch columns[column].kind {
            case .free, .orphan: return node
            case .slack, .error: break
            case .dummy, .unused: continue
            }
            guard weight > coefficientTolerance else { continue }
            if best == none {
                best = node
                continue
            }
            let bestWeight = nodes[best].coefficient * direction
            if let precedes = costPrecedes(column, weight, nodes[best].column, bestWeight) {
                if precedes { best = node }
            } else if careful ? column < nodes[best].column : weight > bestWeight {
                best = node
            }
        }
        return best
    }

    /// The required constraints that a row which nothing can repair is made of.
    private func conflict(in row: Int32) -> [ConstraintID] {
        var owners = [columns[rows[row].basic].owner]
        var node = rows[row].head
        while node != none {
            let owner = columns[nodes[node].column].owner
            if owner != none, !owners.contains(owner) { owners.append(owner) }
            node = nodes[node].nextInRow
        }
        return owners.filter { $0 != none }.map { ConstraintID(index: $0) }
    }

    // MARK: Primal simplex

    /// Lets in parameters that improve the objective until none is left.
    func optimize() {
        var idleSteps = 0
        while let column = nextCandidate(careful: idleSteps > 200) {
            guard let (node, step) = primalLeaving(column, careful: idleSteps > 200) else {
                // Costs are sums of what is never negative, so that only rounding can leave them unbounded.
                for level in levels { self[cost: column, level.slot] = 0 }
                continue
            }
            idleSteps = step > feasibilityTolerance ? 0 : idleSteps + 1
            pivot(row: nodes[node].row, entering: column, node: node)
        }
    }

    private func isImproving(_ column: Int32) -> Bool {
        guard columns[column].row == none else { return false }
        switch columns[column].kind {
        case .slack, .error: return costSign(column) < 0
        case .free, .orphan, .dummy, .unused: return false
        }
    }

    private func nextCandidate(careful: Bool) -> Int32? {
        if careful {
            candidates.removeAll { column in
                let isDone = !isImproving(column)
                if isDone { columns[column].isCandidate = false }
                return isDone
            }
            guard let position = candidates.indices.min(by: { candidates[$0] < candidates[$1] }) else { return nil }
            let column = candidates.remove(at: position)
            columns[column].isCandidate = false
            return column
        }
        while let column = candidates.popLast() {
            columns[column].isCandidate = false
            if isImproving(column) { return column }
        }
        return nil
    }

    /// The node of the row that first stops `column` from growing, and how far it can grow.
    private func primalLeaving(_ column: Int32, careful: Bool) -> (node: Int32, step: Double)? {
        var best = none
        var bestStep = Double.infinity
        var node = columns[column].restrictedHead
        while node != none {
            defer { node = nodes[node].nextInColumn }
            guard let step = stepLimit(node, direction: 1) else { continue }
            if best == none || step < bestStep - feasibilityTolerance * 1e-3 {
                best = node
                bestStep = step
            } else if step <= bestStep + feasibilityTolerance * 1e-3 {
                let isBetter = careful
                    ? rows[nodes[node].row].basic < rows[nodes[best].row].basic
                    : abs(nodes[node].coefficient) > abs(nodes[best].coefficient)
                if isBetter {
                    best = node
                    bestStep = min(step, bestStep)
                }
            }
        }
        return best == none ? nil : (best, max(bestStep, 0))
    }

    /// How far a node's column may move in a direction before the node's row stops it.
    func stepLimit(_ node: Int32, direction: Double) -> Double? {
        let row = nodes[node].row
        let slope = nodes[node].coefficient * direction
        if columns[rows[row].basic].kind == .dummy { return 0 }
        return slope < -coefficientTolerance ? max(rows[row].constant, 0) / -slope : nil
    }
}
