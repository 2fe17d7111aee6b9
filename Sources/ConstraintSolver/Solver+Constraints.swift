extension Solver {
    /// Takes in a constraint: `Σ terms + constant (relation) 0`. It counts from the next `solve()` on.
    @discardableResult
    public func insert(
        _ terms: [Term], _ relation: Relation, constant: Double, priority: Double = requiredPriority
    ) -> ConstraintID {
        var record = ConstraintRecord()
        record.terms = terms
        record.constant = constant
        record.priority = priority
        record.relation = relation
        let index: Int32
        if let free = freeConstraints.popLast() {
            index = free
            constraints[Int(free)] = record
        } else {
            constraints.append(record)
            index = Int32(constraints.count - 1)
        }
        enter(index)
        return ConstraintID(index: index)
    }

    /// Takes out a constraint. What it had held back moves at the next `solve()`.
    public func remove(_ constraint: ConstraintID) {
        withdraw(constraint.index)
        constraints[Int(constraint.index)] = ConstraintRecord()
        freeConstraints.append(constraint.index)
    }

    /// Changes the constant of a constraint.
    public func setConstant(_ constraint: ConstraintID, _ constant: Double) {
        let record = constraints[Int(constraint.index)]
        let difference = constant - record.constant
        guard difference != 0 else { return }
        constraints[Int(constraint.index)].constant = constant
        let marker = record.marker
        let markerShift = difference / record.sign
        var node = columns[marker].restrictedHead
        while node != none {
            shift(nodes[node].row, by: nodes[node].coefficient * markerShift)
            node = nodes[node].nextInColumn
        }
        node = columns[marker].definitionHead
        while node != none {
            shift(nodes[node].row, by: nodes[node].coefficient * markerShift)
            node = nodes[node].nextInColumn
        }
        if columns[marker].row != none { shift(columns[marker].row, by: -markerShift) }
    }

    /// Changes the priority of a constraint.
    public func setPriority(_ constraint: ConstraintID, _ priority: Double) {
        let index = constraint.index
        let record = constraints[Int(index)]
        guard priority != record.priority else { return }
        constraints[Int(index)].priority = priority
        if record.isRequired || priority >= requiredPriority {
            guard !(record.isRequired && priority >= requiredPriority) else { return }
            withdraw(index)
            enter(index)
            return
        }
        let level = acquireLevel(priority)
        constraints[Int(index)].level = level
        for column in [record.marker, record.other] where columns[column].kind == .error {
            addWeight(-1, of: column, slot: record.level)
            addWeight(1, of: column, slot: level)
        }
        releaseLevel(record.level)
    }

    /// The constant that a constraint has now.
    public func constant(of constraint: ConstraintID) -> Double { constraints[Int(constraint.index)].constant }

    /// The priority that a constraint has now.
    public func priority(of constraint: ConstraintID) -> Double { constraints[Int(constraint.index)].priority }

    // MARK: Entering

    private func makeMarkers(_ index: Int32) {
        let relation = constraints[Int(index)].relation
        let priority = constraints[Int(index)].priority
        constraints[Int(index)].sign = relation == .greaterThanOrEqual ? -1 : 1
        if priority >= requiredPriority {
            constraints[Int(index)].level = none
            constraints[Int(index)].other = none
            constraints[Int(index)].marker = makeColumn(relation == .equal ? .dummy : .slack, owner: index)
            return
        }
        let level = acquireLevel(priority)
        let marker = makeColumn(relation == .equal ? .error : .slack, owner: index)
        let other = makeColumn(.error, owner: index)
        if relation == .equal { self[cost: marker, level] = 1 }
        self[cost: other, level] = 1
        constraints[Int(index)].level = level
        constraints[Int(index)].marker = marker
        constraints[Int(index)].other = other
    }

    private func enter(_ index: Int32) {
        makeMarkers(index)
        let terms = constraints[Int(index)].terms
        if let fresh = freshVariable(terms) {
            define(fresh, by: index)
            return
        }
        let constant = expand(terms) + constraints[Int(index)].constant
        if let subject = subjectAmongSupport(terms) {
            if subject.isPlain {
                clearExpansion()
                define(subject.column, by: index)
            } else {
                let row = rowFromExpansion(
                    solvedFor: subject.column, coefficient: columns[subject.column].sum, constant: constant,
                    constraint: index, isDefinition: true)
                clearExpansion()
                if columns[subject.column].kind == .orphan {
                    eliminate(subject.column)
                    dropRow(row)
                    releaseColumn(subject.column)
                }
            }
            return
        }
        enterRestricted(index, constant: constant)
        clearExpansion()
    }

    /// A variable that no row mentions yet, and that therefore can be defined without looking any further.
    private func freshVariable(_ terms: [Term]) -> Int32? {
        for term in terms {
            let column = term.variable.index
            guard columns[column].row == none, columns[column].definitionHead == none,
                columns[column].restrictedHead == none, abs(term.coefficient) > 1e-6,
                !hasDuplicate(column, terms)
            else { continue }
            return column
        }
        return nil
    }

    private func hasDuplicate(_ column: Int32, _ terms: [Term]) -> Bool {
        var count = 0
        for term in terms where term.variable.index == column { count += 1 }
        return count > 1
    }

    /// The free parameter to solve an expanded constraint for. `isPlain` when the constraint can stay as written,
    /// because none of its other variables depends on this one.
    private func subjectAmongSupport(_ terms: [Term]) -> (column: Int32, isPlain: Bool)? {
        for term in terms {
            let column = term.variable.index
            if columns[column].row == none, !columns[column].isReached, abs(columns[column].sum) > 1e-6,
                !hasDuplicate(column, terms)
            {
                return (column, true)
            }
        }
        var best: Int32?
        for column in support where columns[column].kind == .free || columns[column].kind == .orphan {
            guard let current = best else {
                best = column
                continue
            }
            if columns[current].kind == .free && columns[column].kind == .orphan { continue }
            if columns[current].kind == .orphan && columns[column].kind == .free
                || abs(columns[column].sum) > abs(columns[current].sum)
            {
                best = column
            }
        }
        guard let best, abs(columns[best].sum) > 1e-7 else { return nil }
        return (best, false)
    }

    /// Makes a definition of the constraint as it was written.
    private func define(_ column: Int32, by index: Int32) {
        let record = constraints[Int(index)]
        var own = 0.0
        for term in record.terms where term.variable.index == column { own += term.coefficient }
        let factor = -1 / own
        columns[column].standing = 0
        let row = makeRow(basic: column, constant: record.constant * factor, isDefinition: true)
        for term in record.terms where term.variable.index != column && term.coefficient != 0 {
            let other = term.variable.index
            if columns[other].scattered != none {
                nodes[columns[other].scattered].coefficient += term.coefficient * factor
            } else {
                columns[other].scattered = link(row: row, column: other, coefficient: term.coefficient * factor)
            }
        }
        for term in record.terms { columns[term.variable.index].scattered = none }
        link(row: row, column: record.marker, coefficient: record.sign * factor)
        if record.other != none { link(row: row, column: record.other, coefficient: -record.sign * factor) }
        touch(column)
    }

    /// Makes a row of the expansion at hand: the constraint, solved for one of its columns.
    @discardableResult
    private func rowFromExpansion(
        solvedFor basic: Int32, coefficient: Double, constant: Double, constraint index: Int32, isDefinition: Bool
    ) -> Int32 {
        let record = constraints[Int(index)]
        let factor = -1 / coefficient
        let row = makeRow(basic: basic, constant: constant * factor, isDefinition: isDefinition)
        columns[basic].standing = 0
        for column in support where column != basic {
            link(row: row, column: column, coefficient: columns[column].sum * factor)
        }
        if record.marker != basic { link(row: row, column: record.marker, coefficient: record.sign * factor) }
        if record.other != none, record.other != basic {
            link(row: row, column: record.other, coefficient: -record.sign * factor)
        }
        noteConstant(row)
        return row
    }

    /// Enters a constraint all of whose parameters are restricted, choosing a basic column that fits its constant.
    private func enterRestricted(_ index: Int32, constant: Double) {
        let record = constraints[Int(index)]
        if record.isRequired {
            rowFromExpansion(
                solvedFor: record.marker, coefficient: record.sign, constant: constant, constraint: index,
                isDefinition: false)
            return
        }
        // constant + … + sign · marker − sign · other = 0
        let markerFits = -constant / record.sign >= 0
        let basic = markerFits ? record.marker : record.other
        let row = rowFromExpansion(
            solvedFor: basic, coefficient: markerFits ? record.sign : -record.sign, constant: constant,
            constraint: index, isDefinition: false)
        if columns[basic].kind == .error {
            self[cost: basic, record.level] = 0
            addCost(1, ofRow: row, slot: record.level)
        }
    }

    /// Adds to the weight that an error has in the objective, whether it is basic or not.
    private func addWeight(_ weight: Double, of column: Int32, slot: Int32) {
        if columns[column].row == none {
            addCost(weight, to: column, slot: slot)
        } else {
            addCost(weight, ofRow: columns[column].row, slot: slot)
        }
    }

    // MARK: Leaving

    private func withdraw(_ index: Int32) {
        let record = constraints[Int(index)]
        if !record.isRequired {
            for column in [record.marker, record.other] where columns[column].kind == .error {
                addWeight(-1, of: column, slot: record.level)
            }
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
                for level in levels { self[cost: record.marker, level.slot] = 0 }
                return
            }
        }
        if record.other != none { releaseColumn(record.other) }
        releaseColumn(record.marker)
    }

    private func touchDefinitions(_ column: Int32) {
        var node = columns[column].definitionHead
        while node != none {
            touch(rows[nodes[node].row].basic)
            node = nodes[node].nextInColumn
        }
    }

    /// Drops the row of a basic marker, after putting it in wherever a definition mentions the marker.
    private func discard(_ column: Int32) {
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
