extension Tableau {
    mutating func solve() throws(Unsatisfiable) {
        if !infeasible.isEmpty { try restoreFeasibility() }
        if !candidates.isEmpty { optimize() }
        propagate()
    }

    /// Makes `entering`, a parameter of restricted row `row`, basic in it; the old basic column becomes a parameter.
    mutating func pivot(row: Int32, entering: Int32, node pivotNode: Int32) {
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
        values[leaving] = 0
        if columns[leaving].definitionHead != none { touch(leaving) }
        if columns[entering].isFree {
            columns[entering].standing = 0
            makeDefinition(row)
        }
        substituteInRestrictedRows(entering)
        for position in 0..<levels.count {
            let slot = levels[position].slot
            let cost = self[cost: entering, slot]
            guard cost != 0 else { continue }
            self[cost: entering, slot] = 0
            addCost(cost, ofRow: row, slot: slot)
        }
        noteCandidate(leaving)
        noteConstant(row)
    }

    mutating func substituteInRestrictedRows(_ column: Int32) {
        let row = columns[column].row
        while columns[column].restrictedHead != none {
            let node = columns[column].restrictedHead
            let target = nodes[node].row
            let factor = nodes[node].coefficient
            unlink(node)
            add(factor, timesRow: row, to: target)
        }
    }
}
