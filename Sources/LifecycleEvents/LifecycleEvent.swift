/// One callback that the engine sends to a controller, or one line that UIKit would log.
public struct LifecycleEvent: Sendable {
    /// What happened.
    public enum Kind: Sendable, Equatable {
        /// The system calls this method of the controller; `stage` says whether it begins or has ended.
        case callback(LifecycleCallback)
        /// UIKit's message about a mistake that is logged and survived (`docs/lifecycle.md`, section 11).
        case message(String)
        /// The application or one of its scenes entered this state.
        case application(String)
        /// An exception that ends the process.
        case exception(name: String, reason: String)
        /// A step of a journey begins.
        case step(String)
        /// A step of a journey was left out, or went otherwise than asked.
        case note(String)
    }

    /// Whether a callback is about to be called or has returned.
    public enum Stage: String, Sendable, Codable {
        case begin, end
    }

    /// What happened.
    public let kind: Kind
    /// Whether a callback begins or has returned; `begin` for everything else.
    public let stage: Stage
    /// The controller's identity; `nil` for events of the application.
    public let controller: ObjectIdentifier?
    /// The controller's type, with its module, as `String(reflecting:)` gives it.
    public let controllerType: String
    /// The `animated` argument, for callbacks that have one.
    public let animated: Bool?
    /// The media time at which the event happened, in seconds.
    public let time: Double
    /// What listeners that asked for details get besides.
    public let details: Details?

    /// Makes an event; the engine does, tests may.
    public init(
        kind: Kind, controller: ObjectIdentifier?, controllerType: String, animated: Bool? = nil,
        time: Double, stage: Stage = .begin, details: Details? = nil
    ) {
        self.kind = kind
        self.controller = controller
        self.controllerType = controllerType
        self.animated = animated
        self.time = time
        self.stage = stage
        self.details = details
    }
}
