extension UIScrollView {
    /// Registers the methods that the gesture recognizers call by selector.
    static let exposesActions: Bool = {
        _exposeMembers { members in
            members.begin(UIScrollView.self)
            members.method("scrollViewPanned:") { view, sender, _, _ in
                MainActor.assumeIsolated { (view as? UIScrollView)?.panned() }
                return nil
            }
            members.method("scrollViewPinched:") { view, sender, _, _ in
                MainActor.assumeIsolated { (view as? UIScrollView)?.pinched() }
                return nil
            }
        }
        return true
    }()

    /// Whether content can move along an axis by a finger.
    private func canScroll(horizontally: Bool) -> Bool {
        let range = offsetRange
        if horizontally { return range.max.x > range.min.x || (bounces && alwaysBounceHorizontal) }
        return range.max.y > range.min.y || (bounces && alwaysBounceVertical)
    }

    /// A drag begins along an axis that scrolls; what does not scroll leaves the touch to views around.
    var canBeginDragging: Bool {
        guard isScrollEnabled else { return false }
        let translation = panGestureRecognizer.translation(in: self)
        let isHorizontal = abs(translation.x) > abs(translation.y)
        return canScroll(horizontally: isHorizontal)
            || (canScroll(horizontally: !isHorizontal) && (isHorizontal ? translation.y : translation.x) != 0)
    }

    fileprivate func panned() {
        switch panGestureRecognizer.state {
        case .began: beginDragging()
        case .changed: drag()
        case .ended: endDragging(velocity: panGestureRecognizer.velocity(in: self))
        case .cancelled, .failed: endDragging(velocity: .zero)
        default: break
        }
    }

    private func beginDragging() {
        endMotion()
        scrollFlags.formUnion([.tracking, .dragging])
        dragStart = contentOffset
        lockedAxis = isDirectionalLockEnabled ? dominantAxis : nil
        if keyboardDismissMode != .none { window?.currentFirstResponder?.resignFirstResponder() }
        scrollDelegate?.scrollViewWillBeginDragging(self)
        dragDidBegin()
        showIndicators(thenHide: false)
        drag()
    }

    private var dominantAxis: ScrollAxis? {
        let translation = panGestureRecognizer.translation(in: self)
        let (x, y) = (abs(translation.x), abs(translation.y))
        if x > 2 * y { return .horizontal }
        return y > 2 * x ? .vertical : nil
    }

    private func drag() {
        guard isDragging else { return }
        let translation = panGestureRecognizer.translation(in: self)
        var offset = dragStart
        if canScroll(horizontally: true) && lockedAxis != .vertical { offset.x -= translation.x }
        if canScroll(horizontally: false) && lockedAxis != .horizontal { offset.y -= translation.y }
        setOffset(resisted(offset))
    }

    /// Beyond an edge content follows the finger less the farther it goes.
    private func resisted(_ offset: CGPoint) -> CGPoint {
        let range = offsetRange
        let size = layer.bounds.size
        func axis(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ gives: Bool) -> CGFloat {
            let edge = min(max(value, low), high)
            let beyond = value - edge
            guard beyond != 0, gives, length > 0 else { return edge }
            let give = (1 - 1 / (abs(beyond) * 0.55 / length + 1)) * length
            return edge + (beyond < 0 ? -give : give)
        }
        return CGPoint(
            x: axis(offset.x, range.min.x, range.max.x, size.width, bounces && bouncesHorizontally),
            y: axis(offset.y, range.min.y, range.max.y, size.height, bounces && bouncesVertically))
    }

    private func endDragging(velocity: CGPoint) {
        guard isDragging else { return }
        scrollFlags.subtract([.tracking])
        let range = offsetRange
        var speed = CGPoint(x: -velocity.x, y: -velocity.y)
        if !canScroll(horizontally: true) || lockedAxis == .vertical { speed.x = 0 }
        if !canScroll(horizontally: false) || lockedAxis == .horizontal { speed.y = 0 }
        let natural = naturalTarget(speed)
        var target = isPagingEnabled ? page(near: natural, speed: speed) : natural
        let announced = target
        scrollDelegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000), targetContentOffset: &target)
        let changed = target != announced
        let rate = isPagingEnabled ? DecelerationRate.fast.rawValue : decelerationRate.rawValue
        let offset = contentOffset
        let motion = ScrollMotion.Deceleration(
            x: AxisMotion(
                from: offset.x, velocity: speed.x, target: target.x, low: range.min.x, high: range.max.x, rate: rate,
                bounces: bounces && bouncesHorizontally && !changed),
            y: AxisMotion(
                from: offset.y, velocity: speed.y, target: target.y, low: range.min.y, high: range.max.y, rate: rate,
                bounces: bounces && bouncesVertically && !changed))
        let decelerates = target != offset || clamp(offset) != offset
        scrollFlags.remove(.dragging)
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        dragDidEnd(willDecelerate: decelerates)
        guard decelerates, !isTracking, self.motion == nil else {
            hideIndicatorsLater()
            return
        }
        scrollFlags.insert(.decelerating)
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        guard isDecelerating else { return }
        run(motion) { view in view.decelerationEnded() }
    }

    /// Where the content would come to rest, its edges included.
    private func naturalTarget(_ speed: CGPoint) -> CGPoint {
        let reach = -1 / (CGFloat(log(Double(decelerationRate.rawValue))) * 1000)
        func way(_ speed: CGFloat) -> CGFloat { abs(speed) > AxisMotion.restVelocity ? speed * reach : 0 }
        let offset = contentOffset
        let free = CGPoint(x: offset.x + way(speed.x), y: offset.y + way(speed.y))
        return clamp(free) == free || !bounces ? clamp(free) : free
    }

    /// The page a drag ends at: the next one in the direction of a flick, else the nearest.
    private func page(near target: CGPoint, speed: CGPoint) -> CGPoint {
        let size = layer.bounds.size
        let offset = contentOffset
        func axis(_ value: CGFloat, _ start: CGFloat, _ speed: CGFloat, _ length: CGFloat) -> CGFloat {
            guard length > 0 else { return value }
            let first = (start / length).rounded()
            let position = value / length
            var number = position.rounded()
            if speed > Self.flickVelocity { number = position.rounded(.up) }
            if speed < -Self.flickVelocity { number = position.rounded(.down) }
            return min(max(number, first - 1), first + 1) * length
        }
        return clamp(
            CGPoint(
                x: axis(offset.x, dragStart.x, speed.x, size.width),
                y: axis(offset.y, dragStart.y, speed.y, size.height)))
    }

    /// The speed from which a lift counts as a flick to the next page, in points a second.
    private static let flickVelocity: CGFloat = 200

    private func decelerationEnded() {
        scrollFlags.remove(.decelerating)
        hideIndicatorsLater()
        scrollDelegate?.scrollViewDidEndDecelerating(self)
        contentDidSettle()
    }

    /// The page that content stopped by a finger goes on to, or its edge.
    var restingPlace: CGPoint {
        guard isPagingEnabled else { return clamp(contentOffset) }
        let size = layer.bounds.size
        func axis(_ value: CGFloat, _ length: CGFloat) -> CGFloat {
            length > 0 ? (value / length).rounded() * length : value
        }
        return clamp(CGPoint(x: axis(contentOffset.x, size.width), y: axis(contentOffset.y, size.height)))
    }

    // MARK: Motions

    func run(_ path: any ScrollMotion.Path, completion: @escaping (UIScrollView) -> Void) {
        motion?.cancel()
        motion = ScrollMotion(path, of: self, completion: completion)
    }

    /// Ends what moves the content, where it is. A deceleration that is cut short reports its end.
    func endMotion() {
        motion?.cancel()
        motion = nil
        if isDecelerating {
            scrollFlags.remove(.decelerating)
            scrollDelegate?.scrollViewDidEndDecelerating(self)
        }
    }
}

/// An axis that a drag is locked to.
enum ScrollAxis {
    case horizontal, vertical
}
