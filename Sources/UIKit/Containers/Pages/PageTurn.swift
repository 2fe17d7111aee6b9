/// One turn of pages: the engine's transition and what the container does around it.
@MainActor
final class PageTurn {
    let transition: ScreenTransition
    let old: [UIViewController]
    let new: [UIViewController]
    let direction: UIPageViewController.NavigationDirection
    /// Whether people turn, so that the delegate is told.
    let isByGesture: Bool

    init(
        _ transition: ScreenTransition, from old: [UIViewController], to new: [UIViewController],
        _ direction: UIPageViewController.NavigationDirection, isByGesture: Bool
    ) {
        self.transition = transition
        self.old = old
        self.new = new
        self.direction = direction
        self.isByGesture = isByGesture
    }

    /// Ends the turn now, wherever its pages are, or once its wills were sent.
    /// - Parameter isReplaced: whether another turn takes its place, which does not wait for the container's did.
    func end(completed: Bool, isReplaced: Bool = false) {
        transition.onceRunning { [transition] in
            let context = transition.context
            if completed { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
            transition.finish(completed: completed, isReplaced: isReplaced)
        }
    }
}

/// Lets a finger on a scroll view, and the container, decide how far a transition is and when it ends.
@MainActor
final class FollowedTransition: NSObject, UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}

extension UIPageViewController {
    /// Begins a turn; the wills are sent and the new pages are in place when this returns.
    func startTurn(
        from old: [UIViewController], to new: [UIViewController], _ direction: NavigationDirection, animated: Bool,
        byGesture: Bool, interactor: (any UIViewControllerInteractiveTransitioning)?, completion: ((Bool) -> Void)?
    ) {
        guard let pagesView else { return }
        let leaving = old.filter { page in !new.contains { $0 === page } }
        let arriving = new.filter { page in !old.contains { $0 === page } }
        for page in arriving where page.parentController !== self { take(page) }
        let context = TransitionContext(
            container: pagesView, from: old.first, to: new.first, isAnimated: animated)
        let order: TransitionOrder = style == .scroll ? .pageScroll : .pageCurl
        let transition = byGesture
            ? Cause.gesture("turn of a page") { ClosureTransition(order, context: context) }
            : ClosureTransition(order, context: context)
        transition.setLeaving(leaving)
        transition.setArriving(arriving)
        transition.isAnimated = animated
        transition.builtInDuration = Self.turnDuration
        let turn = PageTurn(transition, from: old, to: new, direction, isByGesture: byGesture)
        running = turn
        transition.interactor = interactor
        transition.installing = { [weak self] in self?.install(turn) }
        if style == .scroll, interactor == nil {
            if animated { transition.animator = PageScrollAnimator(self, direction) }
        } else {
            transition.moving = { [weak self] in self?.curler?.moveToEnd(turn) }
        }
        transition.beforeDids = { [weak self] completed in if completed, byGesture { self?.shown = new } }
        transition.uninstalling = { [weak self] completed in
            for page in completed ? leaving : arriving { page.loadedView?.removeFromSuperview() }
            self?.scroller?.recentre()
        }
        transition.afterDids = { [weak self] completed in
            self?.turnEnded(turn, arriving: arriving, leaving: leaving, completed: completed)
            completion?(completed)
        }
        transition.begin()
        transition.run()
    }

    /// How long a turn in code takes, in seconds.
    private static let turnDuration: TimeInterval = 0.5

    private func install(_ turn: PageTurn) {
        if let scroller {
            scroller.place(turn.new, at: turn.direction)
        } else {
            curler?.install(turn)
        }
    }

    private func turnEnded(
        _ turn: PageTurn, arriving: [UIViewController], leaving: [UIViewController], completed: Bool
    ) {
        if running === turn { running = nil }
        for page in arriving where completed && page.parentController === self { tellJoined(page) }
        for page in completed ? leaving : arriving { leave(page) }
        curler?.layout()
        guard turn.isByGesture else { return }
        if completed { movePageControl(turn.direction) }
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: turn.old, transitionCompleted: completed)
    }

    func tellJoined(_ page: UIViewController) {
        page.call(.didMoveToParent, argument: .parent(self)) { page.didMove(toParent: self) }
    }

    /// `willMove(toParent: nil)` and `didMove(toParent: nil)`, after the dids.
    func leave(_ page: UIViewController) {
        guard page.parentController === self else { return }
        arrivals.removeAll { $0 === page }
        page.call(.willMoveToParent, argument: .parent(nil)) { page.willMove(toParent: nil) }
        if page.loadedView?.superview === pagesView { page.loadedView?.removeFromSuperview() }
        release(page)
        page.status.remove([.movingFromParent, .movingToParent])
    }

    /// The pages beside the shown ones: one, or a spread of two with the spine in the middle. A double-sided
    /// page has a back, which comes between two fronts and is not shown itself.
    func neighbours(_ direction: NavigationDirection) -> [UIViewController]? {
        guard let dataSource, let edge = direction == .forward ? shown.last : shown.first else { return nil }
        func next(_ page: UIViewController) -> UIViewController? {
            direction == .forward
                ? dataSource.pageViewController(self, viewControllerAfter: page)
                : dataSource.pageViewController(self, viewControllerBefore: page)
        }
        guard let first = next(edge) else { return nil }
        guard style == .pageCurl, spine == .mid || doubleSided else { return [first] }
        guard let second = next(first) else { return nil }
        if spine != .mid { return [second] }
        return direction == .forward ? [first, second] : [second, first]
    }
}
