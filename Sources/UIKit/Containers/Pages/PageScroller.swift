/// The scroll view that pages move in: three slots, the shown page in the middle one. A finger that pulls
/// another page in begins a transition; where the content comes to rest ends it (traces page-01, page-02).
final class PageScroller: UIScrollView {
    private weak var pages: UIPageViewController?
    private let isHorizontal: Bool
    private let spacing: CGFloat
    private var sizeOfSlots: CGSize = .zero
    /// Directions in which the data source has no page; asked once a drag.
    private var ends: Set<UIPageViewController.NavigationDirection> = []
    private var onAnimationEnd: (() -> Void)?
    private var isRecentring = false

    init(_ pages: UIPageViewController) {
        self.pages = pages
        isHorizontal = pages.axis == .horizontal
        spacing = pages.spacing
        super.init(frame: .zero)
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
        contentInsetAdjustmentBehavior = .never
    }

    required init(frame: CGRect) { fatalError("a page scroller is made for its controller") }
    required init?(coder: NSCoder) { fatalError("a page scroller is made for its controller") }

    // MARK: Slots

    private var length: CGFloat { isHorizontal ? bounds.width : bounds.height }
    private var centre: CGPoint { isHorizontal ? CGPoint(x: length, y: 0) : CGPoint(x: 0, y: length) }
    /// How far the content is from the shown page, towards the end positive as the slots lie, in points.
    private var distance: CGFloat { isHorizontal ? contentOffset.x - length : contentOffset.y - length }

    private func slot(_ direction: UIPageViewController.NavigationDirection?) -> Int {
        guard let direction else { return 1 }
        return (direction == .forward) == isForwardPositive ? 2 : 0
    }

    private var isForwardPositive: Bool {
        !isHorizontal || effectiveUserInterfaceLayoutDirection == .leftToRight
    }

    private func frame(ofSlot slot: Int) -> CGRect {
        let start = CGFloat(slot) * length + spacing / 2
        return isHorizontal
            ? CGRect(x: start, y: 0, width: max(0, length - spacing), height: bounds.height)
            : CGRect(x: 0, y: start, width: bounds.width, height: max(0, length - spacing))
    }

    /// Puts pages into the slot of a direction, or into the middle one.
    func place(_ controllers: [UIViewController], at direction: UIPageViewController.NavigationDirection?) {
        for controller in controllers {
            guard let view = controller.view else { continue }
            UIView.performWithoutAnimation { view.frame = frame(ofSlot: slot(direction)) }
            if view.superview !== self { addSubview(view) }
        }
    }

    func layoutSlots() {
        guard bounds.size != sizeOfSlots, length > 0 else { return }
        let lengthBefore = isHorizontal ? sizeOfSlots.width : sizeOfSlots.height
        let moved = (isHorizontal ? contentOffset.x : contentOffset.y) - lengthBefore
        sizeOfSlots = bounds.size
        contentSize = isHorizontal
            ? CGSize(width: 3 * length, height: bounds.height) : CGSize(width: bounds.width, height: 3 * length)
        if let turn = pages?.running {
            place(turn.old, at: nil)
            place(turn.new, at: turn.direction)
        }
        recentre()
        // A new size takes the content from the animation that moved it: the turn in code is over.
        if onAnimationEnd != nil, motion == nil { didEndScrollingAnimation() }
        endDrag(completed: abs(moved) > lengthBefore / 2)
    }

    /// A new size takes the content from the finger too: its turn ends at the page that was nearest, with its dids
    /// (`docs/lifecycle.md`, section 4).
    private func endDrag(completed: Bool) {
        let turn = pages?.running
        if let turn {
            guard turn.isByGesture, turn.transition.interactor != nil else { return }
            turn.end(completed: completed)
        }
        if turn != nil || isDragging { stop() }
    }

    /// The page that stays goes to the middle slot, and the content with it.
    func recentre() {
        guard let pages else { return }
        isRecentring = true
        let turn = pages.running
        for child in pages.children {
            guard let view = child.loadedView, view.superview === self,
                turn == nil || turn?.transition.phase == .finished || turn?.old.contains(where: { $0 === child }) == true
            else { continue }
            UIView.performWithoutAnimation { view.frame = frame(ofSlot: 1) }
        }
        if contentOffset != centre { contentOffset = centre }
        isRecentring = false
    }

    func forgetNeighbours() {
        ends = []
        if contentInset != .zero { contentInset = .zero }
    }

    // MARK: Turns in code

    func animate(to direction: UIPageViewController.NavigationDirection, completion: @escaping () -> Void) {
        onAnimationEnd = completion
        let target = frame(ofSlot: slot(direction)).origin
        let offset = isHorizontal ? CGPoint(x: target.x - spacing / 2, y: 0) : CGPoint(x: 0, y: target.y - spacing / 2)
        setContentOffset(offset, animated: true)
        if motion == nil { didEndScrollingAnimation() }
    }

    override func didEndScrollingAnimation() {
        super.didEndScrollingAnimation()
        let ended = onAnimationEnd
        onAnimationEnd = nil
        ended?()
    }

    /// Takes the content away from fingers and animations, where it is.
    func stop() {
        onAnimationEnd = nil
        if isTracking || isDragging {
            let isOn = panGestureRecognizer.isEnabled
            panGestureRecognizer.isEnabled = false
            panGestureRecognizer.isEnabled = isOn
        }
        endMotion()
    }

    // MARK: Turns by a finger

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer, pages?.dataSource == nil { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func dragDidBegin() {
        super.dragDidBegin()
        guard let turn = pages?.running, !turn.isByGesture else { return }
        onAnimationEnd = nil
        turn.end(completed: true)
        dragStart = contentOffset
    }

    override func contentDidMove() {
        super.contentDidMove()
        guard let pages, isDragging, !isRecentring, distance != 0 else { return }
        let direction: UIPageViewController.NavigationDirection =
            (distance > 0) == isForwardPositive ? .forward : .reverse
        if let turn = pages.running {
            guard turn.isByGesture, turn.direction != direction else { return }
            // The finger went back over the page it came from: that turn is off, another may begin.
            let place = contentOffset
            turn.end(completed: false)
            setOffset(place)
            return
        }
        begin(direction)
    }

    private func begin(_ direction: UIPageViewController.NavigationDirection) {
        guard let pages, !ends.contains(direction) else { return }
        guard let next = pages.neighbours(direction) else { return close(direction) }
        pages.delegate?.pageViewController(pages, willTransitionTo: next)
        pages.startTurn(
            from: pages.shown, to: next, direction, animated: true, byGesture: true, interactor: FollowedTransition(),
            completion: nil)
    }

    /// There is no page in this direction: the content has an edge there and bounces.
    private func close(_ direction: UIPageViewController.NavigationDirection) {
        ends.insert(direction)
        var inset = contentInset
        let isLow = slot(direction) == 0
        switch (isHorizontal, isLow) {
        case (true, true): inset.left = -length
        case (true, false): inset.right = -length
        case (false, true): inset.top = -length
        case (false, false): inset.bottom = -length
        }
        contentInset = inset
        contentOffset = centre
    }

    override func dragDidEnd(willDecelerate: Bool) {
        super.dragDidEnd(willDecelerate: willDecelerate)
        if !willDecelerate { contentDidSettle() }
    }

    override func contentDidSettle() {
        super.contentDidSettle()
        if let turn = pages?.running, turn.isByGesture, turn.transition.interactor != nil {
            turn.end(completed: abs(distance) > length / 2)
        }
        if pages?.running == nil { forgetNeighbours() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil, let turn = pages?.running else { return }
        stop()
        turn.end(completed: !turn.isByGesture)
    }
}

/// Scrolls to the new page for a turn in code.
@MainActor
final class PageScrollAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private weak var pages: UIPageViewController?
    private let direction: UIPageViewController.NavigationDirection

    init(_ pages: UIPageViewController, _ direction: UIPageViewController.NavigationDirection) {
        self.pages = pages
        self.direction = direction
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        ScrollMotion.Animation.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let scroller = pages?.scroller else { return transitionContext.completeTransition(true) }
        scroller.animate(to: direction) { transitionContext.completeTransition(true) }
    }
}
