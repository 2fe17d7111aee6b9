/// One callback that the engine sends to a controller, or one line that UIKit would log.
public struct LifecycleEvent: Sendable {
    /// What happened.
    public enum Kind: Sendable, Equatable {
        /// The system is about to call this method of the controller.
        case callback(LifecycleCallback)
        /// UIKit's message about a mistake that is logged and survived (`docs/lifecycle.md`, section 11).
        case message(String)
        /// The application or one of its scenes entered this state.
        case application(String)
    }

    /// What happened.
    public let kind: Kind
    /// The controller's identity; `nil` for events of the application.
    public let controller: ObjectIdentifier?
    /// The controller's type, with its module, as `String(reflecting:)` gives it.
    public let controllerType: String
    /// The `animated` argument, for callbacks that have one.
    public let animated: Bool?
    /// The media time at which the event happened, in seconds.
    public let time: Double

    /// Makes an event; the engine does, tests may.
    public init(
        kind: Kind, controller: ObjectIdentifier?, controllerType: String, animated: Bool? = nil,
        time: Double
    ) {
        self.kind = kind
        self.controller = controller
        self.controllerType = controllerType
        self.animated = animated
        self.time = time
    }
}
