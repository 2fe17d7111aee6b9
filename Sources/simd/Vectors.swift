// The names that Apple's simd library has for the vectors of the standard library.

/// Two single-precision numbers.
public typealias simd_float2 = SIMD2<Float>
/// Three single-precision numbers.
public typealias simd_float3 = SIMD3<Float>
/// Four single-precision numbers.
public typealias simd_float4 = SIMD4<Float>
/// Two double-precision numbers.
public typealias simd_double2 = SIMD2<Double>
/// Three double-precision numbers.
public typealias simd_double3 = SIMD3<Double>
/// Four double-precision numbers.
public typealias simd_double4 = SIMD4<Double>
/// Two single-precision numbers.
public typealias vector_float2 = SIMD2<Float>
/// Three single-precision numbers.
public typealias vector_float3 = SIMD3<Float>
/// Four single-precision numbers.
public typealias vector_float4 = SIMD4<Float>
/// Two double-precision numbers.
public typealias vector_double2 = SIMD2<Double>
/// Three double-precision numbers.
public typealias vector_double3 = SIMD3<Double>
/// Four double-precision numbers.
public typealias vector_double4 = SIMD4<Double>
/// Two integers of 32 bits.
public typealias simd_int2 = SIMD2<Int32>
/// Three integers of 32 bits.
public typealias simd_int3 = SIMD3<Int32>
/// Four integers of 32 bits.
public typealias simd_int4 = SIMD4<Int32>
/// Two unsigned integers of 32 bits.
public typealias simd_uint2 = SIMD2<UInt32>
/// Three unsigned integers of 32 bits.
public typealias simd_uint3 = SIMD3<UInt32>
/// Four unsigned integers of 32 bits.
public typealias simd_uint4 = SIMD4<UInt32>
