/// A damped spring that goes from 0 to 1.
struct SpringCurve: Equatable {
    var mass: CGFloat
    var stiffness: CGFloat
    var damping: CGFloat
    /// The speed at the start, in whole distances a second.
    var velocity: CGFloat

    /// How far from its end a spring counts as at rest.
    private static let restDistance: CGFloat = 0.001

    init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.velocity = velocity
    }

    /// The spring that comes to rest after `duration` seconds (Apple documentation:
    /// *animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)*).
    init(dampingRatio: CGFloat, velocity: CGFloat, settlingIn duration: TimeInterval) {
        let ratio = max(0.01, dampingRatio)
        let seconds = CGFloat(max(duration, 0.001))
        // For a ratio of 1 or more the slower of two decays counts; 9.23 solves (1 + x)·e^-x = 0.001.
        let frequency: CGFloat
        if ratio < 1 {
            frequency = -CGFloat(log(Double(Self.restDistance))) / (ratio * seconds)
        } else {
            frequency = 9.233 * (ratio + (ratio * ratio - 1).squareRoot()) / seconds
        }
        self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
    }

    /// The spring of a perceived duration and a bounce from -1 to 1 (Apple documentation:
    /// *UISpringTimingParameters.init(duration:bounce:)*).
    init(perceivedDuration: TimeInterval, bounce: CGFloat, velocity: CGFloat) {
        let frequency = 2 * CGFloat.pi / CGFloat(max(perceivedDuration, 0.001))
        let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
        self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
    }

    private var frequency: CGFloat { (stiffness / mass).squareRoot() }
    private var ratio: CGFloat { damping / (2 * (stiffness * mass).squareRoot()) }

    /// The position after `seconds`.
    func value(after seconds: TimeInterval) -> CGFloat {
        let t = CGFloat(max(0, seconds))
        let w = frequency
        let z = ratio
        if z < 1 {
            let wd = w * (1 - z * z).squareRoot()
            let decay = CGFloat(exp(Double(-z * w * t)))
            let angle = Double(wd * t)
            return 1 - decay * (CGFloat(cos(angle)) + (z * w - velocity) / wd * CGFloat(sin(angle)))
        }
        if z == 1 {
            return 1 - CGFloat(exp(Double(-w * t))) * (1 + (w - velocity) * t)
        }
        let root = w * (z * z - 1).squareRoot()
        let slow = -z * w + root
        let fast = -z * w - root
        let a = (-fast - velocity) / (2 * root)
        let b = 1 - a
        return 1 - (a * CGFloat(exp(Double(slow * t))) + b * CGFloat(exp(Double(fast * t))))
    }

    /// The time after which the spring stays within a thousandth of its end, in seconds.
    var settlingDuration: TimeInterval {
        let w = frequency
        let z = ratio
        guard w > 0, z > 0 else { return 10 }
        if z < 1 { return TimeInterval(-CGFloat(log(Double(Self.restDistance))) / (z * w)) }
        let slowest = w * (z - (z * z - 1).squareRoot())
        return TimeInterval((z == 1 ? 9.233 : 6.908) / slowest)
    }
}
