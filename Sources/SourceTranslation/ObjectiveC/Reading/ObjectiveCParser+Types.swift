extension ObjectiveCParser {
    private static let ignored: Set<String> = [
        "__kindof", "__strong", "__unsafe_unretained", "__autoreleasing", "volatile", "inline", "__inline__", "IBOutlet", "NS_NOESCAPE",
        "in", "out", "inout", "oneway", "NS_INLINE", "CF_INLINE", "__block", "register", "NS_SWIFT_SENDABLE", "NS_SWIFT_UI_ACTOR", "const",
        "__unused", "IBInspectable", "NS_VALID_UNTIL_END_OF_SCOPE", "UI_APPEARANCE_SELECTOR", "NS_REQUIRES_SUPER",
    ]

    /// Numbers whose C name is one word.
    static let scalars: Set<String> = [
        "BOOL", "bool", "Boolean", "int", "short", "long", "char", "float", "double", "unsigned", "signed", "NSInteger", "NSUInteger", "CGFloat",
        "NSTimeInterval", "CFTimeInterval", "size_t", "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t",
        "uint64_t", "unichar", "uint", "uintptr_t", "intptr_t",
    ]

    static let structures: Set<String> = [
        "CGRect", "CGPoint", "CGSize", "CGVector", "CGAffineTransform", "UIEdgeInsets", "UIOffset", "NSRange", "NSDirectionalEdgeInsets",
        "CATransform3D", "NSStringEncoding", "dispatch_time_t",
    ]

    /// A type in parentheses, as of a method's parameter.
    mutating func typeInParentheses() throws -> ObjectiveCTypeUse {
        try expect("(")
        let base = try type()
        let (name, type, _) = try declarator(base, allowsFunctions: false)
        guard name.isEmpty else { throw unknown("the name '\(name)' within a type") }
        try expect(")")
        return type
    }

    /// Whether a type begins at an index, with a name or a sign after it as in a declaration.
    func beginsDeclaration() -> Bool {
        guard token.kind == .word else { return false }
        if ["static", "const", "__block", "__weak", "__strong", "__unsafe_unretained", "__unused", "extern", "struct", "enum", "union"].contains(text) {
            return true
        }
        if ["typeof", "__typeof", "__typeof__"].contains(text) { return true }
        if ["return", "if", "else", "for", "while", "do", "switch", "case", "default", "break", "continue", "goto"].contains(text) { return false }
        if Self.scalars.contains(text) || text == "void" || text == "SEL" || text == "id" || text == "Class" || text == "instancetype" {
            // `id` begins a declaration, `id (x)` would be a call of nothing.
            return true
        }
        var ahead = 1
        if peek(ahead) == "<" {
            var level = 0
            repeat {
                if peek(ahead) == "<" { level += 1 }
                if peek(ahead) == ">" { level -= 1 }
                if peek(ahead) == ">>" { level -= 2 }
                if [";", "{", "&&", "||", ""].contains(peek(ahead)) { return false }
                ahead += 1
            } while level > 0
            guard peek(ahead) == "*" || typedefs[text] != nil else { return false }
        }
        if peek(ahead) == "*" {
            while peek(ahead) == "*" || ["_Nullable", "_Nonnull", "const", "__strong", "__weak"].contains(peek(ahead)) { ahead += 1 }
            guard index + ahead < tokens.count, tokens[index + ahead].kind == .word else { return false }
            return ["=", ";", ",", "in"].contains(peek(ahead + 1))
        }
        guard index + 1 < tokens.count, tokens[index + 1].kind == .word else { return false }
        return ["=", ";", ",", "in"].contains(peek(2)) || peek(1).hasPrefix("_N") || peek(1) == "const"
    }

    /// The words of a type before its declarator: `static NSArray<NSString *>` of `static NSArray<NSString *> *names`.
    mutating func type() throws -> ObjectiveCTypeUse {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { throw unknown("a type this deep") }
        var use = ObjectiveCTypeUse(type: .void)
        var scalarWords: [String] = []
        var found = false
        while token.kind == .word {
            if Self.ignored.contains(text) || Self.attributes.contains(text) {
                if Self.attributes.contains(text) || peek() == "(" && text.hasPrefix("__attribute") {
                    try attribute()
                } else {
                    use.isConst = use.isConst || text == "const"
                    index += 1
                }
            } else if text == "static" || text == "extern" || text == "__weak" {
                use.isStatic = use.isStatic || text == "static"
                use.isExtern = use.isExtern || text == "extern"
                use.isWeak = use.isWeak || text == "__weak"
                index += 1
            } else if let nullability = nullabilityWord(text) {
                use.nullability = nullability
                index += 1
            } else if ["struct", "enum", "union"].contains(text) {
                throw unknown("'\(text)' of C")
            } else if Self.scalars.contains(text), !found || !scalarWords.isEmpty {
                scalarWords.append(text)
                found = true
                index += 1
            } else if ["typeof", "__typeof", "__typeof__"].contains(text), !found {
                found = true
                index += 1
                use.type = try typeOfExpression()
            } else if !found {
                found = true
                let name = text
                index += 1
                try named(name, &use)
            } else {
                break
            }
        }
        guard found else { throw unknown("'\(shown)' where a type is expected") }
        if !scalarWords.isEmpty { use.type = .named(try scalar(scalarWords)) }
        return use
    }

    /// `typeof(self)`, as weak and strong references to it are declared.
    private mutating func typeOfExpression() throws -> ObjectiveCType {
        let place = place
        let words = try brackets().map(\.text)
        guard words == ["self"] || words == ["weakSelf"] || words == ["*", "self"] || words == ["&", "*", "self"] else {
            throw ObjectiveCError(place: place, what: "'typeof' of something else than 'self'")
        }
        return .instancetype
    }

    private mutating func named(_ name: String, _ use: inout ObjectiveCTypeUse) throws {
        switch name {
        case "void": use.type = .void
        case "id": use.type = .id(protocols: text == "<" ? try angled() : [])
        case "Class":
            if text == "<" { _ = try angled() }
            use.type = .anyClass
        case "instancetype": use.type = .instancetype
        case "SEL": use.type = .selector
        case "dispatch_block_t": use.type = .block(result: .void, parameters: [])
        case "dispatch_queue_t", "dispatch_group_t", "dispatch_semaphore_t", "dispatch_source_t":
            use.type = .object(name, arguments: [], protocols: [])
        default:
            if let known = typedefs[name] {
                let nullability = use.nullability
                use.type = known.type
                if nullability == .unspecified { use.nullability = known.nullability == .nonnull ? .unspecified : known.nullability }
            } else if text == "<" {
                use.type = .object(name, arguments: try arguments(), protocols: [])
            } else {
                use.type = .named(name)
            }
        }
    }

    /// Types between the angle brackets of a class; protocols are names without a star.
    private mutating func arguments() throws -> [ObjectiveCTypeUse] {
        try expect("<")
        var made: [ObjectiveCTypeUse] = []
        while true {
            let base = try type()
            let (name, use, _) = try declarator(base, allowsFunctions: false)
            guard name.isEmpty else { throw unknown("the name '\(name)' within a type") }
            made.append(use)
            if text == ">>" {
                tokens[index].text = ">"
                tokens.insert(tokens[index], at: index)
            }
            if accept(">") { return made }
            try expect(",")
        }
    }

    private func nullabilityWord(_ word: String) -> ObjectiveCTypeUse.Nullability? {
        switch word {
        case "nullable", "_Nullable", "__nullable", "_Null_unspecified", "null_unspecified": word.contains("unspecified") ? .unspecified : .nullable
        case "nonnull", "_Nonnull", "__nonnull": .nonnull
        default: nil
        }
    }

    private func scalar(_ words: [String]) throws -> String {
        let isUnsigned = words.contains("unsigned")
        let rest = words.filter { $0 != "unsigned" && $0 != "signed" && $0 != "int" }
        switch rest {
        case []: return isUnsigned ? "uint32_t" : "int"
        case ["long"], ["long", "long"]: return isUnsigned ? "uint64_t" : "int64_t"
        case ["short"]: return isUnsigned ? "uint16_t" : "int16_t"
        case ["char"]: return isUnsigned ? "uint8_t" : "int8_t"
        default:
            guard rest.count == 1, !isUnsigned else { throw unknown("the type '\(words.joined(separator: " "))'") }
            return rest[0]
        }
    }

    /// What follows the words of a type: stars, a block's sign, and the name if there is one.
    mutating func declarator(_ base: ObjectiveCTypeUse, allowsFunctions: Bool) throws
        -> (name: String, type: ObjectiveCTypeUse, parameters: [ObjectiveCParameter]?)
    {
        var use = base
        var isPointer = false
        while true {
            if accept("*") {
                switch use.type {
                case .named(let name) where !isPointer && !Self.scalars.contains(name) && !Self.structures.contains(name):
                    use.type = .object(name, arguments: [], protocols: [])
                case .object where !isPointer: break
                default: use.type = .pointer(use.type)
                }
                isPointer = true
            } else if let nullability = nullabilityWord(text) {
                use.nullability = nullability
                index += 1
            } else if Self.ignored.contains(text) && token.kind == .word && text != "in" {
                index += 1
            } else if accept("__weak") {
                use.isWeak = true
            } else {
                break
            }
        }
        if use.type.isObject, assumesNonnull, use.nullability == .unspecified { use.nullability = .nonnull }
        if text == "(", peek() == "^" {
            index += 2
            var block = ObjectiveCTypeUse(type: .void, isWeak: base.isWeak, isStatic: base.isStatic, isExtern: base.isExtern)
            block.nullability = assumesNonnull ? .nonnull : .unspecified
            // `nullable void (^name)()` says it of the block.
            if base.nullability == .nullable, !base.type.isObject { block.nullability = .nullable }
            while token.kind == .word {
                if let nullability = nullabilityWord(text) {
                    block.nullability = nullability
                } else if !Self.ignored.contains(text) {
                    break
                }
                index += 1
            }
            let name = token.kind == .word ? try word() : ""
            try expect(")")
            var result = use
            result.isStatic = false
            block.type = .block(result: result, parameters: try parameters())
            return (name, block, nil)
        }
        if case .object(let name, _, _) = use.type, !isPointer, !name.hasPrefix("dispatch_") {
            throw unknown("an object of '\(name)' without a pointer")
        }
        let name = token.kind == .word && text != "in" && !Self.attributes.contains(text) ? try word() : ""
        if text == "[" { throw unknown("an array of C") }
        if text == "(", allowsFunctions { return (name, use, try parameters()) }
        return (name, use, nil)
    }

    /// Parameters in parentheses, with or without names.
    mutating func parameters() throws -> [ObjectiveCParameter] {
        try expect("(")
        var made: [ObjectiveCParameter] = []
        if text == "void", peek() == ")" { index += 1 }
        while !accept(")") {
            if text == "..." { throw unknown("a variable count of arguments") }
            let base = try type()
            let (name, use, _) = try declarator(base, allowsFunctions: false)
            made.append(ObjectiveCParameter(name: name, type: use))
            if !accept(","), text != ")" { throw unknown("'\(shown)' among parameters") }
        }
        return made
    }
}
