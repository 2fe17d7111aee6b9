extension Tableau {
    mutating func nextEpoch() -> Int32 {
        if epoch == .max {
            for column in 0..<Int32(columns.count) { columns[column].mark = 0 }
            epoch = 0
        }
        epoch += 1
        return epoch
    }

    /// Expresses terms in parameters: afterwards `support` names them and their coefficients are in `sum`.
    /// Returns the constant. Call `clearExpansion()` when done with it.
    mutating func expand(_ terms: UnsafeBufferPointer<Term>) -> Double {
        let mark = nextEpoch()
        support.removeAll()
        order.removeAll()
        for term in terms { visitDefinitions(from: term.variable.index, mark: mark) }

        var constant = 0.0
        for term in terms { columns[term.variable.index].sum += term.coefficient }
        // `order` has every definition after those it mentions.
        while let column = order.popLast() {
            let factor = columns[column].sum
            columns[column].sum = 0
            columns[column].isReached = false
            guard factor != 0 else { continue }
            let row = columns[column].row
            constant += factor * rows[row].constant
            addToSums(row, factor: factor, mark: mark)
        }
        var position = 0
        while position < support.count {
            let column = support[position]
            position += 1
            let row = columns[column].row
            guard row != none else { continue }
            let factor = columns[column].sum
            columns[column].sum = 0
            guard factor != 0 else { continue }
            constant += factor * rows[row].constant
            addToSums(row, factor: factor, mark: mark)
        }
        var kept = 0
        for position in 0..<support.count {
            let column = support[position]
            if abs(columns[column].sum) < coefficientTolerance {
                columns[column].sum = 0
                columns[column].isReached = false
            } else {
                support[kept] = column
                kept += 1
            }
        }
        support.truncate(to: kept)
        return constant
    }

    mutating func clearExpansion() {
        for position in 0..<support.count {
            columns[support[position]].sum = 0
            columns[support[position]].isReached = false
        }
        support.removeAll()
    }

    private mutating func addToSums(_ row: Int32, factor: Double, mark: Int32) {
        var node = rows[row].head
        while node != none {
            let column = nodes[node].column
            columns[column].sum += factor * nodes[node].coefficient
            if columns[column].mark != mark {
                columns[column].mark = mark
                support.append(column)
            }
            node = nodes[node].nextInRow
        }
    }

    /// Walks depth first through definitions; appends them to `order` on the way back and everything else to `support`.
    private mutating func visitDefinitions(from start: Int32, mark: Int32) {
        guard columns[start].mark != mark else { return }
        columns[start].mark = mark
        guard isDefined(start) else {
            support.append(start)
            return
        }
        walk.removeAll()
        var current = start
        var node = rows[columns[start].row].head
        while true {
            if node == none {
                order.append(current)
                guard !walk.isEmpty else { return }
                node = walk.removeLast()
                current = walk.removeLast()
                continue
            }
            let column = nodes[node].column
            node = nodes[node].nextInRow
            columns[column].isReached = true
            guard columns[column].mark != mark else { continue }
            columns[column].mark = mark
            if isDefined(column) {
                walk.append(current)
                walk.append(node)
                current = column
                node = rows[columns[column].row].head
            } else {
                support.append(column)
            }
        }
    }

    @inline(__always)
    func isDefined(_ column: Int32) -> Bool {
        let row = columns[column].row
        return row != none && rows[row].isDefinition
    }
}
