/// The coordinator of a running transition: runs blocks beside it and tells its end.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    weak var context: TransitionContext?
    /// Whether the transition will be animated, as long as there is no context yet: a coordinator is there
    /// as soon as `push` or `present` returns, before the transition begins.
    var willAnimate = false
    var initiallyInteractive = false
    var percentComplete: CGFloat = 0
    var completionVelocity: CGFloat = 1
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var interactionEnded: [Block] = []
    private var interactionChanges: [Block] = []
    private var hasRun = false
    private var hasEnded = false
    private var runDuration: TimeInterval = 0

    var isAnimated: Bool { context?.isAnimated ?? willAnimate }
    var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { context?.isInteractive ?? false }
    var isCancelled: Bool { context?.transitionWasCancelled ?? false }
    var transitionDuration: TimeInterval { context?.transition?.duration ?? runDuration }
    var completionCurve: UIView.AnimationCurve { context?.transition?.interactor?.completionCurve ?? .easeInOut }
    var containerView: UIView { context?.containerView ?? UIView() }
    var targetTransform: CGAffineTransform { context?.targetTransform ?? .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context?.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }

    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !hasEnded else { return false }
        if let animation {
            if hasRun { run(animation) } else { animations.append(animation) }
        }
        if let completion { completions.append(completion) }
        return true
    }

    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        interactionEnded.append(handler)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        interactionChanges.append(handler)
    }

    // MARK: For the engine

    /// Runs the blocks that wait, inside an animation of `duration` seconds.
    func runAlongsideAnimations(duration: TimeInterval) {
        hasRun = true
        runDuration = duration
        let ready = animations
        animations = []
        for animation in ready { run(animation) }
    }

    private func run(_ animation: @escaping Block) {
        guard runDuration > 0 else { return UIView.performWithoutAnimation { animation(self) } }
        UIView.animate(withDuration: runDuration) { animation(self) }
    }

    /// Calls the completions, once, also after a cancel.
    func complete() {
        guard !hasEnded else { return }
        hasEnded = true
        let ready = completions
        completions = []
        interactionEnded = []
        interactionChanges = []
        for completion in ready { completion(self) }
    }

    /// People took hold of the transition or let go of it.
    func interactionChanged() {
        for handler in interactionChanges { handler(self) }
        guard !isInteractive else { return }
        let ready = interactionEnded
        interactionEnded = []
        for handler in ready { handler(self) }
    }
}
