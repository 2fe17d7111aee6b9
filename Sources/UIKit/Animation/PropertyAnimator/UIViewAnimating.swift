/// Where an animator is in its life (Apple documentation: *UIViewAnimatingState*).
public enum UIViewAnimatingState: Int, Sendable {
    case inactive = 0, active, stopped
}

/// Where an animation ended (Apple documentation: *UIViewAnimatingPosition*).
public enum UIViewAnimatingPosition: Int, Sendable {
    case end = 0, start, current
}

/// Control over a running animation (Apple documentation: *UIViewAnimating*).
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// Inactive, active (running or paused) or stopped.
    var state: UIViewAnimatingState { get }
    /// Whether the animation moves now.
    var isRunning: Bool { get }
    /// Whether the animation goes back to its start.
    var isReversed: Bool { get set }
    /// How much of the animation is done, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Starts or continues the animation.
    func startAnimation()
    /// Starts the animation after `delay` seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation where it is.
    func pauseAnimation()
    /// Stops where the animation is; without finishing, `finishAnimation(at:)` is not needed.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation with the values of `finalPosition`.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that takes blocks of changes (Apple documentation: *UIViewImplicitlyAnimating*). The
/// requirements are optional in UIKit; the defaults do nothing.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin after a part of the duration.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a block that runs when the animation ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on with other timing and another part of the duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    public func addAnimations(_ animation: @escaping () -> Void) {}
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {}
}
