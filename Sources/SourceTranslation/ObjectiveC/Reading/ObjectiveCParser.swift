/// Reads the declarations of a target's files, one file after the other.
///
/// What it does not know is an error with its place, never left out.
struct ObjectiveCParser {
    var tokens: [ObjectiveCToken] = []
    var index = 0
    var depth = 0
    var unit = ObjectiveCUnit()
    /// Types that `typedef` gave names to.
    var typedefs: [String: ObjectiveCTypeUse] = [:]
    /// Whether pointers are not nil unless they say so.
    var assumesNonnull = false

    static let deepest = 200

    /// Takes the declarations of a file's tokens into the unit.
    mutating func read(_ tokens: [ObjectiveCToken]) throws {
        self.tokens = tokens
        index = 0
        assumesNonnull = false
        while index < tokens.count { try declaration() }
    }

    // MARK: Tokens

    var token: ObjectiveCToken {
        index < tokens.count
            ? tokens[index] : ObjectiveCToken(kind: .end, text: "", place: tokens.last?.place ?? ObjectiveCPlace(file: "", line: 0))
    }

    var text: String { token.kind == .string || token.kind == .character ? "\"" : token.text }
    var place: ObjectiveCPlace { token.place }

    func peek(_ ahead: Int = 1) -> String {
        guard index + ahead < tokens.count else { return "" }
        let token = tokens[index + ahead]
        return token.kind == .string ? "\"" : token.text
    }

    mutating func accept(_ wanted: String) -> Bool {
        guard text == wanted, token.kind != .end else { return false }
        index += 1
        return true
    }

    mutating func expect(_ wanted: String) throws {
        guard accept(wanted) else { throw unknown("'\(shown)' where '\(wanted)' is expected") }
    }

    mutating func word() throws -> String {
        guard token.kind == .word else { throw unknown("'\(shown)' where a name is expected") }
        defer { index += 1 }
        return token.text
    }

    var shown: String { token.kind == .end ? "the end of the file" : token.kind == .string ? "\"\(token.text)\"" : token.text }

    func unknown(_ what: String) -> ObjectiveCError { ObjectiveCError(place: place, what: what) }

    /// Passes over a group in brackets, and gives what stands in it.
    @discardableResult
    mutating func brackets() throws -> [ObjectiveCToken] {
        let open = token
        var level = 0
        let start = index
        while token.kind != .end {
            if ["(", "[", "{"].contains(text) { level += 1 }
            if [")", "]", "}"].contains(text) { level -= 1 }
            index += 1
            if level == 0 { return Array(tokens[(start + 1)..<(index - 1)]) }
        }
        throw ObjectiveCError(place: open.place, what: "'\(open.text)' without its other half")
    }

    // MARK: Declarations

    private mutating func declaration() throws {
        switch text {
        case ";": index += 1
        case "@": try atDeclaration()
        case "NS_ASSUME_NONNULL_BEGIN", "NS_HEADER_AUDIT_BEGIN", "_Pragma":
            assumesNonnull = text == "NS_ASSUME_NONNULL_BEGIN" || assumesNonnull
            index += 1
            if text == "(" { try brackets() }
        case "NS_ASSUME_NONNULL_END", "NS_HEADER_AUDIT_END":
            assumesNonnull = false
            index += 1
            if text == "(" { try brackets() }
        case "typedef": try typeDefinition()
        case "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM": try enumeration()
        case "struct", "enum", "union": throw unknown("'\(text)' of C")
        case _ where Self.attributes.contains(text): try attribute()
        default: try functionOrVariable()
        }
    }

    /// Words before or after a declaration that change nothing here.
    static let attributes: Set<String> = [
        "__attribute__", "NS_SWIFT_UI_ACTOR", "API_AVAILABLE", "API_UNAVAILABLE", "API_DEPRECATED", "API_DEPRECATED_WITH_REPLACEMENT",
        "NS_AVAILABLE_IOS", "NS_AVAILABLE", "NS_DEPRECATED_IOS", "NS_CLASS_AVAILABLE_IOS", "NS_EXTENSION_UNAVAILABLE_IOS",
        "NS_REQUIRES_SUPER", "NS_RETURNS_RETAINED", "NS_RETURNS_NOT_RETAINED", "UI_APPEARANCE_SELECTOR", "OBJC_EXPORT",
        "FOUNDATION_EXPORT", "UIKIT_EXTERN", "FOUNDATION_EXTERN", "NS_ROOT_CLASS", "NS_REFINED_FOR_SWIFT_ASYNC", "NS_FORMAT_FUNCTION",
        "__deprecated", "__unused", "DEPRECATED_ATTRIBUTE", "NS_SWIFT_NONISOLATED", "NS_SWIFT_SENDABLE", "NS_SWIFT_UNAVAILABLE",
        "NS_SWIFT_DISABLE_ASYNC", "NS_DESIGNATED_INITIALIZER", "NS_UNAVAILABLE", "UNAVAILABLE_ATTRIBUTE", "NS_SWIFT_NAME", "IB_DESIGNABLE",
        "NS_TYPED_ENUM", "NS_TYPED_EXTENSIBLE_ENUM", "NS_STRING_ENUM",
    ]

    /// Passes over an attribute; nil unless it names the declaration for Swift.
    @discardableResult
    mutating func attribute() throws -> (name: String, content: [ObjectiveCToken]) {
        let name = text
        index += 1
        if text == "(" { return (name, try brackets()) }
        return (name, [])
    }

    private mutating func atDeclaration() throws {
        switch peek() {
        case "interface": try interface()
        case "implementation": try implementation()
        case "protocol": try protocolDeclaration()
        case "class", "import":
            index += 2
            while token.kind != .end, text != ";" { index += 1 }
            try expect(";")
        case "end", "property", "synthesize", "dynamic": throw unknown("'@\(peek())' at this place")
        default: throw unknown("'@\(peek())'")
        }
    }

    private mutating func functionOrVariable() throws {
        let start = place
        let base = try type()
        while true {
            let (name, type, parameters) = try declarator(base, allowsFunctions: true)
            guard !name.isEmpty else { throw ObjectiveCError(place: start, what: "a declaration without a name") }
            if let parameters {
                while Self.attributes.contains(text) { try attribute() }
                if text == "{" {
                    let body = try block()
                    unit.functions.append(
                        ObjectiveCFunction(name: name, result: type, parameters: parameters, body: body, place: start))
                    return
                }
                unit.promises.append((name, true, start))
            } else {
                while Self.attributes.contains(text) { try attribute() }
                let value = accept("=") ? try expression() : nil
                if type.isExtern, value == nil {
                    unit.promises.append((name, false, start))
                } else {
                    unit.variables.append(ObjectiveCVariable(name: name, type: type, value: value, place: start))
                }
            }
            guard accept(",") else { break }
        }
        try expect(";")
    }

    private mutating func typeDefinition() throws {
        index += 1
        if ["NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM"].contains(text) { return try enumeration() }
        if ["struct", "enum", "union"].contains(text) { throw unknown("'\(text)' of C") }
        let base = try type()
        let (name, type, parameters) = try declarator(base, allowsFunctions: true)
        guard parameters == nil, !name.isEmpty else { throw unknown("this 'typedef'") }
        while Self.attributes.contains(text) { try attribute() }
        try expect(";")
        typedefs[name] = type
    }

    private mutating func enumeration() throws {
        let start = place
        let kind = text
        guard kind != "NS_ERROR_ENUM" else { throw unknown("'NS_ERROR_ENUM'") }
        index += 1
        try expect("(")
        let rawType = try type()
        try expect(",")
        let name = try word()
        try expect(")")
        try expect("{")
        var cases: [(name: String, value: ObjectiveCExpression?, place: ObjectiveCPlace)] = []
        while text != "}" {
            let place = place
            let name = try word()
            while Self.attributes.contains(text) { try attribute() }
            cases.append((name, accept("=") ? try conditional() : nil, place))
            if !accept(",") { break }
        }
        try expect("}")
        while Self.attributes.contains(text) { try attribute() }
        try expect(";")
        unit.enumerations.append(
            ObjectiveCEnumeration(name: name, rawType: rawType, isOptions: kind == "NS_OPTIONS", cases: cases, place: start))
    }
}
