/// An object that answers and handles events (Apple documentation: *UIResponder*).
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// Makes a responder that is no first responder.
    public override init() { super.init() }

    /// The next object of the responder chain, or `nil` at its end.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether this object may become first responder; `false` unless overridden.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether this object is willing to give the status up; `true` unless overridden.
    open var canResignFirstResponder: Bool { true }
    /// Whether this object is its window's first responder.
    open var isFirstResponder: Bool { firstResponderWindow?.currentFirstResponder === self }

    /// Makes this object the first responder of its window; the present one is asked to resign first.
    @discardableResult open func becomeFirstResponder() -> Bool { takeFirstResponderStatus() }
    /// Gives the status of first responder up; `false` when this object refuses.
    @discardableResult open func resignFirstResponder() -> Bool { giveUpFirstResponderStatus() }

    /// The view shown instead of the keyboard while this object is first responder.
    open var inputView: UIView? { nil }
    /// The view shown above the keyboard while this object is first responder.
    open var inputAccessoryView: UIView? { nil }

    // MARK: Events

    /// Tells this object that touches began; passes them to `next` unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }
    /// Tells this object that touches moved; passes them to `next` unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }
    /// Tells this object that touches ended; passes them to `next` unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }
    /// Tells this object that the system took touches away; passes them to `next` unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    /// Tells this object that estimated touch properties are final; passes them on unless overridden.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        next?.touchesEstimatedPropertiesUpdated(touches)
    }
    /// Tells this object that a button was pressed; passes it to `next` unless overridden.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// Tells this object that a press changed; passes it to `next` unless overridden.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Tells this object that a button was released; passes it to `next` unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Tells this object that the system took a press away; passes it to `next` unless overridden.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
    /// Tells this object that a motion began; passes it to `next` unless overridden.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Tells this object that a motion ended; passes it to `next` unless overridden.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Tells this object that a motion was cancelled; passes it to `next` unless overridden.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
    /// Tells this object that a remote control was used; passes it to `next` unless overridden.
    open func remoteControlReceived(with event: UIEvent?) {
        next?.remoteControlReceived(with: event)
    }

    // MARK: Actions

    /// Whether this object answers `action`: it does when it has a method of that selector.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        responds(to: action)
    }
    /// The first object from here up the chain that can perform `action`.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if canPerformAction(action, withSender: sender) { return self }
        return next?.target(forAction: action, withSender: sender)
    }
    /// The key commands this object answers while it is in the responder chain.
    open var keyCommands: [UIKeyCommand]? { nil }
}
