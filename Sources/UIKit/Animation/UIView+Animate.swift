extension UIView {
    /// Animates the property changes made in `animations` over `duration` seconds, `delay` seconds from now;
    /// `completion` hears whether all of them ran to their end.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runBlock(
            duration: duration, delay: delay, options: options,
            timing: .cubic(CubicCurve(number: options.curveNumber)), animations: animations, completion: completion)
    }

    /// Animates the property changes made in `animations` over `duration` seconds, easing in and out.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the property changes made in `animations` as a spring that rests after `duration` seconds; a
    /// damping ratio of 1 does not swing, `velocity` is in whole distances a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runBlock(
            duration: duration, delay: delay, options: options.union(.overrideInheritedCurve),
            timing: .spring(SpringCurve(dampingRatio: dampingRatio, velocity: velocity, settlingIn: duration)),
            animations: animations, completion: completion)
    }

    /// Animates the property changes made in `animations` as a spring of a perceived duration in seconds and a
    /// bounce from -1 to 1; it runs until the spring rests.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(perceivedDuration: duration, bounce: bounce, velocity: initialSpringVelocity)
        runBlock(
            duration: duration > 0 ? spring.settlingDuration : 0, delay: delay,
            options: options.union(.overrideInheritedCurve), timing: .spring(spring), animations: animations,
            completion: completion)
    }

    /// Changes how often the animations made in `animations` run, inside an animation block.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let block = AnimationState.current as? AnimationBlock else { return animations() }
        block.modify(count: count, autoreverses: autoreverses, animations)
    }

    /// Runs a block with what it inherits from the block around it (Apple documentation: the
    /// `overrideInherited…` options).
    static func runBlock(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, timing: AnimationTiming,
        animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        guard AnimationState.isEnabled else {
            animations()
            completion?(true)
            return
        }
        var (duration, options, timing) = (duration, options, timing)
        if let outer = AnimationState.current {
            if !options.contains(.overrideInheritedDuration) { duration = outer.collectedDuration }
            if !options.contains(.overrideInheritedCurve) { timing = outer.collectedTiming }
            if !options.contains(.overrideInheritedOptions) {
                options.formUnion(outer.collectedOptions.intersection([.allowUserInteraction, .repeat, .autoreverse]))
            }
        }
        AnimationBlock(
            duration: duration, delay: delay, options: options, timing: timing, completion: completion
        ).run(animations)
    }
}

// MARK: - Switching animations off

extension UIView {
    /// Whether animation blocks animate; default true.
    public class var areAnimationsEnabled: Bool { AnimationState.isEnabled }

    /// Turns animations on or off. Off, animation blocks make their changes at once and call their
    /// completion before they return.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationState.isEnabled = enabled }

    /// Makes the changes of `actionsWithoutAnimation` at once, also inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationState.withoutAnimation(actionsWithoutAnimation)
    }

    /// The duration of the animation block that runs now, in seconds; 0 outside one.
    public class var inheritedAnimationDuration: TimeInterval { AnimationState.current?.collectedDuration ?? 0 }
}
