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
    /// Whether the variable is zero where constraints only say how great it may be.
    var prefersZero = false
    /// Whether an expansion reached it through a definition.
    var isReached = false
    /// The row that this column is basic in.
    var row: Int32 = none
    /// The constraint whose marker or error this is.
    var owner: Int32 = none
    /// The nodes of this column in restricted rows, and how many they are.
    var restrictedHead: Int32 = none
    var restrictedCount: Int32 = 0
    /// The nodes of this column in definitions, and how many they are.
    var definitionHead: Int32 = none
    var definitionCount: Int32 = 0
    /// Scratch: the node of this column in the row at hand.
    var scattered: Int32 = none
    /// The solver's own constraint that keeps the variable from falling below zero.
    var floor: Int32 = none
    /// Scratch: the last walk that saw this column.
    var mark: Int32 = 0
    /// The value of a free column while nothing decides it.
    var standing: Double = 0
    /// Scratch: the coefficient being summed up by an expansion.
    var sum: Double = 0

    var isFree: Bool { kind == .free || kind == .orphan }
}

/// `basic = constant + Σ coefficient · column`.
struct Row {
    var constant: Double = 0
    var basic: Int32 = none
    var head: Int32 = none
    /// How many nodes there are.
    var count: Int32 = 0
    /// Whether the basic column is free. Such rows are never substituted into.
    var isDefinition = false
    /// Waiting in `infeasible`.
    var isQueued = false
}

/// What the solver remembers of a constraint, besides its terms.
struct ConstraintRecord {
    var constant: Double = 0
    var priority: Double = 0
    /// The factor that the marker has in the constraint's equation.
    var sign: Double = 0
    /// The column that stands for the constraint.
    var marker: Int32 = none
    /// The second column of a constraint that is not required; its factor is `-sign`.
    var other: Int32 = none
    /// The objective's level, for a constraint that is not required.
    var level: Int32 = none
    var relation = Relation.equal
    /// Whether it is the solver's own, which answers never name.
    var isOwn = false

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

    var isEmpty: Bool { count == 0 }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: capacity * 2) }
        (base + count).initialize(to: element)
        count += 1
    }

    @inline(__always)
    mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return base[count]
    }

    @inline(__always)
    mutating func removeLast() -> Element {
        count -= 1
        return base[count]
    }

    /// Removes an element; the last one takes its place.
    mutating func removeUnordered(at index: Int) {
        count -= 1
        base[index] = base[count]
    }

    mutating func insert(_ element: Element, at index: Int) {
        append(element)
        var position = count - 1
        while position > index {
            base[position] = base[position - 1]
            position -= 1
        }
        base[index] = element
    }

    mutating func remove(at index: Int) -> Element {
        let removed = base[index]
        for position in index..<(count - 1) { base[position] = base[position + 1] }
        count -= 1
        return removed
    }

    @inline(__always)
    mutating func removeAll() { count = 0 }

    /// Shortens the block to its first elements.
    mutating func truncate(to newCount: Int) { count = newCount }

    /// Makes this block a copy of another.
    mutating func copy(_ other: Block<Element>) {
        if capacity < other.count { grow(to: other.capacity) }
        base.update(from: other.base, count: other.count)
        count = other.count
    }

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

    subscript(index: Int) -> Element {
        @inline(__always) unsafeAddress { UnsafePointer(base + index) }
        @inline(__always) nonmutating unsafeMutableAddress { base + index }
    }
}
