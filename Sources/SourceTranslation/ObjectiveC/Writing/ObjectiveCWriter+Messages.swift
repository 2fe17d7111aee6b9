extension ObjectiveCWriter {
    mutating func message(_ receiver: ObjectiveCExpression, _ selector: String, _ arguments: [ObjectiveCExpression], _ place: ObjectiveCPlace) throws -> Value {
        if let made = try creation(receiver, selector, arguments, place) { return made }
        if case .name("super") = receiver.kind { return try superMessage(selector, arguments, place) }
        let target = try value(receiver)
        let isClass = target.type.hasSuffix(".Type")
        let type = isClass ? String(target.type.dropLast(5)) : target.type
        if let own = model.method(selector, of: type, isClassMethod: isClass) { return try send(own, to: target, type, arguments) }
        if arguments.isEmpty, let own = model.property(selector, of: type) { return read(own, of: target) }
        if let own = setter(selector, of: type) {
            throw ObjectiveCError(place: place, what: "the setter '\(selector)' as a message (write '.\(own) =')")
        }
        if let known = try wellKnown(selector, target, arguments, place) { return known }
        if let member = model.frameworkMember(selector, of: type, isStatic: isClass) { return try use(member, of: target, type, arguments) }
        if selector.hasPrefix("set"), selector.hasSuffix(":"), arguments.count == 1, let value = try set(selector, of: target, type, arguments[0]) { return value }
        if !isClass, type.isEmpty || type == "Any" || type.hasPrefix("any ") {
            let owners = model.owners(of: selector)
            if owners.count == 1, let own = model.method(selector, of: owners[0], isClassMethod: false) {
                let cast = Value(text: "(_ObjC.cast(\(target.text)) as \(types.plain(.object(owners[0], arguments: [], protocols: [])))?)", type: owners[0])
                return try send(own, to: cast, owners[0], arguments)
            }
        }
        if let requirement = requirement(selector, of: target) { return try send(requirement, to: target, arguments) }
        if let member = type.isEmpty ? model.anyFrameworkMember(selector) : nil, !member.isStatic { return try use(member, of: target, type, arguments) }
        throw ObjectiveCError(
            place: place, what: "the message '\(selector)' to '\(type.isEmpty || type == "Any" ? "id" : type)', which Understudy does not know,")
    }

    private func setter(_ selector: String, of type: String) -> String? {
        for each in model.chain(from: type) {
            if let found = model.properties[each]?.first(where: { $0.declaration.setter == selector }) { return found.declaration.name }
        }
        return nil
    }

    /// `[[C alloc] init…]`, `[C new]`.
    private mutating func creation(_ receiver: ObjectiveCExpression, _ selector: String, _ arguments: [ObjectiveCExpression], _ place: ObjectiveCPlace) throws -> Value? {
        if selector == "alloc" { throw ObjectiveCError(place: place, what: "'alloc' without an initializer") }
        var named: ObjectiveCExpression?
        var selector = selector
        if case .message(let inner, "alloc", _) = receiver.kind {
            named = inner
        } else if selector == "new" {
            named = receiver
            selector = "init"
        }
        guard let named else { return nil }
        let target = try value(named)
        guard target.type.hasSuffix(".Type") else { throw ObjectiveCError(place: place, what: "'alloc' of a class that a variable holds") }
        let type = String(target.type.dropLast(5))
        let callee = type
        if let own = model.method(selector, of: type, isClassMethod: false), own.isInitializer {
            return Value(text: "\(callee)(\(try passed(arguments, to: own)))", type: type, isOptional: own.declaration.result.nullability == .nullable)
        }
        if selector == "init" { return Value(text: "\(callee)()", type: type, isOptional: false) }
        guard let member = model.frameworkMember(selector, of: type, isStatic: true), member.isInitializer else {
            throw ObjectiveCError(place: place, what: "the initializer '\(selector)' of '\(type)', which Understudy does not know,")
        }
        return Value(text: "\(callee)(\(try passed(arguments, to: member)))", type: type, isOptional: member.isFailable)
    }

    private mutating func superMessage(_ selector: String, _ arguments: [ObjectiveCExpression], _ place: ObjectiveCPlace) throws -> Value {
        guard let parent = model.superclasses[owner] else { throw ObjectiveCError(place: place, what: "'super' in a category") }
        if let own = model.method(selector, of: parent, isClassMethod: isClassMethod) {
            return Value(text: "super.\(Self.name(own.name.base))(\(try passed(arguments, to: own)))", type: types.plain(own.declaration.result.type, in: parent), use: own.declaration.result)
        }
        guard let member = model.frameworkMember(selector, of: parent, isStatic: isClassMethod) else {
            throw ObjectiveCError(place: place, what: "the message '\(selector)' to 'super', which Understudy does not know,")
        }
        let call = member.labels == nil ? "" : "(\(try passed(arguments, to: member)))"
        return Value(text: "super.\(Self.name(member.name))\(call)", type: bare(member.result))
    }

    // MARK: Own members

    private mutating func send(_ own: ObjectiveCModel.Method, to target: Value, _ type: String, _ arguments: [ObjectiveCExpression]) throws -> Value {
        let use = own.declaration.result
        let shown = types.plain(use.type, in: type)
        let isDirect = target.text == "self" || target.type.hasSuffix(".Type")
        if model.mentioned.contains(own.declaration.selector), !own.declaration.isClassMethod {
            // What answers to the selector may have been exchanged.
            let values = try zip(arguments, own.declaration.parameters).map { argument, parameter in
                try ", \(converted(value(argument), to: parameter.type))"
            }
            let text = "_ObjC.send(\(Self.literal(own.declaration.selector)), to: \(target.text)\(values.joined()))"
            if use.type == .void { return Value(text: text, type: "Void", isOptional: false) }
            let result = use.type.isObject ? "(_ObjC.cast(\(text)) as \(types.use(use, in: type, isLocal: true)))" : "(_ObjC.scalar(\(text)) as \(shown))"
            return Value(text: result, type: shown, isOptional: use.type.isObject, use: use)
        }
        let call = "\(chained(target))\(Self.name(own.name.base))(\(try passed(arguments, to: own)))"
        return Value(text: isDirect || use.type == .void ? call : "_ObjC.value(\(call))", type: shown, isOptional: use.type.isObject, use: use)
    }

    private func requirement(_ selector: String, of target: Value) -> ObjectiveCMethod? {
        let names = target.use.map { use -> [String] in if case .id(let protocols) = use.type { protocols } else { [] } } ?? []
        for name in names {
            if let found = model.unit.protocols.first(where: { $0.name == name })?.methods.first(where: { $0.selector == selector }) { return found }
        }
        return nil
    }

    private mutating func send(_ requirement: ObjectiveCMethod, to target: Value, _ arguments: [ObjectiveCExpression]) throws -> Value {
        let name = ImportedName(
            selector: requirement.selector, types: requirement.parameters.map { ObjectiveCTypeNames.matching($0.type) }, swiftName: requirement.swiftName,
            isInitializer: false)
        let values = try zip(zip(arguments, requirement.parameters), name.labels).map { pair, label in
            try (label.isEmpty ? "" : "\(label): ") + argument(value(pair.0), for: pair.1.type)
        }
        let call = "\(chained(target))\(Self.name(name.base))\(requirement.isOptional ? "?" : "")(\(values.joined(separator: ", ")))"
        let use = requirement.result
        return Value(text: use.type == .void ? call : "_ObjC.value(\(call))", type: types.plain(use.type), isOptional: use.type.isObject, use: use)
    }

    /// What a property of the target's own holds.
    func read(_ own: ObjectiveCModel.Property, of target: Value) -> Value {
        let type = own.declaration.type
        let name = needsRaw(type) ? Self.raw(own.declaration.swiftName) : Self.name(own.declaration.swiftName)
        let text = chained(target) + name
        let isDirect = target.text == "self" || target.type.hasSuffix(".Type")
        return Value(text: isDirect ? text : "_ObjC.value(\(text))", type: types.plain(type.type, in: own.owner), isOptional: type.type.isObject, use: type)
    }

    mutating func passed(_ arguments: [ObjectiveCExpression], to own: ObjectiveCModel.Method) throws -> String {
        try zip(zip(arguments, own.declaration.parameters), own.name.labels).map { pair, label in
            try (label.isEmpty ? "" : "\(label): ") + argument(value(pair.0), for: pair.1.type)
        }.joined(separator: ", ")
    }

    /// A value for a parameter of the target's own.
    func argument(_ value: Value, for use: ObjectiveCTypeUse) -> String {
        let text = converted(value, to: use)
        return use.type.isObject && use.nullability == .nonnull && value.type != "block" && value.text != "self" ? "_ObjC.passed(\(text))" : text
    }

    // MARK: Members of frameworks

    func bare(_ type: String) -> String {
        var type = type
        while type.hasSuffix("?") || type.hasSuffix("!") { type = String(type.dropLast()) }
        return type.isEmpty ? "Void" : type
    }

    mutating func use(_ member: FrameworkInterface.Member, of target: Value, _ type: String, _ arguments: [ObjectiveCExpression]) throws -> Value {
        if member.isInitializer {
            return Value(text: "\(type)(\(try passed(arguments, to: member)))", type: type, isOptional: member.isFailable)
        }
        let call = member.labels == nil ? "" : "(\(try passed(arguments, to: member)))"
        let text = "\(chained(target))\(Self.name(member.name))\(call)"
        let isDirect = target.text == "self" || target.type.hasSuffix(".Type")
        let result = bare(member.result) == "Self" ? type : bare(member.result)
        let isVoid = member.labels != nil && member.result.isEmpty
        return Value(
            text: isDirect || isVoid ? text : "_ObjC.value(\(text))", type: isVoid ? "Void" : member.result.isEmpty ? "" : result, isOptional: true)
    }

    mutating func passed(_ arguments: [ObjectiveCExpression], to member: FrameworkInterface.Member) throws -> String {
        try zip(zip(arguments, member.parameters), member.labels ?? []).map { pair, label in
            try (label.isEmpty ? "" : "\(label): ") + passed(value(pair.0), as: pair.1)
        }.joined(separator: ", ")
    }

    /// `[view setHidden:YES]`.
    private mutating func set(_ selector: String, of target: Value, _ type: String, _ argument: ObjectiveCExpression) throws -> Value? {
        let name = SwiftNaming.lowercased(String(selector.dropFirst(3).dropLast()))
        guard let member = model.frameworkMember(name, of: type, isStatic: false) ?? (type.isEmpty ? model.anyFrameworkMember(name) : nil), member.labels == nil else { return nil }
        let source = passed(try value(argument), as: member.result)
        return Value(text: "{ \(chained(target))\(Self.name(member.name)) = \(source) }()", type: "Void", isOptional: false)
    }

    mutating func member(_ base: ObjectiveCExpression, _ name: String, _ place: ObjectiveCPlace) throws -> Value {
        if case .name("super") = base.kind { return try superMessage(name, [], place) }
        let target = try value(base)
        let isClass = target.type.hasSuffix(".Type")
        let type = isClass ? String(target.type.dropLast(5)) : target.type
        if let own = model.property(name, of: type) { return read(own, of: target) }
        if let own = model.method(name, of: type, isClassMethod: isClass) { return try send(own, to: target, type, []) }
        if let known = try wellKnown(name, target, [], place) { return known }
        if let field = ObjectiveCFunctions.fields[type]?[name] {
            return Value(text: "\(target.text).\(name)", type: field, isOptional: false)
        }
        if let found = model.frameworkMember(name, of: type, isStatic: isClass) { return try use(found, of: target, type, []) }
        if type.isEmpty, let found = model.anyFrameworkMember(name) { return try use(found, of: target, type, []) }
        throw ObjectiveCError(place: place, what: "the property '\(name)' of '\(type.isEmpty ? "an object" : type)', which Understudy does not know,")
    }
}
