extension ObjectiveCWriter {
    /// What can be assigned to, with its type.
    struct Target {
        var text: String
        var type: ObjectiveCTypeUse?
        /// The type in Swift, where only that is known.
        var swift = ""
    }

    mutating func assignment(_ sign: String, _ left: ObjectiveCExpression, _ right: ObjectiveCExpression) throws -> String {
        if case .index(let base, let position) = left.kind {
            guard sign == "=" else { throw ObjectiveCError(place: left.place, what: "'\(sign)' to an item") }
            return try "_ObjC.setItem(\(value(base).text), at: \(value(position).text), to: \(value(right).text))"
        }
        if case .assignment = right.kind { throw ObjectiveCError(place: right.place, what: "an assignment of an assignment") }
        let target = try target(left)
        var source = try value(right)
        if sign != "=" {
            let current = try value(left)
            if current.type == "Bool" || source.type == "Bool" {
                let operation = sign == "|=" ? "||" : sign == "&=" ? "&&" : nil
                guard let operation else { throw ObjectiveCError(place: left.place, what: "'\(sign)' of truths") }
                return "\(target.text) = (\(truth(of: current)) \(operation) \(truth(of: source)))"
            }
            if isNumber(current), isNumber(source), current.type != source.type, !source.isLiteral || source.type == "fraction" && current.type.contains("Int") {
                source.text = "_ObjC.number(\(source.text))"
            }
            return "\(target.text) \(sign) \(source.text)"
        }
        if let type = target.type { return "\(target.text) = \(converted(source, to: type))" }
        return "\(target.text) = \(passed(source, as: target.swift))"
    }

    mutating func target(_ expression: ObjectiveCExpression) throws -> Target {
        switch expression.kind {
        case .parenthesized(let inner): return try target(inner)
        case .name("self"): throw ObjectiveCError(place: expression.place, what: "an assignment to 'self' in this place")
        case .name, .pointee:
            let value = try value(expression)
            return Target(text: value.text, type: value.use, swift: value.type)
        case .member(let base, let name): return try memberTarget(base, name, expression.place)
        case .message, .call: throw ObjectiveCError(place: expression.place, what: "an assignment to what a call gives")
        default: throw ObjectiveCError(place: expression.place, what: "an assignment to this")
        }
    }

    private mutating func memberTarget(_ base: ObjectiveCExpression, _ name: String, _ place: ObjectiveCPlace) throws -> Target {
        let receiver = try value(base)
        let type = receiver.type.hasSuffix(".Type") ? String(receiver.type.dropLast(5)) : receiver.type
        if let own = model.property(name, of: type) {
            let text = needsRaw(own.declaration.type) ? Self.raw(own.declaration.swiftName) : Self.name(own.declaration.swiftName)
            var use = own.declaration.type
            use.nullability = .nullable
            return Target(text: "\(chained(receiver))\(text)", type: use)
        }
        // A field of a structure is set in place.
        if receiver.use?.type.isObject == false || ObjectiveCParser.structures.contains(type) {
            return Target(text: "\(try target(base).text).\(Self.name(name))", swift: "")
        }
        guard let known = model.frameworkMember(name, of: type, isStatic: receiver.type.hasSuffix(".Type")) ?? model.anyFrameworkMember(name) else {
            throw ObjectiveCError(place: place, what: "the property '\(name)' of '\(type.isEmpty ? "an object" : type)', which Understudy does not know,")
        }
        return Target(text: "\(chained(receiver))\(Self.name(known.name))", swift: known.result)
    }

    /// A receiver and what goes before its member's name: nothing is done where it is nil.
    func chained(_ receiver: Value) -> String {
        if receiver.text == "self" || receiver.type.hasSuffix(".Type") { return receiver.text + "." }
        return "_ObjC.object(\(receiver.text))?."
    }

    /// A value for a parameter or property of a framework's, by the type that its Swift declaration has.
    func passed(_ value: Value, as type: String) -> String {
        if value.isNull { return type.isEmpty || type.hasSuffix("?") || type.hasSuffix("!") ? "nil" : "_ObjC.passed(nil)" }
        if value.type == "block" { return value.text }
        let bare = type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()) : type
        if bare == "Bool" { return truth(of: value) }
        if ObjectiveCTypeNames.numberNames.contains(bare), isNumber(value), value.type != bare {
            return value.type == "integer" || value.type == "fraction" ? value.text : "_ObjC.number(\(value.text))"
        }
        if value.isLiteral || isNumber(value) && ObjectiveCTypeNames.numberNames.contains(bare) { return value.text }
        if isNumber(value), !bare.isEmpty { return "_ObjC.enumeration(\(value.text))" }
        if value.text == "self" || !value.isOptional && value.type == bare { return value.text }
        let isKnown = !value.type.isEmpty && value.type != "Any" && value.type != "[Any]" && value.type != "[AnyHashable: Any]"
        return isKnown || bare == "Any" || bare.isEmpty ? "_ObjC.passed(\(value.text))" : "_ObjC.passed(_ObjC.cast(\(value.text)))"
    }
}
