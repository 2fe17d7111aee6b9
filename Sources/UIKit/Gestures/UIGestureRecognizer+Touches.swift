extension UIGestureRecognizer {
    /// Whether a touch that begins is to be delivered to this recognizer.
    func accepts(_ touch: UITouch, of event: UIEvent) -> Bool {
        guard isOn, !currentState.isFinal, allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
            shouldReceive(event)
        else { return false }
        if requiresExclusiveTouchType, let first = claimedTouches.first(where: { !$0.isOver }), first.type != touch.type {
            return false
        }
        return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Whether a press that begins is to be delivered to this recognizer.
    func accepts(_ press: UIPress, of event: UIEvent) -> Bool {
        guard isOn, !currentState.isFinal, !allowedPressTypes.isEmpty,
            allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue }), shouldReceive(event)
        else { return false }
        return delegate?.gestureRecognizer(self, shouldReceive: press) ?? true
    }

    func acceptsEvent(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    func claim(_ touch: UITouch) {
        isAttempting = true
        touch.trackers.append(self)
        claimedTouches.append(touch)
        trackedTouches.append(touch)
    }

    func claim(_ press: UIPress) {
        isAttempting = true
        press.trackers.append(self)
        claimedPresses.append(press)
    }

    func letGo(_ touch: UITouch) {
        touch.trackers.removeAll { $0 === self }
        claimedTouches.removeAll { $0 === touch }
        trackedTouches.removeAll { $0 === touch }
        touch.currentWindow?.touches.needsViewDelivery()
    }

    func letGo(_ press: UIPress) {
        press.trackers.removeAll { $0 === self }
        claimedPresses.removeAll { $0 === press }
    }

    func letGoOfTouches() {
        for touch in claimedTouches { letGo(touch) }
        for press in claimedPresses { letGo(press) }
    }

    /// Delivers what is new of this recognizer's touches.
    func receiveTouches(_ event: UIEvent) {
        lastEvent = event
        deliver(.began, event) { touchesBegan($0, with: event) }
        deliver(.moved, event) { touchesMoved($0, with: event) }
        deliver(.ended, event) { touchesEnded($0, with: event) }
        deliver(.cancelled, event) { touchesCancelled($0, with: event) }
    }

    private func deliver(_ phase: UITouch.Phase, _ event: UIEvent, _ send: (Set<UITouch>) -> Void) {
        guard !currentState.isFinal else { return }
        var touches: Set<UITouch> = []
        for touch in trackedTouches where touch.phase == phase && touch.currentEvent === event {
            touches.insert(touch)
        }
        if !touches.isEmpty { send(touches) }
    }

    /// Delivers what is new of this recognizer's presses.
    func receivePresses(_ event: UIPressesEvent) {
        lastEvent = event
        for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
            guard !currentState.isFinal else { return }
            let presses = Set(claimedPresses.filter { press in
                press.phase == phase && event.orderedPresses.contains { $0 === press }
            })
            guard !presses.isEmpty else { continue }
            switch phase {
            case .began: pressesBegan(presses, with: event)
            case .changed: pressesChanged(presses, with: event)
            case .ended: pressesEnded(presses, with: event)
            default: pressesCancelled(presses, with: event)
            }
        }
    }

    /// The middle of the touches, in window coordinates.
    var windowCentroid: CGPoint { UIGestureRecognizer.centroid(of: trackedTouches) }

    static func centroid(of touches: [UITouch]) -> CGPoint {
        guard !touches.isEmpty else { return .zero }
        let sum = touches.reduce(into: CGPoint.zero) {
            $0.x += $1.windowLocation.x
            $0.y += $1.windowLocation.y
        }
        return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }

    /// A point in window coordinates as `view` sees it.
    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = attachedView?.window ?? view.window, view !== window else { return point }
        return window.convert(point, to: view)
    }

    func touchLocation(_ index: Int, in view: UIView?) -> CGPoint {
        guard trackedTouches.indices.contains(index) else {
            raise(
                .rangeException,
                "-[\(String(reflecting: type(of: self))) locationOfTouch:inView:]: index (\(index)) "
                    + "beyond bounds (\(trackedTouches.count)).")
        }
        return trackedTouches[index].location(in: view)
    }
}
