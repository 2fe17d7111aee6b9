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

    func completeTransition(_ didComplete: Bool) {
        if !didComplete { transitionWasCancelled = true }
        transition?.finish(completed: didComplete)
    }

    func transitionEnded() {
        transition = nil
        fromView = nil
        toView = nil
    }
}
