import CoreGraphics
import Foundation

/// An animation that moves like a mass on a spring (Core Animation, `CASpringAnimation`).
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the end of the spring; greater than 0.
    open var mass: CGFloat = 1
    /// The spring's stiffness; greater than 0.
    open var stiffness: CGFloat = 100
    /// The friction; not negative.
    open var damping: CGFloat = 10
    /// The speed at the start, in ways per second: 1 covers the way in one second; negative moves off.
    open var initialVelocity: CGFloat = 0
    /// Whether more than critical damping has its effect; otherwise it counts as critical.
    open var allowsOverdamping = false

    /// Creates a spring by how long it seems to take, in seconds, and how much it bounces, from −1
    /// (overdamped) through 0 (no overshoot) to 1 (for ever).
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let frequency = 2 * CGFloat.pi / CGFloat(perceptualDuration)
        stiffness = frequency * frequency
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        damping = 2 * ratio * frequency
        allowsOverdamping = bounce < 0
        duration = settlingDuration
    }

    /// How long the spring seems to take, in seconds.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / Double((stiffness / mass).squareRoot()) }

    /// How much the spring bounces, −1 to 1.
    open var bounce: CGFloat {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// How long it takes until the spring is at rest, within a thousandth of the way, in seconds.
    open var settlingDuration: CFTimeInterval { motion.settlingTime }

    private var motion: SpringMotion {
        SpringMotion(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
        allowsOverdamping = other.allowsOverdamping
    }

    override func curve(_ progress: Double, time: CFTimeInterval) -> Double {
        // The timing function, if any, bends the spring's time.
        motion.progress(at: timingFunction == nil ? time : progress * duration)
    }
}

/// The motion of a damped spring from 0 to 1.
@_spi(UIKit)
public struct SpringMotion: Sendable {
    /// The rate at which the swing dies away, per second.
    private let decay: Double
    /// The undamped frequency, in radians per second.
    private let frequency: Double
    private let velocity: Double

    /// Creates the motion of a mass on a spring. `initialVelocity` is in ways per second.
    public init(
        mass: Double, stiffness: Double, damping: Double, initialVelocity: Double, allowsOverdamping: Bool = false
    ) {
        frequency = (stiffness / mass).squareRoot()
        let decay = damping / (2 * mass)
        self.decay = allowsOverdamping ? decay : min(decay, frequency)
        velocity = initialVelocity
    }

    /// The way covered after some seconds; 1 is the whole way.
    public func progress(at time: Double) -> Double {
        if time <= 0 { return 0 }
        return 1 - displacement(time)
    }

    /// The solution of x″ + 2·decay·x′ + frequency²·x = 0 with x(0) = 1 and x′(0) = −velocity.
    private func displacement(_ t: Double) -> Double {
        let b = decay - velocity
        if isUnderdamped {
            let swing = (frequency * frequency - decay * decay).squareRoot()
            return exp(-decay * t) * (cos(swing * t) + b / swing * sin(swing * t))
        }
        let spread = (decay * decay - frequency * frequency).squareRoot()
        if spread < 1e-6 * frequency { return exp(-decay * t) * (1 + b * t) }
        let slow = spread - decay, fast = -spread - decay
        let slowPart = (-velocity - fast) / (slow - fast)
        return slowPart * exp(slow * t) + (1 - slowPart) * exp(fast * t)
    }

    private var isUnderdamped: Bool { decay < frequency * (1 - 1e-9) }

    /// When the swing's bounds come within a thousandth of the way.
    public var settlingTime: Double {
        guard decay > 0 else { return .infinity }
        if isUnderdamped {
            let swing = (frequency * frequency - decay * decay).squareRoot()
            let amplitude = 1 + abs((decay - velocity) / swing)
            return max(0, log(amplitude * 1000) / decay)
        }
        // Without swing the displacement falls off in the end: the last time it is a thousandth.
        let step = 0.05 / frequency
        var time = 0.0
        let slow = decay - (decay * decay - frequency * frequency).squareRoot()
        let horizon = 20 / max(slow, 1e-3) + 10 / frequency
        var last = 0.0
        while time < horizon {
            time += step
            if abs(displacement(time)) > 0.001 { last = time }
        }
        var low = last, high = last + step
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if abs(displacement(middle)) > 0.001 { low = middle } else { high = middle }
        }
        return high
    }
}
