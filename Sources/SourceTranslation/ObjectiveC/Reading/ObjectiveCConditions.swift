/// The value of an `#if`, as where the code is compiled for a phone.
struct ObjectiveCConditions {
    /// What clang and `TargetConditionals.h` define for iOS.
    static let platform: [String: String] = [
        "__APPLE__": "1", "__OBJC__": "1", "__clang__": "1", "TARGET_OS_MAC": "1", "TARGET_OS_IPHONE": "1", "TARGET_OS_IOS": "1",
        "TARGET_OS_SIMULATOR": "1", "TARGET_IPHONE_SIMULATOR": "1", "TARGET_OS_WATCH": "0", "TARGET_OS_TV": "0",
        "TARGET_OS_OSX": "0", "TARGET_OS_MACCATALYST": "0", "TARGET_OS_UIKITFORMAC": "0", "TARGET_OS_VISION": "0",
        "TARGET_OS_LINUX": "0", "TARGET_OS_WIN32": "0", "TARGET_OS_UNIX": "0", "TARGET_OS_EMBEDDED": "0", "NS_BLOCK_ASSERTIONS": "1",
        "__IPHONE_OS_VERSION_MIN_REQUIRED": "130000", "__IPHONE_OS_VERSION_MAX_ALLOWED": "260000", "__LP64__": "1",
    ]

    /// Headers without declarations that code here would use.
    static let systemHeaders: Set<String> = [
        "TargetConditionals.h", "Availability.h", "AvailabilityMacros.h", "stdbool.h", "stdint.h", "stddef.h", "stdlib.h", "math.h",
        "objc/runtime.h", "objc/message.h", "objc/objc.h", "dispatch/dispatch.h", "CoreFoundation/CoreFoundation.h",
    ]

    private let tokens: [ObjectiveCToken]
    private let place: ObjectiveCPlace
    private let macros: [String: [ObjectiveCToken]]
    private let isDefined: (String) -> Bool
    private let hasHeader: (String, Bool) -> Bool
    private var index = 0
    private var depth = 0

    init(
        tokens: [ObjectiveCToken], place: ObjectiveCPlace, macros: [String: [ObjectiveCToken]], isDefined: @escaping (String) -> Bool,
        hasHeader: @escaping (String, Bool) -> Bool
    ) {
        self.tokens = tokens
        self.place = place
        self.macros = macros
        self.isDefined = isDefined
        self.hasHeader = hasHeader
    }

    /// The value; zero is false.
    mutating func value() throws -> Int {
        let value = try binary(0)
        guard index == tokens.count else { throw ObjectiveCError(place: place, what: "this condition") }
        return value
    }

    private var text: String { index < tokens.count ? tokens[index].text : "" }

    private mutating func take(_ wanted: String) throws {
        guard text == wanted else { throw ObjectiveCError(place: place, what: "this condition") }
        index += 1
    }

    private static let levels: [[String]] = [
        ["||"], ["&&"], ["|"], ["^"], ["&"], ["==", "!="], ["<", ">", "<=", ">="], ["<<", ">>"], ["+", "-"], ["*", "/", "%"],
    ]

    private mutating func binary(_ level: Int) throws -> Int {
        guard level < Self.levels.count else { return try unary() }
        var left = try binary(level + 1)
        while Self.levels[level].contains(text) {
            let sign = text
            index += 1
            left = try Self.apply(sign, left, binary(level + 1)) ?? { throw ObjectiveCError(place: place, what: "this condition") }()
        }
        return left
    }

    private static func apply(_ sign: String, _ a: Int, _ b: Int) throws -> Int? {
        switch sign {
        case "||": a != 0 || b != 0 ? 1 : 0
        case "&&": a != 0 && b != 0 ? 1 : 0
        case "|": a | b
        case "^": a ^ b
        case "&": a & b
        case "==": a == b ? 1 : 0
        case "!=": a != b ? 1 : 0
        case "<": a < b ? 1 : 0
        case ">": a > b ? 1 : 0
        case "<=": a <= b ? 1 : 0
        case ">=": a >= b ? 1 : 0
        case "<<": a << b
        case ">>": a >> b
        case "+": a &+ b
        case "-": a &- b
        case "*": a &* b
        case "/": b == 0 ? nil : a / b
        default: b == 0 ? nil : a % b
        }
    }

    private mutating func unary() throws -> Int {
        depth += 1
        defer { depth -= 1 }
        guard index < tokens.count, depth < 100 else { throw ObjectiveCError(place: place, what: "this condition") }
        let token = tokens[index]
        index += 1
        switch token.text {
        case "!": return try unary() == 0 ? 1 : 0
        case "-": return try 0 &- unary()
        case "(":
            let value = try binary(0)
            try take(")")
            return value
        case "defined": return try defined()
        case "__has_include", "__has_include_next": return try hasInclude()
        case "__has_feature", "__has_attribute", "__has_builtin", "__has_extension", "__has_warning":
            try take("(")
            let name = text
            while index < tokens.count, text != ")" { index += 1 }
            try take(")")
            return Self.features.contains(name) ? 1 : 0
        default: break
        }
        if token.kind == .number {
            let digits = token.text.prefix { $0.isHexDigit || $0 == "x" || $0 == "X" }
            let value = digits.lowercased().hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) : Int(digits)
            guard let value else { throw ObjectiveCError(place: place, what: "the number '\(token.text)' in a condition") }
            return value
        }
        guard token.kind == .word else { throw ObjectiveCError(place: place, what: "this condition") }
        guard let replacement = macros[token.text], !replacement.isEmpty else { return 0 }
        var inner = ObjectiveCConditions(
            tokens: replacement, place: place, macros: macros.filter { $0.key != token.text }, isDefined: isDefined, hasHeader: hasHeader)
        return try inner.value()
    }

    private mutating func defined() throws -> Int {
        let hasParentheses = text == "("
        if hasParentheses { index += 1 }
        let name = text
        index += 1
        if hasParentheses { try take(")") }
        return isDefined(name) || ["__has_include", "__has_feature", "__has_attribute"].contains(name) ? 1 : 0
    }

    private mutating func hasInclude() throws -> Int {
        try take("(")
        guard let (name, isAngled) = ObjectiveCPreprocessor.headerName(Array(tokens[index...])) else {
            throw ObjectiveCError(place: place, what: "this '__has_include'")
        }
        while index < tokens.count, text != ")" { index += 1 }
        try take(")")
        return hasHeader(name, isAngled) || Self.systemHeaders.contains(name) ? 1 : 0
    }

    private static let features: Set<String> = [
        "objc_arc", "objc_arc_weak", "modules", "objc_modules", "blocks", "nullability", "objc_generics", "objc_instancetype",
        "objc_bool", "objc_boxed_expressions", "objc_array_literals", "objc_dictionary_literals", "objc_fixed_enum",
    ]
}
