/// A method, initializer, deinitializer or accessor of a type.
final class Method: @unchecked Sendable {
    enum Kind { case method, initializer, deinitializer, accessor }

    let kind: Kind
    /// The base name, in Swift's spelling: `viewWillAppear`.
    let name: String
    /// With labels, in Swift's spelling: `viewWillAppear(_:)`.
    let signature: String
    let isOverride: Bool
    let isStatic: Bool
    let parameters: [(name: String, type: String)]
    /// Where the name stands.
    let nameRange: Range<Int>
    /// Where statements can be inserted: just after the opening brace; nil without a body.
    let bodyStart: Int?
    let bodyEnd: Int
    let file: SourceFile
    /// The call of super's method with the same arguments, as it is written in the file's language.
    let superCall: String
    private(set) var body: [Node] = []
    /// What the body calls, reads and writes, in order.
    private(set) var sites: [Site] = []
    private(set) var variableTypes: [String: String] = [:]
    /// Names of parameters and variables of the body.
    private(set) var locals: Set<String> = []
    /// Variables whose first value is a new object.
    private(set) var constructedLocals: Set<String> = []
    /// First values of variables.
    private(set) var initialValues: [String: Node] = [:]
    private var lower: (() -> [Node])?

    init(
        kind: Kind, name: String, signature: String, isOverride: Bool, isStatic: Bool,
        parameters: [(name: String, type: String)], nameRange: Range<Int>, bodyStart: Int?, bodyEnd: Int,
        file: SourceFile, superCall: String = "", lower: @escaping () -> [Node]
    ) {
        self.kind = kind
        self.name = name
        self.signature = signature
        self.isOverride = isOverride
        self.isStatic = isStatic
        self.parameters = parameters
        self.nameRange = nameRange
        self.bodyStart = bodyStart
        self.bodyEnd = bodyEnd
        self.file = file
        self.superCall = superCall
        self.lower = lower
    }

    /// Reads the body. Called once, before any check.
    func read() {
        guard let lower else { return }
        self.lower = nil
        body = lower()
        var collector = SiteCollector(method: self)
        sites = collector.collect(body)
        variableTypes = collector.variableTypes
        locals = collector.locals
        constructedLocals = collector.constructedLocals
        initialValues = collector.initialValues
    }

    /// The dotted path of an expression of the body.
    func path(_ node: Node) -> String { node.dottedPath(locals: locals) }

    /// The path with a local variable at its beginning replaced by what it was first given.
    func resolved(_ path: String) -> String {
        var path = path
        for _ in 0..<4 {
            guard path.hasPrefix("$") else { break }
            let name = path.dropFirst().prefix { $0 != "." && $0 != "(" && $0 != "[" }
            guard let value = initialValues[String(name)], value.kind == .name || value.kind == .member else { break }
            let origin = value.isName(String(name)) ? String(name) : self.path(value)
            guard origin != "?", !origin.contains("?") else { break }
            path = origin + path.dropFirst(name.count + 1)
        }
        return path
    }
}

extension Node {
    /// The dotted path of an expression; names of `locals` are marked with a dollar sign, `self` is left out.
    func dottedPath(locals: Set<String>) -> String {
        switch kind {
        case .name: return locals.contains(text) ? "$" + text : text
        case .member:
            guard let base = children.first else { return "." + text }
            if base.kind == .name, base.text == "self" { return text }
            return base.dottedPath(locals: locals) + (text == "[]" ? "[]" : "." + text)
        case .call: return children.first.map { $0.dottedPath(locals: locals) + "()" } ?? "?"
        default: return "?"
        }
    }
}
