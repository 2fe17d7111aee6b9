extension ObjectiveCWriter {
    /// Messages of the root class and of Foundation's values, which Swift spells in ways of their own.
    mutating func wellKnown(_ selector: String, _ target: Value, _ arguments: [ObjectiveCExpression], _ place: ObjectiveCPlace) throws -> Value? {
        let isClass = target.type.hasSuffix(".Type")
        func bool(_ text: String) -> Value { Value(text: text, type: "Bool", isOptional: false) }
        switch selector {
        case "class":
            return isClass ? target : Value(text: "_ObjC.type(of: \(target.text))", type: "AnyClass")
        case "self": return isClass ? Value(text: target.text == "self" ? "self" : target.text + ".self", type: "AnyClass", isOptional: false) : target
        case "isKindOfClass:": return bool("_ObjC.isKind(\(target.text), of: \(try classValue(arguments[0])))")
        case "isMemberOfClass:": return bool("_ObjC.isMember(\(target.text), of: \(try classValue(arguments[0])))")
        case "respondsToSelector:": return bool("_ObjC.responds(\(target.text), to: \(try value(arguments[0]).text))")
        case "isEqual:", "isEqualToString:", "isEqualToNumber:", "isEqualToArray:", "isEqualToDictionary:":
            return bool("_ObjC.isEqual(\(target.text), \(try value(arguments[0]).text))")
        case "performSelector:", "performSelector:withObject:", "performSelector:withObject:withObject:":
            let rest = try arguments.dropFirst().map { try ", \(value($0).text)" }.joined()
            return Value(text: "_ObjC.perform(\(try value(arguments[0]).text), on: \(target.text)\(rest))", type: "Any")
        case "copy" where target.use.map({ if case .block = $0.type { true } else { false } }) == true: return target
        case "copy" where !isClass && ObjectiveCValues.areValues(target.type): return target
        case "copy" where ["NSMutableArray", "NSMutableSet"].contains(target.type): return Value(text: "_ObjC.values(\(target.text))", type: "[Any]", isOptional: false)
        case "copy": return Value(text: "_ObjC.copy(\(target.text))", type: target.type, use: target.use)
        case "mutableCopy" where target.type.hasPrefix("["):
            let type = target.type.contains(":") ? "NSMutableDictionary" : "NSMutableArray"
            return Value(text: "_ObjC.mutable(\(target.text))", type: type)
        case "retain", "release", "autorelease", "dealloc", "retainCount": throw ObjectiveCError(place: place, what: "'\(selector)', memory managed by hand,")
        case "boolValue": return bool("_ObjC.boolValue(\(target.text))")
        default: break
        }
        if let number = ObjectiveCValues.numbers[selector], arguments.isEmpty {
            return Value(text: "(_ObjC.numberValue(\(target.text)) as \(number))", type: number, isOptional: false)
        }
        guard let form = ObjectiveCValues.form(of: selector, on: target.type) else { return nil }
        let values = try arguments.map { try value($0).text }
        return Value(text: form.text(target.text, values), type: form.result(target.type), isOptional: form.isOptional)
    }

    private mutating func classValue(_ expression: ObjectiveCExpression) throws -> String {
        let value = try value(expression)
        return value.type.hasSuffix(".Type") && value.text != "self" ? value.text + ".self" : value.text
    }
}

/// Messages to strings, arrays, dictionaries and sets, which are values in Swift, by functions of `_ObjC`.
enum ObjectiveCValues {
    struct Form {
        let function: String
        let type: String
        var isOptional = false

        func text(_ target: String, _ arguments: [String]) -> String { "_ObjC.\(function)(\(([target] + arguments).joined(separator: ", ")))" }

        func result(_ target: String) -> String {
            guard type == "element" else { return type }
            if target.hasPrefix("["), target.hasSuffix("]") {
                let inner = target.dropFirst().dropLast()
                if let colon = inner.lastIndex(of: ":"), !inner.contains("->") { return inner[inner.index(after: colon)...].trimmingPrefix(" ").description }
                return inner.hasPrefix("(") ? String(inner.dropFirst().dropLast()) : String(inner)
            }
            return "Any"
        }
    }

    static let numbers = [
        "integerValue": "Int", "intValue": "Int32", "doubleValue": "Double", "floatValue": "Float", "unsignedIntegerValue": "UInt", "longLongValue": "Int64",
        "longValue": "Int", "unsignedIntValue": "UInt32", "unsignedLongLongValue": "UInt64",
    ]

    static func areValues(_ type: String) -> Bool { type == "String" || type.hasPrefix("[") || type.hasPrefix("Set<") || type.contains("->") || type == "NSNumber" }

    private static let collections: Set<String> = ["NSMutableArray", "NSMutableDictionary", "NSMutableSet", "Any"]

    static func form(of selector: String, on type: String) -> Form? {
        let isCollection = type.hasPrefix("[") || type.hasPrefix("Set<") || collections.contains(type)
        if isCollection, let form = ofCollections[selector] { return form }
        if type == "String", let form = ofTexts[selector] { return form }
        return nil
    }

    private static let ofCollections: [String: Form] = [
        "count": Form(function: "count", type: "Int"),
        "firstObject": Form(function: "first", type: "element", isOptional: true), "lastObject": Form(function: "last", type: "element", isOptional: true),
        "anyObject": Form(function: "first", type: "element", isOptional: true),
        "objectAtIndex:": Form(function: "item", type: "element", isOptional: true), "objectForKey:": Form(function: "item", type: "element", isOptional: true),
        "containsObject:": Form(function: "contains", type: "Bool"), "addObject:": Form(function: "add", type: "Void"),
        "addObjectsFromArray:": Form(function: "addAll", type: "Void"), "removeObject:": Form(function: "remove", type: "Void"),
        "removeObjectForKey:": Form(function: "removeKey", type: "Void"), "removeAllObjects": Form(function: "removeAll", type: "Void"),
        "removeLastObject": Form(function: "removeLast", type: "Void"), "setObject:forKey:": Form(function: "set", type: "Void"),
        "allKeys": Form(function: "keys", type: "[Any]"), "allValues": Form(function: "values", type: "[Any]"), "allObjects": Form(function: "values", type: "[Any]"),
        "arrayByAddingObject:": Form(function: "adding", type: "[Any]"),
    ]

    private static let ofTexts: [String: Form] = [
        "length": Form(function: "length", type: "Int"), "stringByAppendingString:": Form(function: "appending", type: "String"),
        "hasPrefix:": Form(function: "hasPrefix", type: "Bool"), "hasSuffix:": Form(function: "hasSuffix", type: "Bool"),
        "containsString:": Form(function: "containsText", type: "Bool"), "uppercaseString": Form(function: "uppercased", type: "String", isOptional: true),
        "lowercaseString": Form(function: "lowercased", type: "String", isOptional: true),
    ]
}
