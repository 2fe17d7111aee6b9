/// What other files need to know of the declarations in a file.
struct FileFacts: Codable, Equatable, Sendable {
    /// A method or property that answers to a selector.
    struct Member: Codable, Equatable, Sendable {
        var base: String
        /// Argument labels, an empty one for `_`; nil for a property.
        var labels: [String]?
        var selector: String
        /// For a property: the selector that sets it.
        var setter: String?
        /// Whether it was declared `dynamic`.
        var isDynamic: Bool?
    }

    /// A requirement that a conforming class may lack.
    struct OptionalRequirement: Codable, Equatable, Sendable {
        var protocolName: String
        var base: String
        /// Argument labels, an empty one for `_`; nil for a property.
        var labels: [String]?
        var selector: String
        var returnsValue: Bool
    }

    /// An initializer that every subclass must have.
    struct RequiredInitializer: Codable, Equatable, Sendable {
        /// Argument labels, each with a colon.
        var labels: String
        /// The parameter clause.
        var parameters: String
        var isFailable: Bool
        var isConvenience = false
    }

    /// A member of an extension that has to stand in its class, because it overrides or is
    /// overridden; the class's own file gets a member that forwards to it.
    struct Hoisted: Codable, Equatable, Sendable {
        var className: String
        /// The base name, for the check whether anything overrides it.
        var base: String
        /// Whether it overrides by itself, or is `open`; otherwise it matters only when something
        /// overrides it.
        var isAlways: Bool
        /// The forwarding member's text.
        var forwarder: String
    }

    /// Members that answer to selectors, by the simple name of their type.
    var members: [String: [Member]] = [:]
    var optionals: [OptionalRequirement] = []
    var hoisted: [Hoisted] = []
    /// `@objc` members of extensions, by the simple name of the extended type and their base name.
    var extensionMembers: [String: [String]] = [:]
    /// Initializers that a framework's class requires, by class.
    var required: [String: [RequiredInitializer]] = [:]

    var isEmpty: Bool {
        members.isEmpty && optionals.isEmpty && hoisted.isEmpty && extensionMembers.isEmpty && required.isEmpty
    }
}
