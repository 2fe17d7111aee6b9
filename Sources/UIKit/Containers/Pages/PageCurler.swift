/// Pages that turn about a spine: shows one page or a spread of two, and turns by a drag or by a tap near an
/// edge (trace page-03). The page that turns slides off over the spine.
@MainActor
final class PageCurler: NSObject {
    private weak var pages: UIPageViewController?
    let content = ContainerContentView(frame: .zero)
    let recognizers: [UIGestureRecognizer]
    private let pan = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private var driver: UIPercentDrivenInteractiveTransition?
    private var direction: UIPageViewController.NavigationDirection = .forward

    /// The part of the page at each edge that a tap turns; UIKit's own is not published.
    private static let tapMargin: CGFloat = 0.2

    init(_ pages: UIPageViewController) {
        self.pages = pages
        recognizers = [pan, tap]
        super.init()
        content.clipsToBounds = true
        content.whenGone = { [weak self] in self?.endTurn() }
        pan.maximumNumberOfTouches = 1
        pan.addTarget(of: self) { [weak self] _ in self?.follow() }
        tap.addTarget(of: self) { [weak self] _ in self?.tapped() }
        tap.delegate = self
    }

    private var isHorizontal: Bool { pages?.axis == .horizontal }
    private var extent: CGFloat { max(1, isHorizontal ? content.bounds.width : content.bounds.height) }
    /// Pages bound at their far edge turn the other way.
    private var sign: CGFloat { pages?.spine == .max ? -1 : 1 }

    // MARK: Places

    private func frames(of controllers: [UIViewController]) -> [CGRect] {
        let bounds = content.bounds
        guard controllers.count == 2 else { return [bounds] }
        let (first, second) = bounds.divided(
            atDistance: (extent / 2).rounded(), from: isHorizontal ? .minXEdge : .minYEdge)
        return [first, second]
    }

    func layout() {
        guard let pages, pages.running == nil else { return }
        put(pages.shown)
    }

    private func put(_ controllers: [UIViewController], movedBy shift: CGFloat = 0) {
        for (controller, frame) in zip(controllers, frames(of: controllers)) {
            guard let view = controller.loadedView else { continue }
            let place = frame.offsetBy(dx: isHorizontal ? shift : 0, dy: isHorizontal ? 0 : shift)
            if view.frame != place { view.frame = place }
        }
    }

    /// Pages turned forwards lie under those that leave, pages turned back come over them.
    func install(_ turn: PageTurn) {
        UIView.performWithoutAnimation {
            put(turn.old)
            let comesOver = turn.direction == .reverse && turn.transition.context.isAnimated
            put(turn.new, movedBy: comesOver ? -sign * extent : 0)
            for page in turn.new {
                guard let view = page.view, view.superview !== content else { continue }
                if turn.direction == .forward { content.insertSubview(view, at: 0) } else { content.addSubview(view) }
            }
            put(turn.new, movedBy: comesOver ? -sign * extent : 0)
        }
    }

    /// The moving pages at the end of a turn; runs inside the animation.
    func moveToEnd(_ turn: PageTurn) {
        if turn.direction == .forward { put(turn.old, movedBy: -sign * extent) } else { put(turn.new) }
    }

    // MARK: Gestures

    /// Takes a turn away from the finger.
    func stop() {
        guard driver != nil else { return }
        driver = nil
        pan.isEnabled = false
        pan.isEnabled = true
    }

    /// Pages that leave the window end their turn: one in code at its end, one by a finger where it began.
    private func endTurn() {
        guard let turn = pages?.running else { return }
        stop()
        turn.end(completed: !turn.isByGesture)
    }

    private func follow() {
        guard let pages else { return }
        let way = pan.translation(in: content)
        let moved = (isHorizontal ? way.x : way.y) * sign
        switch pan.state {
        case .began:
            guard pages.running == nil, moved != 0 else { return }
            direction = moved < 0 ? .forward : .reverse
            guard let next = pages.neighbours(direction) else { return }
            let driver = UIPercentDrivenInteractiveTransition()
            self.driver = driver
            pages.delegate?.pageViewController(pages, willTransitionTo: next)
            pages.startTurn(
                from: pages.shown, to: next, direction, animated: true, byGesture: true, interactor: driver, completion: nil)
            driver.update(max(0, part(moved)))
        case .changed:
            driver?.update(max(0, part(moved)))
        case .ended:
            let velocity = pan.velocity(in: content)
            let speed = (isHorizontal ? velocity.x : velocity.y) * sign * (direction == .forward ? -1 : 1)
            if GestureOutcome.finishes(part: part(moved), velocity: speed) { driver?.finish() } else { driver?.cancel() }
            driver = nil
        case .cancelled, .failed:
            driver?.cancel()
            driver = nil
        case .possible:
            break
        }
    }

    private func part(_ moved: CGFloat) -> CGFloat { (direction == .forward ? -moved : moved) / extent }

    private func tapped() {
        guard let direction = directionOfTap else { return }
        pages?.turn(direction)
    }

    private var directionOfTap: UIPageViewController.NavigationDirection? {
        let point = tap.location(in: content)
        let part = (isHorizontal ? point.x : point.y) / extent
        if part > 1 - Self.tapMargin { return sign > 0 ? .forward : .reverse }
        return part < Self.tapMargin ? (sign > 0 ? .reverse : .forward) : nil
    }
}

extension PageCurler: UIGestureRecognizerDelegate {
    /// Taps in the middle belong to the page.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { directionOfTap != nil }
}
