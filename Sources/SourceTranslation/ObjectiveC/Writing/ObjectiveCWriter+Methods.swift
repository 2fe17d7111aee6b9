extension ObjectiveCWriter {
    /// A method of the class or category at hand.
    mutating func write(_ method: ObjectiveCMethod, inExtension: Bool) throws {
        guard method.body != nil else { return }
        place(method.place)
        switch (method.isClassMethod, method.selector) {
        case (true, "load"): return try writeLoad(method)
        case (true, "initialize"): throw ObjectiveCError(place: method.place, what: "'+initialize'")
        case (false, "dealloc"):
            lines.append("deinit {")
            prepare(method)
            try body(method, result: .void)
            lines.append("}")
            return
        default: break
        }
        guard let own = model.method(method.selector, of: owner, isClassMethod: method.isClassMethod) else {
            throw ObjectiveCError(place: method.place, what: "the accessor '\(method.selector)' in this place")
        }
        if own.isInitializer { return try writeInitializer(method, own, inExtension: inExtension) }
        let above = model.frameworkMember(method.selector, of: inExtension ? owner : model.superclasses[owner], isStatic: method.isClassMethod)
        if inExtension, above != nil, model.isOwnClass(owner) == false {
            throw ObjectiveCError(place: method.place, what: "a category's method '\(method.selector)' in the place of the class's own")
        }
        prepare(method)
        if let above, above.labels == nil {
            lines.append("\(access(own))override var \(Self.name(above.name)): \(above.result) {")
        } else {
            let overrides = above != nil || ownAbove(method)
            // Another class's method that a selector names is called by it, so that it can be exchanged.
            let dynamic = model.mentioned.contains(method.selector) && above == nil && !method.isClassMethod ? "dynamic " : ""
            let clause = parameterClause(method, own, above: above)
            let shown = above.map(\.result) ?? (own.declaration.result.type == .void ? "" : resultType(own))
            lines.append(
                "@objc(\(method.selector)) @discardableResult \(access(own))\(overrides ? "override " : "")\(dynamic)\(method.isClassMethod ? "class " : "")func "
                    + "\(Self.name(own.name.base))(\(clause))\(shown.isEmpty ? "" : " -> \(shown)") {")
        }
        // What callers see is what the header says; the body may be less exact.
        let result = own.declaration.result
        let isOptional = result.nullability != .nonnull && above == nil
        if result.type.isObject, !isOptional, above.map({ !$0.result.hasSuffix("?") && !$0.result.hasSuffix("!") }) ?? true {
            lines.append("return _ObjC.nonnull({ () -> \(types.use(result, in: owner, isLocal: true)) in")
            try body(method, result: result)
            lines.append("}(), \(Self.literal(method.selector)))")
        } else {
            try body(method, result: result)
        }
        lines.append("}")
    }

    private func access(_ method: ObjectiveCModel.Method) -> String {
        let isOverride = model.frameworkMember(method.declaration.selector, of: model.superclasses[owner], isStatic: method.declaration.isClassMethod) != nil
        return method.isPublic || isOverride && model.publicTypes.contains(owner) || isRequirement(method) ? "public " : ""
    }

    private func isRequirement(_ method: ObjectiveCModel.Method) -> Bool {
        model.publicTypes.contains(owner) && (model.conformances[owner] ?? []).contains { name in
            model.frameworks.types[name]?.members.contains { $0.name == method.name.base && $0.labels == method.name.labels } ?? false
        }
    }

    /// Whether a class of the target's above has the method.
    private func ownAbove(_ method: ObjectiveCMethod) -> Bool {
        model.superclasses[owner].map { model.method(method.selector, of: $0, isClassMethod: method.isClassMethod) != nil } ?? false
    }

    private func resultType(_ method: ObjectiveCModel.Method) -> String {
        types.use(method.declaration.result, in: types.plain(.object(owner, arguments: [], protocols: [])))
    }

    private func parameterClause(_ method: ObjectiveCMethod, _ own: ObjectiveCModel.Method, above: FrameworkInterface.Member?) -> String {
        zip(method.parameters, own.name.labels).enumerated().map { index, pair in
            let (parameter, label) = pair
            let use = own.declaration.parameters[index].type
            var type = above.map { $0.parameters[index] } ?? types.use(use, in: owner)
            if above == nil, case .block = use.type, use.nullability == .nonnull { type = "@escaping " + type }
            let outer = label.isEmpty ? "_" : ["inout", "var", "let"].contains(label) ? "`\(label)`" : label
            return outer == parameter.name && outer == Self.name(outer) ? "\(outer): \(type)" : "\(outer) \(Self.name(parameter.name)): \(type)"
        }.joined(separator: ", ")
    }

    private mutating func prepare(_ method: ObjectiveCMethod) {
        scopes = [[:]]
        isInitializer = false
        for parameter in method.parameters {
            scopes[0][parameter.name] = Local(swift: Self.name(parameter.name), type: parameter.type)
        }
        lines += shadowed(method.parameters, in: method.body ?? [])
    }

    /// Variables in the place of parameters that the body assigns to; Swift's are constants.
    func shadowed(_ parameters: [ObjectiveCParameter], in body: [ObjectiveCStatement]) -> [String] { [] }

    private mutating func writeLoad(_ method: ObjectiveCMethod) throws {
        counter += 1
        lines.append("@nonobjc class func _objc_load\(counter)() {")
        loads.append("\(types.plain(.object(owner, arguments: [], protocols: [])))._objc_load\(counter)()")
        prepare(method)
        try body(method, result: .void)
        lines.append("}")
    }

    // MARK: Initializers

    private mutating func writeInitializer(_ method: ObjectiveCMethod, _ own: ObjectiveCModel.Method, inExtension: Bool) throws {
        let above = model.frameworkMember(method.selector, of: model.superclasses[owner], isStatic: true)
        let isOverride = above != nil || method.selector == "init" || ownAbove(method)
        let statements = method.body ?? []
        guard let call = ObjectiveCInitializers.split(statements) else {
            throw ObjectiveCError(place: method.place, what: "an initializer that does not begin with 'self = [super init…]' or 'self = [self init…]'")
        }
        prepare(method)
        isInitializer = true
        isClassMethod = false
        result = .void
        let isConvenience = call.isToSelf || inExtension
        let isFailable = above?.isFailable ?? (method.result.nullability == .nullable)
        let access = own.isPublic || above != nil && model.publicTypes.contains(owner) || model.publicTypes.contains(owner) && method.selector == "init" ? "public " : ""
        lines.append(
            "\(access)\(isConvenience ? "convenience " : "")\(isOverride ? (above?.labels == ["coder"] ? "required " : "override ") : "")init"
                + "\(isFailable ? "?" : "")(\(parameterClause(method, own, above: above))) {")
        for statement in call.before { try write(statement) }
        place(call.message.place)
        lines.append(try initializerCall(call.message))
        lines.append("_ObjC.run {")
        try write(call.after)
        lines.append("}")
        lines.append("}")
        isInitializer = false
    }

    private mutating func initializerCall(_ message: ObjectiveCExpression) throws -> String {
        guard case .message(let receiver, let selector, let arguments) = message.kind, case .name(let target) = receiver.kind else { return "" }
        let type = target == "super" ? model.superclasses[owner] : owner
        guard let type else { throw ObjectiveCError(place: message.place, what: "'super' in a category") }
        if let own = model.method(selector, of: type, isClassMethod: false) {
            return "\(target).init(\(try passed(arguments, to: own)))"
        }
        if selector == "init" { return "\(target).init()" }
        guard let member = model.frameworkMember(selector, of: type, isStatic: true), member.isInitializer else {
            throw ObjectiveCError(place: message.place, what: "the initializer '\(selector)' of '\(type)', which Understudy does not know,")
        }
        return "\(target).init(\(try passed(arguments, to: member)))"
    }
}
