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
/// constraint solving algorithm"), with changes that make large, mostly acyclic layouts cheap:
///
/// - *Definitions.* The row of a free variable is kept as it was written, in terms of other free
///   variables, and is never substituted into. Rows like `left₂ = left₁ + width₁ + 8` stay three terms
///   long however long the chain. They form an acyclic graph, which is walked when a new constraint has
///   to be expressed in parameters and when values change. Only rows of slacks and errors ("restricted
///   rows") take part in pivots.
/// - *Plans.* When the same edit comes again, as while a window is resized, the walk is not repeated: the
///   definitions to evaluate lie in one array in the right order, with their terms.
/// - *Vector costs.* Each parameter's cost is a vector with an entry per priority, compared
///   lexicographically. No weight stands for infinity.
/// - *Linked sparse storage.* Each nonzero is a pooled node in the list of its row and of its column, so
///   that a pivot visits only the rows that it changes, and a short row is added to a long one without
///   walking the long one.
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
    private let tableau: UnsafeMutablePointer<Tableau>

    /// Makes a solver without variables or constraints.
    public init() {
        tableau = .allocate(capacity: 1)
        tableau.initialize(to: Tableau())
    }

    deinit {
        tableau.pointee.deallocate()
        tableau.deinitialize(count: 1)
        tableau.deallocate()
    }

    /// How many pivots have been made; for measurements.
    public var pivotCount: Int { tableau.pointee.pivotCount }

    /// The number of constraints.
    public var constraintCount: Int { tableau.pointee.constraints.count - tableau.pointee.freeConstraints.count }

    /// The number of stored nonzero coefficients; for measurements.
    public var nonzeroCount: Int { tableau.pointee.liveNodes }

    // MARK: Variables

    /// Makes a variable whose value is zero until constraints say otherwise.
    ///
    /// A variable that prefers zero, such as a length, stays zero where inequalities only say how great it may be, and
    /// does not fall below it then.
    public func makeVariable(preferringZero prefersZero: Bool = false) -> Variable {
        let index = tableau.pointee.makeColumn(.free, owner: none)
        if prefersZero { tableau.pointee.columns[index].prefersZero = true }
        return Variable(index: index)
    }

    /// Forgets a variable. Constraints that mention it must have been removed before.
    public func removeVariable(_ variable: Variable) { tableau.pointee.removeVariable(variable.index) }

    /// The value as of the last `solve()`.
    public func value(of variable: Variable) -> Double { tableau.pointee.values[variable.index] }

    // MARK: Constraints

    /// Takes in a constraint: `Σ terms + constant (relation) 0`. It counts from the next `solve()` on.
    @discardableResult
    public func insert(
        _ terms: [Term], _ relation: Relation, constant: Double, priority: Double = requiredPriority
    ) -> ConstraintID {
        ConstraintID(index: tableau.pointee.insert(terms, relation, constant, priority))
    }

    /// Takes out a constraint. What it had held back moves at the next `solve()`.
    public func remove(_ constraint: ConstraintID) { tableau.pointee.remove(constraint.index) }

    /// Changes the constant of a constraint.
    public func setConstant(_ constraint: ConstraintID, _ constant: Double) {
        tableau.pointee.setConstant(constraint.index, constant)
    }

    /// Changes the priority of a constraint.
    public func setPriority(_ constraint: ConstraintID, _ priority: Double) {
        tableau.pointee.setPriority(constraint.index, priority)
    }

    /// The constant that a constraint has now.
    public func constant(of constraint: ConstraintID) -> Double {
        tableau.pointee.constraints[constraint.index].constant
    }

    /// The priority that a constraint has now.
    public func priority(of constraint: ConstraintID) -> Double {
        tableau.pointee.constraints[constraint.index].priority
    }

    // MARK: Solving

    /// Brings every variable to its best value.
    ///
    /// Throws when required constraints contradict each other. The solver then still holds all of them:
    /// remove at least one of the named ones and solve again.
    public func solve() throws(Unsatisfiable) { try tableau.pointee.solve() }

    /// Calls `body` with each variable whose value has changed since the last call, and forgets them.
    public func drainChangedVariables(_ body: (Variable) -> Void) {
        var position = 0
        while let column = tableau.pointee.takeChangedVariable(&position) { body(Variable(index: column)) }
    }

    // MARK: Questions

    /// Whether the constraints leave a variable more than one best value.
    ///
    /// That is so when its value depends on something undecided, or on a parameter that can move at no cost.
    /// Call after `solve()`.
    public func isAmbiguous(_ variable: Variable) -> Bool { tableau.pointee.isAmbiguous(variable) }

    /// The constraints that decide a variable's value: the required equations that it rests on, the
    /// inequalities at their bound and the other constraints that are met. Call after `solve()`.
    public func constraints(affecting variable: Variable) -> [ConstraintID] {
        tableau.pointee.constraints(affecting: variable)
    }

    /// Moves an ambiguous variable to another of its best values, where it stays until constraints change.
    /// `amount` is how far to move what is undecided, if nothing limits it. Returns whether anything moved.
    @discardableResult
    public func exerciseAmbiguity(of variable: Variable, by amount: Double) -> Bool {
        tableau.pointee.exerciseAmbiguity(of: variable, by: amount)
    }
}
