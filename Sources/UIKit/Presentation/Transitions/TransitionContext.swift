/// The one context that animators, interaction controllers and coordinators see of a transition.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    /// The transition; kept until it ends, since an animator may hold only the context.
    var transition: ScreenTransition?
    /// Made when the transition was asked for with animation, or when somebody asks for it.
    private(set) lazy var coordinator: TransitionCoordinator = makeCoordinator()
    private var isCoordinatorMade = false
    /// The time that blocks beside the transition take, in seconds, once they may run.
    private var alongsideDuration: TimeInterval?
    private var isOver = false
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    let isAnimated: Bool
    let from: UIViewController?
    let to: UIViewController?
    var fromView: UIView?
    var toView: UIView?
    var isInteractive = false
    private(set) var transitionWasCancelled = false
    private var fromFrames = Frames()
    private var toFrames = Frames()
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
        super.init()
        if let coordinator {
            self.coordinator = coordinator
            isCoordinatorMade = true
            coordinator.context = self
        }
    }

    private func makeCoordinator() -> TransitionCoordinator {
        let made = TransitionCoordinator()
        isCoordinatorMade = true
        made.context = self
        if let alongsideDuration { made.runAlongsideAnimations(duration: alongsideDuration) }
        if isOver { made.complete() }
        return made
    }

    /// Runs the blocks beside the transition, those that come later included.
    func runAlongsideAnimations(duration: TimeInterval) {
        alongsideDuration = duration
        if isCoordinatorMade { coordinator.runAlongsideAnimations(duration: duration) }
    }

    /// Calls the coordinator's completions.
    func completeCoordinator() {
        isOver = true
        if isCoordinatorMade { coordinator.complete() }
    }

    var targetTransform: CGAffineTransform { .identity }

    /// Where one side is before and after the transition, in the container's coordinates.
    private struct Frames {
        var initial = CGRect.zero
        var final = CGRect.zero
    }

    func setFrames(of controller: UIViewController?, initial: CGRect, final: CGRect) {
        guard let controller else { return }
        let frames = Frames(initial: initial, final: final)
        if controller === from { fromFrames = frames } else if controller === to { toFrames = frames }
    }

    private func frames(of controller: UIViewController) -> Frames {
        controller === from ? fromFrames : controller === to ? toFrames : Frames()
    }

    func initialFrame(for vc: UIViewController) -> CGRect { frames(of: vc).initial }
    func finalFrame(for vc: UIViewController) -> CGRect { frames(of: vc).final }

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

    /// Ends an interactive transition at once: as it was let go, or else at the nearest end.
    func endNow() {
        if isInteractive { endInteraction(cancelled: !GestureOutcome.finishes(part: coordinator.percentComplete, velocity: 0)) }
        endAnimations(of: containerView.layer)
        transition?.finish(completed: !transitionWasCancelled)
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
