import Foundation

/// How a change of what is shown moves (Apple documentation: *Animation*).
public struct Animation: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case linear, easeIn, easeOut, easeInOut
        /// A spring with a perceived duration, and a bounce from -1 to 1.
        case spring(bounce: Double)
    }

    var curve: Curve
    /// Seconds, the perceived ones of a spring.
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var speed: Double = 1
    /// How often it runs, infinity for ever.
    var count: Double = 1
    var autoreverses = false

    /// A spring of half a second without a bounce.
    public static let `default` = Animation.spring()
    /// At one speed, over 0.35 seconds.
    public static let linear = linear(duration: 0.35)
    /// Beginning slowly, over 0.35 seconds.
    public static let easeIn = easeIn(duration: 0.35)
    /// Ending slowly, over 0.35 seconds.
    public static let easeOut = easeOut(duration: 0.35)
    /// Beginning and ending slowly, over 0.35 seconds.
    public static let easeInOut = easeInOut(duration: 0.35)

    /// At one speed.
    public static func linear(duration: TimeInterval) -> Animation { Animation(curve: .linear, duration: duration) }
    /// Beginning slowly.
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(curve: .easeIn, duration: duration) }
    /// Ending slowly.
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(curve: .easeOut, duration: duration) }
    /// Beginning and ending slowly.
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation(curve: .easeInOut, duration: duration) }
    /// A spring that seems to take `duration` seconds, with a bounce from -1 to 1.
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0) -> Animation {
        Animation(curve: .spring(bounce: bounce), duration: duration)
    }

    /// The animation after so many seconds more.
    public func delay(_ delay: TimeInterval) -> Animation { changed { $0.delay += delay } }
    /// The animation so many times as fast.
    public func speed(_ speed: Double) -> Animation { changed { $0.speed *= speed } }
    /// The animation so many times, every second time backwards where it autoreverses.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        changed { ($0.count, $0.autoreverses) = (Double(repeatCount), autoreverses) }
    }
    /// The animation without an end.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        changed { ($0.count, $0.autoreverses) = (.infinity, autoreverses) }
    }

    private func changed(_ change: (inout Animation) -> Void) -> Animation {
        var copy = self
        change(&copy)
        return copy
    }
}

extension UIView {
    /// Animates the property changes made in `changes` as a SwiftUI animation does; `completion` runs at the end.
    ///
    /// Source: Apple documentation, *animate(_:changes:completion:)*.
    public static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
        let duration = animation.duration / animation.speed, delay = animation.delay / animation.speed
        func body() {
            guard animation.count != 1 else { return changes() }
            modifyAnimations(withRepeatCount: animation.count, autoreverses: animation.autoreverses, animations: changes)
        }
        let ended: ((Bool) -> Void)? = completion.map { completion in { _ in completion() } }
        if case .spring(let bounce) = animation.curve {
            animate(springDuration: duration, bounce: bounce, delay: delay, animations: body, completion: ended)
            return
        }
        let options: UIView.AnimationOptions
        switch animation.curve {
        case .linear: options = .curveLinear
        case .easeIn: options = .curveEaseIn
        case .easeOut: options = .curveEaseOut
        case .easeInOut, .spring: options = .curveEaseInOut
        }
        withoutActuallyEscaping(body) { body in
            animate(withDuration: duration, delay: delay, options: options, animations: body, completion: ended)
        }
    }
}
