/// The one context that animators, interaction controllers and coordinators see of a transition.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    /// The transition; kept until it ends, since an animator may hold only the context.
    var transition: ScreenTransition?
    let coordinator: TransitionCoordinator
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    let isAnimated: Bool
    let from: UIViewController?
    let to: UIViewController?
    var fromView: UIView?
    var toView: UIView?
    var isInteractive = false
    private(set) var transitionWasCancelled = false
    private var initialFrames: [ObjectIdentifier: CGRect] = [:]
    private var finalFrames: [ObjectIdentifier: CGRect] = [:]
    private var endActions: [() -> Void] = []
    private var heldOutcome: Bool?

    init(
        container: UIView, from: UIViewController?, to: UIViewController?, isAnimated: Bool,
        style: UIModalPresentationStyle = .none, coordinator: TransitionCoordinator? = nil
    ) {
        containerView = container
        self.from = from
        self.to = to
        self.isAnimated = isAnimated
        presentationStyle = style
        self.coordinator = coordinator ?? TransitionCoordinator()
        super.init()
        self.coordinator.context = self
    }

    var targetTransform: CGAffineTransform { .identity }

    func setFrames(of controller: UIViewController?, initial: CGRect, final: CGRect) {
        guard let controller else { return }
        initialFrames[ObjectIdentifier(controller)] = initial
        finalFrames[ObjectIdentifier(controller)] = final
    }

    func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(vc)] ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? fromView : key == .to ? toView : nil
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        coordinator.percentComplete = percentComplete
    }

    func finishInteractiveTransition() { endInteraction(cancelled: false) }

    func cancelInteractiveTransition() { endInteraction(cancelled: true) }

    private func endInteraction(cancelled: Bool) {
        guard isInteractive else { return }
        transitionWasCancelled = cancelled
        isInteractive = false
        coordinator.interactionChanged()
    }

    func pauseInteractiveTransition() {
        isInteractive = true
        coordinator.interactionChanged()
    }

    /// The driver's rest ran out: animations that still wait, as after a cancel, are over now. Their
    /// completions run the animator's own call of `completeTransition(_:)`.
    func interactionRanOut() {
        guard transition != nil else { return }
        endAnimations(of: containerView.layer)
        if let outcome = heldOutcome {
            heldOutcome = nil
            return completeTransition(outcome && !transitionWasCancelled)
        }
        if transition?.animator == nil { completeTransition(!transitionWasCancelled) }
    }

    private func endAnimations(of layer: CALayer) {
        layer.removeAllAnimations()
        for sublayer in layer.sublayers ?? [] { endAnimations(of: sublayer) }
    }

    /// Runs `action` when the transition is over.
    func whenEnded(_ action: @escaping () -> Void) { endActions.append(action) }

    func completeTransition(_ didComplete: Bool) {
        // An animator with nothing to animate completes at once; the gesture still decides.
        if isInteractive {
            heldOutcome = didComplete
            return
        }
        if !didComplete { transitionWasCancelled = true }
        transition?.finish(completed: didComplete)
    }

    func transitionEnded() {
        transition = nil
        for action in endActions { action() }
        endActions = []
        fromView = nil
        toView = nil
    }
}
