/// A view that turns touches into actions for targets (Apple documentation: *UIControl*).
@preconcurrency @MainActor
open class UIControl: UIView {
    /// Who is told of which events (UIControl+Actions.swift).
    var handlers: [ControlHandler] = []
    private var flags: State = []
    /// The touch that is being tracked.
    private weak var trackedTouch: UITouch?
    private var tracks = false
    private var touchIsInside = false
    /// Shows the control's menu, where it has one (UIControl+Menu.swift).
    var controlMenu: ControlMenu?

    public required init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a control that runs `primaryAction` when its main action is triggered.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// Whether the control reacts to touches; default true. Turning it off ends tracking.
    open var isEnabled: Bool {
        get { !flags.contains(.disabled) }
        set {
            if !newValue && tracks { abandonTracking(with: nil) }
            set(.disabled, !newValue)
        }
    }
    /// Whether the control is shown as chosen; default false.
    open var isSelected: Bool {
        get { flags.contains(.selected) }
        set { set(.selected, newValue) }
    }
    /// Whether the control is shown as pressed; set while a finger is inside.
    open var isHighlighted: Bool {
        get { flags.contains(.highlighted) }
        set { set(.highlighted, newValue) }
    }
    /// The state, made up of the properties above.
    open var state: UIControl.State { flags }
    /// Whether a touch is being tracked.
    open var isTracking: Bool { tracks }
    /// Whether the tracked touch is inside the control.
    open var isTouchInside: Bool { touchIsInside }

    /// Where the content is, from top to bottom; default the centre.
    open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center {
        didSet { setNeedsLayout() }
    }
    /// Where the content is, from side to side; default the centre.
    open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center {
        didSet { setNeedsLayout() }
    }
    /// The same with leading and trailing replaced by left and right.
    open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isReversed ? .right : .left
        case .trailing: return isReversed ? .left : .right
        default: return contentHorizontalAlignment
        }
    }

    private func set(_ flag: State, _ value: Bool) {
        guard flags.contains(flag) != value else { return }
        if value { flags.insert(flag) } else { flags.remove(flag) }
        stateDidChange()
    }

    /// Called after the state changed, for controls of this module.
    func stateDidChange() { setNeedsLayout() }

    // MARK: Menu

    /// The menu of a press at a point of the control; `nil` for none. Buttons give theirs.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Whether a press may show a menu; default false.
    open var isContextMenuInteractionEnabled: Bool {
        get { controlMenu?.isEnabled ?? false }
        set { enableMenu(newValue) }
    }
    /// Whether the menu is shown as soon as a finger is down, instead of what the control does otherwise; default false.
    open var showsMenuAsPrimaryAction: Bool {
        get { controlMenu?.isPrimary ?? false }
        set { menuMade.isPrimary = newValue }
    }
    /// The interaction that shows the menu, while it is enabled.
    open var contextMenuInteraction: UIContextMenuInteraction? { isContextMenuInteractionEnabled ? controlMenu?.interaction : nil }

    // MARK: Tracking

    /// Called when a touch begins in the control; `false` ends tracking. Default true.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called as the tracked touch moves; `false` ends tracking. Default true.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the tracked touch ends.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when tracking is taken away.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil || !tracks, let touch = touches.first else { return }
        if showsMenuAsPrimaryAction, showMenu(at: touch.location(in: self)) { return }
        touchIsInside = true
        tracks = true
        guard beginTracking(touch, with: event) else { return stopTracking() }
        trackedTouch = touch
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracks, let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = touchIsInside
        touchIsInside = isInside(touch, with: event)
        isHighlighted = touchIsInside
        guard continueTracking(touch, with: event) else { return stopTracking() }
        switch (wasInside, touchIsInside) {
        case (true, true): send(.touchDragInside, event)
        case (false, false): send(.touchDragOutside, event)
        case (false, true): send([.touchDragEnter, .touchDragInside], event)
        case (true, false): send([.touchDragExit, .touchDragOutside], event)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracks, let touch = trackedTouch, touches.contains(touch) else { return }
        let isInside = isInside(touch, with: event)
        touchIsInside = isInside
        endTracking(touch, with: event)
        stopTracking()
        guard isInside else { return send(.touchUpOutside, event) }
        send(triggersPrimaryAction ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside, event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracks, let touch = trackedTouch, touches.contains(touch) else { return }
        abandonTracking(with: event)
        send(.touchCancel, event)
    }

    private func abandonTracking(with event: UIEvent?) {
        cancelTracking(with: event)
        stopTracking()
    }

    private func stopTracking() {
        tracks = false
        touchIsInside = false
        trackedTouch = nil
        isHighlighted = false
    }

    /// A finger may stray up to 70 points from the control and still counts as inside.
    private func isInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        return bounds.insetBy(dx: -70, dy: -70).contains(location) || point(inside: location, with: event)
    }

    /// Whether lifting the finger inside triggers the main action, as in a button.
    var triggersPrimaryAction: Bool { false }

    /// Whether a tap on the control is the control's alone, so that ancestors' tap recognizers do not
    /// begin (Apple documentation: *UIGestureRecognizer*, "Interacting with other user interface
    /// controls").
    var claimsTaps: Bool { false }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if claimsTaps, isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self,
            tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Actions (UIControl+Actions.swift)

    /// Sends an action message to `target`, or up the responder chain when it is `nil`. Every action of
    /// the control comes through here.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if Replacing.isOn { return askSendAction(action, target, event) }
        ownSendAction(action, target, event)
    }
    /// Runs an action with this control as its sender.
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
    /// Does what the control is there for.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
    /// Sends the actions for events, as if they had happened.
    open func sendActions(for controlEvents: UIControl.Event) { send(controlEvents, nil) }
    /// Adds an action message for events; the target is not retained, `nil` is the responder chain.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        insert(target, action, controlEvents)
    }
    /// Removes action messages; `nil` stands for any target or any action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        remove(target, action, controlEvents)
    }
    /// Adds an action for events; it replaces one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) { insert(action, controlEvents) }
    /// Removes an action from events.
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }
    /// Removes the action with an identifier from events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        remove(actionIdentifier, controlEvents)
    }
    /// The targets, with a null object for the responder chain.
    open var allTargets: Set<AnyHashable> { targetSet }
    /// All events for which there is a target or action.
    open var allControlEvents: UIControl.Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }
    /// The names of the messages for a target and event; `nil` when there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        actionNames(target, controlEvent)
    }
    /// Calls `iterator` for each action, or pair of target and selector, until it sets its last argument.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
    ) {
        var stop = false
        for handler in handlers where !stop {
            switch handler.kind {
            case .action(let action): iterator(action, nil, handler.events, &stop)
            case .chain(let selector): iterator(nil, (nil, selector), handler.events, &stop)
            case .message(let target, let selector):
                if let object = target.object { iterator(nil, (object, selector), handler.events, &stop) }
            }
        }
    }
}
