extension ObjectiveCParser {
    private static let assignments: Set<String> = ["=", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<=", ">>="]
    private static let levels: [[String]] = [
        ["||"], ["&&"], ["|"], ["^"], ["&"], ["==", "!="], ["<", ">", "<=", ">="], ["<<", ">>"], ["+", "-"], ["*", "/", "%"],
    ]

    mutating func expression() throws -> ObjectiveCExpression {
        let start = place
        let target = try conditional()
        guard token.kind == .sign, Self.assignments.contains(text) else { return target }
        let sign = text
        index += 1
        return ObjectiveCExpression(kind: .assignment(sign, target, try expression()), place: start)
    }

    mutating func conditional() throws -> ObjectiveCExpression {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { throw unknown("an expression this deep") }
        let start = place
        let condition = try binary(0)
        guard accept("?") else { return condition }
        let then = text == ":" ? nil : try expression()
        try expect(":")
        return ObjectiveCExpression(kind: .conditional(condition, then, try conditional()), place: start)
    }

    private mutating func binary(_ level: Int) throws -> ObjectiveCExpression {
        guard level < Self.levels.count else { return try unary() }
        let start = place
        var left = try binary(level + 1)
        while token.kind == .sign, Self.levels[level].contains(text) {
            let sign = text
            index += 1
            left = ObjectiveCExpression(kind: .binary(sign, left, try binary(level + 1)), place: start)
        }
        return left
    }

    private mutating func unary() throws -> ObjectiveCExpression {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { throw unknown("an expression this deep") }
        let start = place
        if token.kind == .sign, ["!", "-", "+", "~", "&", "*", "++", "--"].contains(text) {
            let sign = text
            index += 1
            let value = try unary()
            if sign == "++" || sign == "--" { return ObjectiveCExpression(kind: .step(value, sign), place: start) }
            return ObjectiveCExpression(kind: .unary(sign, value), place: start)
        }
        if text == "sizeof" || text == "_Alignof" || text == "__builtin_available" { throw unknown("'\(text)'") }
        if text == "(", let cast = try cast() { return cast }
        return try postfix(primary())
    }

    /// A cast, where parentheses hold a type; nil and nothing read where they do not.
    private mutating func cast() throws -> ObjectiveCExpression? {
        let start = place
        let from = index
        let before = tokens
        var inner = self
        guard inner.accept("("), inner.token.kind == .word, let base = try? inner.type(),
            let (name, use, _) = try? inner.declarator(base, allowsFunctions: false), name.isEmpty, inner.accept(")")
        else {
            index = from
            tokens = before
            return nil
        }
        // `(name) - 1` is no cast, `(Type *)name` and `(NSInteger)(x)` are.
        let isType: Bool
        switch use.type {
        case .named(let name):
            isType =
                Self.scalars.contains(name) || Self.structures.contains(name) || typedefs[name] != nil
                || unit.enumerations.contains { $0.name == name }
                || (inner.token.kind == .word || inner.token.kind == .number) && !["in"].contains(inner.text)
        default: isType = true
        }
        guard isType else { return nil }
        if inner.text == "{" { throw unknown("a structure written out") }
        tokens = inner.tokens
        index = inner.index
        if case .pointer = use.type { throw ObjectiveCError(place: start, what: "a cast to a pointer of C") }
        return ObjectiveCExpression(kind: .cast(use, try unary()), place: start)
    }

    private mutating func postfix(_ base: ObjectiveCExpression) throws -> ObjectiveCExpression {
        var value = base
        while token.kind == .sign {
            let start = place
            switch text {
            case ".", "->":
                let isPointee = text == "->"
                index += 1
                let name = try word()
                value = ObjectiveCExpression(kind: isPointee ? .pointee(value, name) : .member(value, name), place: base.place)
            case "[":
                index += 1
                let position = try expression()
                try expect("]")
                value = ObjectiveCExpression(kind: .index(value, position), place: base.place)
            case "(":
                index += 1
                var arguments: [ObjectiveCExpression] = []
                while !accept(")") {
                    arguments.append(try expression())
                    if !accept(","), text != ")" { throw unknown("'\(shown)' among arguments") }
                }
                value = ObjectiveCExpression(kind: .call(value, arguments), place: base.place)
            case "++", "--":
                value = ObjectiveCExpression(kind: .step(value, text), place: start)
                index += 1
            default: return value
            }
        }
        return value
    }

    private mutating func primary() throws -> ObjectiveCExpression {
        let start = place
        func made(_ kind: ObjectiveCExpression.Kind) -> ObjectiveCExpression { ObjectiveCExpression(kind: kind, place: start) }
        switch token.kind {
        case .number:
            defer { index += 1 }
            return made(.number(token.text))
        case .string:
            var text = ""
            while token.kind == .string {
                text += token.text
                index += 1
            }
            return made(.cString(text))
        case .word:
            let name = token.text
            index += 1
            switch name {
            case "YES", "TRUE", "true": return made(.boolean(true))
            case "NO", "FALSE", "false": return made(.boolean(false))
            case "nil", "NULL", "Nil": return made(.null)
            default: return made(.name(name))
            }
        case .character: throw unknown("a character in quotes")
        case .end: throw unknown("the end of the file within an expression")
        case .sign: break
        }
        switch text {
        case "(":
            index += 1
            if text == "{" { throw unknown("statements within an expression") }
            let value = try expression()
            try expect(")")
            return made(.parenthesized(value))
        case "[": return try message()
        case "^": return try blockLiteral()
        case "@": return try atExpression()
        default: throw unknown("'\(shown)' in an expression")
        }
    }

    private mutating func message() throws -> ObjectiveCExpression {
        let start = place
        try expect("[")
        let receiver = try expression()
        var selector = ""
        var arguments: [ObjectiveCExpression] = []
        while !accept("]") {
            if token.kind == .word {
                selector += text
                index += 1
            }
            if accept(":") {
                selector += ":"
                arguments.append(try expression())
                if text == "," { throw unknown("a message with a variable count of arguments") }
            } else if text != "]" {
                throw unknown("'\(shown)' in a message")
            }
        }
        return ObjectiveCExpression(kind: .message(receiver: receiver, selector: selector, arguments: arguments), place: start)
    }

    private mutating func blockLiteral() throws -> ObjectiveCExpression {
        let start = place
        try expect("^")
        var result: ObjectiveCTypeUse?
        var parameters: [ObjectiveCParameter] = []
        if token.kind == .word {
            let base = try type()
            result = try declarator(base, allowsFunctions: false).type
        }
        if text == "(" { parameters = try self.parameters() }
        for parameter in parameters where parameter.name.isEmpty { throw unknown("a parameter without a name") }
        return ObjectiveCExpression(kind: .block(result: result, parameters: parameters, body: try block()), place: start)
    }

    private mutating func atExpression() throws -> ObjectiveCExpression {
        let start = place
        func made(_ kind: ObjectiveCExpression.Kind) -> ObjectiveCExpression { ObjectiveCExpression(kind: kind, place: start) }
        try expect("@")
        switch token.kind {
        case .string:
            var text = ""
            while token.kind == .string {
                text += token.text
                index += 1
                if self.text == "@", index + 1 < tokens.count, tokens[index + 1].kind == .string { index += 1 }
            }
            return made(.string(text))
        case .number:
            defer { index += 1 }
            return made(.boxed(made(.number(token.text))))
        default: break
        }
        switch text {
        case "YES", "NO", "true", "false":
            let value = text == "YES" || text == "true"
            index += 1
            return made(.boxed(made(.boolean(value))))
        case "(":
            index += 1
            let value = try expression()
            try expect(")")
            return made(.boxed(value))
        case "-":
            index += 1
            return made(.boxed(made(.unary("-", try primary()))))
        case "[":
            index += 1
            var items: [ObjectiveCExpression] = []
            while !accept("]") {
                items.append(try expression())
                if !accept(","), text != "]" { throw unknown("'\(shown)' in an array") }
            }
            return made(.array(items))
        case "{":
            index += 1
            var items: [(key: ObjectiveCExpression, value: ObjectiveCExpression)] = []
            while !accept("}") {
                let key = try conditional()
                try expect(":")
                items.append((key, try expression()))
                if !accept(","), text != "}" { throw unknown("'\(shown)' in a dictionary") }
            }
            return made(.dictionary(items))
        case "selector":
            index += 1
            let content = try brackets()
            return made(.selector(content.map(\.text).joined()))
        case "protocol":
            index += 1
            return made(.protocolObject(try brackets().map(\.text).joined()))
        default: throw unknown("'@\(shown)'")
        }
    }
}
