/// An object that recognizes a gesture in touches and tells its targets (Apple documentation:
/// *UIGestureRecognizer*).
///
/// A recognizer hears of the touches that hit its view or a view inside it, before those views do.
/// Subclasses override the touch methods and set `state`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    // MARK: State (UIGestureRecognizer+State.swift)

    var currentState: State = .possible
    /// The state that waits for other recognizers to fail.
    var heldStates: [State] = []
    /// The states of which the targets have not been told.
    var unsentStates: [State] = []
    /// Whether touches or presses have been delivered since the last reset.
    var isAttempting = false
    /// Whether the recognizer is among those the arbiter looks after at the end of this pass.
    var isQueued = false
    var isOn = true

    // MARK: Touches (UIGestureRecognizer+Touches.swift)

    /// The touches that count for this gesture, those that ended in the present event included.
    var trackedTouches: [UITouch] = []
    /// Every touch that has this recognizer among its recognizers.
    var claimedTouches: [UITouch] = []
    var claimedPresses: [UIPress] = []
    /// `weak` by hand: the view, which keeps the recognizer, clears it in its `deinit`.
    nonisolated(unsafe) unowned(unsafe) var attachedView: UIView?

    // MARK: Relations (UIGestureRecognizer+Relations.swift)

    var failureRequirements: [WeakRecognizer] = []
    /// Answers of the delegates about failure, which are asked for once for each attempt.
    var failureAnswers: [ObjectIdentifier: Bool] = [:]
    var targets: [GestureTarget] = []

    /// Makes a recognizer that sends `action` to `target`, which is not retained.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Makes a recognizer without targets.
    public required convenience override init() { self.init(target: nil, action: nil) }

    /// Makes a recognizer from an archive; targets are connected by whoever reads it.
    public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

    /// The object that is asked about this recognizer.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// How far the recognizer has come. Subclasses set it; the targets are told at the end of the
    /// event's delivery to all recognizers, or with the next commit when no event is under way.
    open var state: UIGestureRecognizer.State {
        get { currentState }
        set { request(newValue) }
    }

    /// Whether the recognizer receives touches; turning it off cancels the gesture in progress.
    open var isEnabled: Bool {
        get { isOn }
        set { setEnabled(newValue) }
    }

    /// The view the recognizer is attached to.
    open var view: UIView? { attachedView }

    /// A name for messages; `nil` unless set.
    open var name: String?

    /// Whether touches are taken from the view once the gesture is recognized; default true.
    open var cancelsTouchesInView = true
    /// Whether the view hears of a touch only after this recognizer failed; default false.
    open var delaysTouchesBegan = false
    /// Whether the view hears of a touch's end only after this recognizer failed; default true.
    open var delaysTouchesEnded = true
    /// The kinds of touch the recognizer accepts, as raw values of `UITouch.TouchType`.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// The kinds of press the recognizer accepts, as raw values of `UIPress.PressType`.
    open var allowedPressTypes: [NSNumber] = []
    /// Whether all touches of the gesture must be of one kind; default true.
    open var requiresExclusiveTouchType = true

    /// The modifier keys held during the last event.
    open var modifierFlags: UIKeyModifierFlags { lastEvent?.modifierFlags ?? [] }
    /// The pointer's buttons held during the last event.
    open var buttonMask: UIEvent.ButtonMask { lastEvent?.buttonMask ?? [] }
    weak var lastEvent: UIEvent?

    // MARK: Targets and relations

    /// Adds someone to tell; the target is not retained. Adding a pair a second time changes nothing.
    open func addTarget(_ target: Any, action: Selector) {
        EngineHooks.tell(.gestureTargetAdded(self, target: target as AnyObject, action: action))
        insertTarget(target, action)
    }
    /// Removes the pairs with this target and action; `nil` stands for any.
    open func removeTarget(_ target: Any?, action: Selector?) { takeTarget(target, action) }
    /// Lets this recognizer recognize only after the other one failed; it fails when the other
    /// recognizes (Apple documentation: `require(toFail:)`). The other is not retained.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        addFailureRequirement(otherGestureRecognizer)
    }

    // MARK: Locations

    /// The middle of the gesture's touches in the coordinates of `view`, or of the window; in points.
    open func location(in view: UIView?) -> CGPoint { convert(windowCentroid, to: view) }
    /// The location of one touch, counted from 0.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touchLocation(touchIndex, in: view)
    }
    /// The number of touches in the gesture.
    open var numberOfTouches: Int { trackedTouches.count }

    // MARK: For subclasses (Apple documentation: UIGestureRecognizerSubclass)

    /// Called when fingers touched the view; the base class does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when fingers moved; the base class does nothing.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when fingers left the screen; the base class does nothing.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the system took touches away; the base class does nothing.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when estimated properties are final; the base class does nothing.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Called when a button was pressed; the base class does nothing.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when a press changed; the base class does nothing.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when a button was released; the base class does nothing.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when the system took a press away; the base class does nothing.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called after the gesture ended, was cancelled or failed; subclasses forget what they gathered.
    open func reset() {}
    /// Lets a touch go: the recognizer hears no more of it, and it is not taken from its view.
    open func ignore(_ touch: UITouch, for event: UIEvent) { letGo(touch) }
    /// Lets a press go: the recognizer hears no more of it.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) { letGo(button) }
    /// Whether the recognition of this gesture keeps the other from recognizing; default true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether the recognition of the other gesture keeps this one from recognizing; default true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this recognizer needs the other to fail first; default false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether the other recognizer needs this one to fail first; default false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether the recognizer takes part in an event; asks the delegate. Called before each touch is
    /// offered.
    open func shouldReceive(_ event: UIEvent) -> Bool { acceptsEvent(event) }

    // MARK: For recognizers of this module

    /// Whether, by its kind, the recognizer recognizes alongside the other whatever delegates say.
    func allowsAlongside(_ other: UIGestureRecognizer) -> Bool { false }
    /// Forgets what a recognizer of this module gathered; runs before `reset()`, which clients override.
    func forget() {}
}
