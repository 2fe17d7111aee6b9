/// Reads the classes, categories and methods of an Objective-C file.
struct ObjectiveCReader {
    let file: SourceFile
    private let tokens: [ClangToken]
    private var index = 0
    private(set) var declarations: [TypeDeclaration] = []
    private(set) var protocols: [String: Bool] = [:]
    private(set) var owned: Set<String> = []
    /// Brackets that have no partner.
    private(set) var problems: [(offset: Int, message: String)] = []

    init(file: SourceFile, tokens: [ClangToken]) {
        self.file = file
        self.tokens = tokens
    }

    mutating func read() {
        while index < tokens.count {
            guard tokens[index].text == "@", index + 1 < tokens.count else {
                skipOne()
                continue
            }
            switch tokens[index + 1].text {
            case "interface": container(isImplementation: false)
            case "implementation": container(isImplementation: true)
            case "protocol":
                if index + 2 < tokens.count {
                    // A forward declaration ends at once.
                    let after = index + 3 < tokens.count ? tokens[index + 3].text : ";"
                    protocols[tokens[index + 2].text] = true
                    index += 3
                    if after != ";", after != "," { skipToEnd() }
                } else {
                    index += 2
                }
            default: index += 2
            }
        }
    }

    private var current: ClangToken? { index < tokens.count ? tokens[index] : nil }

    /// Skips a token, or a bracketed group.
    private mutating func skipOne() {
        guard let close = Self.partners[tokens[index].text] else {
            index += 1
            return
        }
        index = self.close(of: index, close) + 1
    }

    static let partners = ["{": "}", "(": ")", "[": "]"]

    /// The index of the bracket that closes the one at `open`.
    private mutating func close(of open: Int, _ wanted: String) -> Int {
        let text = tokens[open].text
        var depth = 0
        var position = open
        while position < tokens.count {
            let each = tokens[position].text
            if each == text {
                depth += 1
            } else if each == wanted {
                depth -= 1
                if depth == 0 { return position }
            } else if each == "@", position + 1 < tokens.count, tokens[position + 1].text == "end", text == "{" {
                break
            }
            position += 1
        }
        problems.append((tokens[open].start, "'\(text)' has no '\(wanted)'"))
        return min(position, tokens.count) - 1
    }

    private mutating func skipToEnd() {
        while index < tokens.count {
            if tokens[index].text == "@", index + 1 < tokens.count, tokens[index + 1].text == "end" {
                index += 2
                return
            }
            index += 1
        }
    }

    private mutating func container(isImplementation: Bool) {
        index += 2
        guard let name = current, name.isWord else { return }
        index += 1
        var superName: String?
        var inherited: [String] = []
        var isCategory = false
        if current?.text == "<" { angle() }
        if current?.text == "(" {
            isCategory = true
            index = close(of: index, ")") + 1
        }
        if current?.text == ":", index + 1 < tokens.count {
            superName = tokens[index + 1].text
            index += 2
            if current?.text == "<" { inherited += angle() }
        }
        if current?.text == "<" { inherited += angle() }
        let isClass = !isImplementation && !isCategory
        if isClass { owned.insert(name.text) }
        let type = TypeDeclaration(
            name: name.text, inherited: (superName.map { [$0] } ?? []) + inherited, isExtension: !isClass, isClass: isClass,
            nameRange: name.start..<name.end, file: file)
        if current?.text == "{" { index = close(of: index, "}") + 1 }
        while let token = current {
            switch token.text {
            case "@":
                guard index + 1 < tokens.count else { index += 1; continue }
                switch tokens[index + 1].text {
                case "end":
                    index += 2
                    declarations.append(type)
                    return
                case "property":
                    index += 2
                    property(of: type)
                default: index += 2
                }
            case "-", "+": method(of: type, isImplementation: isImplementation, isStatic: token.text == "+")
            default: skipOne()
            }
        }
        declarations.append(type)
        problems.append((name.start, "'\(name.text)' has no '@end'"))
    }

    /// The names between angle brackets.
    @discardableResult
    private mutating func angle() -> [String] {
        var names: [String] = []
        index += 1
        while let token = current, token.text != ">", token.text != "{", token.text != ";" {
            if token.isWord { names.append(token.text) }
            index += 1
        }
        if current?.text == ">" { index += 1 }
        return names
    }

    private mutating func property(of type: TypeDeclaration) {
        var attributes: [String] = []
        if current?.text == "(" {
            let end = close(of: index, ")")
            attributes = tokens[index...min(end, tokens.count - 1)].map(\.text)
            index = end + 1
        }
        let start = index
        while let token = current, token.text != ";", token.text != "@" { _ = token; index += 1 }
        let words = tokens[start..<index]
        index += current?.text == ";" ? 1 : 0
        // void (^name)(…)
        let sign = words.firstIndex { $0.text == "^" }
        let blockName = sign.flatMap { sign in words[sign...].first { $0.kind == .identifier } }
        guard let name = blockName ?? words.last(where: { $0.kind == .identifier }) else { return }
        let isObject = words.contains { $0.text == "*" || $0.text == "id" || $0.text == "instancetype" }
        var isProtocol = false
        var typeName = words.first { $0.isWord && $0.text != "__weak" && $0.text != "IBOutlet" && $0.text != "nullable" }?.text ?? ""
        if typeName == "id", let open = words.firstIndex(where: { $0.text == "<" }), open + 1 < words.endIndex {
            typeName = words[open + 1].text
            isProtocol = true
        } else if typeName == "NSObject" || typeName == "UIViewController" || typeName == "UIView",
            let open = words.firstIndex(where: { $0.text == "<" }), open + 1 < words.endIndex
        {
            typeName = words[open + 1].text
            isProtocol = true
        }
        if blockName != nil { typeName = "->" }
        let isWeak =
            ["weak", "assign", "unsafe_unretained"].contains { attributes.contains($0) }
            || blockName == nil && attributes.contains("copy")
            || words.contains { $0.text == "__weak" }
        type.properties.append(
            Property(
                name: name.text, type: SelectorNames.names[typeName] ?? typeName, isWeak: isWeak,
                isConstant: attributes.contains("readonly"), isComputed: false, hasInitialValue: false,
                isStatic: attributes.contains("class"), isOptional: isObject, isProtocol: isProtocol, nameRange: name.start..<name.end,
                weakInsertion: nil, file: file))
    }

    private mutating func method(of type: TypeDeclaration, isImplementation: Bool, isStatic: Bool) {
        let start = index
        index += 1
        if current?.text == "(" { index = close(of: index, ")") + 1 }
        var selector = ""
        var arguments: [String] = []
        var parameters: [(name: String, type: String)] = []
        let nameStart = current?.start ?? 0
        var nameEnd = current?.end ?? 0
        while let token = current, token.text != "{", token.text != ";" {
            if token.text == "@" || token.text == "-" && index > start + 1 || token.text == "+" { break }
            if token.isWord, index + 1 < tokens.count, tokens[index + 1].text == ":" {
                selector += token.text + ":"
                nameEnd = max(nameEnd, token.end)
                parameter(token.text, &arguments, &parameters)
            } else if token.text == ":" {
                selector += ":"
                index -= 1
                parameter("", &arguments, &parameters)
            } else if token.isWord {
                if selector.isEmpty {
                    selector = token.text
                    arguments = [token.text]
                }
                index += 1
            } else {
                skipOne()
            }
        }
        if current?.text == ";" {
            index += 1
            guard isImplementation, current?.text == "{" else { return }
        }
        guard current?.text == "{", isImplementation, !selector.isEmpty else { return }
        let open = index
        let end = close(of: open, "}")
        index = end + 1
        let body = end > open + 1 ? Array(tokens[(open + 1)..<end]) : []
        let (base, _) = SelectorNames.swift(selector)
        let kind: Method.Kind = selector == "dealloc" ? .deinitializer : SelectorNames.isInitializer(selector) ? .initializer : .method
        type.methods.append(
            Method(
                kind: kind, name: base, signature: SelectorNames.signature(selector), isOverride: true, isStatic: isStatic,
                parameters: parameters, nameRange: nameStart..<nameEnd, bodyStart: tokens[open].end,
                bodyEnd: tokens[min(end, tokens.count - 1)].start, file: file,
                superCall: "[super " + arguments.joined(separator: " ") + "];",
                lower: {
                    var lowering = ObjectiveCLowering(body)
                    return lowering.statements()
                }))
    }

    /// One piece of a selector with its parameter.
    private mutating func parameter(
        _ piece: String, _ arguments: inout [String], _ parameters: inout [(name: String, type: String)]
    ) {
        index += 2
        var type = ""
        if current?.text == "(" {
            let end = close(of: index, ")")
            let words = tokens[index...min(end, tokens.count - 1)].filter(\.isWord).map(\.text)
            type = words.first { !["nullable", "nonnull", "__kindof", "const", "_Nonnull", "_Nullable", "id"].contains($0) } ?? "id"
            index = end + 1
        }
        while let token = current, token.isWord, index + 1 < tokens.count, tokens[index + 1].isWord,
            index + 2 < tokens.count, tokens[index + 2].text != ":"
        {
            _ = token
            index += 1
        }
        guard let name = current, name.isWord else { return }
        arguments.append(piece + ":" + name.text)
        parameters.append((name.text, SelectorNames.names[type] ?? (type == "id" ? "" : type)))
        index += 1
    }
}
