/// What square matrices of all sizes have in common: columns, from which everything is computed.
///
/// Source: Apple documentation, "simd", Working with Matrices. Matrices with as many rows as columns are here.
public protocol _SquareMatrix: Equatable, CustomStringConvertible {
    associatedtype Column: SIMD where Column.Scalar: FloatingPoint
    /// How many rows and columns there are.
    static var _size: Int { get }
    /// Makes a matrix of nothing but 0.
    init()
    /// A column.
    subscript(column: Int) -> Column { get set }
}

extension _SquareMatrix {
    /// Makes a matrix with `scalar` on the diagonal and 0 elsewhere.
    public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }

    /// Makes a matrix with the elements of `diagonal` on the diagonal and 0 elsewhere.
    public init(diagonal: Column) {
        self.init()
        for place in 0..<Self._size { self[place][place] = diagonal[place] }
    }

    /// Makes a matrix from its columns.
    public init(_ columns: [Column]) {
        precondition(columns.count == Self._size, "a matrix needs as many columns as it has")
        self.init()
        for place in 0..<Self._size { self[place] = columns[place] }
    }

    /// Makes a matrix from its rows.
    public init(rows: [Column]) {
        precondition(rows.count == Self._size, "a matrix needs as many rows as it has")
        self = Self(rows).transpose
    }

    /// The element in a column and a row.
    public subscript(column: Int, row: Int) -> Column.Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows and columns exchanged.
    public var transpose: Self {
        var result = Self()
        for column in 0..<Self._size {
            for row in 0..<Self._size { result[row][column] = self[column][row] }
        }
        return result
    }

    /// How much the matrix enlarges areas or volumes; 0 for one that has no inverse.
    public var determinant: Column.Scalar { eliminated.determinant }

    /// The matrix that undoes this one; not numbers where there is none.
    public var inverse: Self { eliminated.inverse }

    /// Gauss and Jordan's elimination by columns, with the largest element of a row as pivot.
    private var eliminated: (determinant: Column.Scalar, inverse: Self) {
        var left = self
        var right = Self(1)
        var determinant: Column.Scalar = 1
        for row in 0..<Self._size {
            var pivot = row
            for column in row..<Self._size where left[column][row].magnitude > left[pivot][row].magnitude { pivot = column }
            if pivot != row {
                (left[row], left[pivot]) = (left[pivot], left[row])
                (right[row], right[pivot]) = (right[pivot], right[row])
                determinant = -determinant
            }
            let value = left[row][row]
            determinant *= value
            guard value != 0 else { return (0, Self(.nan)) }
            left[row] /= value
            right[row] /= value
            for column in 0..<Self._size where column != row {
                let factor = left[column][row]
                left[column] -= left[row] * factor
                right[column] -= right[row] * factor
            }
        }
        return (determinant, right)
    }

    public var description: String {
        let columns = (0..<Self._size).map { column in
            "[" + (0..<Self._size).map { "\(self[column][$0])" }.joined(separator: ", ") + "]"
        }
        return "\(Self.self)(" + columns.joined(separator: ", ") + ")"
    }

    /// The sum of two matrices.
    public static func + (left: Self, right: Self) -> Self { combined(left, right, +) }
    /// The difference of two matrices.
    public static func - (left: Self, right: Self) -> Self { combined(left, right, -) }
    /// The matrix with all signs changed.
    public static prefix func - (matrix: Self) -> Self { Self() - matrix }
    /// Adds a matrix.
    public static func += (left: inout Self, right: Self) { left = left + right }
    /// Takes a matrix off.
    public static func -= (left: inout Self, right: Self) { left = left - right }
    /// The matrix with each element multiplied.
    public static func * (left: Column.Scalar, right: Self) -> Self {
        combined(right, right) { column, _ in column * left }
    }
    /// The matrix with each element multiplied.
    public static func * (left: Self, right: Column.Scalar) -> Self { right * left }
    /// A column, transformed.
    public static func * (left: Self, right: Column) -> Column {
        var result = Column(repeating: 0)
        for place in 0..<_size { result += left[place] * right[place] }
        return result
    }
    /// A row, transformed.
    public static func * (left: Column, right: Self) -> Column {
        var result = Column(repeating: 0)
        for place in 0..<_size { result[place] = (left * right[place]).sum() }
        return result
    }
    /// The matrix that does first what the right one does and then what the left one does.
    public static func * (left: Self, right: Self) -> Self { combined(right, right) { column, _ in left * column } }
    /// Multiplies by a matrix from the right.
    public static func *= (left: inout Self, right: Self) { left = left * right }

    private static func combined(_ left: Self, _ right: Self, _ of: (Column, Column) -> Column) -> Self {
        var result = Self()
        for place in 0..<_size { result[place] = of(left[place], right[place]) }
        return result
    }
}
