/// Drives a transition by how far a gesture has come: it holds the animator's animations by the time of
/// the container's layer (Apple documentation: *UIPercentDrivenInteractiveTransition*).
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: TransitionContext?
    private var token: MainClock.Token?
    private var speedInForce: CGFloat = 1

    /// Makes a driver for one transition.
    public override init() { super.init() }

    /// How long the animator's animation takes, in seconds.
    open var duration: CGFloat { CGFloat(context?.transition?.duration ?? 0) }
    /// How far the transition is, 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the rest runs, as a factor; default 1.
    open var completionSpeed: CGFloat {
        get { speedInForce }
        set { speedInForce = max(newValue, .leastNormalMagnitude) }
    }
    /// The timing of the rest.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// Whether the transition is interactive when it begins; default true.
    open var wantsInteractiveStart = true

    /// Begins the transition and holds it at its start.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        self.context = context
        percentComplete = 0
        let layer = context.containerView.layer
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = now
        start = now
        context.transition?.animateHeld()
        context.whenEnded { [weak self] in self?.reset(layer) }
    }

    private var start: CFTimeInterval = 0

    /// Moves the transition to `percentComplete`, 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        guard let context else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        context.containerView.layer.timeOffset = start + CFTimeInterval(self.percentComplete * duration)
        context.updateInteractiveTransition(self.percentComplete)
    }

    /// Makes the rest of the animation follow a gesture again.
    open func pause() {
        guard let context, !context.isInteractive else { return }
        if let token { MainClock.shared.cancel(token) }
        let layer = context.containerView.layer
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = now
        layer.beginTime = 0
        percentComplete = duration > 0 ? CGFloat(now - start) / duration : 0
        context.pauseInteractiveTransition()
    }

    /// Lets the rest of the animation run to its end.
    open func finish() { run(forward: true) }

    /// Lets the animation run back to its start.
    open func cancel() { run(forward: false) }

    private func run(forward: Bool) {
        guard let context, context.isInteractive else { return }
        let rest = duration * (forward ? 1 - percentComplete : percentComplete) / speedInForce
        let layer = context.containerView.layer
        layer.beginTime = CACurrentMediaTime()
        layer.speed = Float(forward ? speedInForce : -speedInForce)
        context.coordinator.completionVelocity = speedInForce
        if forward { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        token = MainClock.shared.schedule(after: CFTimeInterval(rest)) { [weak context] in
            // Animations that end by themselves at this very time report that they finished.
            MainClock.shared.schedule(after: 0) { context?.interactionRanOut() }
        }
    }

    private func reset(_ layer: CALayer) {
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        if let token { MainClock.shared.cancel(token) }
        token = nil
        context = nil
    }
}
