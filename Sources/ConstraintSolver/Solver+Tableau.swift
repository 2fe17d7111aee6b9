/// Coefficients smaller than this are what cancellation leaves behind.
let coefficientTolerance = 1e-10
/// How far a value may stray over its bound.
let feasibilityTolerance = 1e-8

extension Solver {
    // MARK: Nodes

    @discardableResult
    func link(row: Int32, column: Int32, coefficient: Double) -> Int32 {
        let index: Int32
        if freeNode != none {
            index = freeNode
            freeNode = nodes[index].nextInRow
        } else {
            index = Int32(nodes.count)
            nodes.append(Node(
                coefficient: 0, row: none, column: none, nextInRow: none, previousInRow: none,
                nextInColumn: none, previousInColumn: none))
        }
        liveNodes += 1
        let rowHead = rows[row].head
        nodes[index] = Node(
            coefficient: coefficient, row: row, column: column, nextInRow: rowHead, previousInRow: none,
            nextInColumn: none, previousInColumn: none)
        if rowHead != none { nodes[rowHead].previousInRow = index }
        rows[row].head = index
        linkInColumn(index)
        return index
    }

    func unlink(_ index: Int32) {
        let node = nodes[index]
        unlinkFromColumn(index)
        if node.previousInRow != none {
            nodes[node.previousInRow].nextInRow = node.nextInRow
        } else {
            rows[node.row].head = node.nextInRow
        }
        if node.nextInRow != none { nodes[node.nextInRow].previousInRow = node.previousInRow }
        nodes[index].nextInRow = freeNode
        freeNode = index
        liveNodes -= 1
    }

    private func linkInColumn(_ index: Int32) {
        let column = nodes[index].column
        let isDefinition = rows[nodes[index].row].isDefinition
        let head = isDefinition ? columns[column].definitionHead : columns[column].restrictedHead
        nodes[index].nextInColumn = head
        nodes[index].previousInColumn = none
        if head != none { nodes[head].previousInColumn = index }
        if isDefinition { columns[column].definitionHead = index } else { columns[column].restrictedHead = index }
    }

    private func unlinkFromColumn(_ index: Int32) {
        let node = nodes[index]
        if node.previousInColumn != none {
            nodes[node.previousInColumn].nextInColumn = node.nextInColumn
        } else if rows[node.row].isDefinition {
            columns[node.column].definitionHead = node.nextInColumn
        } else {
            columns[node.column].restrictedHead = node.nextInColumn
        }
        if node.nextInColumn != none { nodes[node.nextInColumn].previousInColumn = node.previousInColumn }
    }

    /// Drops every node of a column.
    func purge(_ column: Int32) {
        while columns[column].restrictedHead != none { unlink(columns[column].restrictedHead) }
        while columns[column].definitionHead != none { unlink(columns[column].definitionHead) }
    }

    func node(row: Int32, column: Int32) -> Int32 {
        var node = rows[row].head
        while node != none, nodes[node].column != column { node = nodes[node].nextInRow }
        return node
    }

    // MARK: Rows

    func makeRow(basic: Int32, constant: Double, isDefinition: Bool) -> Int32 {
        var row = Row()
        row.basic = basic
        row.constant = constant
        row.isDefinition = isDefinition
        let index: Int32
        if let free = freeRows.popLast() {
            row.isQueued = rows[free].isQueued
            rows[free] = row
            index = free
        } else {
            rows.append(row)
            index = Int32(rows.count - 1)
        }
        columns[basic].row = index
        return index
    }

    /// Drops a row; its basic column becomes a parameter.
    func dropRow(_ row: Int32) {
        while rows[row].head != none { unlink(rows[row].head) }
        let basic = rows[row].basic
        columns[basic].row = none
        touch(basic)
        rows[row].basic = none
        freeRows.append(row)
    }

    /// Turns a restricted row, whose basic column has become a free one, into a definition.
    func makeDefinition(_ row: Int32) {
        var node = rows[row].head
        while node != none {
            unlinkFromColumn(node)
            node = nodes[node].nextInRow
        }
        rows[row].isDefinition = true
        node = rows[row].head
        while node != none {
            linkInColumn(node)
            node = nodes[node].nextInRow
        }
    }

    /// Adds `factor` times the right side of `source` to `target`.
    func add(_ factor: Double, timesRow source: Int32, to target: Int32) {
        var node = rows[target].head
        while node != none {
            columns[nodes[node].column].scattered = node
            node = nodes[node].nextInRow
        }
        node = rows[source].head
        while node != none {
            let column = nodes[node].column
            let amount = factor * nodes[node].coefficient
            let existing = columns[column].scattered
            if existing == none {
                // The new node goes to the row's front; unscattering below meets it with nothing to undo.
                link(row: target, column: column, coefficient: amount)
            } else {
                let sum = nodes[existing].coefficient + amount
                if abs(sum) < coefficientTolerance {
                    columns[column].scattered = none
                    unlink(existing)
                } else {
                    nodes[existing].coefficient = sum
                }
            }
            node = nodes[node].nextInRow
        }
        node = rows[target].head
        while node != none {
            columns[nodes[node].column].scattered = none
            node = nodes[node].nextInRow
        }
        shift(target, by: factor * rows[source].constant)
    }

    /// Adds to a row's constant and notes what follows from it.
    func shift(_ row: Int32, by amount: Double) {
        rows[row].constant += amount
        noteConstant(row)
    }

    func noteConstant(_ row: Int32) {
        touch(rows[row].basic)
        if !rows[row].isDefinition, !rows[row].isQueued, isInfeasible(row) {
            rows[row].isQueued = true
            infeasible.append(row)
        }
    }

    func isInfeasible(_ row: Int32) -> Bool {
        let constant = rows[row].constant
        return constant < -feasibilityTolerance
            || (constant > feasibilityTolerance && columns[rows[row].basic].kind == .dummy)
    }

    @inline(__always)
    func touch(_ column: Int32) {
        if !columns[column].isTouched {
            columns[column].isTouched = true
            touched.append(column)
        }
    }

    /// Replaces a basic column by its row wherever a definition mentions it.
    func eliminate(_ column: Int32) {
        let row = columns[column].row
        while columns[column].definitionHead != none {
            let node = columns[column].definitionHead
            let target = nodes[node].row
            let factor = nodes[node].coefficient
            unlink(node)
            add(factor, timesRow: row, to: target)
        }
    }
}
