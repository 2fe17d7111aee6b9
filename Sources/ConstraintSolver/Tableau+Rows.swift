/// Coefficients smaller than this are what cancellation leaves behind.
let coefficientTolerance = 1e-10
/// How far a value may stray over its bound.
let feasibilityTolerance = 1e-8

extension Tableau {
    // MARK: Nodes

    @discardableResult
    mutating func link(row: Int32, column: Int32, coefficient: Double) -> Int32 {
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
        rows[row].count += 1
        linkInColumn(index)
        return index
    }

    mutating func unlink(_ index: Int32) {
        let node = nodes[index]
        unlinkFromColumn(index)
        if node.previousInRow != none {
            nodes[node.previousInRow].nextInRow = node.nextInRow
        } else {
            rows[node.row].head = node.nextInRow
        }
        if node.nextInRow != none { nodes[node.nextInRow].previousInRow = node.previousInRow }
        rows[node.row].count -= 1
        nodes[index].nextInRow = freeNode
        freeNode = index
        liveNodes -= 1
    }

    private mutating func linkInColumn(_ index: Int32) {
        let column = nodes[index].column
        let isDefinition = rows[nodes[index].row].isDefinition
        let head = isDefinition ? columns[column].definitionHead : columns[column].restrictedHead
        nodes[index].nextInColumn = head
        nodes[index].previousInColumn = none
        if head != none { nodes[head].previousInColumn = index }
        if isDefinition {
            columns[column].definitionHead = index
            columns[column].definitionCount += 1
            shapeVersion += 1
        } else {
            columns[column].restrictedHead = index
            columns[column].restrictedCount += 1
        }
    }

    private mutating func unlinkFromColumn(_ index: Int32) {
        let node = nodes[index]
        let isDefinition = rows[node.row].isDefinition
        if node.previousInColumn != none {
            nodes[node.previousInColumn].nextInColumn = node.nextInColumn
        } else if isDefinition {
            columns[node.column].definitionHead = node.nextInColumn
        } else {
            columns[node.column].restrictedHead = node.nextInColumn
        }
        if node.nextInColumn != none { nodes[node.nextInColumn].previousInColumn = node.previousInColumn }
        if isDefinition {
            columns[node.column].definitionCount -= 1
            shapeVersion += 1
        } else {
            columns[node.column].restrictedCount -= 1
        }
    }

    /// Drops every node of a column.
    mutating func purge(_ column: Int32) {
        while columns[column].restrictedHead != none { unlink(columns[column].restrictedHead) }
        while columns[column].definitionHead != none { unlink(columns[column].definitionHead) }
    }

    // MARK: Rows

    mutating func makeRow(basic: Int32, constant: Double, isDefinition: Bool) -> Int32 {
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
        if isDefinition { shapeVersion += 1 }
        return index
    }

    /// Drops a row; its basic column becomes a parameter.
    mutating func dropRow(_ row: Int32) {
        while rows[row].head != none { unlink(rows[row].head) }
        let basic = rows[row].basic
        columns[basic].row = none
        if rows[row].isDefinition {
            touch(basic)
            shapeVersion += 1
        } else {
            values[basic] = 0
            if columns[basic].definitionHead != none { touch(basic) }
        }
        rows[row].basic = none
        freeRows.append(row)
    }

    /// Turns a restricted row, whose basic column has become a free one, into a definition.
    mutating func makeDefinition(_ row: Int32) {
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
    mutating func add(_ factor: Double, timesRow source: Int32, to target: Int32) {
        if rows[target].isDefinition { shapeVersion += 1 }
        if isFoundFaster(source, inColumnsThanIn: target) {
            var node = rows[source].head
            while node != none {
                let column = nodes[node].column
                accumulate(factor * nodes[node].coefficient, column: column, row: target, at: find(column, in: target))
                node = nodes[node].nextInRow
            }
        } else {
            var node = rows[target].head
            while node != none {
                columns[nodes[node].column].scattered = node
                node = nodes[node].nextInRow
            }
            node = rows[source].head
            while node != none {
                // A new node goes to the row's front; unscattering below meets it with nothing to undo.
                let column = nodes[node].column
                let existing = columns[column].scattered
                columns[column].scattered = none
                accumulate(factor * nodes[node].coefficient, column: column, row: target, at: existing)
                node = nodes[node].nextInRow
            }
            node = rows[target].head
            while node != none {
                columns[nodes[node].column].scattered = none
                node = nodes[node].nextInRow
            }
        }
        shift(target, by: factor * rows[source].constant)
    }

    @inline(__always)
    private mutating func accumulate(_ amount: Double, column: Int32, row: Int32, at existing: Int32) {
        if existing == none {
            link(row: row, column: column, coefficient: amount)
        } else {
            let sum = nodes[existing].coefficient + amount
            if abs(sum) < coefficientTolerance { unlink(existing) } else { nodes[existing].coefficient = sum }
        }
    }

    /// Whether looking through the columns of a short row is less work than walking the row that it is added to.
    private func isFoundFaster(_ source: Int32, inColumnsThanIn target: Int32) -> Bool {
        let isDefinition = rows[target].isDefinition
        var remaining = rows[target].count
        var node = rows[source].head
        while node != none, remaining > 0 {
            let column = nodes[node].column
            remaining -= 1 + (isDefinition ? columns[column].definitionCount : columns[column].restrictedCount)
            node = nodes[node].nextInRow
        }
        return remaining > 0
    }

    private func find(_ column: Int32, in row: Int32) -> Int32 {
        var node = rows[row].isDefinition ? columns[column].definitionHead : columns[column].restrictedHead
        while node != none, nodes[node].row != row { node = nodes[node].nextInColumn }
        return node
    }

    /// Adds to a row's constant and notes what follows from it.
    mutating func shift(_ row: Int32, by amount: Double) {
        rows[row].constant += amount
        noteConstant(row)
    }

    @inline(__always)
    mutating func noteConstant(_ row: Int32) {
        let basic = rows[row].basic
        if rows[row].isDefinition { return touch(basic) }
        values[basic] = rows[row].constant
        if columns[basic].definitionHead != none { touch(basic) }
        if !rows[row].isQueued, isInfeasible(row) {
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
    mutating func touch(_ column: Int32) {
        if !columns[column].isTouched {
            columns[column].isTouched = true
            touched.append(column)
        }
    }

    /// Replaces a basic column by its row wherever a definition mentions it.
    mutating func eliminate(_ column: Int32) {
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
