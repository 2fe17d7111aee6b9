/// An expression and where it begins.
struct ObjectiveCExpression: Sendable {
    indirect enum Kind: Sendable {
        case name(String)
        case number(String)
        case string(String)
        case cString(String)
        case boolean(Bool)
        case null
        case array([ObjectiveCExpression])
        case dictionary([(key: ObjectiveCExpression, value: ObjectiveCExpression)])
        case boxed(ObjectiveCExpression)
        case selector(String)
        case protocolObject(String)
        case message(receiver: ObjectiveCExpression, selector: String, arguments: [ObjectiveCExpression])
        case member(ObjectiveCExpression, String)
        case pointee(ObjectiveCExpression, String)
        case index(ObjectiveCExpression, ObjectiveCExpression)
        case call(ObjectiveCExpression, [ObjectiveCExpression])
        case unary(String, ObjectiveCExpression)
        case step(ObjectiveCExpression, String)
        case binary(String, ObjectiveCExpression, ObjectiveCExpression)
        /// Without a middle part, `a ?: b`.
        case conditional(ObjectiveCExpression, ObjectiveCExpression?, ObjectiveCExpression)
        case assignment(String, ObjectiveCExpression, ObjectiveCExpression)
        case cast(ObjectiveCTypeUse, ObjectiveCExpression)
        case block(result: ObjectiveCTypeUse?, parameters: [ObjectiveCParameter], body: [ObjectiveCStatement])
        case parenthesized(ObjectiveCExpression)
    }

    var kind: Kind
    var place: ObjectiveCPlace
}

/// A statement and where it begins.
struct ObjectiveCStatement: Sendable {
    indirect enum Kind: Sendable {
        case expression(ObjectiveCExpression)
        case variable(ObjectiveCVariable)
        case result(ObjectiveCExpression?)
        case condition(ObjectiveCExpression, then: [ObjectiveCStatement], otherwise: [ObjectiveCStatement]?)
        case forEach(ObjectiveCParameter, ObjectiveCExpression, [ObjectiveCStatement])
        case loop(
            start: [ObjectiveCStatement], condition: ObjectiveCExpression?, step: [ObjectiveCStatement], body: [ObjectiveCStatement])
        case whileLoop(ObjectiveCExpression, [ObjectiveCStatement])
        case repeatLoop([ObjectiveCStatement], ObjectiveCExpression)
        case choice(ObjectiveCExpression, [ObjectiveCCase])
        case leave
        case next
        case group([ObjectiveCStatement])
        case synchronized(ObjectiveCExpression, [ObjectiveCStatement])
    }

    var kind: Kind
    var place: ObjectiveCPlace
}

/// A case of a `switch`; without values it is the default.
struct ObjectiveCCase: Sendable {
    var values: [ObjectiveCExpression]
    var isDefault: Bool
    var body: [ObjectiveCStatement]
    var place: ObjectiveCPlace
}

/// A variable with its first value.
struct ObjectiveCVariable: Sendable {
    var name: String
    var type: ObjectiveCTypeUse
    var value: ObjectiveCExpression?
    var place: ObjectiveCPlace
}
