/// Has the device be felt or heard (Apple documentation: *UIFeedbackGenerator*). The simulated devices
/// have no haptic engine, as iOS Simulator has none: generators keep their state, and nothing is felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// The view whose window the feedback belongs to.
    public private(set) weak var view: UIView?

    override init() { super.init() }

    init(view: UIView?) {
        self.view = view
        super.init()
    }

    /// Tells that feedback is about to be asked for. Without an engine there is nothing to wake.
    open func prepare() {}
}

/// Feedback of a change of selection (Apple documentation: *UISelectionFeedbackGenerator*).
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Makes a generator.
    public override init() { super.init() }

    /// Makes a generator for a view.
    public convenience init(for view: UIView) { self.init(view: view) }

    override init(view: UIView?) { super.init(view: view) }

    /// The selection changed.
    open func selectionChanged() {}

    /// The selection changed at a place of the view.
    open func selectionChanged(at location: CGPoint) {}
}

/// Feedback of a collision (Apple documentation: *UIImpactFeedbackGenerator*).
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass of what collides (Apple documentation: *UIImpactFeedbackGenerator.FeedbackStyle*).
    public enum FeedbackStyle: Int, Sendable {
        case light = 0, medium, heavy, soft, rigid
    }

    let style: FeedbackStyle

    /// Makes a generator for collisions of a mass.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Makes a generator for collisions of a mass, in a view.
    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init(view: view)
    }

    /// Makes a generator for collisions of medium mass.
    public override init() {
        style = .medium
        super.init()
    }

    /// Something collided.
    open func impactOccurred() {}

    /// Something collided with an intensity from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}

    /// Something collided at a place of the view.
    open func impactOccurred(at location: CGPoint) {}

    /// Something collided at a place of the view with an intensity from 0 to 1.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Feedback of success or failure (Apple documentation: *UINotificationFeedbackGenerator*).
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What happened (Apple documentation: *UINotificationFeedbackGenerator.FeedbackType*).
    public enum FeedbackType: Int, Sendable {
        case success = 0, warning, error
    }

    /// Makes a generator.
    public override init() { super.init() }

    /// Something succeeded or failed.
    open func notificationOccurred(_ notificationType: FeedbackType) {}

    /// Something succeeded or failed at a place of the view.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
