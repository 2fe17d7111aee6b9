/// A quantity that the solver finds a value for; it may take any value, negative ones included.
public struct Variable: Hashable, Sendable {
    package let index: Int32

    init(index: Int32) { self.index = index }
}

/// A variable and the factor that multiplies it.
public struct Term: Sendable {
    /// The variable.
    public var variable: Variable
    /// What the variable is multiplied by.
    public var coefficient: Double

    /// Makes a term.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// How the left side of a constraint relates to zero.
public enum Relation: Int8, Sendable, BitwiseCopyable {
    /// At most zero.
    case lessThanOrEqual = -1
    /// Zero.
    case equal = 0
    /// At least zero.
    case greaterThanOrEqual = 1
}

/// A constraint in a solver, valid until it is removed.
public struct ConstraintID: Hashable, Sendable {
    package let index: Int32

    init(index: Int32) { self.index = index }
}

/// Required constraints that cannot hold together.
public struct Unsatisfiable: Error {
    /// An irreducible set: without any one of them, the others can hold.
    public let constraints: [ConstraintID]
}

/// Priorities at and above this one are required: the solver never gives them up.
public let requiredPriority: Double = 1000
