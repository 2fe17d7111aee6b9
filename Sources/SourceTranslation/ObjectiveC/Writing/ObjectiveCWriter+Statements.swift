extension ObjectiveCWriter {
    /// Statements in a scope of their own.
    mutating func write(_ statements: [ObjectiveCStatement]) throws {
        scopes.append([:])
        defer { scopes.removeLast() }
        for statement in statements { try write(statement) }
    }

    mutating func write(_ statement: ObjectiveCStatement) throws {
        place(statement.place)
        switch statement.kind {
        case .expression(let value): lines.append(try effect(value))
        case .variable(let variable): try write(variable)
        case .result(let value): try write(result: value, statement.place)
        case .condition(let condition, let then, let otherwise):
            lines.append("if \(try truth(condition)) {")
            try write(then)
            if let otherwise {
                lines.append("} else {")
                try write(otherwise)
            }
            lines.append("}")
        case .forEach(let element, let list, let body): try write(element, list, body)
        case .loop(let start, let condition, let step, let body):
            scopes.append([:])
            defer { scopes.removeLast() }
            lines.append("do {")
            for statement in start { try write(statement) }
            lines.append("while \(try condition.map { try truth($0) } ?? "true") {")
            if !step.isEmpty {
                lines.append("defer {")
                try write(step)
                lines.append("}")
            }
            try write(body)
            lines += ["}", "}"]
        case .whileLoop(let condition, let body):
            lines.append("while \(try truth(condition)) {")
            try write(body)
            lines.append("}")
        case .repeatLoop(let body, let condition):
            lines.append("repeat {")
            try write(body)
            lines.append("} while \(try truth(condition))")
        case .choice(let value, let cases): try write(value, cases)
        case .leave: lines.append("break")
        case .next: lines.append("continue")
        case .group(let body):
            lines.append("do {")
            try write(body)
            lines.append("}")
        case .synchronized(let object, let body):
            lines.append("try _ObjC.synchronized(\(try value(object).text)) {")
            throw ObjectiveCError(place: object.place, what: body.isEmpty ? "an empty '@synchronized'" : "'@synchronized'")
        }
    }

    private mutating func write(_ variable: ObjectiveCVariable) throws {
        var type = variable.type
        if case .named("__auto_type") = type.type {
            guard let start = variable.value else { throw ObjectiveCError(place: variable.place, what: "'__auto_type' without a value") }
            let value = try value(start)
            let swift = unique(variable.name)
            lines.append("var \(swift) = \(value.text)")
            scopes[scopes.count - 1][variable.name] = Local(swift: swift, type: value.use ?? ObjectiveCTypeUse(type: .id(protocols: [])))
            return
        }
        if case .instancetype = type.type { type.type = .object(owner, arguments: [], protocols: []) }
        type.nullability = .nullable
        if type.isStatic { return try hoist(variable, type) }
        let start = try variable.value.map { converted(try value($0), to: type) } ?? (type.type.isObject ? "nil" : "_ObjC.zero()")
        let swift = unique(variable.name)
        lines.append("\(type.isWeak ? "weak " : "")var \(swift): \(types.use(type, in: owner, isLocal: true)) = \(start)")
        scopes[scopes.count - 1][variable.name] = Local(swift: swift, type: type)
    }

    /// A variable that lives as long as the process though only a function sees it.
    private mutating func hoist(_ variable: ObjectiveCVariable, _ type: ObjectiveCTypeUse) throws {
        counter += 1
        let swift = "\(variable.name)_static\(counter)"
        scopes[scopes.count - 1][variable.name] = Local(swift: swift, type: type)
        if case .named("dispatch_once_t") = type.type {
            hoisted.append("nonisolated(unsafe) fileprivate let \(swift) = _ObjC.Once()")
            return
        }
        let start = try variable.value.map { converted(try value($0), to: type) } ?? (type.type.isObject ? "nil" : "_ObjC.zero()")
        hoisted.append("nonisolated(unsafe) fileprivate var \(swift): \(types.use(type, in: owner, isLocal: true)) = \(start)")
    }

    /// A name for a local variable; one like that of a variable outside would hide it while its value is worked out.
    mutating func unique(_ name: String) -> String {
        let isTaken = name == "self" || scopes.contains { $0[name] != nil } || instanceVariables[name] != nil
        guard isTaken else { return Self.name(name) }
        counter += 1
        return "\(name)_\(counter)"
    }

    private mutating func write(result expression: ObjectiveCExpression?, _ place: ObjectiveCPlace) throws {
        guard let expression else { return lines.append("return") }
        if isInitializer {
            guard case .name("self") = expression.kind else { throw ObjectiveCError(place: place, what: "an initializer that returns something else than 'self'") }
            return lines.append("return")
        }
        lines.append("return \(converted(try value(expression), to: result))")
    }

    private mutating func write(_ element: ObjectiveCParameter, _ list: ObjectiveCExpression, _ body: [ObjectiveCStatement]) throws {
        let all = try value(list)
        scopes.append([:])
        defer { scopes.removeLast() }
        counter += 1
        let item = "item_\(counter)"
        var type = element.type
        type.nullability = .nullable
        let swift = unique(element.name)
        lines.append("for \(item) in _ObjC.elements(of: \(all.text)) {")
        lines.append("let \(swift): \(types.use(type, in: owner, isLocal: true)) = _ObjC.cast(\(item))")
        scopes[scopes.count - 1][element.name] = Local(swift: swift, type: type)
        try write(body)
        lines.append("}")
    }

    private mutating func write(_ subject: ObjectiveCExpression, _ cases: [ObjectiveCCase]) throws {
        let value = try value(subject)
        lines.append("switch \(value.text) {")
        for (index, item) in cases.enumerated() {
            var labels: [String] = []
            for label in item.values { labels.append(try self.value(label).text) }
            if item.isDefault {
                guard index == cases.count - 1 else { throw ObjectiveCError(place: item.place, what: "a 'default' that is not the last case") }
                lines.append("default:")
            } else {
                lines.append("case \(labels.joined(separator: ", ")):")
            }
            var body = item.body
            if body.count == 1, case .group(let inner) = body[0].kind { body = inner }
            let isLast = index == cases.count - 1
            if let last = body.last, case .leave = last.kind {
                body.removeLast()
                try write(body)
                if body.isEmpty { lines.append("break") }
            } else {
                try write(body)
                if !isLast, !ends(body) { lines.append("fallthrough") } else if body.isEmpty { lines.append("break") }
            }
        }
        if !cases.contains(where: \.isDefault) { lines.append("default: break") }
        lines.append("}")
    }

    private func ends(_ body: [ObjectiveCStatement]) -> Bool {
        switch body.last?.kind {
        case .result, .next, .leave: true
        default: false
        }
    }
}
