/// One finger, or another pointing device, on a screen (Apple documentation: *UITouch*).
///
/// A touch lives from its beginning to its end; the system changes this one object as it moves.
@preconcurrency @MainActor
open class UITouch: NSObject {
    // MARK: What the system reports

    var currentPhase: Phase = .began
    var currentTapCount = 1
    var currentTimestamp: TimeInterval = 0
    var currentType: TouchType = .direct
    var currentForce: CGFloat = 0
    var currentAltitude: CGFloat = .pi / 2
    var currentAzimuth: CGFloat = 0
    var currentRadius: CGFloat = 20
    /// Where the touch is, in the coordinates of its window, in points.
    var windowLocation: CGPoint = .zero
    /// Where it was when its previous event was sent.
    var previousWindowLocation: CGPoint = .zero
    private var windowReference: BackReference<UIWindow>?
    var currentWindow: UIWindow? {
        get { windowReference?.object }
        set { windowReference = newValue?.reference }
    }
    weak var currentView: UIView?

    // MARK: How far delivery has come (TouchDispatcher)

    /// The recognizers that take this touch into account.
    var trackers: [UIGestureRecognizer] = []
    var viewDelivery: ViewDelivery = .waiting
    /// Whether a recognizer that recognized takes the touch away from its view.
    var isTakenFromView = false
    /// Whether the present event changed the touch and its view has not been told.
    var hasNews = false
    /// The event whose touches include this one.
    weak var currentEvent: UIEvent?

    /// What the touch's view has been told.
    enum ViewDelivery { case waiting, begun, finished }

    /// Makes a touch that is nowhere; the system makes those that are delivered.
    public override init() { super.init() }

    /// The media time of the touch's last change, in seconds since start-up.
    open var timestamp: TimeInterval { currentTimestamp }
    /// What the touch is doing.
    open var phase: Phase { currentPhase }
    /// How many times in short succession this place was tapped, this touch included.
    open var tapCount: Int { currentTapCount }
    /// What kind of device made the touch.
    open var type: TouchType { currentType }
    /// The radius of the touch, in points.
    open var majorRadius: CGFloat { currentRadius }
    /// How exact `majorRadius` is, in points.
    open var majorRadiusTolerance: CGFloat { 1 }
    /// The window in which the touch began.
    open var window: UIWindow? { currentWindow }
    /// The view that was hit when the touch began; not changed by movement.
    open var view: UIView? { currentView }
    /// The gesture recognizers that receive this touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { trackers.isEmpty ? nil : trackers }

    /// Where the touch is, in the coordinates of `view`, or of the window when `nil`; in points.
    open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }
    /// Where the touch was at its previous event, in the coordinates of `view`; in points.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }
    /// The exact location, which is the location itself for touches that have no finer one.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// The exact previous location.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// The pressure; 1 is an average touch, 0 where pressure is not measured.
    open var force: CGFloat { currentForce }
    /// The largest pressure; 0 where pressure is not measured.
    open var maximumPossibleForce: CGFloat { currentForce > 0 ? 20 / 3 : 0 }
    /// The angle of a pencil to the surface, in radians; a right angle for fingers.
    open var altitudeAngle: CGFloat { currentAltitude }
    /// The direction in which a pencil leans, in radians, clockwise from the x axis of `view`.
    open func azimuthAngle(in view: UIView?) -> CGFloat { currentAzimuth }
    /// The direction in which a pencil leans, as a vector of length 1.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        CGVector(dx: Foundation.cos(currentAzimuth), dy: Foundation.sin(currentAzimuth))
    }
    /// The index that connects an estimate with its update; nothing is estimated here.
    open var estimationUpdateIndex: NSNumber? { nil }
    /// The properties whose values are estimates: none.
    open var estimatedProperties: UITouch.Properties { [] }
    /// The properties for which better values are expected: none.
    open var estimatedPropertiesExpectingUpdates: UITouch.Properties { [] }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view !== currentWindow, let window = currentWindow else { return point }
        return window.convert(point, to: view)
    }

    /// Whether the finger has left the screen or the system has taken the touch.
    var isOver: Bool { currentPhase == .ended || currentPhase == .cancelled }
}
