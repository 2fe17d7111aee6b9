extension UIGestureRecognizer {
    /// Goes to `new` as the state machine permits (Apple documentation: *About the Gesture Recognizer
    /// State Machine*).
    func request(_ new: State) {
        switch currentState {
        case .possible: leavePossible(for: new)
        case .began, .changed: goOn(to: new)
        case .ended, .cancelled, .failed:
            if new == .possible { GestureArbiter.shared.queue(self) }
        }
    }

    private func leavePossible(for new: State) {
        switch new {
        case .possible:
            break
        case .failed, .cancelled:
            fail()
        case .began, .changed, .ended:
            if heldStates.isEmpty {
                begin(with: new == .changed ? .began : new)
            } else if heldStates.last?.isFinal == false {
                // What happens meanwhile is told after the beginning, once that may be told.
                if new == .ended || heldStates.last != .changed { heldStates.append(new == .began ? .changed : new) }
            }
        }
    }

    private func begin(with new: State) {
        guard shouldBegin() else { return fail() }
        // The delegate's code may have turned the recognizer off.
        guard currentState == .possible, isOn else { return }
        if GestureArbiter.shared.isExcluded(self) { return fail() }
        if GestureArbiter.shared.isBlocked(self) {
            heldStates = [new]
            GestureArbiter.shared.hold(self)
        } else {
            recognize([new])
        }
    }

    /// Becomes recognized: others are kept from it, touches are taken from views, targets will be told.
    func recognize(_ states: [State]) {
        heldStates = []
        currentState = states.last ?? .ended
        unsentStates = states
        GestureArbiter.shared.queue(self)
        GestureArbiter.shared.didRecognize(self)
        if cancelsTouchesInView {
            for touch in claimedTouches {
                touch.isTakenFromView = true
                touch.currentWindow?.touches.needsViewDelivery()
            }
        }
    }

    private func goOn(to new: State) {
        switch new {
        case .possible, .began: return
        case .changed:
            if unsentStates.isEmpty { unsentStates.append(.changed) }
            if unsentStates.last == .began { return GestureArbiter.shared.queue(self) }
            currentState = .changed
        case .ended:
            currentState = .ended
            unsentStates.append(.ended)
        case .cancelled, .failed:
            currentState = .cancelled
            unsentStates.append(.cancelled)
        }
        GestureArbiter.shared.queue(self)
    }

    /// Fails, or is cancelled when the gesture goes on.
    func fail() {
        switch currentState {
        case .possible:
            heldStates = []
            currentState = .failed
            GestureArbiter.shared.queue(self)
        case .began, .changed:
            goOn(to: .cancelled)
        case .ended, .cancelled, .failed:
            break
        }
    }

    /// Asks the delegate, then the views from those touched up to the recognizer's own.
    private func shouldBegin() -> Bool {
        if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
        guard let attachedView else { return true }
        var view: UIView? = claimedTouches.last?.view ?? attachedView
        while let current = view {
            if !current.gestureRecognizerShouldBegin(self) { return false }
            if current === attachedView { return true }
            view = current.superview
        }
        return true
    }

    /// Tells the targets of every state they have not heard of, in order.
    func sendUnsentStates() {
        let states = unsentStates
        unsentStates = []
        let last = currentState
        for state in states {
            currentState = state
            sendActions()
        }
        // An action may have turned the recognizer off, which moved it on.
        if currentState == states.last { currentState = last }
    }

    /// Returns to the possible state; touches that go on are ignored (Apple documentation: `reset()`).
    func returnToPossible() {
        forget()
        reset()
        currentState = .possible
        heldStates = []
        unsentStates = []
        isAttempting = false
        failureAnswers = [:]
        letGoOfTouches()
    }

    func setEnabled(_ enabled: Bool) {
        guard enabled != isOn else { return }
        isOn = enabled
        if !enabled { abandon() }
    }

    /// Ends whatever goes on because the recognizer was turned off or taken from its view.
    func abandon() {
        guard isAttempting || currentState != .possible else { return }
        fail()
        letGoOfTouches()
    }
}
