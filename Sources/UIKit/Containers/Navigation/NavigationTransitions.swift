import LifecycleEvents

/// Turns changes of a navigation stack into transitions: at the next commit, one at a time
/// (`docs/lifecycle.md`, sections 3, 5 and 7).
@MainActor
final class NavigationTransitions {
    /// `weak` by hand: the navigation controller clears it in its `deinit`.
    nonisolated var navigation: UINavigationController? {
        @inline(__always) get { navigationLink.object }
        @inline(__always) set { navigationLink.object = newValue }
    }
    nonisolated(unsafe) private var navigationLink = Uncounted<UINavigationController>()
    /// Controllers that joined and have not heard `didMove(toParent:)`.
    var arrivals: [UIViewController] = []
    /// Controllers that left and have not heard `didMove(toParent: nil)`.
    var departures: [UIViewController] = []
    private(set) var running: NavigationTransition?
    private var pending: (operation: UINavigationController.Operation, animated: Bool)?
    private var pendingCause: LifecycleCause?
    private var isScheduled = false
    /// Whether an animated change came during an animated one (`docs/lifecycle.md`, section 11).
    private var isNested = false
    private var gestureDriver: UIPercentDrivenInteractiveTransition?
    private var waitingCoordinator: TransitionCoordinator?

    /// The stack's top changed; the transition begins with the next commit.
    func stackChanged(_ operation: UINavigationController.Operation, animated: Bool) {
        if let running, running.isAnimated, animated {
            let kind = operation == .push ? "push" : "pop"
            UIKitLog.write("nested \(kind) animation can result in corrupted navigation bar", about: navigation)
            if let navigation {
                EngineHooks.tell(
                    .refused(operation == .push ? .push : .pop, on: navigation, other: navigation.stack.last, .nested))
            }
            isNested = true
        }
        if let tabs = navigation?.parentController as? UITabBarController { tabs.loadedView?.setNeedsLayout() }
        pending = (operation, (pending?.animated ?? false) || animated)
        pendingCause = Cause.current
        if animated, waitingCoordinator == nil, navigation?.loadedView?.currentWindow != nil {
            let coordinator = TransitionCoordinator()
            coordinator.willAnimate = true
            waitingCoordinator = coordinator
        }
        schedule()
    }

    /// The coordinator of the running transition, or of the animated one that begins with the commit.
    var coordinator: TransitionCoordinator? { waitingCoordinator ?? running?.context.coordinator }

    private func schedule() {
        guard !isScheduled, running == nil else { return }
        isScheduled = true
        let start: @MainActor () -> Void = { [self] in
            isScheduled = false
            Cause.with(pendingCause) { startPending() }
        }
        CommitScheduler.shared.enqueue(start)
    }

    /// Begins a pop at once, driven by a gesture (`docs/lifecycle.md`, section 4).
    func beginInteractivePop(_ driver: UIPercentDrivenInteractiveTransition) {
        guard let navigation, running == nil, pending == nil, navigation.stack.count > 1 else { return }
        gestureDriver = driver
        Cause.gesture("swipe back") {
            navigation.popViewController(animated: true)
            startPending()
        }
        gestureDriver = nil
    }

    /// The first controller is in place before the container's own `viewWillAppear` reaches children.
    func showInitial() {
        guard let navigation, navigation.isViewLoaded, running == nil, navigation.shown == nil,
            navigation.loadedView?.currentWindow == nil, let top = navigation.stack.last
        else { return }
        pending = nil
        place(top)
        navigation.shown = top
        navigation.showToolbarItems()
        finishParenting()
    }

    private func startPending() {
        guard let navigation, let pending, running == nil else { return }
        self.pending = nil
        let coordinator = waitingCoordinator
        waitingCoordinator = nil
        defer { if coordinator?.context == nil { coordinator?.complete() } }
        let old = navigation.shown
        let new = navigation.stack.last
        guard old !== new else { return finishParenting() }
        guard navigation.isViewLoaded else {
            navigation.shown = nil
            return finishParenting()
        }
        navigation.shown = new
        navigation.showToolbarItems()
        guard navigation.appearance.isComing, navigation.loadedView?.currentWindow != nil else {
            return swapUnseen(old, new)
        }
        start(
            pending.operation, from: old, to: new, of: navigation, animated: pending.animated && old != nil,
            coordinator: coordinator)
    }

    /// Nobody sees the container: the views change places and nothing appears.
    private func swapUnseen(_ old: UIViewController?, _ new: UIViewController?) {
        old?.loadedView?.removeFromSuperview()
        if let new { place(new) }
        finishParenting()
    }

    private func start(
        _ operation: UINavigationController.Operation, from old: UIViewController?, to new: UIViewController?,
        of navigation: UINavigationController, animated: Bool, coordinator: TransitionCoordinator?
    ) {
        let transition = NavigationTransition(operation, of: self, from: old, to: new, animated: animated)
        running = transition
        if animated {
            transition.use(coordinator)
            if let old, let new, let delegate = navigation.delegate {
                transition.animator = delegate.navigationController(
                    navigation, animationControllerFor: operation, from: old, to: new)
                if let animator = transition.animator {
                    transition.interactor = delegate.navigationController(navigation, interactionControllerFor: animator)
                }
            }
        }
        if let gestureDriver {
            if transition.interactor == nil { transition.interactor = gestureDriver }
            self.gestureDriver = nil
        }
        transition.begin()
        transition.run()
    }

    func place(_ controller: UIViewController) {
        guard let navigation, let view = controller.view else { return }
        navigation.prepareSafeArea(of: controller)
        let content = navigation.contentView
        view.frame = content.layer.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.parentView !== content { content.addSubview(view) }
    }

    func ended(_ new: UIViewController?, animated: Bool, completed: Bool) {
        running = nil
        guard let navigation else { return }
        if completed {
            new?.loadedView?.frame = navigation.contentView.bounds
            finishParenting()
            if let new { navigation.delegate?.navigationController(navigation, didShow: new, animated: animated) }
        }
        if isNested {
            isNested = false
            UIKitLog.write(
                "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get "
                    + "corrupted.", about: navigation)
        }
        if pending != nil { schedule() }
    }

    /// A cancelled change leaves the stack, parents and flags as they were (section 4).
    func restore(_ old: UIViewController?) {
        guard let navigation else { return }
        for controller in arrivals {
            navigation.stack.removeAll { $0 === controller }
            navigation.forget(controller)
            controller.status.remove(.movingToParent)
        }
        arrivals = []
        for controller in departures {
            controller.status.remove(.movingFromParent)
            if !navigation.stack.contains(where: { $0 === controller }) { navigation.stack.append(controller) }
        }
        departures = []
        navigation.shown = old
        navigation.showToolbarItems()
        navigation.bar.setItems(navigation.stack.map { $0.navigationItem }, animated: false)
    }

    /// Ends a transition to or from a controller that another container takes.
    func end(with controller: UIViewController) {
        guard let running, running.arriving === controller || running.leaving === controller else { return }
        running.finish(completed: true, isReplaced: true)
    }

    func finishParentingOfHidden() {
        guard running == nil else { return }
        CommitScheduler.shared.enqueue { [self] in if running == nil { finishParenting() } }
    }

    /// `didMove` of all that joined or left, after the dids (traces nav-parent-01, nav-parent-02).
    private func finishParenting() {
        if departures.isEmpty && arrivals.isEmpty { return }
        guard let navigation else { return }
        let gone = departures
        departures = []
        let come = arrivals
        arrivals = []
        for controller in gone where controller.parentController === navigation {
            guard !navigation.stack.contains(where: { $0 === controller }) else { continue }
            navigation.release(controller)
            controller.status.remove(.movingFromParent)
        }
        for controller in come where controller.parentController === navigation {
            controller.call(.didMoveToParent, argument: .parent(navigation)) { controller.didMove(toParent: navigation) }
        }
    }
}
