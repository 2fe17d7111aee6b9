/// An incremental solver for linear equations and inequalities with strict priorities.
///
///     let solver = Solver()
///     let width = solver.makeVariable()
///     solver.insert([Term(width)], .equal, constant: -100, priority: 750)       // width = 100, if possible
///     solver.insert([Term(width)], .lessThanOrEqual, constant: -80, priority: 1000)
///     try solver.solve()
///     solver.value(of: width)                                                   // 80
///
/// A constraint says `Σ coefficient · variable + constant  (≤ | = | ≥)  0`. Required ones always hold.
/// The others are missed as little as possible, in the sum of absolute misses, one priority after
/// another: a lower priority has a say only among the solutions that are best for every higher one,
/// however many constraints it has. What nothing decides is zero.
///
/// ## Method
/// A simplex tableau of the Cassowary family (Badros, Borning, Stuckey: "The Cassowary linear arithmetic
/// constraint solving algorithm"), with three changes that make large, mostly acyclic layouts cheap:
///
/// - *Definitions.* The row of a free variable is kept as it was written, in terms of other free
///   variables, and is never substituted into. Rows like `left₂ = left₁ + width₁ + 8` stay three terms
///   long however long the chain. They form an acyclic graph, which is walked when a new constraint has
///   to be expressed in parameters and when values change. Only rows of slacks and errors ("restricted
///   rows") take part in pivots.
/// - *Vector costs.* Each parameter's cost is a vector with an entry per priority, compared
///   lexicographically. No weight stands for infinity.
/// - *Linked sparse storage.* Each nonzero is a pooled node in the list of its row and of its column, so
///   that a pivot visits only the rows that it changes.
///
/// ## Complexity
/// With t the terms of a constraint, d the definitions reachable from its variables, and r the length of
/// the restricted rows met:
/// - `insert`: O(t) when one of the variables is new to the solver (trees, chains and grids built from
///   the outside in), otherwise O(t + d + r).
/// - `setConstant`, and the `solve` that follows: O(rows that mention the constraint + variables whose
///   value depends on it), plus pivots only if a restricted row became infeasible.
/// - a pivot: O(column · row) over restricted rows.
/// - `remove`: one pivot at most, and the pivots that the lifted constraint had prevented.
/// - memory: linear in the terms, plus the restricted rows' fill.
public final class Solver {
    var nodes = Block<Node>(capacity: 256)
    var freeNode = none
    var liveNodes = 0
    var columns = Block<Column>(capacity: 128)
    var freeColumns: [Int32] = []
    var rows = Block<Row>(capacity: 64)
    var freeRows: [Int32] = []
    var constraints: [ConstraintRecord] = []
    var freeConstraints: [Int32] = []

    /// Costs of every column, `levelCapacity` a column, indexed by level.
    var costs = Block<Double>(capacity: 512)
    var levelCapacity = 4
    var levels: [Level] = []

    /// Restricted rows that may have become infeasible.
    var infeasible: [Int32] = []
    /// Parameters whose cost may have become negative.
    var candidates: [Int32] = []
    /// Columns whose value may have changed since the last propagation.
    var touched: [Int32] = []
    /// Variables whose value has changed since the caller last asked.
    var changed: [Int32] = []

    var epoch: Int32 = 0
    /// What the last expansion was made of.
    var support: [Int32] = []
    var walk: [Int32] = []
    var order: [Int32] = []

    /// How many pivots have been made; for measurements.
    public internal(set) var pivotCount = 0

    /// Makes a solver without variables or constraints.
    public init() {}

    deinit {
        nodes.deallocate()
        columns.deallocate()
        rows.deallocate()
        costs.deallocate()
    }

    /// The number of constraints.
    public var constraintCount: Int { constraints.count - freeConstraints.count }

    /// The number of stored nonzero coefficients; for measurements.
    public var nonzeroCount: Int { liveNodes }

    // MARK: Variables

    /// Makes a variable whose value is zero until constraints say otherwise.
    public func makeVariable() -> Variable {
        Variable(index: makeColumn(.free, owner: none))
    }

    /// Forgets a variable. Constraints that mention it must have been removed before.
    public func removeVariable(_ variable: Variable) {
        let index = variable.index
        if columns[index].row != none {
            eliminate(index)
            dropRow(columns[index].row)
        }
        if columns[index].definitionHead != none {
            columns[index].kind = .orphan
        } else {
            releaseColumn(index)
        }
    }

    /// The value as of the last `solve()`.
    @inline(__always)
    public func value(of variable: Variable) -> Double { columns[variable.index].value }

    func makeColumn(_ kind: ColumnKind, owner: Int32) -> Int32 {
        var column = Column()
        column.kind = kind
        column.owner = owner
        if let index = freeColumns.popLast() {
            column.isCandidate = columns[index].isCandidate
            column.isTouched = columns[index].isTouched
            column.isChanged = columns[index].isChanged
            columns[index] = column
            return index
        }
        columns.append(column)
        for _ in 0..<levelCapacity { costs.append(0) }
        return Int32(columns.count - 1)
    }

    func releaseColumn(_ index: Int32) {
        purge(index)
        columns[index].kind = .unused
        columns[index].standing = 0
        columns[index].value = 0
        for level in levels { self[cost: index, level.slot] = 0 }
        freeColumns.append(index)
    }
}
