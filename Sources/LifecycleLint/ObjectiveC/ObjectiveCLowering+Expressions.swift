extension ObjectiveCLowering {
    private static let operators: Set<String> = [
        "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "&&", "||", "&", "|", "^", "<<", ">>",
    ]
    private static let assignments: Set<String> = ["=", "+=", "-=", "*=", "/=", "|=", "&="]
    private static let prefixes: Set<String> = ["!", "-", "*", "&", "++", "--", "~", "+"]

    mutating func expression() -> Node {
        depth += 1
        defer { depth -= 1 }
        let start = offset
        guard depth < Self.deepest else {
            index += 1
            return Node(.other, start: start, end: lastEnd)
        }
        let first = operand()
        if Self.assignments.contains(text) {
            let sign = text
            index += 1
            let value = expression()
            return Node(.assignment, sign, [first, value], start: start, end: lastEnd)
        }
        var parts = [first]
        var sign = ""
        while index < tokens.count {
            if Self.operators.contains(text) {
                sign = text
                index += 1
                parts.append(operand())
            } else if text == "?" {
                index += 1
                if text != ":" { parts.append(expression()) }
                if accept(":") { parts.append(expression()) }
                sign = "?:"
            } else {
                break
            }
        }
        return parts.count == 1 ? first : Node(.other, sign, parts, start: start, end: lastEnd)
    }

    private mutating func operand() -> Node {
        let start = offset
        if Self.prefixes.contains(text), text != "-" || index + 1 < tokens.count {
            let sign = text
            index += 1
            depth += 1
            defer { depth -= 1 }
            guard depth < Self.deepest else { return Node(.other, start: start, end: lastEnd) }
            let value = operand()
            return sign == "*" || sign == "&" ? value : Node(.other, sign, [value], start: start, end: lastEnd)
        }
        return postfix(primary())
    }

    private mutating func postfix(_ base: Node) -> Node {
        var node = base
        var length = 0
        while index < tokens.count {
            length += 1
            // What no one writes by hand is one expression without parts.
            if length > Self.deepest { node = Node(.other, start: base.start, end: lastEnd) }
            switch text {
            case ".", "->":
                guard index + 1 < tokens.count, tokens[index + 1].isWord else { return node }
                index += 1
                let name = plain(text)
                index += 1
                node = Node(.member, name, [node], start: node.start, end: lastEnd)
            case "[":
                index += 1
                let subscripted = expression()
                _ = accept("]")
                node = Node(.member, "[]", [node, subscripted], start: node.start, end: lastEnd)
            case "(":
                let (labels, arguments) = callArguments()
                node = Node(.call, "", [node] + arguments, labels: labels, start: node.start, end: lastEnd)
            case "++", "--": index += 1
            default: return node
            }
        }
        return node
    }

    private mutating func callArguments() -> (labels: [String], arguments: [Node]) {
        var arguments: [Node] = []
        _ = accept("(")
        while index < tokens.count, text != ")" {
            let before = index
            arguments.append(expression())
            if !accept(","), index == before { index += 1 }
        }
        _ = accept(")")
        return (arguments.map { _ in "" }, arguments)
    }

    /// A name without the underscore of an instance variable.
    private func plain(_ name: String) -> String {
        let name = name.hasPrefix("_") ? String(name.dropFirst()) : name
        return SelectorNames.names[name] ?? name
    }

    private mutating func primary() -> Node {
        let start = offset
        switch text {
        case "[": return message()
        case "(": return parentheses()
        case "^": return blockLiteral()
        case "@": return atExpression()
        case "{":
            // An initializer list.
            let children = body()
            return Node(.other, "{}", children, start: start, end: lastEnd)
        default: break
        }
        guard index < tokens.count else { return Node(.other, start: start, end: start) }
        let token = tokens[index]
        guard token.isWord || token.kind == .literal else { return Node(.other, start: start, end: start) }
        index += 1
        if token.kind == .literal { return Node(.literal, token.text, start: start, end: token.end) }
        if let literal = SelectorNames.literals[token.text] { return Node(.literal, literal, start: start, end: token.end) }
        if token.text.hasPrefix("_"), !token.text.hasPrefix("__"), token.text.count > 1 {
            let base = Node(.name, "self", start: start, end: start)
            return Node(.member, String(token.text.dropFirst()), [base], start: start, end: token.end)
        }
        return Node(.name, SelectorNames.names[token.text] ?? token.text, start: start, end: token.end)
    }

    private mutating func message() -> Node {
        let start = offset
        index += 1
        let receiver = operand()
        var selector = ""
        var arguments: [Node] = []
        while index < tokens.count, text != "]" {
            let before = index
            if tokens[index].isWord {
                selector += text
                index += 1
            }
            if accept(":") {
                selector += ":"
                arguments.append(expression())
                while accept(",") { _ = expression() }
            }
            if index == before { index += 1 }
        }
        _ = accept("]")
        return send(selector, to: receiver, arguments, start: start, end: lastEnd)
    }

    /// A message as the member, assignment or call that it is in Swift.
    private func send(_ selector: String, to receiver: Node, _ arguments: [Node], start: Int, end: Int) -> Node {
        if selector == "alloc" || selector == "self" || selector == "class" || selector == "autorelease" || selector == "retain" {
            return receiver
        }
        if SelectorNames.isInitializer(selector), receiver.kind == .name, receiver.text.first?.isUppercase == true {
            let labels = SelectorNames.swift(selector).labels
            let named = labels.enumerated().map { $0 == 0 ? initialLabel(selector) : $1 }
            return Node(.call, "", [receiver] + arguments, labels: named, start: start, end: end)
        }
        if selector == "new", receiver.kind == .name {
            return Node(.call, "", [receiver], start: start, end: end)
        }
        if selector == "layer", receiver.kind == .name, receiver.text.first?.isUppercase == true {
            return Node(.call, "", [receiver], start: start, end: end)
        }
        if arguments.isEmpty, SelectorNames.getters.contains(selector), !receiver.isName("super") {
            return Node(.member, SelectorNames.names[selector] ?? selector, [receiver], start: start, end: end)
        }
        if arguments.count == 1, selector.hasPrefix("set"), selector.hasSuffix(":"), !receiver.isName("super") {
            let name = selector.dropFirst(3).dropLast()
            if let first = name.first, first.isUppercase {
                let property = Node(
                    .member, first.lowercased() + name.dropFirst(), [receiver], start: start, end: end)
                return Node(.assignment, "=", [property, arguments[0]], start: start, end: end)
            }
        }
        let (base, labels) = SelectorNames.swift(selector)
        let callee = Node(.member, base, [receiver], start: start, end: end)
        return Node(.call, "", [callee] + arguments, labels: labels, start: start, end: end)
    }

    /// `initWithRootViewController:` has the label `rootViewController`.
    private func initialLabel(_ selector: String) -> String {
        let piece = selector.prefix { $0 != ":" }.dropFirst(4)
        guard piece.hasPrefix("With") else { return "" }
        let name = piece.dropFirst(4)
        return (name.first?.lowercased() ?? "") + name.dropFirst()
    }

    private mutating func parentheses() -> Node {
        let start = offset
        if peek() == "{" {
            index += 1
            let children = body()
            _ = accept(")")
            return Node(.block, "", children, start: start, end: lastEnd)
        }
        if let end = closing(index), isCast(index, end) {
            index = end + 1
            return operand()
        }
        index += 1
        var parts: [Node] = []
        while index < tokens.count, text != ")" {
            let before = index
            parts.append(expression())
            if !accept(","), index == before { index += 1 }
        }
        _ = accept(")")
        return parts.count == 1 ? parts[0] : Node(.other, "()", parts, start: start, end: lastEnd)
    }

    /// Whether the parentheses hold a type and a value follows.
    private func isCast(_ open: Int, _ close: Int) -> Bool {
        guard close + 1 < tokens.count, close > open + 1 else { return false }
        let next = tokens[close + 1]
        guard next.isWord || next.kind == .literal || ["[", "(", "@", "^"].contains(next.text) else { return false }
        return tokens[(open + 1)..<close].allSatisfy { $0.isWord && $0.text != "self" || ["*", "<", ">", ",", "^"].contains($0.text) }
    }

    private mutating func blockLiteral() -> Node {
        let start = offset
        index += 1
        var parameters: [String] = []
        while index < tokens.count, text != "{" {
            if text == "(", let end = closing(index) {
                var last: String?
                for token in tokens[(index + 1)..<end] {
                    if token.kind == .identifier { last = token.text }
                    if token.text == ",", let name = last { parameters.append(name) }
                }
                if let last { parameters.append(last) }
                index = end + 1
            } else if tokens[index].isWord || text == "*" || text == "<" || text == ">" {
                index += 1
            } else {
                return Node(.other, "^", start: start, end: lastEnd)
            }
        }
        let children = body()
        let node = Node(.closure, "", children, start: start, end: lastEnd)
        node.parameters = parameters
        // @strongify(self) makes a local of that name from a weak one outside.
        if children.contains(where: { $0.contains { $0.text == "strongify" || $0.text == "unsafeify" } }) {
            node.weakCaptures = ["self"]
        }
        return node
    }

    private mutating func atExpression() -> Node {
        let start = offset
        index += 1
        switch text {
        case "[":
            index += 1
            var parts: [Node] = []
            while index < tokens.count, text != "]" {
                let before = index
                parts.append(expression())
                if !accept(","), index == before { index += 1 }
            }
            _ = accept("]")
            return Node(.other, "[]", parts, start: start, end: lastEnd)
        case "{":
            index += 1
            var parts: [Node] = []
            while index < tokens.count, text != "}" {
                let before = index
                parts.append(expression())
                if !accept(","), !accept(":"), index == before { index += 1 }
            }
            _ = accept("}")
            return Node(.other, "[:]", parts, start: start, end: lastEnd)
        case "(":
            return parentheses()
        case "selector", "protocol", "encode":
            let word = text
            index += 1
            guard text == "(", let end = closing(index) else { return Node(.literal, "#" + word, start: start, end: lastEnd) }
            let name = tokens[(index + 1)..<end].map(\.text).joined()
            index = end + 1
            return Node(.literal, "#\(word)(\(name))", start: start, end: lastEnd)
        default:
            guard index < tokens.count else { return Node(.other, start: start, end: lastEnd) }
            if tokens[index].kind == .literal {
                let literal = text
                index += 1
                // Adjacent strings are one.
                while index + 1 < tokens.count, text == "@", tokens[index + 1].text.hasPrefix("\"") { index += 2 }
                return Node(.literal, literal, start: start, end: lastEnd)
            }
            return primary()
        }
    }
}
