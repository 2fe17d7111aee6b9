/// One thing that a person did, or one moment of it (Apple documentation: *UIEvent*).
///
/// As in UIKit, the touches event of a window is one object that is used again for each moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    var currentTimestamp: TimeInterval = 0
    var currentModifiers: UIKeyModifierFlags = []
    var currentButtons: UIEvent.ButtonMask = []
    /// The touches of the event, in the order in which they began.
    var orderedTouches: [UITouch] = []
    /// The earlier positions that were joined into this event, by touch.
    var joinedTouches: [ObjectIdentifier: [UITouch]] = [:]
    let kind: EventType
    private var destinationReference: BackReference<UIWindow>?
    /// The window of an event without touches.
    var destination: UIWindow? {
        get { destinationReference?.object }
        set { destinationReference = newValue?.reference }
    }

    /// Makes an event of no touches; the system makes those that are delivered.
    public override init() {
        kind = .touches
        super.init()
    }

    init(kind: EventType) {
        self.kind = kind
        super.init()
    }

    /// What kind of event this is.
    open var type: EventType { kind }
    /// Which one of its kind this is, for motion and remote control.
    open var subtype: EventSubtype { .none }
    /// When the event happened, in seconds since start-up.
    open var timestamp: TimeInterval { currentTimestamp }
    /// The modifier keys held down.
    open var modifierFlags: UIKeyModifierFlags { currentModifiers }
    /// The buttons of the pointing device held down.
    open var buttonMask: UIEvent.ButtonMask { currentButtons }

    /// All touches of the event.
    open var allTouches: Set<UITouch>? { orderedTouches.isEmpty ? nil : Set(orderedTouches) }
    /// The touches that began in `window`.
    open func touches(for window: UIWindow) -> Set<UITouch>? { matching { $0.window === window } }
    /// The touches that began in `view`.
    open func touches(for view: UIView) -> Set<UITouch>? { matching { $0.view === view } }
    /// The touches that `gesture` receives.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        matching { touch in touch.trackers.contains { $0 === gesture } }
    }

    /// Every position of `touch` since the previous event, the last of them the touch's own.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard orderedTouches.contains(where: { $0 === touch }) else { return nil }
        return joinedTouches[ObjectIdentifier(touch)] ?? [touch]
    }

    /// Where `touch` is expected to go: along its last movement, once.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard orderedTouches.contains(where: { $0 === touch }) else { return nil }
        guard touch.phase == .moved else { return [] }
        return [touch.predicted()]
    }

    /// The windows in which the event's touches began, each once.
    var touchedWindows: [UIWindow] {
        var found: [UIWindow] = []
        for touch in orderedTouches {
            guard let window = touch.window, !found.contains(where: { $0 === window }) else { continue }
            found.append(window)
        }
        return found
    }

    private func matching(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = Set(orderedTouches.filter(isWanted))
        return found.isEmpty ? nil : found
    }
}

extension UITouch {
    /// A copy of the touch's present values, for coalesced touches.
    func snapshot() -> UITouch {
        let copy = UITouch()
        copy.currentPhase = currentPhase
        copy.currentTapCount = currentTapCount
        copy.currentTimestamp = currentTimestamp
        copy.currentType = currentType
        copy.currentForce = currentForce
        copy.currentAltitude = currentAltitude
        copy.currentAzimuth = currentAzimuth
        copy.currentRadius = currentRadius
        copy.windowLocation = windowLocation
        copy.previousWindowLocation = previousWindowLocation
        copy.currentWindow = currentWindow
        copy.currentView = currentView
        return copy
    }

    /// The touch one step further in the direction of its last movement.
    func predicted() -> UITouch {
        let copy = snapshot()
        let step = CGPoint(
            x: windowLocation.x - previousWindowLocation.x, y: windowLocation.y - previousWindowLocation.y)
        copy.previousWindowLocation = windowLocation
        copy.windowLocation = CGPoint(x: windowLocation.x + step.x, y: windowLocation.y + step.y)
        return copy
    }
}
