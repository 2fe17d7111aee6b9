/// A push or a pop, as the engine runs it.
@MainActor
final class NavigationTransition: ScreenTransition {
    private let operation: UINavigationController.Operation
    private let transitions: NavigationTransitions
    /// The container of a transition that only the clock ends: who has been sent away with it hears of that at the end.
    private var kept: UINavigationController?

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
        guard transitions.hasDelegate, let navigation = transitions.navigation, let arriving else { return }
        navigation.delegate?.navigationController(navigation, willShow: arriving, animated: isAnimated)
    }

    override func install() {
        if let contextMade {
            contextMade.fromView = leaving?.loadedView
            contextMade.toView = arriving?.view
        }
        Uncounted(arriving).borrow { install($0) }
    }

    private func install(_ arriving: UIViewController) {
        // Another container may have taken it in its viewWillAppear.
        guard transitions.isChild(arriving) else { return }
        Uncounted(leaving).borrow { if $0.presentation != nil { $0.takeOutContextPresentation() } }
        guard animator == nil else {
            transitions.navigation?.prepareSafeArea(of: arriving)
            arriving.view.frame = context.finalFrame(for: arriving)
            return
        }
        transitions.place(arriving)
        if operation == .pop, let old = leaving?.loadedView, transitions.shows(old) {
            old.parentLink.borrow { $0.bringSubviewToFront(old) }
        }
        if isAnimated { setStart(in: contentView.bounds) }
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
        let (gone, stays) = completed ? (Uncounted(leaving), Uncounted(arriving)) : (Uncounted(arriving), Uncounted(leaving))
        gone.borrow {
            if let view = $0.loadedView, transitions.shows(view) { view.removeFromSuperview() }
        }
        stays.borrow { if $0.presentation != nil { $0.placeContextPresentation() } }
    }

    /// Keeps the container to the end, unless a finger in it or somebody else's object decides when that is.
    func keepContainer() { if isAnimated, interactor == nil, animator == nil { kept = transitions.navigation } }

    override func ended() { kept = nil }

    override func willReverse() { transitions.restoreStack(leaving) }

    override func willSendDids(completed: Bool) { if !completed { transitions.forgetArrivals() } }

    override func didSendDids(completed: Bool) {
        transitions.ended(arriving, animated: isAnimated, completed: completed)
    }
}
