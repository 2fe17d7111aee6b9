extension Tableau {
    /// Lets in parameters that improve the objective until none is left.
    mutating func optimize() {
        var idleSteps = 0
        // Steps that gain nothing may go in circles, which the careful choice cannot; but it looks at every candidate.
        let patience = 200 + rows.count
        while let column = nextCandidate(careful: idleSteps > patience) {
            guard let (node, step) = primalLeaving(column, careful: idleSteps > patience) else {
                // Costs are sums of what is never negative, so that only rounding can leave them unbounded.
                clearCosts(column)
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

    private mutating func nextCandidate(careful: Bool) -> Int32? {
        if careful {
            var lowest: Int?
            var position = 0
            while position < candidates.count {
                let column = candidates[position]
                if !isImproving(column) {
                    columns[column].isCandidate = false
                    candidates.removeUnordered(at: position)
                    continue
                }
                if lowest == nil || column < candidates[lowest ?? position] { lowest = position }
                position += 1
            }
            guard let lowest else { return nil }
            let column = candidates[lowest]
            candidates.removeUnordered(at: lowest)
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
