/// One change of screen, whatever container or presentation asks for it: the engine that alone calls
/// appearance callbacks for transitions (`docs/lifecycle.md`, sections 2 to 5).
///
/// Containers describe a transition by its two sides and its order; what is to be done around it they say in a
/// subclass, or in the closures of a `ClosureTransition`. `begin()`, `run()` and `finish(completed:)` carry it out.
@MainActor
class ScreenTransition {
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

    let order: TransitionOrder
    /// The controller that leaves.
    var leaving: UIViewController?
    /// Controllers that leave with it, as what a dismissed modal presents.
    var leavingBeside: [UIViewController] = []
    /// The controller that arrives.
    var arriving: UIViewController?
    /// Controllers that arrive beside it, as the second page of a spread does.
    var arrivingBeside: [UIViewController] = []
    var isAnimated = false
    /// How long the built-in animation takes, in seconds.
    var builtInDuration: TimeInterval = 0.35
    /// When the dids of an unanimated transition come (section 5).
    var unanimatedEnd: UnanimatedEnd = .atOnce
    /// Whether coordinator completions come before the dids of an animated transition (trace nav-coordinator-01).
    var completesCoordinatorFirst = false
    /// Replaces the built-in animation.
    var animator: (any UIViewControllerAnimatedTransitioning)?
    /// Drives the transition when it is interactive.
    var interactor: (any UIViewControllerInteractiveTransitioning)?

    /// The transition's number in events.
    let number: Int
    private static var count = 0
    /// What set the transition off, as far as somebody wants details of events.
    private let cause = Cause.current
    private(set) var phase: Phase = .waiting
    /// The context, once somebody needed it.
    var contextMade: TransitionContext? { didSet { contextMade?.transition = self } }
    /// The time that blocks beside the transition take, in seconds, once they may run.
    private var alongsideDuration: TimeInterval?
    private var isCoordinatorOver = false
    /// Whether the dids are being sent.
    private var isEnding = false
    /// Changes that came while wills or dids were sent.
    private var waiting: [() -> Void] = []

    init(_ order: TransitionOrder, context: TransitionContext? = nil) {
        self.order = order
        Self.count += 1
        number = Self.count
        contextMade = context
        context?.transition = self
    }

    /// What animators, interaction controllers and coordinators see; most unanimated transitions need none.
    var context: TransitionContext {
        if let contextMade { return contextMade }
        let made = makeContext()
        contextMade = made
        if let alongsideDuration { made.runAlongsideAnimations(duration: alongsideDuration) }
        if isCoordinatorOver { made.completeCoordinator() }
        return made
    }

    func setLeaving(_ controllers: [UIViewController]) {
        leaving = controllers.first
        leavingBeside = Array(controllers.dropFirst())
    }

    func setArriving(_ controllers: [UIViewController]) {
        arriving = controllers.first
        arrivingBeside = Array(controllers.dropFirst())
    }

    // MARK: What a container adds around the engine's own steps

    /// Makes the context when somebody needs one first.
    func makeContext() -> TransitionContext {
        TransitionContext(container: UIView(), from: leaving, to: arriving, isAnimated: isAnimated)
    }
    /// Called after the wills.
    func didSendWills() {}
    /// Puts the arriving view where it belongs; the view enters the window here.
    func install() {}
    /// The built-in animation, if there is one: moves views in an animation block.
    func builtInAnimation() -> (() -> Void)? { nil }
    /// Puts the model back before a cancelled transition sends its callbacks (section 4).
    func willReverse() {}
    /// Changes the model between the will pair and the did pair (trace modal-state-01).
    func willSendDids(completed: Bool) {}
    /// Takes the leaving view out, before the dids of the leaving side.
    func uninstall(completed: Bool) {}
    /// Parenting, delegates and completions, after the dids.
    func didSendDids(completed: Bool) {}
    /// Drops what must not outlive the transition.
    func ended() {}

    // MARK: The engine's steps

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
            send(order.begin.0)
            send(order.begin.1)
            didSendWills()
        }
    }

    /// Installs the arriving view and animates; ends at once when there is nothing to animate.
    func run() {
        guard phase == .begun else { return }
        phase = .running
        Cause.with(cause, transition: number) { installAndAnimate() }
        runWaiting()
    }

    private func runWaiting() {
        guard !waiting.isEmpty, !isEnding else { return }
        let actions = waiting
        waiting = []
        for action in actions { action() }
    }

    /// Whether the wills are still being sent.
    var isBeginning: Bool { phase == .waiting || phase == .begun }

    /// Does now what replaces or ends this transition, or once its wills were sent and its views are in place, or once
    /// all its dids were sent: a callback that asks for another change is part of the first.
    func onceRunning(_ action: @escaping () -> Void) {
        if isBeginning || isEnding { waiting.append(action) } else { action() }
    }

    private func installAndAnimate() {
        install()
        guard isAnimated || interactor != nil else { return endUnanimated() }
        // At least one layout pair lies between isAppearing and didAppear of an animated appearance (section 2).
        arriving?.loadedView?.currentWindow?.layoutPass()
        runAlongsideAnimations(duration: duration)
        animate()
    }

    /// How long the transition takes, in seconds.
    var duration: TimeInterval {
        guard isAnimated else { return 0 }
        return animator?.transitionDuration(using: context) ?? builtInDuration
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
        if let animation = builtInAnimation() { UIView.animate(withDuration: duration, animations: animation) }
    }

    /// The built-in animation: its views move in an animation block, its end comes by the clock.
    private func animateBuiltIn() {
        moveBuiltIn()
        MainClock.shared.schedule(after: duration) { [self] in
            if phase == .running { finish(completed: !context.transitionWasCancelled) }
        }
    }

    private func endUnanimated() {
        switch unanimatedEnd {
        case .atOnce:
            runAlongsideAnimations(duration: 0)
            if !isContainerAppearing { eachArriving { $0.sendIsAppearingDown() } }
            finish(completed: true)
        case .atCommit:
            TransitionQueue.shared.addToCommit(self)
        case .nextTurn:
            runAlongsideAnimations(duration: 0)
            arriving?.loadedView?.currentWindow?.layoutPass()
            CommitScheduler.shared.enqueue { [self] in if phase == .running { finish(completed: true) } }
        }
    }

    /// Sends the dids, or the reversal of a cancelled transition, and cleans up.
    ///
    /// A transition inside a container that still appears waits for the container's did, unless another change
    /// comes before (`isReplaced`); the container's did then reaches whoever is there.
    func finish(completed: Bool, isReplaced: Bool = false) {
        guard phase == .running else { return }
        if completed, !isReplaced, isContainerAppearing, let container = arriving?.parentController {
            return container.afterAppearance { [self] in finish(completed: true) }
        }
        phase = .finished
        isEnding = true
        Cause.with(cause, transition: number) { sendEnds(completed: completed) }
        isEnding = false
        release()
        runWaiting()
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
        didSendDids(completed: completed)
        if !completesFirst { completeCoordinator() }
    }

    var completesFirst: Bool { completesCoordinatorFirst && isAnimated }

    private func complete() {
        willSendDids(completed: true)
        uninstall(completed: true)
        if completesFirst { completeCoordinator() }
        send(order.end.0)
        send(order.end.1)
    }

    /// Runs the blocks beside the transition, those that come later included.
    private func runAlongsideAnimations(duration: TimeInterval) {
        alongsideDuration = duration
        contextMade?.runAlongsideAnimations(duration: duration)
    }

    func completeCoordinator() {
        isCoordinatorOver = true
        contextMade?.completeCoordinator()
    }

    private func release() {
        ended()
        if animator != nil { animator = nil }
        if interactor != nil { interactor = nil }
        contextMade?.transitionEnded()
    }
}
