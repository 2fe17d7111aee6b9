extension Solver {
    /// Passes changes of restricted columns and of definitions on to every definition that depends on them.
    func propagate() {
        guard !touched.isEmpty else { return }
        let mark = nextEpoch()
        order.removeAll(keepingCapacity: true)
        for column in touched {
            columns[column].isTouched = false
            visitDependents(of: column, mark: mark)
        }
        touched.removeAll(keepingCapacity: true)
        // `order` has every column after those that depend on it.
        for column in order.reversed() { evaluate(column) }
        order.removeAll(keepingCapacity: true)
    }

    private func evaluate(_ column: Int32) {
        let row = columns[column].row
        var value = 0.0
        if row == none {
            value = columns[column].standing
        } else {
            value = rows[row].constant
            if rows[row].isDefinition {
                var node = rows[row].head
                while node != none {
                    value += nodes[node].coefficient * columns[nodes[node].column].value
                    node = nodes[node].nextInRow
                }
            }
        }
        guard value != columns[column].value else { return }
        columns[column].value = value
        if columns[column].kind == .free, !columns[column].isChanged {
            columns[column].isChanged = true
            changed.append(column)
        }
    }

    private func visitDependents(of start: Int32, mark: Int32) {
        guard columns[start].mark != mark else { return }
        columns[start].mark = mark
        walk.removeAll(keepingCapacity: true)
        walk.append(start)
        walk.append(columns[start].definitionHead)
        while let node = walk.last {
            if node == none {
                walk.removeLast()
                order.append(walk.removeLast())
                continue
            }
            walk[walk.count - 1] = nodes[node].nextInColumn
            let column = rows[nodes[node].row].basic
            guard columns[column].mark != mark else { continue }
            columns[column].mark = mark
            walk.append(column)
            walk.append(columns[column].definitionHead)
        }
    }

    /// Calls `body` with each variable whose value has changed since the last call, and forgets them.
    public func drainChangedVariables(_ body: (Variable) -> Void) {
        for column in changed {
            columns[column].isChanged = false
            if columns[column].kind == .free { body(Variable(index: column)) }
        }
        changed.removeAll(keepingCapacity: true)
    }
}
