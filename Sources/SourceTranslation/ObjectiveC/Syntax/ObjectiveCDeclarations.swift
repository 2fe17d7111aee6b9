/// What the Objective-C files of a target declare.
struct ObjectiveCUnit: Sendable {
    var interfaces: [ObjectiveCInterface] = []
    var implementations: [ObjectiveCImplementation] = []
    var protocols: [ObjectiveCProtocol] = []
    var enumerations: [ObjectiveCEnumeration] = []
    var functions: [ObjectiveCFunction] = []
    var variables: [ObjectiveCVariable] = []
    /// Functions and variables that are declared and not defined.
    var promises: [(name: String, isFunction: Bool, place: ObjectiveCPlace)] = []

    /// Whether anything here needs Objective-C, so that a C compiler alone would not do.
    var isObjectiveC: Bool { !interfaces.isEmpty || !implementations.isEmpty || !protocols.isEmpty }
}

/// `@interface`: a class, an extension of one (an empty category), or a category.
struct ObjectiveCInterface: Sendable {
    var name: String
    var superclass: String?
    /// Nil for a class, empty for its extension.
    var category: String?
    var protocols: [String] = []
    var properties: [ObjectiveCProperty] = []
    var methods: [ObjectiveCMethod] = []
    var variables: [ObjectiveCVariable] = []
    var place: ObjectiveCPlace
}

/// `@implementation`.
struct ObjectiveCImplementation: Sendable {
    var name: String
    var category: String?
    var methods: [ObjectiveCMethod] = []
    var variables: [ObjectiveCVariable] = []
    /// `@synthesize name = variable`.
    var synthesized: [String: String] = [:]
    var dynamic: Set<String> = []
    var place: ObjectiveCPlace
}

struct ObjectiveCProtocol: Sendable {
    var name: String
    var inherited: [String] = []
    var methods: [ObjectiveCMethod] = []
    var properties: [ObjectiveCProperty] = []
    var place: ObjectiveCPlace
}

struct ObjectiveCProperty: Sendable {
    var name: String
    var type: ObjectiveCTypeUse
    var attributes: [String: String?]
    var isOptional = false
    var place: ObjectiveCPlace

    var isReadOnly: Bool { attributes["readonly"] != nil }
    var isClassProperty: Bool { attributes["class"] != nil }
    var isWeak: Bool { attributes["weak"] != nil || type.isWeak }
    var getter: String { (attributes["getter"] ?? nil) ?? name }
    /// The name in Swift: that of the getter where it is a question.
    var swiftName: String { getter.hasPrefix("is") && getter != name ? getter : name }
    var setter: String { (attributes["setter"] ?? nil) ?? "set\(name.prefix(1).uppercased())\(name.dropFirst()):" }
}

struct ObjectiveCMethod: Sendable {
    var selector: String
    var isClassMethod: Bool
    var result: ObjectiveCTypeUse
    var parameters: [ObjectiveCParameter]
    var isOptional = false
    /// `NS_SWIFT_NAME`.
    var swiftName: String?
    var isUnavailable = false
    var isDesignated = false
    var body: [ObjectiveCStatement]?
    var place: ObjectiveCPlace
}

struct ObjectiveCFunction: Sendable {
    var name: String
    var result: ObjectiveCTypeUse
    var parameters: [ObjectiveCParameter]
    var body: [ObjectiveCStatement]
    var place: ObjectiveCPlace
}

/// `NS_ENUM`, `NS_OPTIONS`.
struct ObjectiveCEnumeration: Sendable {
    var name: String
    var rawType: ObjectiveCTypeUse
    var isOptions: Bool
    var cases: [(name: String, value: ObjectiveCExpression?, place: ObjectiveCPlace)]
    var place: ObjectiveCPlace
}
