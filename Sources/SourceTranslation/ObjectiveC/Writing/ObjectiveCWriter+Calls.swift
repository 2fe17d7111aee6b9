extension ObjectiveCWriter {
    mutating func call(_ function: ObjectiveCExpression, _ arguments: [ObjectiveCExpression], _ place: ObjectiveCPlace) throws -> Value {
        if case .name(let name) = function.kind, !scopes.contains(where: { $0[name] != nil }), instanceVariables[name] == nil, storage[name] == nil,
            globals[name] == nil
        {
            return try call(name, arguments, place)
        }
        // A block.
        let block = try value(function)
        guard let use = block.use, case .block(let result, let parameters) = use.type else { throw ObjectiveCError(place: place, what: "a call of this") }
        var values: [String] = []
        for (index, argument) in arguments.enumerated() {
            let argument = try value(argument)
            values.append(index < parameters.count ? self.argument(argument, for: parameters[index].type) : argument.text)
        }
        return Value(
            text: "_ObjC.block(\(block.text))(\(values.joined(separator: ", ")))", type: types.plain(result.type), isOptional: result.type.isObject, use: result)
    }

    private mutating func call(_ name: String, _ arguments: [ObjectiveCExpression], _ place: ObjectiveCPlace) throws -> Value {
        if let own = model.unit.functions.first(where: { $0.name == name }) {
            let values = try zip(arguments, own.parameters).map { try argument(value($0), for: $1.type) }
            return Value(
                text: "\(Self.name(name))(\(values.joined(separator: ", ")))", type: types.plain(own.result.type), isOptional: own.result.type.isObject, use: own.result)
        }
        if let maker = ObjectiveCFunctions.makers[name], maker.labels.count == arguments.count {
            let kind = ObjectiveCTypeUse(type: .named(maker.type == "NSRange" ? "NSInteger" : "CGFloat"))
            let values = try zip(maker.labels, arguments).map { try "\($0): \(converted(value($1), to: kind))" }
            return Value(text: "\(maker.type)(\(values.joined(separator: ", ")))", type: maker.type, isOptional: false)
        }
        if let reader = ObjectiveCFunctions.readers[name], arguments.count == 1 {
            return Value(text: "\(try value(arguments[0]).text).\(reader.member)", type: reader.type, isOptional: false)
        }
        if let known = try runtimeCall(name, arguments, place) { return known }
        if let result = ObjectiveCFunctions.methods[name] {
            let values = try arguments.map { try runtimeArgument($0) }
            return Value(text: "_ObjC.\(name)(\(values.joined(separator: ", ")))", type: result, isOptional: result != "Bool" && result != "Void")
        }
        if let result = ObjectiveCFunctions.plain[name] {
            let values = try arguments.map { try value($0) }
            let type = result.isEmpty ? values.first?.type ?? "" : result
            return Value(text: "\(name)(\(values.map { $0.type.hasSuffix(".Type") ? $0.text + ".self" : passed($0, as: "") }.joined(separator: ", ")))", type: type, isOptional: result == "AnyClass")
        }
        throw ObjectiveCError(place: place, what: "the function '\(name)', which Understudy does not know,")
    }

    private mutating func runtimeArgument(_ expression: ObjectiveCExpression) throws -> String {
        let value = try value(expression)
        return value.type.hasSuffix(".Type") && value.text != "self" ? value.text + ".self" : value.text
    }

    private mutating func runtimeCall(_ name: String, _ arguments: [ObjectiveCExpression], _ place: ObjectiveCPlace) throws -> Value? {
        switch (name, arguments.count) {
        case ("objc_getAssociatedObject", 2):
            return Value(text: "_ObjC.associated(\(try value(arguments[0]).text), \(try key(arguments[1])))", type: "Any")
        case ("objc_setAssociatedObject", 4):
            guard case .name(let policy) = arguments[3].kind, policy.hasPrefix("OBJC_ASSOCIATION_") else {
                throw ObjectiveCError(place: arguments[3].place, what: "this policy of an associated object")
            }
            return Value(
                text: "_ObjC.associate(\(try value(arguments[0]).text), \(try key(arguments[1])), _ObjC.any(\(try value(arguments[2]).text)), .\(policy))", type: "Void",
                isOptional: false)
        case ("dispatch_get_main_queue", 0): return Value(text: "DispatchQueue.main", type: "DispatchQueue", isOptional: false)
        case ("dispatch_async", 2), ("dispatch_sync", 2):
            return Value(text: "_ObjC.\(name)(\(try value(arguments[0]).text), \(try value(arguments[1]).text))", type: "Void", isOptional: false)
        case ("dispatch_time", 2):
            let delta = try value(arguments[1])
            return Value(text: "_ObjC.time(\(try value(arguments[0]).text), \(delta.text))", type: "DispatchTime", isOptional: false)
        case ("dispatch_after", 3):
            let values = try arguments.map { try value($0).text }
            return Value(text: "_ObjC.dispatch_after(\(values.joined(separator: ", ")))", type: "Void", isOptional: false)
        case ("dispatch_once", 2):
            guard case .unary("&", let token) = arguments[0].kind, case .name(let token) = token.kind, let once = globals[token] ?? local(token),
                case .named("dispatch_once_t") = once.type
            else { throw ObjectiveCError(place: place, what: "this 'dispatch_once'") }
            return Value(text: "\(local(token) == nil ? Self.name(token) : swift(token)).run(\(try value(arguments[1]).text))", type: "Void", isOptional: false)
        case ("MAX", 2), ("MIN", 2):
            let values = try arguments.map { try value($0) }
            return Value(text: "\(name == "MAX" ? "max" : "min")(\(values[0].text), \(values[1].text))", type: values[0].isLiteral ? values[1].type : values[0].type, isOptional: false)
        case ("ABS", 1):
            let value = try value(arguments[0])
            return Value(text: "abs(\(value.text))", type: value.type, isOptional: false)
        case ("NSLog", 1): return Value(text: "NSLog(\"%@\", \(try value(arguments[0]).text))", type: "Void", isOptional: false)
        case ("NSParameterAssert", 1), ("NSCParameterAssert", 1): return Value(text: "assert(\(try truth(arguments[0])))", type: "Void", isOptional: false)
        default: return nil
        }
    }

    private func local(_ name: String) -> ObjectiveCTypeUse? { scopes.reversed().lazy.compactMap { $0[name]?.type }.first }
    private func swift(_ name: String) -> String { scopes.reversed().lazy.compactMap { $0[name]?.swift }.first ?? name }

    /// The key of an associated object: the address of a variable, a variable that holds its own address, or a selector.
    private mutating func key(_ expression: ObjectiveCExpression) throws -> String {
        switch expression.kind {
        case .unary("&", let inner):
            guard case .name(let name) = inner.kind, globals[name] != nil else { throw ObjectiveCError(place: expression.place, what: "this key of an associated object") }
            return "\(name)_address"
        case .name(let name) where globals[name] != nil: return "\(name)_address"
        case .selector(let name): return "_ObjC.key(Selector(\(Self.literal(name))))"
        case .parenthesized(let inner): return try key(inner)
        default: throw ObjectiveCError(place: expression.place, what: "this key of an associated object")
        }
    }
}
