// The C library's functions of matrices. Source: Apple documentation, "simd", Working with Matrices.

/// The product of two matrices.
public func simd_mul<M: _SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
/// A column, transformed.
public func simd_mul<M: _SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
/// A row, transformed.
public func simd_mul<M: _SquareMatrix>(_ x: M.Column, _ y: M) -> M.Column { x * y }
/// The sum of two matrices.
public func simd_add<M: _SquareMatrix>(_ x: M, _ y: M) -> M { x + y }
/// The difference of two matrices.
public func simd_sub<M: _SquareMatrix>(_ x: M, _ y: M) -> M { x - y }
/// The matrix with rows and columns exchanged.
public func simd_transpose<M: _SquareMatrix>(_ x: M) -> M { x.transpose }
/// The matrix that undoes another.
public func simd_inverse<M: _SquareMatrix>(_ x: M) -> M { x.inverse }
/// How much a matrix enlarges areas or volumes.
public func simd_determinant<M: _SquareMatrix>(_ x: M) -> M.Column.Scalar { x.determinant }
