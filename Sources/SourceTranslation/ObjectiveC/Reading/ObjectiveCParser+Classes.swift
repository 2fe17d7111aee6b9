extension ObjectiveCParser {
    mutating func interface() throws {
        let start = place
        index += 2
        var interface = ObjectiveCInterface(name: try word(), place: start)
        if text == "<", peek() != "NS" {
            // Parameters of a generic class and protocols of a category look alike; only a class has a superclass.
            let names = try angled()
            if text == ":" { throw unknown("a generic class") }
            interface.protocols = names
        }
        if text == "(" {
            index += 1
            interface.category = token.kind == .word ? try word() : ""
            try expect(")")
        }
        if accept(":") {
            interface.superclass = try word()
            if text == "<", isGenericSuperclass { throw unknown("a superclass with types between angle brackets") }
        }
        if text == "<" { interface.protocols += try angled() }
        if text == "{" { interface.variables = try variables() }
        var isOptional = false
        while true {
            switch text {
            case "@" where peek() == "end":
                index += 2
                unit.interfaces.append(interface)
                return
            case "@" where peek() == "property": interface.properties += try property()
            case "@" where peek() == "optional" || peek() == "required":
                isOptional = peek() == "optional"
                index += 2
            case "-", "+":
                var method = try methodHead()
                method.isOptional = isOptional
                try expect(";")
                interface.methods.append(method)
            case ";": index += 1
            case "": throw ObjectiveCError(place: start, what: "an '@interface' without '@end'")
            default: throw unknown("'\(shown)' in an '@interface'")
            }
        }
    }

    private var isGenericSuperclass: Bool {
        var ahead = 1
        while peek(ahead) != ">", !peek(ahead).isEmpty { ahead += 1 }
        return tokens[index..<min(index + ahead, tokens.count)].contains { $0.text == "*" }
    }

    /// Names between angle brackets.
    mutating func angled() throws -> [String] {
        try expect("<")
        var names: [String] = []
        while !accept(">") {
            names.append(try word())
            if !accept(","), text != ">" { throw unknown("'\(shown)' between angle brackets") }
        }
        return names
    }

    mutating func protocolDeclaration() throws {
        let start = place
        index += 2
        var made = ObjectiveCProtocol(name: try word(), place: start)
        if text == ";" || text == "," {
            while token.kind != .end, !accept(";") { index += 1 }
            return
        }
        if text == "<" { made.inherited = try angled() }
        var isOptional = false
        while true {
            switch text {
            case "@" where peek() == "end":
                index += 2
                unit.protocols.append(made)
                return
            case "@" where peek() == "optional" || peek() == "required":
                isOptional = peek() == "optional"
                index += 2
            case "@" where peek() == "property":
                made.properties += try property().map { property in
                    var property = property
                    property.isOptional = isOptional
                    return property
                }
            case "-", "+":
                var method = try methodHead()
                method.isOptional = isOptional
                try expect(";")
                made.methods.append(method)
            case "": throw ObjectiveCError(place: start, what: "a '@protocol' without '@end'")
            default: throw unknown("'\(shown)' in a '@protocol'")
            }
        }
    }

    mutating func implementation() throws {
        let start = place
        index += 2
        var made = ObjectiveCImplementation(name: try word(), place: start)
        if accept("(") {
            made.category = try word()
            try expect(")")
        }
        if accept(":") { _ = try word() }
        if text == "{" { made.variables = try variables() }
        while true {
            switch text {
            case "@" where peek() == "end":
                index += 2
                unit.implementations.append(made)
                return
            case "@" where peek() == "synthesize":
                index += 2
                repeat {
                    let name = try word()
                    made.synthesized[name] = accept("=") ? try word() : name
                } while accept(",")
                try expect(";")
            case "@" where peek() == "dynamic":
                index += 2
                repeat { made.dynamic.insert(try word()) } while accept(",")
                try expect(";")
            case "-", "+":
                var method = try methodHead()
                _ = accept(";")
                method.body = try block()
                made.methods.append(method)
            case ";": index += 1
            case "static", "typedef", "NS_ENUM": throw unknown("a declaration of C within an '@implementation'")
            case "": throw ObjectiveCError(place: start, what: "an '@implementation' without '@end'")
            default: throw unknown("'\(shown)' in an '@implementation'")
            }
        }
    }

    private mutating func variables() throws -> [ObjectiveCVariable] {
        try expect("{")
        var made: [ObjectiveCVariable] = []
        while !accept("}") {
            if text == "@" {
                index += 2
                continue
            }
            let start = place
            let base = try type()
            repeat {
                let (name, type, _) = try declarator(base, allowsFunctions: false)
                made.append(ObjectiveCVariable(name: name, type: type, value: nil, place: start))
            } while accept(",")
            try expect(";")
        }
        return made
    }

    mutating func property() throws -> [ObjectiveCProperty] {
        let start = place
        index += 2
        var attributes: [String: String?] = [:]
        if accept("(") {
            while !accept(")") {
                let name = try word()
                if accept("=") {
                    var value = try word()
                    while accept(":") { value += ":" }
                    attributes[name] = value
                } else {
                    attributes[name] = .some(nil)
                }
                _ = accept(",")
            }
        }
        let base = try type()
        var made: [ObjectiveCProperty] = []
        repeat {
            var (name, type, _) = try declarator(base, allowsFunctions: false)
            if attributes["nullable"] != nil || attributes["null_resettable"] != nil { type.nullability = .nullable }
            if attributes["nonnull"] != nil { type.nullability = .nonnull }
            if attributes["weak"] != nil { type.nullability = .nullable }
            made.append(ObjectiveCProperty(name: name, type: type, attributes: attributes, place: start))
        } while accept(",")
        while Self.attributes.contains(text) {
            let (name, _) = try attribute()
            if name == "NS_SWIFT_NAME" { throw ObjectiveCError(place: start, what: "'NS_SWIFT_NAME' of a property") }
        }
        try expect(";")
        return made
    }

    mutating func methodHead() throws -> ObjectiveCMethod {
        let start = place
        let isClassMethod = accept("+")
        if !isClassMethod { try expect("-") }
        var result = ObjectiveCTypeUse(type: .id(protocols: []))
        if text == "(" { result = try typeInParentheses() }
        var method = ObjectiveCMethod(selector: "", isClassMethod: isClassMethod, result: result, parameters: [], place: start)
        if peek() != ":" && text != ":" {
            method.selector = try word()
        } else {
            while text == ":" || peek() == ":" && token.kind == .word {
                if text != ":" { method.selector += try word() }
                try expect(":")
                method.selector += ":"
                let type = text == "(" ? try typeInParentheses() : ObjectiveCTypeUse(type: .id(protocols: []))
                while Self.attributes.contains(text) { try attribute() }
                method.parameters.append(ObjectiveCParameter(name: try word(), type: type))
            }
            if text == "," { throw unknown("a method with a variable count of arguments") }
        }
        while Self.attributes.contains(text) {
            let (name, content) = try attribute()
            if name == "NS_SWIFT_NAME" { method.swiftName = content.map(\.text).joined() }
            if name == "NS_UNAVAILABLE" || name == "UNAVAILABLE_ATTRIBUTE" { method.isUnavailable = true }
            if name == "NS_DESIGNATED_INITIALIZER" { method.isDesignated = true }
        }
        return method
    }
}
