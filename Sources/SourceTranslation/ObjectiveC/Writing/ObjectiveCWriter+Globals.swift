extension ObjectiveCWriter {
    /// A variable of the file; of one that serves as a key only the address matters.
    mutating func writeGlobal(_ variable: ObjectiveCVariable, isPublic: Bool) throws {
        place(variable.place)
        let name = Self.name(variable.name)
        lines.append("nonisolated(unsafe) let \(variable.name)_address = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))")
        if case .named("dispatch_once_t") = variable.type.type { return lines.append("nonisolated(unsafe) let \(name) = _ObjC.Once()") }
        if case .pointer = variable.type.type {
            guard let value = variable.value, isAddress(value) else {
                throw ObjectiveCError(place: variable.place, what: "a pointer of C that is no key")
            }
            return lines.append("nonisolated(unsafe) let \(name) = \(variable.name)_address")
        }
        if case .named("char") = variable.type.type { return }
        if case .named("int8_t") = variable.type.type { return }
        scopes = [[:]]
        var use = variable.type
        use.nullability = .nullable
        let start = try variable.value.map { converted(try value($0), to: use) } ?? (use.type.isObject ? "nil" : "_ObjC.zero()")
        let isConstant = variable.type.isConst && variable.value != nil
        let shown = isPublic && variable.value != nil && use.type.isObject ? types.plain(use.type) : types.use(use, isLocal: true)
        lines.append("\(isPublic ? "public " : "")nonisolated(unsafe) \(isConstant ? "let" : "var") \(name): \(shown) = \(start)")
    }

    private func isAddress(_ value: ObjectiveCExpression) -> Bool {
        switch value.kind {
        case .unary("&", _): true
        case .parenthesized(let inner), .cast(_, let inner): isAddress(inner)
        default: false
        }
    }

    mutating func write(_ function: ObjectiveCFunction, isPublic: Bool) throws {
        place(function.place)
        owner = ""
        instanceVariables = [:]
        storage = [:]
        scopes = [[:]]
        for parameter in function.parameters { scopes[0][parameter.name] = Local(swift: Self.name(parameter.name), type: parameter.type) }
        let clause = function.parameters.map { "_ \(Self.name($0.name)): \(types.use($0.type))" }.joined(separator: ", ")
        let shown = function.result.type == .void ? "" : " -> \(types.use(function.result))"
        lines.append("@discardableResult \(isPublic ? "public " : "")func \(Self.name(function.name))(\(clause))\(shown) {")
        let isNonnull = function.result.type.isObject && function.result.nullability == .nonnull
        if isNonnull { lines.append("return _ObjC.nonnull({ () -> \(types.use(function.result, isLocal: true)) in") }
        let method = ObjectiveCMethod(
            selector: function.name, isClassMethod: false, result: function.result, parameters: function.parameters, body: function.body, place: function.place)
        try body(method, result: function.result)
        if isNonnull { lines.append("}(), \(Self.literal(function.name)))") }
        lines.append("}")
    }

    mutating func write(_ item: ObjectiveCEnumeration) throws {
        place(item.place)
        scopes = [[:]]
        let raw = types.plain(item.rawType.type)
        let access = model.publicTypes.contains(item.name) ? "public " : ""
        var next = "0"
        if item.isOptions {
            lines.append("\(access)struct \(item.name): OptionSet, Sendable {")
            lines.append("\(access)let rawValue: \(raw)")
            lines.append("\(access)init(rawValue: \(raw)) { self.rawValue = rawValue }")
        } else {
            lines.append("\(access)enum \(item.name): \(raw), Sendable {")
        }
        for element in item.cases {
            place(element.place)
            let name = Self.name(ObjectiveCEnumerations.caseName(element.name, of: item))
            if item.isOptions {
                let value = try element.value.map { try options($0, of: item) } ?? next
                next = "(\(value)) + 1"
                // Nothing is the empty set.
                lines.append("\(access)static let \(name) = \(item.name)(rawValue: \(value))")
            } else {
                lines.append("case \(name)\(try element.value.map { try " = " + literal($0) } ?? "")")
            }
        }
        lines.append("}")
    }

    private mutating func literal(_ value: ObjectiveCExpression) throws -> String {
        switch value.kind {
        case .number: return try self.value(value).text
        case .unary("-", let inner): return "-" + (try literal(inner))
        default: throw ObjectiveCError(place: value.place, what: "a case's value that is no number")
        }
    }

    private mutating func options(_ value: ObjectiveCExpression, of item: ObjectiveCEnumeration) throws -> String {
        switch value.kind {
        case .binary(let sign, let a, let b): return "(\(try options(a, of: item)) \(sign) \(try options(b, of: item)))"
        case .parenthesized(let inner): return try options(inner, of: item)
        case .name(let name) where item.cases.contains { $0.name == name }:
            return "\(item.name).\(Self.name(ObjectiveCEnumerations.caseName(name, of: item))).rawValue"
        default: return try literal(value)
        }
    }

    mutating func write(_ item: ObjectiveCProtocol) throws {
        place(item.place)
        let inherited = item.inherited.isEmpty ? ["AnyObject"] : item.inherited.map(types.protocolName)
        let access = model.publicTypes.contains(item.name) ? "public " : ""
        lines.append("@objc(\(item.name)) \(access)protocol \(item.name): \(inherited.joined(separator: ", ")) {")
        for property in item.properties {
            place(property.place)
            lines.append(
                "\(property.isOptional ? "@objc optional " : "")var \(Self.name(property.name)): \(types.use(property.type)) { get\(property.isReadOnly ? "" : " set") }")
        }
        for method in item.methods {
            place(method.place)
            let name = ImportedName(
                selector: method.selector, types: method.parameters.map { ObjectiveCTypeNames.matching($0.type) }, swiftName: method.swiftName, isInitializer: false)
            let clause = zip(method.parameters, name.labels).map { parameter, label in
                "\(label.isEmpty ? "_" : Self.name(label)) \(Self.name(parameter.name)): \(types.use(parameter.type))"
            }.joined(separator: ", ")
            let shown = method.result.type == .void ? "" : " -> \(types.use(method.result))"
            lines.append("@objc(\(method.selector)) \(method.isOptional ? "optional " : "")func \(Self.name(name.base))(\(clause))\(shown)")
        }
        lines.append("}")
    }
}

/// What a block gives that does not say so.
enum ObjectiveCBlocks {
    static func result(of body: [ObjectiveCStatement], _ scopes: [[String: ObjectiveCWriter.Local]]) -> ObjectiveCTypeUse {
        for statement in body {
            switch statement.kind {
            case .result(let value?): return type(of: value, scopes)
            case .condition(_, let then, let otherwise):
                let found = result(of: then + (otherwise ?? []), scopes)
                if found.type != .void { return found }
            case .group(let inner), .whileLoop(_, let inner), .repeatLoop(let inner, _), .forEach(_, _, let inner), .loop(_, _, _, let inner):
                let found = result(of: inner, scopes)
                if found.type != .void { return found }
            default: continue
            }
        }
        return .void
    }

    private static func type(of value: ObjectiveCExpression, _ scopes: [[String: ObjectiveCWriter.Local]]) -> ObjectiveCTypeUse {
        switch value.kind {
        case .boolean: ObjectiveCTypeUse(type: .named("BOOL"))
        case .unary("!", _): ObjectiveCTypeUse(type: .named("BOOL"))
        case .binary(let sign, let left, _):
            ["==", "!=", "<", ">", "<=", ">=", "&&", "||"].contains(sign) ? ObjectiveCTypeUse(type: .named("BOOL")) : type(of: left, scopes)
        case .number(let text): ObjectiveCTypeUse(type: .named(text.contains(".") ? "double" : "int"))
        case .name(let name): scopes.reversed().lazy.compactMap { $0[name]?.type }.first ?? ObjectiveCTypeUse(type: .id(protocols: []))
        case .parenthesized(let inner): type(of: inner, scopes)
        case .cast(let use, _): use
        default: ObjectiveCTypeUse(type: .id(protocols: []))
        }
    }
}
