extension Tableau {
    /// Repairs restricted rows whose basic column is out of bounds, keeping the objective at its best.
    mutating func restoreFeasibility() throws(Unsatisfiable) {
        var steps = 0
        let patience = 200 + rows.count
        while let row = nextInfeasibleRow(careful: steps > patience) {
            steps += 1
            let entering = dualEntering(row, careful: steps > patience)
            if entering == none {
                enqueue(row)
                throw Unsatisfiable(constraints: conflict(in: row))
            }
            pivot(row: row, entering: nodes[entering].column, node: entering)
        }
    }

    private mutating func enqueue(_ row: Int32) {
        if !rows[row].isQueued {
            rows[row].isQueued = true
            infeasible.append(row)
        }
    }

    /// Takes a row out of the queue; the one with the lowest basic column when `careful`, which cannot cycle.
    private mutating func nextInfeasibleRow(careful: Bool) -> Int32? {
        if careful {
            var lowest: Int?
            var position = 0
            while position < infeasible.count {
                let row = infeasible[position]
                if rows[row].basic == none || rows[row].isDefinition || !isInfeasible(row) {
                    rows[row].isQueued = false
                    infeasible.removeUnordered(at: position)
                    continue
                }
                if rows[row].basic < rows[infeasible[lowest ?? position]].basic || lowest == nil { lowest = position }
                position += 1
            }
            guard let lowest else { return nil }
            let row = infeasible[lowest]
            infeasible.removeUnordered(at: lowest)
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
        return owners.filter { $0 != none && !constraints[$0].isOwn }.map { ConstraintID(index: $0) }
    }
}
