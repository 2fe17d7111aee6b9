/// How progress follows time in one animation.
enum AnimationTiming: Equatable {
    case cubic(CubicCurve)
    case spring(SpringCurve)

    /// The progress after `part` of `duration` seconds.
    func value(at part: CGFloat, duration: TimeInterval) -> CGFloat {
        switch self {
        case .cubic(let curve): return curve.value(at: part)
        case .spring(let spring): return part >= 1 ? 1 : spring.value(after: duration * TimeInterval(part))
        }
    }

    /// An animation of a layer's property with this timing.
    func makeAnimation(keyPath: String, duration: TimeInterval) -> CABasicAnimation {
        switch self {
        case .cubic(let curve):
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = curve.mediaTimingFunction
            animation.duration = duration
            return animation
        case .spring(let spring):
            let animation = CASpringAnimation(keyPath: keyPath)
            animation.mass = spring.mass
            animation.stiffness = spring.stiffness
            animation.damping = spring.damping
            animation.initialVelocity = spring.velocity
            animation.duration = duration
            return animation
        }
    }
}
