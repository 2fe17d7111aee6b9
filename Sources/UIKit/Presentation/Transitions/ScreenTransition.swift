/// One change of screen, whatever container or presentation asks for it: the engine that alone calls
/// appearance callbacks for transitions (`docs/lifecycle.md`, sections 2 to 5).
///
/// Containers describe a transition by its two sides, its order and what is to be done around it;
/// `begin()`, `run()` and `finish(completed:)` carry it out.
@MainActor
final class ScreenTransition {
    /// What a container adds around the engine's own steps.
    struct Description {
        var order: TransitionOrder
        /// The controllers that leave; most transitions have one or none.
        var leaving: [UIViewController] = []
        /// The controller that arrives.
        var arriving: UIViewController?
        /// Controllers that arrive beside it, as the second page of a spread does.
        var arrivingBeside: [UIViewController] = []
        var isAnimated = false
        /// How long the built-in animation takes, in seconds.
        var duration: TimeInterval = 0.35
        /// When the dids of an unanimated transition come (section 5).
        var unanimatedEnd: UnanimatedEnd = .atOnce
        /// Whether coordinator completions come before the dids of an animated transition (trace nav-coordinator-01).
        var completesCoordinatorFirst = false
    }

    /// When an unanimated transition ends.
    enum UnanimatedEnd {
        /// In the same go (traces sync-push-02, sync-present-02).
        case atOnce
        /// After the layout of the next commit (trace tab-03).
        case atCommit
        /// In a later turn (traces sync-present-04, sync-dismiss-04).
        case nextTurn
    }

    enum Phase { case waiting, begun, running, finished }

    let description: Description
    let context: TransitionContext
    /// The transition's number in events.
    let number: Int
    private static var count = 0
    /// What set the transition off, as far as somebody wants details of events.
    private let cause = Cause.current
    private(set) var phase: Phase = .waiting

    /// Called after the wills.
    var afterWills: (() -> Void)?
    /// Puts the arriving view where it belongs; the view enters the window here.
    var install: (() -> Void)?
    /// Changes the model between the will pair and the did pair (trace modal-state-01).
    var beforeDids: ((_ completed: Bool) -> Void)?
    /// Takes the leaving view out, before the dids of the leaving side.
    var uninstall: ((_ completed: Bool) -> Void)?
    /// Parenting, delegates and completions, after the dids.
    var afterDids: ((_ completed: Bool) -> Void)?
    /// Replaces the built-in animation.
    var animator: (any UIViewControllerAnimatedTransitioning)?
    /// Drives the transition when it is interactive.
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    /// Moves views for the built-in animation; runs inside an animation block.
    var builtInAnimation: (() -> Void)?

    init(_ description: Description, context: TransitionContext) {
        self.description = description
        self.context = context
        Self.count += 1
        number = Self.count
        context.transition = self
    }

    /// Sends the wills. Controllers that already are where they go hear nothing.
    func begin() {
        guard phase == .waiting else { return }
        phase = .begun
        // The leaving controller can ask in its viewWillDisappear (trace nav-cancel-flags).
        if let interactor, interactor.wantsInteractiveStart {
            context.isInteractive = true
            context.coordinator.initiallyInteractive = true
        }
        Cause.with(cause, transition: number) {
            eachArriving { $0.loadViewIfNeeded() }
            mark(true)
            for step in description.order.begin { send(step) }
            afterWills?()
        }
    }

    /// Installs the arriving view and animates; ends at once when there is nothing to animate.
    func run() {
        guard phase == .begun else { return }
        phase = .running
        Cause.with(cause, transition: number) { installAndAnimate() }
    }

    private func installAndAnimate() {
        install?()
        guard description.isAnimated || interactor != nil else { return endUnanimated() }
        // At least one layout pair lies between isAppearing and didAppear of an animated appearance (section 2).
        description.arriving?.loadedView?.currentWindow?.layoutPass()
        context.runAlongsideAnimations(duration: duration)
        animate()
    }

    /// While the engine runs, containers that end their own appearance leave these controllers alone.
    private func mark(_ isRunning: Bool) {
        eachArriving { $0.status.set(.isInTransition, isRunning) }
        for controller in description.leaving {
            controller.status.set(.isInTransition, isRunning)
            controller.status.set(.isLeaving, isRunning)
        }
    }

    /// How long the transition takes, in seconds.
    var duration: TimeInterval {
        guard description.isAnimated else { return 0 }
        return animator?.transitionDuration(using: context) ?? description.duration
    }

    private func animate() {
        if let interactor, interactor.wantsInteractiveStart {
            return interactor.startInteractiveTransition(context)
        }
        if let animator { return animator.animateTransition(using: context) }
        animateBuiltIn()
    }

    /// Begins the animation for a driver that holds it; the driver, not the clock, ends a built-in one.
    func animateHeld() {
        if let animator { return animator.animateTransition(using: context) }
        moveBuiltIn()
    }

    private func moveBuiltIn() {
        if let builtInAnimation { UIView.animate(withDuration: duration, animations: builtInAnimation) }
    }

    /// The built-in animation: its views move in an animation block, its end comes by the clock.
    private func animateBuiltIn() {
        moveBuiltIn()
        MainClock.shared.schedule(after: duration) { [self] in
            if phase == .running { finish(completed: !context.transitionWasCancelled) }
        }
    }

    private func endUnanimated() {
        switch description.unanimatedEnd {
        case .atOnce:
            context.runAlongsideAnimations(duration: 0)
            if containerThatAppears == nil { eachArriving { $0.sendIsAppearingDown() } }
            finish(completed: true)
        case .atCommit:
            TransitionQueue.shared.addToCommit(self)
        case .nextTurn:
            context.runAlongsideAnimations(duration: 0)
            description.arriving?.loadedView?.currentWindow?.layoutPass()
            CommitScheduler.shared.enqueue { [self] in if phase == .running { finish(completed: true) } }
        }
    }

    /// Sends the dids, or the reversal of a cancelled transition, and cleans up.
    ///
    /// A transition inside a container that still appears waits for the container's did, unless another change
    /// comes before (`isReplaced`); the container's did then reaches whoever is there.
    func finish(completed: Bool, isReplaced: Bool = false) {
        guard phase == .running else { return }
        if completed, !isReplaced, let container = containerThatAppears {
            return container.afterAppearance { [self] in finish(completed: true) }
        }
        phase = .finished
        Cause.with(cause, transition: number) { sendEnds(completed: completed) }
        release()
    }

    private func sendEnds(completed: Bool) {
        if completed {
            complete()
        } else {
            reverse()
        }
        mark(false)
        UIStatusBarManager.screenChanges &+= 1
        animator?.animationEnded(completed)
        afterDids?(completed)
        if !completesFirst { context.completeCoordinator() }
    }

    /// The container of the arriving controller while it is itself on its way in: its dids come first (section 2).
    private var containerThatAppears: UIViewController? { description.arriving?.containerThatAppears }

    private var completesFirst: Bool { description.completesCoordinatorFirst && description.isAnimated }

    private func complete() {
        beforeDids?(true)
        uninstall?(true)
        if completesFirst { context.completeCoordinator() }
        for step in description.order.end { send(step) }
    }

    private func reverse() {
        // Nobody is really being removed or added any more (section 8).
        for controller in description.leaving { controller.status.remove([.movingFromParent, .beingDismissed]) }
        eachArriving { $0.status.remove([.movingToParent, .beingPresented]) }
        for half in description.order.cancel {
            switch half {
            case .arrivingGoes:
                eachArriving {
                    if $0.appearance.isComing { $0.appearance(begin: false, animated: description.isAnimated) }
                }
                uninstall?(false)
                eachArriving { if $0.appearance.state == .disappearing { $0.appearanceEnd() } }
            case .leavingReturns:
                for controller in description.leaving where controller.appearance.state == .disappearing {
                    if controller.isContainerGone {
                        if controller.isBoundToGo { controller.appearanceEnd() }
                        continue
                    }
                    controller.appearance(begin: true, animated: description.isAnimated)
                    if controller.containerThatAppears == nil { controller.appearanceEnd() }
                }
            }
        }
        beforeDids?(false)
        if completesFirst { context.completeCoordinator() }
    }

    private func send(_ step: TransitionOrder.Step) {
        switch step {
        case .leavingWillDisappear:
            for controller in description.leaving where controller.appearance.isComing {
                controller.appearance(begin: false, animated: description.isAnimated)
            }
        case .arrivingWillAppear:
            eachArriving {
                if !$0.appearance.isComing { $0.appearance(begin: true, animated: description.isAnimated) }
            }
        case .arrivingDidAppear:
            guard containerThatAppears == nil else { return }
            eachArriving { if $0.isBoundToGo { $0.appearanceEnd() } }
            eachArriving { if $0.appearance.state == .appearing { $0.appearanceEnd() } }
        case .leavingDidDisappear:
            for controller in description.leaving where controller.appearance.state == .disappearing {
                controller.appearanceEnd()
            }
        }
    }

    private func eachArriving(_ body: (UIViewController) -> Void) {
        if let arriving = description.arriving { body(arriving) }
        for controller in description.arrivingBeside { body(controller) }
    }

    /// Drops what the closures hold, so that nothing outlives the transition.
    private func release() {
        afterWills = nil
        install = nil
        beforeDids = nil
        uninstall = nil
        afterDids = nil
        builtInAnimation = nil
        animator = nil
        interactor = nil
        context.transitionEnded()
    }
}

extension UIViewController {
    /// The container that is itself on its way in and will pass its did on to this controller.
    fileprivate var containerThatAppears: UIViewController? {
        guard let container = parentController, container.appearance.state == .appearing,
            container.shouldAutomaticallyForwardAppearanceMethods
        else { return nil }
        return container
    }

    /// Whether the container went away, or is going, while a transition inside it ran.
    fileprivate var isContainerGone: Bool {
        guard let parentController, parentController.shouldAutomaticallyForwardAppearanceMethods else { return false }
        return !parentController.appearance.isComing
    }

    /// Whether the controller has heard that it disappears with its container, which has ended that already.
    fileprivate var isBoundToGo: Bool {
        appearance.state == .disappearing && isContainerGone && parentController?.appearance.state == .disappeared
    }
}

/// Transitions that wait for a commit: to begin, or to end after its layout.
@MainActor
final class TransitionQueue {
    static let shared = TransitionQueue()
    private var ending: [ScreenTransition] = []

    /// Ends the transition after the layout of the next commit.
    func addToCommit(_ transition: ScreenTransition) {
        ending.append(transition)
        CommitScheduler.shared.setNeedsCommit()
    }

    /// Part of the commit's appearance phase.
    func endAll() {
        while !ending.isEmpty {
            let ready = ending
            ending.removeAll(keepingCapacity: true)
            for transition in ready { transition.finish(completed: true) }
        }
    }
}
