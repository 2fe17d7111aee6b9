import Foundation

extension ObjectiveCWriter {
    /// An expression whose value nobody uses.
    mutating func effect(_ expression: ObjectiveCExpression) throws -> String {
        switch expression.kind {
        case .assignment(let sign, let target, let source): return try assignment(sign, target, source)
        case .step(let target, let sign):
            return "\(try self.target(target).text) \(sign == "++" ? "+=" : "-=") 1"
        case .message, .call: return try "_ = \(value(expression).text)"
        case .parenthesized(let inner): return try effect(inner)
        case .cast(let use, let inner) where use.type == .void: return try "_ = \(value(inner).text)"
        case .conditional(let condition, let then?, let otherwise):
            return try "if \(truth(condition)) { \(effect(then)) } else { \(effect(otherwise)) }"
        default: return try "_ = \(value(expression).text)"
        }
    }

    /// An expression as a condition.
    mutating func truth(_ expression: ObjectiveCExpression) throws -> String {
        if case .name("self") = expression.kind { return "true" }
        return truth(of: try value(expression))
    }

    func truth(of value: Value) -> String {
        if value.isNull { return "false" }
        return value.type == "Bool" ? value.text : "_ObjC.isTrue(\(value.text))"
    }

    mutating func value(_ expression: ObjectiveCExpression) throws -> Value {
        let place = expression.place
        switch expression.kind {
        case .name(let name): return try self.name(name, place)
        case .number(let text): return number(text)
        case .string(let text): return Value(text: try Self.text(text, place), type: "String", isOptional: false, isLiteral: true)
        case .cString: throw ObjectiveCError(place: place, what: "a text of C")
        case .boolean(let flag): return Value(text: "\(flag)", type: "Bool", isOptional: false, isLiteral: true)
        case .null: return Value(text: "nil", isNull: true)
        case .array(let items):
            let texts = try items.map { try "_ObjC.element(\(value($0).text))" }
            return Value(text: "[\(texts.joined(separator: ", "))] as [Any]", type: "[Any]", isOptional: false)
        case .dictionary(let items):
            let texts = try items.map { try "_ObjC.key(\(value($0.key).text)): _ObjC.element(\(value($0.value).text))" }
            return Value(text: "[\(texts.isEmpty ? ":" : texts.joined(separator: ", "))] as [AnyHashable: Any]", type: "[AnyHashable: Any]", isOptional: false)
        case .boxed(let inner):
            let inner = try value(inner)
            return inner.type == "String" ? inner : Value(text: "_ObjC.boxed(\(inner.text))", type: "NSNumber", isOptional: false)
        case .selector(let name): return Value(text: "Selector(\(Self.literal(name)))", type: "Selector", isOptional: false)
        case .protocolObject(let name): throw ObjectiveCError(place: place, what: "'@protocol(\(name))'")
        case .message(let receiver, let selector, let arguments): return try message(receiver, selector, arguments, place)
        case .member(let base, let name): return try member(base, name, place)
        case .pointee(let base, let name):
            guard case .name("self") = base.kind else { throw ObjectiveCError(place: place, what: "'->' to another object's variable") }
            return try self.name(name, place)
        case .index(let base, let position):
            return try Value(text: "_ObjC.item(\(value(base).text), at: \(value(position).text))", type: "Any")
        case .call(let function, let arguments): return try call(function, arguments, place)
        case .unary(let sign, let inner): return try unary(sign, inner, place)
        case .step: throw ObjectiveCError(place: place, what: "'++' or '--' within an expression")
        case .binary(let sign, let left, let right): return try binary(sign, left, right)
        case .conditional(let condition, let then, let otherwise): return try conditional(condition, then, otherwise)
        case .assignment: throw ObjectiveCError(place: place, what: "an assignment within an expression")
        case .cast(let use, let inner):
            if case .pointer = use.type { throw ObjectiveCError(place: place, what: "a cast to a pointer of C") }
            let inner = try value(inner)
            var local = use
            if case .instancetype = local.type { local.type = .object(owner, arguments: [], protocols: []) }
            local.nullability = .nullable
            let type = types.plain(local.type, in: owner)
            let text = converted(inner, to: local)
            return Value(text: "(\(text) as \(types.use(local, in: owner, isLocal: true)))", type: type, isOptional: local.type.isObject, use: local)
        case .block(let result, let parameters, let body): return try block(result, parameters, body)
        case .parenthesized(let inner):
            var inner = try value(inner)
            if !inner.isNull { inner.text = "(\(inner.text))" }
            return inner
        }
    }

    // MARK: Literals

    private func number(_ text: String) -> Value {
        let isHex = text.lowercased().hasPrefix("0x")
        var digits = text
        while let last = digits.last, "uUlL".contains(last) || !isHex && "fF".contains(last) { digits.removeLast() }
        if digits.hasPrefix(".") { digits = "0" + digits }
        if digits.hasSuffix(".") { digits += "0" }
        let isFraction = !isHex && digits.contains { ".eE".contains($0) } || !isHex && "fF".contains(text.last ?? " ")
        // A number with a zero before it is one of eight digits in C.
        if !isHex, !isFraction, digits.count > 1, digits.hasPrefix("0") { digits = "0o" + digits.dropFirst() }
        if isFraction, !digits.contains(where: { ".eE".contains($0) }) { digits += ".0" }
        return Value(text: digits, type: isFraction ? "fraction" : "integer", isOptional: false, isLiteral: true)
    }

    private static func text(_ content: String, _ place: ObjectiveCPlace) throws -> String {
        var made = "\""
        var iterator = content.makeIterator()
        while let letter = iterator.next() {
            guard letter == "\\" else {
                made.append(letter)
                continue
            }
            switch iterator.next() {
            case "n": made += "\\n"
            case "t": made += "\\t"
            case "r": made += "\\r"
            case "0": made += "\\0"
            case "\"": made += "\\\""
            case "'": made += "'"
            case "\\": made += "\\\\"
            case let other: throw ObjectiveCError(place: place, what: "'\\\(other.map(String.init) ?? "")' in a text")
            }
        }
        return made + "\""
    }

    // MARK: Names

    private mutating func name(_ name: String, _ place: ObjectiveCPlace) throws -> Value {
        for scope in scopes.reversed() {
            if let local = scope[name] {
                return Value(text: local.swift, type: types.plain(local.type.type, in: owner), isOptional: local.type.type.isObject, use: local.type)
            }
        }
        switch name {
        case "self": return Value(text: "self", type: isClassMethod ? "\(owner).Type" : types.plain(.object(owner, arguments: [], protocols: [])), isOptional: false)
        case "super": throw ObjectiveCError(place: place, what: "'super' in this place")
        case "_cmd": throw ObjectiveCError(place: place, what: "'_cmd'")
        default: break
        }
        if let known = storage[name] {
            return Value(text: "self.\(Self.name(name))", type: types.plain(known.type.type, in: owner), isOptional: known.type.type.isObject, use: known.type)
        }
        if let type = instanceVariables[name] {
            return Value(text: "self.\(Self.name(name))", type: types.plain(type.type, in: owner), isOptional: type.type.isObject, use: type)
        }
        if let type = globals[name] {
            return Value(text: Self.name(name), type: types.plain(type.type), isOptional: type.type.isObject, use: type)
        }
        if functions[name] != nil { return Value(text: Self.name(name)) }
        if let constant = model.constant(name) { return Value(text: constant.text, type: constant.type, isOptional: false) }
        if let known = ObjectiveCFunctions.constants[name] { return Value(text: known.text, type: known.type, isOptional: false) }
        if model.isOwnClass(name) || model.frameworks.types[name] != nil || ObjectiveCTypeNames.classes[name] != nil || name.hasPrefix("NS") {
            let type = types.plain(.object(name, arguments: [], protocols: []))
            return Value(text: type, type: "\(type).Type", isOptional: false)
        }
        throw ObjectiveCError(place: place, what: "'\(name)', which Understudy does not know,")
    }

    // MARK: Operators

    private mutating func unary(_ sign: String, _ inner: ObjectiveCExpression, _ place: ObjectiveCPlace) throws -> Value {
        switch sign {
        case "!": return Value(text: "!\(try truth(inner))", type: "Bool", isOptional: false)
        case "-", "+", "~":
            var inner = try value(inner)
            inner.text = "(\(sign)\(inner.text))"
            return inner
        case "&":
            guard case .name(let name) = inner.kind, globals[name] != nil else { throw ObjectiveCError(place: place, what: "the address of this") }
            keys.insert(name)
            return Value(text: "\(name)_address", type: "UnsafeRawPointer", isOptional: false)
        default: throw ObjectiveCError(place: place, what: "what a pointer of C points to")
        }
    }

    private mutating func binary(_ sign: String, _ left: ObjectiveCExpression, _ right: ObjectiveCExpression) throws -> Value {
        if sign == "&&" || sign == "||" {
            return Value(text: "(\(try truth(left)) \(sign) \(try truth(right)))", type: "Bool", isOptional: false)
        }
        let a = try value(left), b = try value(right)
        if sign == "==" || sign == "!=" {
            let not = sign == "!=" ? "!" : ""
            if a.isNull || b.isNull { return Value(text: "\(not)_ObjC.isNil(\(a.isNull ? b.text : a.text))", type: "Bool", isOptional: false) }
            if !isNumber(a), !isNumber(b), !(a.isLiteral || b.isLiteral) {
                return Value(text: "\(not)_ObjC.isSame(\(a.text), \(b.text))", type: "Bool", isOptional: false)
            }
        }
        let (x, y, type) = common(a, b)
        let isComparison = ["==", "!=", "<", ">", "<=", ">="].contains(sign)
        return Value(text: "(\(x) \(sign) \(y))", type: isComparison ? "Bool" : type, isOptional: false)
    }

    func isNumber(_ value: Value) -> Bool { ObjectiveCTypeNames.numberNames.contains(value.type) || value.type == "integer" || value.type == "fraction" }

    /// Two numbers as of one type: C takes the wider.
    private func common(_ a: Value, _ b: Value) -> (String, String, String) {
        guard isNumber(a), isNumber(b), a.type != b.type else { return (a.text, b.text, a.isLiteral ? b.type : a.type.isEmpty ? b.type : a.type) }
        if a.isLiteral, b.isLiteral { return (a.text, b.text, "fraction") }
        let floating: Set<String> = ["CGFloat", "Double", "Float", "TimeInterval", "CFTimeInterval", "fraction"]
        if a.type == "integer" || a.type == "fraction" && floating.contains(b.type) { return (a.text, b.text, b.type) }
        if b.type == "integer" || b.type == "fraction" && floating.contains(a.type) { return (a.text, b.text, a.type) }
        let order = [
            "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "Int", "UInt64", "UInt", "Float", "fraction", "CFTimeInterval", "TimeInterval",
            "Double", "CGFloat",
        ]
        let wider = (order.firstIndex(of: a.type) ?? 0) >= (order.firstIndex(of: b.type) ?? 0) ? a.type : b.type
        let type = wider == "fraction" ? "Double" : wider
        func text(_ value: Value) -> String { value.type == wider ? value.text : "(_ObjC.number(\(value.text)) as \(type))" }
        return (text(a), text(b), type)
    }

    private mutating func conditional(_ condition: ObjectiveCExpression, _ then: ObjectiveCExpression?, _ otherwise: ObjectiveCExpression) throws -> Value {
        let b = try value(otherwise)
        guard let then else {
            let a = try value(condition)
            return Value(text: "(\(truth(of: a)) ? \(a.text) : \(b.text))", type: a.type)
        }
        let a = try value(then)
        let test = try truth(condition)
        if isNumber(a), isNumber(b) {
            let (x, y, type) = common(a, b)
            return Value(text: "(\(test) ? \(x) : \(y))", type: type, isOptional: false, isLiteral: a.isLiteral && b.isLiteral)
        }
        if a.type == b.type || a.isNull || b.isNull {
            return Value(text: "(\(test) ? \(a.text) : \(b.text))", type: a.isNull ? b.type : a.type, isOptional: a.isOptional || b.isOptional || a.isNull || b.isNull)
        }
        // Objects of two classes.
        return Value(text: "(\(test) ? (\(a.text)) as Any? : (\(b.text)) as Any?)", type: "Any")
    }

    // MARK: Blocks

    private mutating func block(_ result: ObjectiveCTypeUse?, _ parameters: [ObjectiveCParameter], _ body: [ObjectiveCStatement]) throws -> Value {
        let before = (lines, self.result, isInitializer)
        lines = []
        var inner: [String: Local] = [:]
        for parameter in parameters { inner[parameter.name] = Local(swift: Self.name(parameter.name), type: parameter.type) }
        scopes.append(inner)
        defer { scopes.removeLast() }
        isInitializer = false
        var use = result ?? ObjectiveCBlocks.result(of: body, self.scopes)
        if use.type.isObject { use.nullability = .nullable }
        self.result = use
        try write(body)
        let text = lines
        (lines, self.result, isInitializer) = before
        let list = parameters.map { "\(Self.name($0.name)): \(types.use($0.type, in: owner))" }.joined(separator: ", ")
        let shown = types.use(use, in: owner, isLocal: true)
        let made = "{ (\(list)) -> \(shown) in\n" + text.joined(separator: "\n") + "\n}"
        return Value(
            text: made, type: "block", isOptional: false, use: ObjectiveCTypeUse(type: .block(result: use, parameters: parameters)))
    }

    // MARK: Conversions

    /// A value where one of a type is wanted; Objective-C converts between objects as it is told to.
    func converted(_ value: Value, to use: ObjectiveCTypeUse) -> String {
        let wanted = types.plain(use.type, in: owner)
        if value.isNull { return use.type.isObject ? "nil" : "_ObjC.zero()" }
        switch use.type {
        case .void, .selector, .pointer: return value.text
        case .named:
            if wanted == "Bool" { return truth(of: value) }
            if ObjectiveCTypeNames.numberNames.contains(wanted) {
                if value.type == wanted || value.type == "integer" || value.type == "fraction" && ["CGFloat", "Double", "Float", "TimeInterval", "CFTimeInterval"].contains(wanted) {
                    return value.text
                }
                return "_ObjC.number(\(value.text))"
            }
            return isNumber(value) ? "_ObjC.enumeration(\(value.text))" : value.text
        case .block:
            return value.type == "block" || value.type == wanted ? value.text : "_ObjC.cast(\(value.text))"
        case .anyClass: return value.text
        case .id, .instancetype, .object:
            if value.type == wanted || wanted == "Any" || value.type == "block" { return value.text }
            if !value.type.isEmpty, value.type != "Any", model.chain(from: value.type).dropLast().contains(wanted) { return value.text }
            return "_ObjC.cast(\(value.text))"
        }
    }
}
