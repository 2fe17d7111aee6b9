extension UIWindow {
    /// Delivers presses: a key command along the responder chain takes a key first, then recognizers
    /// that accept presses, then the responder (Apple documentation: *UIPress*, *UIKeyCommand*).
    func deliverPresses(_ event: UIPressesEvent) {
        let responder = eventResponder
        for press in event.orderedPresses where press.phase == .began {
            press.currentWindow = self
            press.currentResponder = responder
            press.isConsumed = performKeyCommand(for: press, from: responder, event)
            if !press.isConsumed { offer(press, from: responder, event) }
        }
        var recognizers: [UIGestureRecognizer] = []
        for press in event.orderedPresses {
            for recognizer in press.trackers where !recognizers.contains(where: { $0 === recognizer }) {
                recognizers.append(recognizer)
            }
        }
        GestureArbiter.shared.perform {
            for recognizer in recognizers { recognizer.receivePresses(event) }
        }
        for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] { tell(phase, of: event) }
        for press in event.orderedPresses where press.phase == .ended || press.phase == .cancelled {
            for recognizer in press.trackers { recognizer.claimedPresses.removeAll { $0 === press } }
            press.trackers = []
        }
    }

    private func tell(_ phase: UIPress.Phase, of event: UIPressesEvent) {
        let presses = event.orderedPresses.filter { $0.phase == phase && !$0.isConsumed }
        guard let responder = presses.first?.responder else { return }
        switch phase {
        case .began: responder.pressesBegan(Set(presses), with: event)
        case .changed: responder.pressesChanged(Set(presses), with: event)
        case .ended: responder.pressesEnded(Set(presses), with: event)
        case .cancelled: responder.pressesCancelled(Set(presses), with: event)
        case .stationary: break
        }
    }

    /// Sends the first key command up the chain that the key matches and someone performs.
    private func performKeyCommand(for press: UIPress, from responder: UIResponder, _ event: UIEvent) -> Bool {
        guard let key = press.key else { return false }
        var current: UIResponder? = responder
        while let candidate = current {
            for command in candidate.keyCommands ?? [] where command.matches(key) {
                if command.attributes.contains(.disabled) { continue }
                guard let target = candidate.target(forAction: command.action, withSender: command) else { continue }
                return UIApplication.shared.sendAction(command.action, to: target, from: command, for: event)
            }
            current = candidate.next
        }
        return false
    }

    private func offer(_ press: UIPress, from responder: UIResponder, _ event: UIPressesEvent) {
        var current: UIResponder? = responder
        while let candidate = current {
            if let view = candidate as? UIView, let recognizers = view.rare?.gestureRecognizers {
                for recognizer in recognizers.reversed() where recognizer.accepts(press, of: event) {
                    recognizer.claim(press)
                }
            }
            current = candidate.next
        }
    }
}
