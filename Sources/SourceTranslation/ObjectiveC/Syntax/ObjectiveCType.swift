/// A type as Objective-C spells it.
indirect enum ObjectiveCType: Equatable, Sendable {
    case void
    /// A number, structure or enumeration, by its C name.
    case named(String)
    case id(protocols: [String])
    case instancetype
    case anyClass
    case selector
    /// A pointer to an object of a class, with the types between its angle brackets.
    case object(String, arguments: [ObjectiveCTypeUse], protocols: [String])
    case block(result: ObjectiveCTypeUse, parameters: [ObjectiveCParameter])
    case pointer(ObjectiveCType)

    /// Whether a value is an object, which may be nil.
    var isObject: Bool {
        switch self {
        case .id, .instancetype, .anyClass, .object, .block: true
        case .void, .named, .selector, .pointer: false
        }
    }
}

/// A type at a place where it is used.
struct ObjectiveCTypeUse: Equatable, Sendable {
    enum Nullability: Equatable, Sendable { case nonnull, nullable, unspecified }

    var type: ObjectiveCType
    var nullability = Nullability.unspecified
    var isWeak = false
    var isStatic = false
    var isExtern = false
    var isConst = false

    static let void = ObjectiveCTypeUse(type: .void)
}

/// A parameter of a method, function or block.
struct ObjectiveCParameter: Equatable, Sendable {
    var name: String
    var type: ObjectiveCTypeUse
}
