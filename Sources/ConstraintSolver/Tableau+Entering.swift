extension Tableau {
    mutating func insert(
        _ written: [Term], _ relation: Relation, _ constant: Double, _ priority: Double, isOwn: Bool = false
    ) -> Int32 {
        var record = ConstraintRecord()
        record.constant = constant
        record.priority = priority
        record.relation = relation
        record.isOwn = isOwn
        let index: Int32
        if let free = freeConstraints.popLast() {
            index = free
            constraints[free] = record
            terms[Int(free)] = written
        } else {
            index = Int32(constraints.count)
            constraints.append(record)
            terms.append(written)
        }
        written.withUnsafeBufferPointer { enter(index, $0) }
        return index
    }

    mutating func remove(_ index: Int32) {
        withdraw(index)
        constraints[index] = ConstraintRecord()
        terms[Int(index)] = []
        freeConstraints.append(index)
    }

    mutating func setConstant(_ index: Int32, _ constant: Double) {
        let record = constraints[index]
        let difference = constant - record.constant
        guard difference != 0 else { return }
        constraints[index].constant = constant
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

    mutating func setPriority(_ index: Int32, _ priority: Double) {
        let record = constraints[index]
        guard priority != record.priority else { return }
        constraints[index].priority = priority
        if record.isRequired || priority >= requiredPriority {
            guard !(record.isRequired && priority >= requiredPriority) else { return }
            withdraw(index)
            let written = terms[Int(index)]
            written.withUnsafeBufferPointer { enter(index, $0) }
            return
        }
        let level = acquireLevel(priority)
        constraints[index].level = level
        moveWeight(of: record.marker, from: record.level, to: level)
        moveWeight(of: record.other, from: record.level, to: level)
        releaseLevel(record.level)
    }

    private mutating func moveWeight(of column: Int32, from old: Int32, to new: Int32) {
        guard columns[column].kind == .error else { return }
        addWeight(-1, of: column, slot: old)
        addWeight(1, of: column, slot: new)
    }

    private mutating func makeMarkers(_ index: Int32) {
        let relation = constraints[index].relation
        let priority = constraints[index].priority
        constraints[index].sign = relation == .greaterThanOrEqual ? -1 : 1
        if priority >= requiredPriority {
            constraints[index].level = none
            constraints[index].other = none
            constraints[index].marker = makeColumn(relation == .equal ? .dummy : .slack, owner: index)
            return
        }
        let level = acquireLevel(priority)
        let marker = makeColumn(relation == .equal ? .error : .slack, owner: index)
        let other = makeColumn(.error, owner: index)
        if relation == .equal { self[cost: marker, level] = 1 }
        self[cost: other, level] = 1
        constraints[index].level = level
        constraints[index].marker = marker
        constraints[index].other = other
    }

    private mutating func enter(_ index: Int32, _ terms: UnsafeBufferPointer<Term>) {
        makeMarkers(index)
        if let fresh = freshVariable(terms) {
            if !columns[fresh].prefersZero || !isUpperBound(index, on: fresh, terms) {
                return define(fresh, by: index, terms)
            }
            putOnFloor(fresh)
        }
        place(index, terms)
    }

    /// Keeps a variable from falling below zero, where it stays unless something lifts it.
    private mutating func putOnFloor(_ column: Int32) {
        let floor = insert([Term(Variable(index: column))], .greaterThanOrEqual, 0, requiredPriority, isOwn: true)
        columns[column].floor = floor
    }

    /// Makes the row of a constraint none of whose variables is new.
    private mutating func place(_ index: Int32, _ terms: UnsafeBufferPointer<Term>) {
        let constant = expand(terms) + constraints[index].constant
        if let subject = subjectAmongSupport(terms) {
            let relation = constraints[index].relation
            if columns[subject.column].prefersZero, relation != .equal,
                (columns[subject.column].sum > 0) == (relation == .lessThanOrEqual)
            {
                clearExpansion()
                putOnFloor(subject.column)
                return place(index, terms)
            }
            if subject.isPlain {
                clearExpansion()
                define(subject.column, by: index, terms)
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

    /// Whether a constraint says of a variable how great it may be, and no more.
    private func isUpperBound(_ index: Int32, on column: Int32, _ terms: UnsafeBufferPointer<Term>) -> Bool {
        let relation = constraints[index].relation
        guard relation != .equal else { return false }
        for term in terms where term.variable.index == column {
            return (term.coefficient > 0) == (relation == .lessThanOrEqual)
        }
        return false
    }

    /// A variable that no row mentions yet, and that therefore can be defined without looking any further.
    private func freshVariable(_ terms: UnsafeBufferPointer<Term>) -> Int32? {
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

    private func hasDuplicate(_ column: Int32, _ terms: UnsafeBufferPointer<Term>) -> Bool {
        var count = 0
        for term in terms where term.variable.index == column { count += 1 }
        return count > 1
    }

    /// The free parameter to solve an expanded constraint for. `isPlain` when the constraint can stay as written,
    /// because none of its other variables depends on this one.
    private func subjectAmongSupport(_ terms: UnsafeBufferPointer<Term>) -> (column: Int32, isPlain: Bool)? {
        for term in terms {
            let column = term.variable.index
            if columns[column].row == none, !columns[column].isReached, abs(columns[column].sum) > 1e-6,
                !hasDuplicate(column, terms)
            {
                return (column, true)
            }
        }
        var best: Int32?
        for position in 0..<support.count where columns[support[position]].isFree {
            let column = support[position]
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
    private mutating func define(_ column: Int32, by index: Int32, _ terms: UnsafeBufferPointer<Term>) {
        let record = constraints[index]
        var own = 0.0
        for term in terms where term.variable.index == column { own += term.coefficient }
        let factor = -1 / own
        columns[column].standing = 0
        let row = makeRow(basic: column, constant: record.constant * factor, isDefinition: true)
        for term in terms where term.variable.index != column && term.coefficient != 0 {
            let other = term.variable.index
            if columns[other].scattered != none {
                nodes[columns[other].scattered].coefficient += term.coefficient * factor
            } else {
                columns[other].scattered = link(row: row, column: other, coefficient: term.coefficient * factor)
            }
        }
        for term in terms { columns[term.variable.index].scattered = none }
        link(row: row, column: record.marker, coefficient: record.sign * factor)
        if record.other != none { link(row: row, column: record.other, coefficient: -record.sign * factor) }
        touch(column)
    }

    /// Makes a row of the expansion at hand: the constraint, solved for one of its columns.
    @discardableResult
    private mutating func rowFromExpansion(
        solvedFor basic: Int32, coefficient: Double, constant: Double, constraint index: Int32, isDefinition: Bool
    ) -> Int32 {
        let record = constraints[index]
        let factor = -1 / coefficient
        let row = makeRow(basic: basic, constant: constant * factor, isDefinition: isDefinition)
        columns[basic].standing = 0
        for position in 0..<support.count where support[position] != basic {
            let column = support[position]
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
    private mutating func enterRestricted(_ index: Int32, constant: Double) {
        let record = constraints[index]
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
    mutating func addWeight(_ weight: Double, of column: Int32, slot: Int32) {
        if columns[column].row == none {
            addCost(weight, to: column, slot: slot)
        } else {
            addCost(weight, ofRow: columns[column].row, slot: slot)
        }
    }
}
