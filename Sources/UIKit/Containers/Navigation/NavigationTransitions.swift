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
    nonisolated(unsafe) private(set) var navigationLink = Uncounted<UINavigationController>()
    /// Controllers that joined and have not heard `didMove(toParent:)`, but for those of the running transition.
    var arrivals: [UIViewController] = []
    /// Controllers that left and have not heard `didMove(toParent: nil)`, but for those of the running transition.
    var departures: [UIViewController] = []
    private(set) var running: NavigationTransition?
    /// What the running transition carries out.
    var change = NavigationChange()
    /// The stack before the first change that no transition has carried out.
    private var origin: NavigationChange.Origin?
    private var pending: (operation: UINavigationController.Operation, animated: Bool)?
    private var pendingCause: LifecycleCause?
    private var isScheduled = false
    /// Whether an animated change came during an animated one (`docs/lifecycle.md`, section 11).
    private var isNested = false
    private var gestureDriver: UIPercentDrivenInteractiveTransition?
    private var waitingCoordinator: TransitionCoordinator?

    /// The stack is about to change above a height; a cancelled transition goes back to what it was.
    func stackWillChange(above height: Int) {
        navigationLink.borrow { navigation in
            if origin == nil { origin = NavigationChange.Origin(height: navigation.stack.count) }
            origin?.willChange(navigation.stack, above: height)
        }
    }

    /// Another container took a member that was at `index`.
    func memberWasTaken(at index: Int) {
        origin?.lost(at: index)
        change.lost(at: index)
    }

    /// The stack's top changed; the transition begins with the next commit.
    func stackChanged(_ operation: UINavigationController.Operation, animated: Bool) {
        if animated, let running, running.isAnimated {
            let kind = operation == .push ? "push" : "pop"
            UIKitLog.write("nested \(kind) animation can result in corrupted navigation bar", about: navigation)
            if let navigation {
                EngineHooks.tell(
                    .refused(operation == .push ? .push : .pop, on: navigation, other: navigation.stack.last, .nested))
            }
            isNested = true
        }
        navigationLink.borrow { $0.parentLink.borrow { $0.stackOfChildChanged() } }
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

    /// Keeps the navigation controller, for all that follows, while its screens change.
    private func startPending() {
        guard let navigation, let pending, running == nil else { return }
        self.pending = nil
        guard waitingCoordinator != nil else {
            return carryOut(pending.operation, animated: pending.animated, in: navigation)
        }
        let coordinator = waitingCoordinator
        waitingCoordinator = nil
        carryOut(pending.operation, animated: pending.animated, coordinator: coordinator, in: navigation)
        if coordinator?.context == nil { coordinator?.complete() }
    }

    private func carryOut(
        _ operation: UINavigationController.Operation, animated: Bool, coordinator: TransitionCoordinator? = nil,
        in navigation: UINavigationController
    ) {
        let new = navigation.stack.last
        guard navigation.shown !== new else { return finishParenting() }
        guard navigation.isViewLoaded else {
            navigation.shown = nil
            return finishParenting()
        }
        guard navigation.appearance.isComing, navigation.isViewInWindow else {
            let old = navigation.shown
            navigation.shown = new
            navigation.showToolbarItems()
            return swapUnseen(old, new)
        }
        let transition = NavigationTransition(
            operation, of: self, from: navigation.shown, to: new, animated: animated && navigation.shown != nil)
        navigation.shown = new
        navigation.showToolbarItems()
        start(transition, operation, of: navigation, coordinator: coordinator)
    }

    /// Nobody sees the container: the views change places and nothing appears.
    private func swapUnseen(_ old: UIViewController?, _ new: UIViewController?) {
        old?.loadedView?.removeFromSuperview()
        if let old { endUnseen(old) }
        if let new { place(new) }
        finishParenting()
    }

    /// A screen that disappears with the container, and is in front no more, still gets its did (section 2): now when
    /// it leaves the stack, else with the container's, or after the container has come back.
    private func endUnseen(_ old: UIViewController) {
        guard let navigation, old.appearance.state == .disappearing, !old.status.contains(.isInTransition) else { return }
        guard navigation.stack.contains(where: { $0 === old }) else { return old.appearanceEnd() }
        navigation.afterAppearance { [weak old] in
            guard let old, old.appearance.state == .disappearing, !old.status.contains(.isInTransition) else { return }
            old.appearanceEnd()
        }
    }

    private func start(
        _ transition: NavigationTransition, _ operation: UINavigationController.Operation,
        of navigation: UINavigationController, coordinator: TransitionCoordinator?
    ) {
        running = transition
        change = NavigationChange(height: navigation.stack.count)
        swap(&change.origin, &origin)
        swap(&change.arrivals, &arrivals)
        swap(&change.departures, &departures)
        change.mark(in: navigation)
        if transition.isAnimated {
            transition.use(coordinator)
            if let old = transition.leaving, let new = transition.arriving, let delegate = navigation.delegate {
                transition.animator = delegate.navigationController(
                    navigation, animationControllerFor: operation, from: old, to: new)
                if let animator = transition.animator {
                    transition.interactor = delegate.navigationController(navigation, interactionControllerFor: animator)
                }
            }
        }
        if gestureDriver != nil {
            if transition.interactor == nil { transition.interactor = gestureDriver }
            gestureDriver = nil
        }
        transition.keepContainer()
        transition.begin()
        transition.run()
    }

    func ended(_ new: UIViewController?, animated: Bool, completed: Bool) {
        running = nil
        guard let navigation else { return }
        if completed {
            if let view = new?.loadedView { view.frame = navigation.contentView.bounds }
            var carriedOut = NavigationChange()
            swap(&carriedOut, &change)
            finishParenting(carriedOut.departures, carriedOut.arrivals, in: navigation)
            if let new, navigation.hasDelegate {
                navigation.delegate?.navigationController(navigation, didShow: new, animated: animated)
            }
        }
        if isNested {
            isNested = false
            UIKitLog.write(
                "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get "
                    + "corrupted.", about: navigation)
        }
        if pending != nil { schedule() } else if running == nil { finishParenting() }
    }

    /// A cancelled change leaves the stack as it was (section 4). What was pushed meanwhile stays on top of that, to
    /// be shown next; any other change that was made meanwhile stands as it was asked for (docs/decisions.md).
    func restoreStack(_ old: UIViewController?) {
        guard let navigation else { return }
        let isExtended = (origin?.height ?? navigation.stack.count) >= change.height
        let restored = isExtended ? stackAfterCancel(of: navigation) : navigation.stack
        let isIn = Set(restored.map { ObjectIdentifier($0) })
        for controller in change.departures {
            controller.status.remove(.movingFromParent)
            // It has heard that it leaves, and does so with the next transition.
            if !isIn.contains(ObjectIdentifier(controller)) { departures.append(controller) }
        }
        change.departures = []
        let stays = change.arrivals.filter { isIn.contains(ObjectIdentifier($0)) }
        change.arrivals.removeAll { isIn.contains(ObjectIdentifier($0)) }
        arrivals = stays + arrivals
        navigation.stack = restored
        navigation.shown = old
        if restored.last !== old, pending == nil { pending = (.pop, false) }
        navigation.showToolbarItems()
        navigation.bar.setItems(restored.map { $0.navigationItem }, animated: false)
    }

    /// The stack as it was, and above it what was pushed meanwhile.
    private func stackAfterCancel(of navigation: UINavigationController) -> [UIViewController] {
        let before = change.stackBefore(from: navigation.stack).filter { $0.parentController === navigation }
        let pushed = navigation.stack.dropFirst(change.height).filter { top in !before.contains { $0 === top } }
        if origin != nil { origin = NavigationChange.Origin(height: before.count) }
        return before + pushed
    }

    /// What a cancelled change brought is no child any more.
    func forgetArrivals() {
        guard let navigation else { return }
        let come = change.arrivals
        change = NavigationChange()
        for controller in come where controller.parentController === navigation {
            guard !navigation.stack.contains(where: { $0 === controller }) else { continue }
            // Somebody who took it off meanwhile has told it so.
            if departures.contains(where: { $0 === controller }) { continue }
            navigation.forget(controller)
            controller.status.remove(.movingToParent)
        }
    }

    /// Whether a child was taken off the stack and that was not carried out yet.
    func isLeaving(_ controller: UIViewController) -> Bool {
        if departures.isEmpty && change.departures.isEmpty { return false }
        guard controller.parentController === navigation else { return false }
        return departures.contains { $0 === controller } || change.departures.contains { $0 === controller }
    }

    /// A controller that leaves and comes back before that was carried out does not leave.
    /// - Returns: whether it was leaving.
    func takeBack(_ controller: UIViewController) -> Bool {
        guard isLeaving(controller) else { return false }
        departures.removeAll { $0 === controller }
        change.departures.removeAll { $0 === controller }
        controller.status.remove(.movingFromParent)
        return true
    }

    /// Ends a transition to or from a controller that another container takes.
    func end(with controller: UIViewController) {
        guard let running, running.arriving === controller || running.leaving === controller else { return }
        running.onceRunning {
            running.finish(completed: true, isReplaced: true)
            // Taken while its wills were sent, it never came into this stack.
            guard running.arriving === controller, controller.appearance.isComing, controller.loadedView?.currentWindow == nil
            else { return }
            controller.appearance(begin: false, animated: false)
            controller.appearanceEnd()
        }
    }

    /// Ends a transition that a finger drives, as the container changes its shape: where the finger let go for, or at
    /// the side that is nearest while it still holds (docs/decisions.md).
    func endDriven() {
        guard let running, running.interactor != nil else { return }
        running.onceRunning { running.context.endNow() }
    }

    func finishParentingOfHidden() {
        guard running == nil else { return }
        CommitScheduler.shared.enqueue { [self] in if running == nil { finishParenting() } }
    }

    /// `didMove` of all that joined or left, after the dids (traces nav-parent-01, nav-parent-02).
    private func finishParenting() {
        origin = nil
        if departures.isEmpty && arrivals.isEmpty { return }
        let (gone, come) = (departures, arrivals)
        departures = []
        arrivals = []
        if let navigation { finishParenting(gone, come, in: navigation) }
    }

    private func finishParenting(
        _ gone: [UIViewController], _ come: [UIViewController], in navigation: UINavigationController
    ) {
        gone.borrowEach { controller in
            guard controller.parentLink.refers(to: navigation), !navigation.holds(controller) else { return }
            navigation.release(controller)
            controller.status.remove(.movingFromParent)
            if controller.appearance.state == .disappeared { controller.status.remove(.movingToParent) }
        }
        come.borrowEach { controller in
            guard controller.parentLink.refers(to: navigation) else { return }
            controller.call(.didMoveToParent, argument: .parent(navigation)) { controller.didMove(toParent: navigation) }
            // Whoever is below others is in the stack by now, and does not join it when it is shown one day.
            if controller.appearance.state == .disappeared, !navigation.hasOnTop(controller) {
                controller.status.remove(.movingToParent)
            }
        }
    }
}
