import Testing
import simd

/// Matrices are kept by columns and multiply columns from the left (Apple documentation: *simd*, Working with Matrices).
@Suite struct MatrixTests {
    private let shift = double4x4(rows: [
        SIMD4(1, 0, 0, 5), SIMD4(0, 1, 0, 6), SIMD4(0, 0, 1, 7), SIMD4(0, 0, 0, 1),
    ])

    @Test func rowsAndColumns() {
        #expect(shift[3] == SIMD4(5, 6, 7, 1))
        #expect(shift[3, 1] == 6)
        #expect(shift.transpose[1] == SIMD4(0, 1, 0, 6))
    }

    @Test func columnsAndRowsAreTransformed() {
        #expect(shift * SIMD4(1, 2, 3, 1) == SIMD4(6, 8, 10, 1))
        #expect(SIMD4(1, 2, 3, 1) * shift.transpose == SIMD4(6, 8, 10, 1))
    }

    @Test func productDoesTheRightOneFirst() {
        let twice = double4x4(diagonal: SIMD4(2, 2, 2, 1))
        #expect(shift * twice * SIMD4(1, 1, 1, 1) == SIMD4(7, 8, 9, 1))
        #expect(twice * shift * SIMD4(1, 1, 1, 1) == SIMD4(12, 14, 16, 1))
    }

    @Test func inverseAndDeterminant() {
        let matrix = simd_float3x3(SIMD3(0, 2, 0), SIMD3(1, 0, 0), SIMD3(0, 0, 4))
        #expect(matrix.determinant == -8)
        #expect(matrix * matrix.inverse == matrix_identity_float3x3)
        #expect(simd_double2x2(SIMD2(1, 2), SIMD2(2, 4)).determinant == 0)
    }

    @Test func vectorFunctions() {
        #expect(cross(SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
        #expect(simd_length(SIMD2<Double>(3, 4)) == 5)
        #expect(normalize(SIMD2<Double>(0, 2)) == SIMD2(0, 1))
        #expect(simd_mix(10, 20, 0.25) == 12.5)
        #expect(simd_clamp(SIMD2<Float>(-1, 3), .zero, .one) == SIMD2(0, 1))
        #expect(reflect(SIMD2<Double>(1, -1), n: SIMD2(0, 1)) == SIMD2(1, 1))
    }
}
