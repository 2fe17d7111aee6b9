extension Tableau {
    mutating func withdraw(_ index: Int32) {
        let record = constraints[index]
        if !record.isRequired {
            if columns[record.marker].kind == .error { addWeight(-1, of: record.marker, slot: record.level) }
            addWeight(-1, of: record.other, slot: record.level)
            releaseLevel(record.level)
        }
        if columns[record.marker].row != none {
            discard(record.marker)
        } else if record.other != none, columns[record.other].row != none {
            discard(record.other)
        } else if let node = rowToLeave(record.marker) {
            pivot(row: nodes[node].row, entering: record.marker, node: node)
            discard(record.marker)
        } else if columns[record.marker].definitionHead != none {
            let node = columns[record.marker].definitionHead
            if nodes[node].nextInColumn == none {
                dropRow(nodes[node].row)
            } else {
                // Several definitions hang on what the constraint had fixed: it becomes a variable of its own.
                if record.other != none { releaseColumn(record.other) }
                touchDefinitions(record.marker)
                columns[record.marker].kind = .orphan
                columns[record.marker].owner = none
                clearCosts(record.marker)
                return
            }
        }
        if record.other != none { releaseColumn(record.other) }
        releaseColumn(record.marker)
    }

    private mutating func touchDefinitions(_ column: Int32) {
        var node = columns[column].definitionHead
        while node != none {
            touch(rows[nodes[node].row].basic)
            node = nodes[node].nextInColumn
        }
    }

    /// Drops the row of a basic marker, after putting it in wherever a definition mentions the marker.
    private mutating func discard(_ column: Int32) {
        eliminate(column)
        dropRow(columns[column].row)
    }

    /// The restricted row to pivot a removed constraint's marker into, so that the others stay feasible.
    private func rowToLeave(_ marker: Int32) -> Int32? {
        let preferred: Double = costSign(marker) <= 0 ? 1 : -1
        return closestRow(marker, direction: preferred) ?? closestRow(marker, direction: -preferred)
    }

    private func closestRow(_ column: Int32, direction: Double) -> Int32? {
        var best: Int32?
        var bestStep = Double.infinity
        var node = columns[column].restrictedHead
        while node != none {
            if let step = stepLimit(node, direction: direction),
                step < bestStep
                    || (step == bestStep && abs(nodes[node].coefficient) > abs(nodes[best ?? node].coefficient))
            {
                best = node
                bestStep = step
            }
            node = nodes[node].nextInColumn
        }
        return best
    }
}
