/// Animates changes of views under the program's control (Apple documentation: *UIViewPropertyAnimator*).
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
    /// The timing of the animations.
    public let timingParameters: (any UITimingCurveProvider)?
    /// How long the animations take, in seconds, without the delay.
    public let duration: TimeInterval
    /// How long the start waits, in seconds.
    public internal(set) var delay: TimeInterval = 0
    /// Whether the animated views take touches; default true.
    open var isUserInteractionEnabled = true
    /// Whether the program does hit testing itself while views move; default false.
    open var isManualHitTestingEnabled = false
    /// Whether the animation can be paused and stopped; default true.
    open var isInterruptible = true
    /// Whether a paused animation moves in proportion to `fractionComplete`; default true.
    open var scrubsLinearly = true
    /// Whether the animator stays active at its end, so that it can be reversed; default false.
    open var pausesOnCompletion = false

    /// The animator's life (UIViewPropertyAnimator+Running.swift).
    public internal(set) var state: UIViewAnimatingState = .inactive
    /// Whether the animation moves now.
    public internal(set) var isRunning = false

    /// A block of changes and the part of the duration after which they begin.
    struct PendingBlock {
        let changes: () -> Void
        let delayFactor: CGFloat
    }

    var pendingBlocks: [PendingBlock] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    var tracks: [AnimatorTrack] = []
    var reversed = false
    /// Where the animation stands while it does not run, as a part of its way.
    var restingFraction: CGFloat = 0
    /// The stretch that runs now.
    var segment: AnimatorSegment?
    var finishToken: MainClock.Token?

    /// Makes an animator; nothing moves before it is started.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = parameters.effectiveDuration(duration)
        timingParameters = parameters
        super.init()
    }

    /// Makes an animator with a built-in curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a Bézier curve.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a spring that rests when the duration is over.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it after `delay` seconds.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: options.curveNumber) ?? .easeInOut
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    deinit {
        if state != .inactive {
            raise(
                .internalInconsistencyException,
                "It is an error to release a paused or stopped property animator. Property animators must either "
                    + "finish animating or be explicitly stopped and finished before they can be released.")
        }
    }

    // MARK: UIViewAnimating (UIViewPropertyAnimator+Running.swift)

    /// Whether the animation goes back to its start; may be changed while it runs.
    open var isReversed: Bool {
        get { reversed }
        set { reverse(newValue) }
    }

    /// How much of the animation is done, from 0 to 1; setting it activates and pauses an inactive animator.
    open var fractionComplete: CGFloat {
        get { presentFraction }
        set { scrub(to: newValue) }
    }

    /// Starts the animation, or continues it from where it is.
    open func startAnimation() { start(after: 0) }
    /// Starts the animation after `delay` seconds.
    open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }
    /// Pauses the animation where it is; an inactive animator becomes active.
    open func pauseAnimation() { pause() }
    /// Stops the animation where it is. Without finishing the animator becomes inactive and calls no completion.
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing: withoutFinishing) }
    /// Ends a stopped animation and calls the completions with `finalPosition`.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finishStopped(at: finalPosition) }

    // MARK: UIViewImplicitlyAnimating

    /// Adds changes that begin after a part of the duration; on an active animator they take what is left of it.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        add(PendingBlock(changes: animation, delayFactor: delayFactor))
    }
    /// Adds changes; on an active animator they take what is left of its duration.
    open func addAnimations(_ animation: @escaping () -> Void) {
        add(PendingBlock(changes: animation, delayFactor: 0))
    }
    /// Adds a block that runs, after those added before, when the animation ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }
    /// Goes on with other timing; a duration factor of 0 keeps what is left of the time.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        resume(timing: parameters, durationFactor: durationFactor)
    }

    // MARK: NSCopying

    /// An inactive animator with the same timing and blocks.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> UncheckedBox<UIViewPropertyAnimator> in
            let copy = UIViewPropertyAnimator(
                duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
            copy.delay = delay
            copy.pendingBlocks = pendingBlocks
            copy.completions = completions
            copy.isUserInteractionEnabled = isUserInteractionEnabled
            copy.isManualHitTestingEnabled = isManualHitTestingEnabled
            copy.isInterruptible = isInterruptible
            copy.scrubsLinearly = scrubsLinearly
            copy.pausesOnCompletion = pausesOnCompletion
            return UncheckedBox(copy)
        }.value
    }
}

/// Carries a main-actor object out of `assumeIsolated`.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
