/// The definitions to evaluate after an edit, in the right order, for when the same edit comes again.
struct PropagationPlan {
    /// One definition.
    struct Step {
        var row: Int32
        var column: Int32
        /// Where its terms end; they begin where those of the step before end.
        var end: Int32
        /// Whether the column is the caller's.
        var isReported: Bool
    }

    struct StepTerm {
        var coefficient: Double
        var column: Int32
    }

    /// The touched columns that the plan is for, and the shape of the definitions that it was made from.
    var roots = Block<Int32>(capacity: 8)
    var shapeVersion = -1
    /// Every column that depends on a root, roots included, each after those that depend on it.
    var order = Block<Int32>(capacity: 32)
    /// `order` reversed with the terms gathered; made when the plan is first used again.
    var steps = Block<Step>(capacity: 32)
    var terms = Block<StepTerm>(capacity: 64)
    var isGathered = false

    func deallocate() {
        roots.deallocate()
        order.deallocate()
        steps.deallocate()
        terms.deallocate()
    }

    func serves(_ touched: Block<Int32>, _ version: Int) -> Bool {
        guard version == shapeVersion, touched.count == roots.count else { return false }
        for position in 0..<touched.count where touched[position] != roots[position] { return false }
        return true
    }
}

extension Tableau {
    /// Passes changes of restricted columns and of definitions on to every definition that depends on them.
    mutating func propagate() {
        guard !touched.isEmpty else { return }
        if plan.serves(touched, shapeVersion) {
            for position in 0..<touched.count {
                let column = touched[position]
                columns[column].isTouched = false
                if columns[column].row == none { setValue(column, columns[column].standing) }
            }
            touched.removeAll()
            if !plan.isGathered { gatherPlan() }
            runPlan()
            return
        }
        let mark = nextEpoch()
        plan.order.removeAll()
        for position in 0..<touched.count {
            let column = touched[position]
            columns[column].isTouched = false
            visitDependents(of: column, mark: mark)
        }
        plan.roots.copy(touched)
        plan.shapeVersion = shapeVersion
        plan.isGathered = false
        touched.removeAll()
        var position = plan.order.count
        while position > 0 {
            position -= 1
            evaluate(plan.order[position])
        }
    }

    private mutating func gatherPlan() {
        plan.steps.removeAll()
        plan.terms.removeAll()
        var position = plan.order.count
        while position > 0 {
            position -= 1
            let column = plan.order[position]
            let row = columns[column].row
            guard row != none, rows[row].isDefinition else { continue }
            var node = rows[row].head
            while node != none {
                plan.terms.append(
                    PropagationPlan.StepTerm(coefficient: nodes[node].coefficient, column: nodes[node].column))
                node = nodes[node].nextInRow
            }
            plan.steps.append(
                PropagationPlan.Step(
                    row: row, column: column, end: Int32(plan.terms.count),
                    isReported: columns[column].kind == .free))
        }
        plan.isGathered = true
    }

    private mutating func runPlan() {
        let steps = plan.steps, terms = plan.terms, rows = rows, values = values, flags = changeFlags
        var term: Int32 = 0
        for position in 0..<steps.count {
            let step = steps[position]
            var value = rows[step.row].constant
            while term < step.end {
                value += terms[term].coefficient * values[terms[term].column]
                term += 1
            }
            guard value != values[step.column] else { continue }
            values[step.column] = value
            if step.isReported, !flags[step.column] {
                flags[step.column] = true
                changed.append(step.column)
            }
        }
    }

    private mutating func evaluate(_ column: Int32) {
        let row = columns[column].row
        if row == none { return setValue(column, columns[column].standing) }
        var value = rows[row].constant
        if rows[row].isDefinition {
            var node = rows[row].head
            while node != none {
                value += nodes[node].coefficient * values[nodes[node].column]
                node = nodes[node].nextInRow
            }
        }
        setValue(column, value)
    }

    @inline(__always)
    private mutating func setValue(_ column: Int32, _ value: Double) {
        guard value != values[column] else { return }
        values[column] = value
        if columns[column].kind == .free, !changeFlags[column] {
            changeFlags[column] = true
            changed.append(column)
        }
    }

    private mutating func visitDependents(of start: Int32, mark: Int32) {
        guard columns[start].mark != mark else { return }
        columns[start].mark = mark
        walk.removeAll()
        var current = start
        var node = columns[start].definitionHead
        while true {
            if node == none {
                plan.order.append(current)
                guard !walk.isEmpty else { return }
                node = walk.removeLast()
                current = walk.removeLast()
                continue
            }
            let column = rows[nodes[node].row].basic
            node = nodes[node].nextInColumn
            guard columns[column].mark != mark else { continue }
            columns[column].mark = mark
            walk.append(current)
            walk.append(node)
            current = column
            node = columns[column].definitionHead
        }
    }

    /// The next changed variable at or after a position in `changed`; none when there is no more.
    mutating func takeChangedVariable(_ position: inout Int) -> Int32? {
        while position < changed.count {
            let column = changed[position]
            position += 1
            changeFlags[column] = false
            if columns[column].kind == .free { return column }
        }
        changed.removeAll()
        return nil
    }
}
