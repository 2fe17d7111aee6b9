/// Turns the tokens of an Objective-C method's body into nodes.
struct ObjectiveCLowering {
    let tokens: [ClangToken]
    var index = 0
    var depth = 0
    static let deepest = 200

    /// For each opening bracket the index of the one that closes it, or -1.
    private let partners: [Int]

    init(_ tokens: [ClangToken]) {
        self.tokens = tokens
        var partners = [Int](repeating: -1, count: tokens.count)
        var open: [Int] = []
        for (index, token) in tokens.enumerated() where token.kind == .punctuation {
            switch token.text {
            case "(", "[", "{": open.append(index)
            case ")", "]", "}":
                // A bracket that does not fit leaves those above it without a partner.
                while let last = open.popLast() {
                    if ObjectiveCReader.partners[tokens[last].text] == token.text {
                        partners[last] = index
                        break
                    }
                }
            default: break
            }
        }
        self.partners = partners
    }

    var text: String { index < tokens.count ? tokens[index].text : "" }
    var offset: Int { index < tokens.count ? tokens[index].start : tokens.last?.end ?? 0 }
    var lastEnd: Int { index > 0 && index <= tokens.count ? tokens[index - 1].end : offset }
    func peek(_ distance: Int = 1) -> String { index + distance < tokens.count ? tokens[index + distance].text : "" }

    mutating func accept(_ wanted: String) -> Bool {
        guard text == wanted, index < tokens.count else { return false }
        index += 1
        return true
    }

    /// All statements to the end.
    mutating func statements() -> [Node] {
        var result: [Node] = []
        while index < tokens.count {
            let before = index
            result.append(statement())
            if index == before { index += 1 }
        }
        return result.filter { !($0.kind == .other && $0.children.isEmpty) }
    }

    private mutating func block() -> Node {
        let start = offset
        var children: [Node] = []
        if accept("{") {
            while index < tokens.count, text != "}" {
                let before = index
                children.append(statement())
                if index == before { index += 1 }
            }
            _ = accept("}")
        } else {
            children.append(statement())
        }
        return Node(.block, "", children, start: start, end: lastEnd)
    }

    mutating func statement() -> Node {
        depth += 1
        defer { depth -= 1 }
        let start = offset
        guard depth < Self.deepest else {
            index += 1
            return Node(.other, start: start, end: lastEnd)
        }
        switch text {
        case "{": return block()
        case ";":
            index += 1
            return Node(.other, start: start, end: lastEnd)
        case "if": return branch()
        case "while":
            index += 1
            let condition = parenthesized()
            return loop("while", start, [condition], block())
        case "for": return forLoop()
        case "do":
            index += 1
            let body = block()
            var condition: [Node] = []
            if accept("while") { condition = [parenthesized()] }
            _ = accept(";")
            return loop("repeat", start, condition, body)
        case "switch": return choice()
        case "return", "goto":
            index += 1
            let value = text == ";" || text == "}" ? [] : [expression()]
            _ = accept(";")
            return Node(.jump, "return", value, start: start, end: lastEnd)
        case "break", "continue":
            let word = text
            index += 1
            _ = accept(";")
            return Node(.jump, word, start: start, end: lastEnd)
        case "@": if let node = atStatement() { return node }
        default: break
        }
        let node = declaration() ?? expression()
        var all = [node]
        while accept(",") { all.append(expression()) }
        let end = lastEnd
        if !accept(";"), text != "}", index < tokens.count, lastEnd == start { index += 1 }
        return all.count == 1 ? node : Node(.block, "", all, start: start, end: end)
    }

    private func loop(_ text: String, _ start: Int, _ heads: [Node], _ body: Node) -> Node {
        Node(.loop, text, heads + [body], start: start, end: lastEnd)
    }

    private mutating func parenthesized() -> Node {
        let start = offset
        guard accept("(") else { return Node(.other, start: start, end: start) }
        var parts: [Node] = []
        while index < tokens.count, text != ")" {
            let before = index
            parts.append(declaration() ?? expression())
            if !accept(";"), !accept(","), index == before { index += 1 }
        }
        _ = accept(")")
        return parts.count == 1 ? parts[0] : Node(.other, "", parts, start: start, end: lastEnd)
    }

    private mutating func branch() -> Node {
        let start = offset
        index += 1
        var children = [parenthesized(), block()]
        var isExhaustive = false
        if accept("else") {
            children.append(block())
            isExhaustive = true
        }
        let node = Node(.branch, "if", children, start: start, end: lastEnd)
        node.flag = isExhaustive
        return node
    }

    private mutating func forLoop() -> Node {
        let start = offset
        index += 1
        guard accept("(") else { return Node(.other, start: start, end: lastEnd) }
        var heads: [Node] = []
        while index < tokens.count, text != ")" {
            let before = index
            if text == "in" {
                index += 1
                // The name before `in` is bound by the loop.
                if let name = heads.popLast() {
                    heads = [expression(), Node(.variable, name.text, start: name.start, end: name.end)]
                }
            } else {
                heads.append(declaration() ?? expression())
            }
            _ = accept(";")
            _ = accept(",")
            if index == before { index += 1 }
        }
        _ = accept(")")
        return loop("for", start, heads, block())
    }

    private mutating func choice() -> Node {
        let start = offset
        index += 1
        let subject = parenthesized()
        var blocks: [Node] = []
        var hasDefault = false
        guard accept("{") else { return Node(.branch, "switch", [subject], start: start, end: lastEnd) }
        var children: [Node] = []
        var caseStart = offset
        while index < tokens.count, text != "}" {
            if text == "case" || text == "default" {
                hasDefault = hasDefault || text == "default"
                if !children.isEmpty {
                    if let last = children.last, !Self.leaves(last) {
                        children.append(Node(.jump, "fallthrough", start: last.end, end: last.end))
                    }
                    blocks.append(Node(.block, "case", children, start: caseStart, end: lastEnd))
                }
                children = []
                caseStart = offset
                while index < tokens.count, text != ":", text != "}" { index += 1 }
                _ = accept(":")
                continue
            }
            let before = index
            children.append(statement())
            if index == before { index += 1 }
        }
        if !children.isEmpty { blocks.append(Node(.block, "case", children, start: caseStart, end: lastEnd)) }
        _ = accept("}")
        let node = Node(.branch, "switch", [subject] + blocks, start: start, end: lastEnd)
        node.flag = hasDefault
        return node
    }

    /// Whether a statement never goes on to the next case.
    private static func leaves(_ node: Node) -> Bool {
        switch node.kind {
        case .jump: return true
        case .block: return node.children.last.map(leaves) ?? false
        case .branch: return node.flag && node.children.dropFirst().allSatisfy(leaves)
        default: return false
        }
    }

    private mutating func atStatement() -> Node? {
        let start = offset
        switch peek() {
        case "autoreleasepool":
            index += 2
            return block()
        case "synchronized":
            index += 2
            let subject = parenthesized()
            let body = block()
            return Node(.block, "", [subject, body], start: start, end: lastEnd)
        case "try":
            index += 2
            var children = [block()]
            while text == "@", peek() == "catch" || peek() == "finally" {
                let isCatch = peek() == "catch"
                index += 2
                if text == "(" { _ = parenthesized() }
                let body = block()
                let word = Node(.literal, "catch", start: body.start, end: body.start)
                children.append(isCatch ? Node(.branch, "catch", [word, body], start: body.start, end: body.end) : body)
            }
            return Node(.block, "do", children, start: start, end: lastEnd)
        case "throw":
            index += 2
            let value = text == ";" ? [] : [expression()]
            _ = accept(";")
            return Node(.jump, "throw", value, start: start, end: lastEnd)
        default: return nil
        }
    }

    /// A declaration of local variables, or nil where none begins here.
    private mutating func declaration() -> Node? {
        let start = index
        var words = 0
        var typeName = ""
        var position = index
        var nameIndex: Int?
        scan: while position < tokens.count {
            let token = tokens[position]
            switch token.text {
            case "*", "__weak", "__strong", "__block", "const", "static", "__unused", "_Nullable", "_Nonnull", "__kindof", "unsigned", "struct":
                position += 1
            case "<":
                guard words > 0, let end = closeAngle(position) else { return nil }
                position = end + 1
            case "typeof", "__typeof", "__typeof__":
                guard position + 1 < tokens.count, tokens[position + 1].text == "(", let end = closing(position + 1) else { return nil }
                words += 1
                position = end + 1
            case "(":
                // A block's or function's name: void (^name)(…)
                guard words > 0, position + 2 < tokens.count, ["^", "*"].contains(tokens[position + 1].text),
                    tokens[position + 2].kind == .identifier, let end = closing(position)
                else { return nil }
                nameIndex = position + 2
                position = end + 1
                if position < tokens.count, tokens[position].text == "(", let parameters = closing(position) { position = parameters + 1 }
                break scan
            default:
                guard token.isWord, token.text != "self", token.text != "super" else { break scan }
                words += 1
                if words == 1 { typeName = token.text }
                nameIndex = position
                position += 1
            }
        }
        guard let nameIndex, words >= 2 || tokens[nameIndex].start > tokens[start].start, position < tokens.count,
            nameIndex > start, ["=", ";", ",", "[", "in"].contains(tokens[position].text)
        else { return nil }
        let name = tokens[nameIndex]
        index = position
        if text == "[" { while index < tokens.count, text != "=", text != ";", text != "," { index += 1 } }
        var children: [Node] = []
        if accept("=") { children = [text == "{" ? block() : expression()] }
        return Node(
            .variable, name.text, children, labels: [SelectorNames.names[typeName] ?? typeName],
            start: tokens[start].start, end: lastEnd)
    }

    private func closeAngle(_ open: Int) -> Int? {
        var level = 0
        for position in open..<min(open + 40, tokens.count) {
            switch tokens[position].text {
            case "<": level += 1
            case ">": level -= 1
            case ">>": level -= 2
            case ";", "{", "}", "&&", "||", "=": return nil
            default: break
            }
            if level <= 0 { return position }
        }
        return nil
    }

    /// The index of the bracket that closes the one at `open`.
    func closing(_ open: Int) -> Int? { partners[open] < 0 ? nil : partners[open] }

    /// The statements of a block literal.
    mutating func body() -> [Node] { block().children }
}
