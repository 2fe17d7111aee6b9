/// Why a callback is sent: the call, gesture or change of the system that set it off.
public struct LifecycleCause: Sendable, Equatable, Codable {
    /// What kind of thing it was.
    public enum Kind: String, Sendable, Codable {
        /// A method of UIKit that somebody called.
        case call
        /// A gesture of a person.
        case gesture
        /// The system: rotation, memory, a view that is shown for the first time.
        case system
    }

    /// What kind of thing it was.
    public var kind: Kind
    /// Which: `UINavigationController.pushViewController(_:animated:)`, `swipe back`.
    public var name: String
    /// The function outside UIKit that called, where it can be derived: `Shop.CartController.pay()`.
    public var code: String?

    /// Makes a cause; the engine does, tests may.
    public init(kind: Kind, name: String, code: String? = nil) {
        self.kind = kind
        self.name = name
        self.code = code
    }
}
