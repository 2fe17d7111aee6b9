/// "No index": ends lists and marks what is absent.
let none: Int32 = -1

/// One nonzero coefficient of the tableau, linked into the list of its row and the list of its column.
struct Node {
    var coefficient: Double
    var row: Int32
    var column: Int32
    var nextInRow: Int32
    var previousInRow: Int32
    var nextInColumn: Int32
    var previousInColumn: Int32
}

/// What values a column may take.
enum ColumnKind: UInt8 {
    /// Not in use.
    case unused
    /// Any value: the caller's variables.
    case free
    /// Any value, owned by nobody: what is left of the marker of a removed constraint.
    case orphan
    /// Zero or more: the distance of an inequality from its bound.
    case slack
    /// Zero or more, at a cost: how far a constraint that is not required is missed.
    case error
    /// Zero: marks a required equation, so that its part in every row stays known.
    case dummy
}

/// A variable of the tableau, whether the caller's or the solver's own.
struct Column {
    var kind = ColumnKind.unused
    /// Waiting in `candidates`.
    var isCandidate = false
    /// Waiting in `touched`.
    var isTouched = false
    /// Waiting to be reported in `changedVariables`.
    var isChanged = false
    /// Whether an expansion reached it through a definition.
    var isReached = false
    /// The row that this column is basic in.
    var row: Int32 = none
    /// The constraint whose marker or error this is.
    var owner: Int32 = none
    /// The nodes of this column in restricted rows.
    var restrictedHead: Int32 = none
    /// The nodes of this column in definitions.
    var definitionHead: Int32 = none
    /// Scratch: the node of this column in the row at hand.
    var scattered: Int32 = none
    /// Scratch: the last walk that saw this column.
    var mark: Int32 = 0
    /// The value as last propagated.
    var value: Double = 0
    /// The value of a free column while nothing decides it.
    var standing: Double = 0
    /// Scratch: the coefficient being summed up by an expansion.
    var sum: Double = 0
}

/// `basic = constant + Σ coefficient · column`.
struct Row {
    var basic: Int32 = none
    var head: Int32 = none
    /// Whether the basic column is free. Such rows are never substituted into.
    var isDefinition = false
    /// Waiting in `infeasible`.
    var isQueued = false
    var constant: Double = 0
}

/// What the solver remembers of a constraint.
struct ConstraintRecord {
    var terms: [Term] = []
    var constant: Double = 0
    var priority: Double = 0
    var relation = Relation.equal
    /// The column that stands for the constraint, and the factor it has in the constraint's equation.
    var marker: Int32 = none
    var sign: Double = 0
    /// The second column of a constraint that is not required; its factor is `-sign`.
    var other: Int32 = none
    /// The objective's level, for a constraint that is not required.
    var level: Int32 = none

    var isRequired: Bool { level == none }
}

/// A growing block of plain values, reached without bounds or uniqueness checks.
struct Block<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private(set) var capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    func deallocate() { base.deallocate() }

    mutating func append(_ element: Element) {
        if count == capacity { grow(to: capacity * 2) }
        (base + count).initialize(to: element)
        count += 1
    }

    mutating func removeAll() { count = 0 }

    private mutating func grow(to newCapacity: Int) {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        larger.update(from: base, count: count)
        base.deallocate()
        base = larger
        capacity = newCapacity
    }

    subscript(index: Int32) -> Element {
        @inline(__always) unsafeAddress { UnsafePointer(base + Int(index)) }
        @inline(__always) nonmutating unsafeMutableAddress { base + Int(index) }
    }
}
