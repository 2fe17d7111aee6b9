extension ObjectiveCParser {
    /// The statements between braces.
    mutating func block() throws -> [ObjectiveCStatement] {
        let start = place
        try expect("{")
        var statements: [ObjectiveCStatement] = []
        while !accept("}") {
            guard token.kind != .end else { throw ObjectiveCError(place: start, what: "'{' without its other half") }
            statements += try statement()
        }
        return statements
    }

    private mutating func body() throws -> [ObjectiveCStatement] { text == "{" ? try block() : try statement() }

    private mutating func statement() throws -> [ObjectiveCStatement] {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { throw unknown("a statement this deep") }
        let start = place
        func made(_ kind: ObjectiveCStatement.Kind) -> [ObjectiveCStatement] { [ObjectiveCStatement(kind: kind, place: start)] }
        switch text {
        case ";":
            index += 1
            return []
        case "{": return made(.group(try block()))
        case "return":
            index += 1
            let value = text == ";" ? nil : try expression()
            try expect(";")
            return made(.result(value))
        case "if":
            index += 1
            let condition = try parenthesized()
            let then = try body()
            return made(.condition(condition, then: then, otherwise: accept("else") ? try body() : nil))
        case "for": return made(try forLoop())
        case "while":
            index += 1
            return made(.whileLoop(try parenthesized(), try body()))
        case "do":
            index += 1
            let statements = try body()
            guard accept("while") else { throw unknown("'\(shown)' after the body of a 'do'") }
            let condition = try parenthesized()
            try expect(";")
            return made(.repeatLoop(statements, condition))
        case "switch": return made(try choice())
        case "break", "continue":
            let kind: ObjectiveCStatement.Kind = text == "break" ? .leave : .next
            index += 1
            try expect(";")
            return made(kind)
        case "goto", "asm", "__asm__": throw unknown("'\(text)'")
        case "@": if let statement = try atStatement() { return made(statement) }
        default: break
        }
        if beginsDeclaration() { return try variables() }
        let value = try expression()
        try expect(";")
        return made(.expression(value))
    }

    private mutating func atStatement() throws -> ObjectiveCStatement.Kind? {
        switch peek() {
        case "synchronized":
            index += 2
            return .synchronized(try parenthesized(), try block())
        case "autoreleasepool":
            index += 2
            return .group(try block())
        case "try", "throw", "finally", "catch": throw unknown("'@\(peek())'")
        default: return nil
        }
    }

    private mutating func parenthesized() throws -> ObjectiveCExpression {
        try expect("(")
        let value = try expression()
        try expect(")")
        return value
    }

    private mutating func variables() throws -> [ObjectiveCStatement] {
        let base = try type()
        if base.isExtern { throw unknown("an 'extern' variable within a function") }
        var made: [ObjectiveCStatement] = []
        repeat {
            let start = place
            let (name, type, _) = try declarator(base, allowsFunctions: false)
            guard !name.isEmpty else { throw unknown("a variable without a name") }
            let value = accept("=") ? try expression() : nil
            made.append(
                ObjectiveCStatement(
                    kind: .variable(ObjectiveCVariable(name: name, type: type, value: value, place: start)), place: start))
        } while accept(",")
        try expect(";")
        return made
    }

    private mutating func forLoop() throws -> ObjectiveCStatement.Kind {
        index += 1
        try expect("(")
        let from = index
        if beginsDeclaration() {
            let base = try type()
            let (name, type, _) = try declarator(base, allowsFunctions: false)
            if accept("in") {
                let list = try expression()
                try expect(")")
                return .forEach(ObjectiveCParameter(name: name, type: type), list, try body())
            }
            index = from
        }
        var start: [ObjectiveCStatement] = []
        if !accept(";") {
            if beginsDeclaration() {
                start = try variables()
            } else {
                start = try list()
                try expect(";")
            }
        }
        let condition = text == ";" ? nil : try expression()
        try expect(";")
        let step = text == ")" ? [] : try list()
        try expect(")")
        return .loop(start: start, condition: condition, step: step, body: try body())
    }

    /// Expressions with commas between them.
    private mutating func list() throws -> [ObjectiveCStatement] {
        var made: [ObjectiveCStatement] = []
        repeat {
            let start = place
            made.append(ObjectiveCStatement(kind: .expression(try expression()), place: start))
        } while accept(",")
        return made
    }

    private mutating func choice() throws -> ObjectiveCStatement.Kind {
        index += 1
        let value = try parenthesized()
        try expect("{")
        var cases: [ObjectiveCCase] = []
        while !accept("}") {
            let start = place
            var made = ObjectiveCCase(values: [], isDefault: false, body: [], place: start)
            while text == "case" || text == "default" {
                if accept("default") {
                    made.isDefault = true
                } else {
                    index += 1
                    made.values.append(try conditional())
                }
                try expect(":")
            }
            guard made.isDefault || !made.values.isEmpty else { throw unknown("'\(shown)' where 'case' is expected") }
            while text != "case", text != "default", text != "}" {
                guard token.kind != .end else { throw ObjectiveCError(place: start, what: "a 'switch' without its end") }
                made.body += try statement()
            }
            cases.append(made)
        }
        return .choice(value, cases)
    }
}
