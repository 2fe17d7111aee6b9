/// Delivers the touches of one window: to the gesture recognizers of the hit view and its ancestors,
/// then to the hit view (Apple documentation: *Using responders and the responder chain to handle
/// events*, *Gesture Recognizers*).
@MainActor
final class TouchDispatcher {
    /// The touches that go on, and those that ended but of whose end their view has not been told.
    private(set) var touches: [UITouch] = []
    /// The recognizers that the pointer is over.
    var hovering: [UIHoverGestureRecognizer] = []
    /// The recognizers that the scrolling in progress was offered to.
    var scrolling: [UIPanGestureRecognizer] = []
    private var lastEvent: UIEvent?
    private var isDue = false

    /// The dispatchers with touches that a recognizer has let go of.
    private static var due: [TouchDispatcher] = []

    /// Delivers an event to the recognizers, views and responders of `window`, which owns this.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        switch event.type {
        case .touches: deliverTouches(event, in: window)
        case .presses: (event as? UIPressesEvent).map(window.deliverPresses)
        case .motion: (event as? MotionEvent).map(window.deliverMotion)
        case .hover: (event as? HoverEvent).map(window.deliverHover)
        case .scroll: (event as? ScrollEvent).map(window.deliverScroll)
        case .remoteControl: window.eventResponder.remoteControlReceived(with: event)
        case .transform: break
        }
    }

    private func deliverTouches(_ event: UIEvent, in window: UIWindow) {
        lastEvent = event
        let present = event.orderedTouches.filter { $0.currentWindow === window }
        for touch in present where touch.phase == .began { begin(touch, event) }
        let recognizers = Self.recognizers(of: present)
        GestureArbiter.shared.perform {
            for recognizer in recognizers { recognizer.receiveTouches(event) }
            failIdleRecognizers(recognizers)
        }
        deliverToViews()
        forgetFinishedTouches()
    }

    /// Offers a touch that begins to the recognizers of its view and of the views around it, nearest
    /// first and, within a view, last added first.
    private func begin(_ touch: UITouch, _ event: UIEvent) {
        touch.viewDelivery = isBarred(touch) ? .finished : .waiting
        touches.append(touch)
        var view = touch.currentView
        while let current = view {
            if let recognizers = current.rare?.gestureRecognizers {
                for recognizer in recognizers.reversed() where recognizer.accepts(touch, of: event) {
                    recognizer.claim(touch)
                    if recognizer.currentState.isActive && recognizer.cancelsTouchesInView {
                        touch.isTakenFromView = true
                    }
                }
            }
            view = current.superview
        }
    }

    /// Whether the touch's view may not have it: the view has one and takes no second, or either that
    /// view or another touched one is exclusive.
    private func isBarred(_ touch: UITouch) -> Bool {
        guard let view = touch.currentView else { return true }
        for other in touches where other.viewDelivery != .finished && !other.isOver {
            guard let otherView = other.currentView else { continue }
            if otherView === view {
                if !view.isMultipleTouchEnabled { return true }
            } else if view.isExclusiveTouch || otherView.isExclusiveTouch {
                return true
            }
        }
        return false
    }

    private static func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        for touch in touches {
            for recognizer in touch.trackers where !found.contains(where: { $0 === recognizer }) {
                found.append(recognizer)
            }
        }
        return found
    }

    /// A recognizer that is of no subclass recognizes nothing, so it fails when its touches are over.
    private func failIdleRecognizers(_ recognizers: [UIGestureRecognizer]) {
        for recognizer in recognizers where type(of: recognizer) == UIGestureRecognizer.self {
            if recognizer.trackedTouches.allSatisfy({ $0.isOver }) { recognizer.fail() }
        }
    }

    // MARK: Views

    /// Asks for a look at touches whose recognizers changed.
    func needsViewDelivery() {
        guard !isDue else { return }
        isDue = true
        Self.due.append(self)
    }

    /// Delivers what recognizers held back and let go of.
    static func deliverDelayed() {
        while let dispatcher = due.popLast() {
            dispatcher.isDue = false
            dispatcher.deliverToViews()
            dispatcher.forgetFinishedTouches()
        }
    }

    private func deliverToViews() {
        guard let event = lastEvent, !touches.isEmpty else { return }
        var began: [UITouch] = []
        var moved: [UITouch] = []
        var ended: [UITouch] = []
        var cancelled: [UITouch] = []
        for touch in touches {
            let hadNews = touch.hasNews
            touch.hasNews = false
            switch touch.viewDelivery {
            case .finished:
                break
            case .waiting where touch.isTakenFromView || touch.phase == .cancelled:
                touch.viewDelivery = .finished
            case .waiting where touch.trackers.contains { $0.delaysTouchesBegan && $0.isTrying }:
                break
            case .waiting:
                began.append(touch)
                touch.viewDelivery = .begun
                if touch.phase == .ended && !isEndHeld(touch) {
                    touch.viewDelivery = .finished
                    ended.append(touch)
                }
            case .begun where touch.isTakenFromView || touch.phase == .cancelled:
                touch.viewDelivery = .finished
                cancelled.append(touch)
            case .begun where touch.phase == .ended:
                if isEndHeld(touch) { break }
                touch.viewDelivery = .finished
                ended.append(touch)
            case .begun:
                if hadNews && touch.phase == .moved { moved.append(touch) }
            }
        }
        send(began, as: .began) { $0.touchesBegan($1, with: event) }
        send(moved, as: .moved) { $0.touchesMoved($1, with: event) }
        send(ended, as: .ended) { $0.touchesEnded($1, with: event) }
        send(cancelled, as: .cancelled) { $0.touchesCancelled($1, with: event) }
    }

    private func isEndHeld(_ touch: UITouch) -> Bool {
        touch.trackers.contains { $0.delaysTouchesEnded && $0.isTrying }
    }

    /// Tells each view of its touches; they have the phase of the message while it runs.
    private func send(_ touches: [UITouch], as phase: UITouch.Phase, _ message: (UIView, Set<UITouch>) -> Void) {
        var rest = touches[...]
        while let first = rest.first {
            guard let view = first.currentView else {
                rest = rest.dropFirst()
                continue
            }
            let group = rest.filter { $0.currentView === view }
            rest = rest.filter { $0.currentView !== view }[...]
            let phases = group.map(\.currentPhase)
            for touch in group { touch.currentPhase = phase }
            message(view, Set(group))
            for (touch, original) in zip(group, phases) where touch.currentPhase == phase {
                touch.currentPhase = original
            }
        }
    }

    /// Lets go of touches that are over, except those by which recognizers that wait know each other.
    private func forgetFinishedTouches() {
        for touch in touches where touch.isOver {
            for recognizer in touch.trackers { recognizer.trackedTouches.removeAll { $0 === touch } }
        }
        let over = touches.filter { touch in
            touch.isOver && touch.viewDelivery == .finished
                && !touch.trackers.contains { !$0.heldStates.isEmpty }
        }
        guard !over.isEmpty else { return }
        touches.removeAll { touch in over.contains { $0 === touch } }
        for touch in over {
            for recognizer in touch.trackers { recognizer.claimedTouches.removeAll { $0 === touch } }
            touch.trackers = []
        }
    }

    // MARK: Interruptions

    /// Ends what concerns a view that leaves the window: its touches are cancelled, as are gestures of
    /// its recognizers (Apple documentation: `touchesCancelled(_:with:)`).
    func viewDidLeave(_ view: UIView) {
        guard !touches.isEmpty else { return }
        let own = touches.filter { $0.currentView === view && $0.viewDelivery == .begun && !$0.isOver }
        for touch in touches where touch.currentView === view { touch.viewDelivery = .finished }
        if let event = lastEvent { send(own, as: .cancelled) { $0.touchesCancelled($1, with: event) } }
        for recognizer in view.rare?.gestureRecognizers ?? [] { recognizer.abandon() }
    }
}
