// Square matrices of the sizes and precisions that Apple's simd library names.

/// A matrix of two columns and rows of single-precision numbers.
public struct simd_float2x2: _SquareMatrix, Sendable {
    public typealias Column = SIMD2<Float>
    /// The columns.
    public var columns: (SIMD2<Float>, SIMD2<Float>)

    public static var _size: Int { 2 }
    /// Makes a matrix of nothing but 0.
    public init() { columns = (.zero, .zero) }
    /// Makes a matrix from its columns.
    public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
    /// Makes a matrix from its columns.
    public init(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>) { columns = (c0, c1) }

    /// A column.
    public subscript(column: Int) -> SIMD2<Float> {
        get {
            precondition(column >= 0 && column < 2, "there is no such column")
            return switch column {
            case 0: columns.0
            default: columns.1
            }
        }
        set {
            precondition(column >= 0 && column < 2, "there is no such column")
            switch column {
            case 0: columns.0 = newValue
            default: columns.1 = newValue
            }
        }
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1
    }
}

/// A matrix of two columns and rows of single-precision numbers.
public typealias float2x2 = simd_float2x2
/// A matrix of two columns and rows of single-precision numbers.
public typealias matrix_float2x2 = simd_float2x2
/// The matrix that changes nothing.
public let matrix_identity_float2x2 = simd_float2x2(1)

/// A matrix of three columns and rows of single-precision numbers.
public struct simd_float3x3: _SquareMatrix, Sendable {
    public typealias Column = SIMD3<Float>
    /// The columns.
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    public static var _size: Int { 3 }
    /// Makes a matrix of nothing but 0.
    public init() { columns = (.zero, .zero, .zero) }
    /// Makes a matrix from its columns.
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
    /// Makes a matrix from its columns.
    public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>) { columns = (c0, c1, c2) }

    /// A column.
    public subscript(column: Int) -> SIMD3<Float> {
        get {
            precondition(column >= 0 && column < 3, "there is no such column")
            return switch column {
            case 0: columns.0
            case 1: columns.1
            default: columns.2
            }
        }
        set {
            precondition(column >= 0 && column < 3, "there is no such column")
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1 && left.columns.2 == right.columns.2
    }
}

/// A matrix of three columns and rows of single-precision numbers.
public typealias float3x3 = simd_float3x3
/// A matrix of three columns and rows of single-precision numbers.
public typealias matrix_float3x3 = simd_float3x3
/// The matrix that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)

/// A matrix of four columns and rows of single-precision numbers.
public struct simd_float4x4: _SquareMatrix, Sendable {
    public typealias Column = SIMD4<Float>
    /// The columns.
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    public static var _size: Int { 4 }
    /// Makes a matrix of nothing but 0.
    public init() { columns = (.zero, .zero, .zero, .zero) }
    /// Makes a matrix from its columns.
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
    /// Makes a matrix from its columns.
    public init(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>) { columns = (c0, c1, c2, c3) }

    /// A column.
    public subscript(column: Int) -> SIMD4<Float> {
        get {
            precondition(column >= 0 && column < 4, "there is no such column")
            return switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: columns.3
            }
        }
        set {
            precondition(column >= 0 && column < 4, "there is no such column")
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1 && left.columns.2 == right.columns.2 && left.columns.3 == right.columns.3
    }
}

/// A matrix of four columns and rows of single-precision numbers.
public typealias float4x4 = simd_float4x4
/// A matrix of four columns and rows of single-precision numbers.
public typealias matrix_float4x4 = simd_float4x4
/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)

/// A matrix of two columns and rows of double-precision numbers.
public struct simd_double2x2: _SquareMatrix, Sendable {
    public typealias Column = SIMD2<Double>
    /// The columns.
    public var columns: (SIMD2<Double>, SIMD2<Double>)

    public static var _size: Int { 2 }
    /// Makes a matrix of nothing but 0.
    public init() { columns = (.zero, .zero) }
    /// Makes a matrix from its columns.
    public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
    /// Makes a matrix from its columns.
    public init(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>) { columns = (c0, c1) }

    /// A column.
    public subscript(column: Int) -> SIMD2<Double> {
        get {
            precondition(column >= 0 && column < 2, "there is no such column")
            return switch column {
            case 0: columns.0
            default: columns.1
            }
        }
        set {
            precondition(column >= 0 && column < 2, "there is no such column")
            switch column {
            case 0: columns.0 = newValue
            default: columns.1 = newValue
            }
        }
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1
    }
}

/// A matrix of two columns and rows of double-precision numbers.
public typealias double2x2 = simd_double2x2
/// A matrix of two columns and rows of double-precision numbers.
public typealias matrix_double2x2 = simd_double2x2
/// The matrix that changes nothing.
public let matrix_identity_double2x2 = simd_double2x2(1)

/// A matrix of three columns and rows of double-precision numbers.
public struct simd_double3x3: _SquareMatrix, Sendable {
    public typealias Column = SIMD3<Double>
    /// The columns.
    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    public static var _size: Int { 3 }
    /// Makes a matrix of nothing but 0.
    public init() { columns = (.zero, .zero, .zero) }
    /// Makes a matrix from its columns.
    public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
    /// Makes a matrix from its columns.
    public init(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>) { columns = (c0, c1, c2) }

    /// A column.
    public subscript(column: Int) -> SIMD3<Double> {
        get {
            precondition(column >= 0 && column < 3, "there is no such column")
            return switch column {
            case 0: columns.0
            case 1: columns.1
            default: columns.2
            }
        }
        set {
            precondition(column >= 0 && column < 3, "there is no such column")
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1 && left.columns.2 == right.columns.2
    }
}

/// A matrix of three columns and rows of double-precision numbers.
public typealias double3x3 = simd_double3x3
/// A matrix of three columns and rows of double-precision numbers.
public typealias matrix_double3x3 = simd_double3x3
/// The matrix that changes nothing.
public let matrix_identity_double3x3 = simd_double3x3(1)

/// A matrix of four columns and rows of double-precision numbers.
public struct simd_double4x4: _SquareMatrix, Sendable {
    public typealias Column = SIMD4<Double>
    /// The columns.
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    public static var _size: Int { 4 }
    /// Makes a matrix of nothing but 0.
    public init() { columns = (.zero, .zero, .zero, .zero) }
    /// Makes a matrix from its columns.
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
    /// Makes a matrix from its columns.
    public init(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>, _ c3: SIMD4<Double>) { columns = (c0, c1, c2, c3) }

    /// A column.
    public subscript(column: Int) -> SIMD4<Double> {
        get {
            precondition(column >= 0 && column < 4, "there is no such column")
            return switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: columns.3
            }
        }
        set {
            precondition(column >= 0 && column < 4, "there is no such column")
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1 && left.columns.2 == right.columns.2 && left.columns.3 == right.columns.3
    }
}

/// A matrix of four columns and rows of double-precision numbers.
public typealias double4x4 = simd_double4x4
/// A matrix of four columns and rows of double-precision numbers.
public typealias matrix_double4x4 = simd_double4x4
/// The matrix that changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(1)
