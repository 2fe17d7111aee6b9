// Functions of each element. Source: Apple documentation, "simd", Common Functions.

/// The value between `x` and `y` at `t`: `x` at 0, `y` at 1.
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + t * (y - x) }
/// The value between `x` and `y` at `t`: `x` at 0, `y` at 1.
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + t * (y - x) }
/// The vector between `x` and `y`, each element at that of `t`.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { x + t * (y - x) }
/// The vector between `x` and `y`, each element at that of `t`.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint { x + t * (y - x) }
/// The vector between `x` and `y` at `t`.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }

/// `x`, but not below `min` and not above `max`.
public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double { Swift.min(Swift.max(x, min), max) }
/// `x`, but not below `min` and not above `max`.
public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float { Swift.min(Swift.max(x, min), max) }
/// Each element, but not below that of `min` and not above that of `max`.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: FloatingPoint {
    x.clamped(lowerBound: min, upperBound: max)
}
/// Each element, but not below that of `min` and not above that of `max`.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: FloatingPoint {
    x.clamped(lowerBound: min, upperBound: max)
}
/// Each element, but not below `min` and not above `max`.
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: FloatingPoint {
    x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}

/// The smaller of each two elements.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { pointwiseMin(x, y) }
/// The greater of each two elements.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { pointwiseMax(x, y) }
/// The smaller of each two elements.
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { pointwiseMin(x, y) }
/// The greater of each two elements.
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { pointwiseMax(x, y) }
/// Each element without its sign.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.replacing(with: -x, where: x .< 0) }
/// Each element without its sign.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_abs(x) }
/// -1, 0 or 1 for each element.
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
    V(repeating: 0).replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
/// -1, 0 or 1 for each element.
public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { sign(x) }
/// 0 for each element below that of `edge`, otherwise 1.
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
    V(repeating: 1).replacing(with: 0, where: x .< edge)
}
/// 0 up to `edge0`, 1 from `edge1` on, and a curve without corners between.
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
    let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: V(repeating: 0), upperBound: V(repeating: 1))
    return t * t * (V(repeating: 3) - (t + t))
}
/// 0 up to `edge0`, 1 from `edge1` on, and a curve without corners between.
public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V where V.Scalar: FloatingPoint {
    smoothstep(x, edge0: edge0, edge1: edge1)
}
/// 0 up to `edge0`, 1 from `edge1` on, and a curve without corners between.
public func simd_smoothstep(_ edge0: Double, _ edge1: Double, _ x: Double) -> Double {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}
/// 0 up to `edge0`, 1 from `edge1` on, and a curve without corners between.
public func simd_smoothstep(_ edge0: Float, _ edge1: Float, _ x: Float) -> Float {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}
