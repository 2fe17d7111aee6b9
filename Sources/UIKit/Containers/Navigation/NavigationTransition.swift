/// A push or a pop, as the engine runs it.
@MainActor
final class NavigationTransition: ScreenTransition {
    private let operation: UINavigationController.Operation
    private let transitions: NavigationTransitions

    init(
        _ operation: UINavigationController.Operation, of transitions: NavigationTransitions, from old: UIViewController?,
        to new: UIViewController?, animated: Bool
    ) {
        self.operation = operation
        self.transitions = transitions
        super.init(.navigation)
        leaving = old
        arriving = new
        isAnimated = animated
        completesCoordinatorFirst = true
    }

    private var contentView: UIView { transitions.navigation?.contentView ?? UIView() }

    /// Takes the coordinator that was there before the transition.
    func use(_ coordinator: TransitionCoordinator?) { contextMade = makeContext(coordinator) }

    override func makeContext() -> TransitionContext { makeContext(nil) }

    private func makeContext(_ coordinator: TransitionCoordinator?) -> TransitionContext {
        let context = TransitionContext(
            container: contentView, from: leaving, to: arriving, isAnimated: isAnimated, coordinator: coordinator)
        let full = contentView.bounds
        context.setFrames(of: leaving, initial: full, final: .zero)
        context.setFrames(of: arriving, initial: .zero, final: full)
        context.fromView = leaving?.loadedView
        context.toView = arriving?.loadedView
        return context
    }

    override func didSendWills() {
        guard let navigation = transitions.navigation, let arriving, let delegate = navigation.delegate else { return }
        delegate.navigationController(navigation, willShow: arriving, animated: isAnimated)
    }

    override func install() {
        if let contextMade {
            contextMade.fromView = leaving?.loadedView
            contextMade.toView = arriving?.view
        }
        // Another container may have taken it in its viewWillAppear.
        guard let arriving, let navigation = transitions.navigation, arriving.parentController === navigation else { return }
        leaving?.takeOutContextPresentation()
        guard animator == nil else {
            navigation.prepareSafeArea(of: arriving)
            arriving.view.frame = context.finalFrame(for: arriving)
            return
        }
        transitions.place(arriving)
        if operation == .pop, let old = leaving?.loadedView { navigation.contentView.bringSubviewToFront(old) }
        if isAnimated { setStart(in: navigation.contentView.bounds) }
    }

    private func setStart(in full: CGRect) {
        UIView.performWithoutAnimation {
            arriving?.loadedView?.frame = full.offsetBy(dx: operation == .push ? full.width : -full.width / 3, dy: 0)
            leaving?.loadedView?.frame = full
        }
    }

    override func builtInAnimation() -> (() -> Void)? {
        return { [self] in
            let full = contentView.bounds
            arriving?.loadedView?.frame = full
            let shift = operation == .push ? -full.width / 3 : full.width
            leaving?.loadedView?.frame = full.offsetBy(dx: shift, dy: 0)
        }
    }

    override func uninstall(completed: Bool) {
        if let view = (completed ? leaving : arriving)?.loadedView, let parent = view.parentView,
            parent === transitions.navigation?.contentView
        {
            view.removeFromSuperview()
        }
        (completed ? arriving : leaving)?.placeContextPresentation()
    }

    override func willReverse() { transitions.restoreStack(leaving) }

    override func willSendDids(completed: Bool) { if !completed { transitions.forgetArrivals() } }

    override func didSendDids(completed: Bool) {
        transitions.ended(arriving, animated: isAnimated, completed: completed)
    }
}
