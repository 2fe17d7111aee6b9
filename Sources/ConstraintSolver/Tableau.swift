/// Everything that a solver knows.
///
/// A struct of plain memory behind one pointer, so that the inner loops neither count references nor check for
/// exclusive access.
struct Tableau {
    var nodes = Block<Node>(capacity: 128)
    var freeNode = none
    var liveNodes = 0
    var columns = Block<Column>(capacity: 64)
    var freeColumns = Block<Int32>(capacity: 16)
    var rows = Block<Row>(capacity: 32)
    var freeRows = Block<Int32>(capacity: 16)
    var constraints = Block<ConstraintRecord>(capacity: 32)
    /// The constraints' left sides as they were written, by the constraints' indices.
    var terms: [[Term]] = []
    var freeConstraints = Block<Int32>(capacity: 16)

    /// The columns' values. Those of restricted columns are kept right at each change, those of free ones by `propagate()`.
    var values = Block<Double>(capacity: 64)
    /// Whether a column waits in `changed`.
    var changeFlags = Block<Bool>(capacity: 64)

    /// Costs of every column, `levelCapacity` a column, indexed by level.
    var costs = Block<Double>(capacity: 256)
    var levelCapacity: Int32 = 4
    /// In falling order of priority.
    var levels = Block<Level>(capacity: 4)

    /// Restricted rows that may have become infeasible.
    var infeasible = Block<Int32>(capacity: 16)
    /// Parameters whose cost may have become negative.
    var candidates = Block<Int32>(capacity: 32)
    /// Columns that definitions have to be evaluated for.
    var touched = Block<Int32>(capacity: 32)
    /// Variables whose value has changed since the caller last asked.
    var changed = Block<Int32>(capacity: 32)

    var epoch: Int32 = 0
    /// What the last expansion was made of.
    var support = Block<Int32>(capacity: 32)
    var walk = Block<Int32>(capacity: 32)
    var order = Block<Int32>(capacity: 32)

    /// Counts changes of what definitions are made of.
    var shapeVersion = 0
    var plan = PropagationPlan()

    var pivotCount = 0

    func deallocate() {
        nodes.deallocate()
        columns.deallocate()
        freeColumns.deallocate()
        rows.deallocate()
        freeRows.deallocate()
        constraints.deallocate()
        freeConstraints.deallocate()
        values.deallocate()
        changeFlags.deallocate()
        costs.deallocate()
        levels.deallocate()
        infeasible.deallocate()
        candidates.deallocate()
        touched.deallocate()
        changed.deallocate()
        support.deallocate()
        walk.deallocate()
        order.deallocate()
        plan.deallocate()
    }

    // MARK: Columns

    mutating func makeColumn(_ kind: ColumnKind, owner: Int32) -> Int32 {
        var column = Column()
        column.kind = kind
        column.owner = owner
        if let index = freeColumns.popLast() {
            column.isCandidate = columns[index].isCandidate
            column.isTouched = columns[index].isTouched
            columns[index] = column
            return index
        }
        columns.append(column)
        values.append(0)
        changeFlags.append(false)
        for _ in 0..<levelCapacity { costs.append(0) }
        return Int32(columns.count - 1)
    }

    mutating func releaseColumn(_ index: Int32) {
        purge(index)
        columns[index].kind = .unused
        columns[index].standing = 0
        values[index] = 0
        clearCosts(index)
        freeColumns.append(index)
    }

    mutating func removeVariable(_ index: Int32) {
        let floor = columns[index].floor
        if floor != none {
            columns[index].floor = none
            remove(floor)
        }
        if columns[index].row != none {
            eliminate(index)
            dropRow(columns[index].row)
        }
        if columns[index].definitionHead != none {
            columns[index].kind = .orphan
            shapeVersion += 1
        } else {
            releaseColumn(index)
        }
    }
}
