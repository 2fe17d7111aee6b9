/// Lists what a body calls, reads and writes, in the order in which it runs.
struct SiteCollector {
    let method: Method
    private(set) var variableTypes: [String: String] = [:]
    private(set) var locals: Set<String> = []
    private(set) var constructedLocals: Set<String> = []
    private(set) var initialValues: [String: Node] = [:]
    /// Local functions that the body calls itself.
    private var calledFunctions: Set<String> = []
    private var sites: [Site] = []
    private var depth = 0

    private struct Context {
        var closures: [Node] = []
        var conditions: [Node] = []
        var branches: [Site.Branch] = []
        var isInLoop = false
        var isSoon = true
        var target: String?
        var isStatement = false
        var argumentOf: (call: Node, path: String, label: String)?

        /// The context of a part whose value is used by something else.
        var inner: Context {
            var copy = self
            copy.target = nil
            copy.isStatement = false
            copy.argumentOf = nil
            return copy
        }
    }

    init(method: Method) {
        self.method = method
        for parameter in method.parameters {
            locals.insert(parameter.name)
            if !parameter.type.isEmpty { variableTypes[parameter.name] = parameter.type }
        }
    }

    mutating func collect(_ body: [Node]) -> [Site] {
        for node in body { declareLocals(node, depth: 0) }
        if body.contains(where: { $0.kind == .function }) { for node in body { noteCalls(node) } }
        statements(body, Context())
        return sites
    }

    private mutating func declareLocals(_ node: Node, depth: Int) {
        guard depth < 400 else { return }
        switch node.kind {
        case .variable where !node.text.isEmpty && node.text != "self" && node.text != "_":
            locals.insert(node.text)
            if let value = node.children.first {
                if initialValues[node.text] == nil { initialValues[node.text] = value }
                if value.kind == .call, value.children.first?.kind == .closure { constructedLocals.insert(node.text) }
            }
            if let value = node.children.first, let type = Self.constructedType(value) {
                variableTypes[node.text] = type
                constructedLocals.insert(node.text)
            } else if let type = node.labels.first, !type.isEmpty {
                variableTypes[node.text] = type
            }
        case .closure:
            for name in node.parameters where name != "self" && name != "_" { locals.insert(name) }
        case .loop:
            if let sequence = node.children.first, Self.holdsControllers(sequence),
                let element = node.children.dropFirst().first(where: { $0.kind == .variable })
            {
                variableTypes[element.text] = "UIViewController"
            }
        default: break
        }
        for child in node.children { declareLocals(child, depth: depth + 1) }
    }

    /// Names that a body calls, outside closures and functions that may run later.
    private mutating func noteCalls(_ node: Node) {
        if node.kind == .call, let callee = node.children.first, callee.kind == .name { calledFunctions.insert(callee.text) }
        for child in node.children where child.kind != .closure && child.kind != .function { noteCalls(child) }
    }

    /// Whether a value is a collection of view controllers.
    static func holdsControllers(_ node: Node) -> Bool {
        ["children", "childViewControllers", "viewControllers"].contains(node.text)
            && (node.kind == .name || node.kind == .member)
    }

    /// The type of a value that is plainly a constructor's call.
    static func constructedType(_ value: Node) -> String? {
        guard value.kind == .call, let callee = value.children.first else { return nil }
        if callee.kind == .name, callee.text.first?.isUppercase == true { return callee.text }
        if callee.kind == .member, callee.text == "init", let base = callee.children.first, base.kind == .name {
            return base.text
        }
        // Objective-C's makers of buttons.
        if callee.kind == .member, callee.text == "buttonWithType", let base = callee.children.first, base.kind == .name {
            return base.text
        }
        return nil
    }

    /// Whether a condition only asks whether the object could be made, as initializers of Objective-C do.
    private static func isSelfCheck(_ node: Node) -> Bool {
        if node.isName("self") { return true }
        if node.kind == .assignment, node.children.first?.isName("self") == true { return true }
        guard node.kind == .other, let first = node.children.first else { return false }
        return ["!", "==", "!="].contains(node.text) && isSelfCheck(first)
    }

    // MARK: Statements

    private mutating func statements(_ nodes: [Node], _ context: Context) {
        var context = context
        for node in nodes {
            statement(node, context)
            // What follows an early exit runs only under the opposite condition.
            if node.kind == .guarding {
                context.conditions += node.children.dropLast()
            } else if node.kind == .branch, Self.leaves(node), !node.children.prefix(1).contains(where: Self.isSelfCheck) {
                context.conditions += node.children.prefix(1)
            }
        }
    }

    private static func leaves(_ branch: Node) -> Bool {
        branch.children.dropFirst().contains { block in
            guard let last = block.children.last, last.kind == .jump else { return false }
            return last.text != "break"
        }
    }

    private mutating func statement(_ node: Node, _ context: Context) {
        depth += 1
        defer { depth -= 1 }
        guard depth < 400 else { return }
        switch node.kind {
        case .block, .deferred:
            statements(node.children, context)
        case .branch:
            if let condition = node.children.first { expression(condition, context.inner) }
            for (arm, block) in node.children.dropFirst().enumerated() {
                var inside = context.inner
                inside.conditions += node.children.prefix(1).filter { !Self.isSelfCheck($0) }
                inside.branches.append(Site.Branch(statement: node.start, arm: arm))
                if block.kind == .block { statements(block.children, inside) } else { statement(block, inside) }
            }
        case .guarding:
            for condition in node.children.dropLast() { expression(condition, context.inner) }
            if let block = node.children.last {
                var inside = context.inner
                inside.conditions += node.children.dropLast()
                inside.branches.append(Site.Branch(statement: node.start, arm: 0))
                statements(block.children, inside)
            }
        case .loop:
            for child in node.children.dropLast() { expression(child, context.inner) }
            if let body = node.children.last {
                var inside = context.inner
                inside.isInLoop = true
                statements(body.children, inside)
            }
        case .jump:
            for child in node.children {
                var inside = context.inner
                inside.target = "return"
                expression(child, inside)
            }
        case .variable:
            for child in node.children {
                var inside = context.inner
                inside.target = "$" + node.text
                expression(child, inside)
            }
        case .function:
            var inside = context.inner
            if !calledFunctions.contains(node.text) { inside.closures.append(node) }
            statements(node.children, inside)
        default:
            var inside = context.inner
            inside.isStatement = true
            expression(node, inside)
        }
    }

    // MARK: Expressions

    private mutating func expression(_ node: Node, _ context: Context) {
        depth += 1
        defer { depth -= 1 }
        guard depth < 400 else { return }
        switch node.kind {
        case .name, .member:
            add(.read, node, path(node), context)
            bases(of: node, context.inner)
        case .call:
            call(node, context)
        case .closure:
            var inside = context.inner
            inside.closures.append(node)
            inside.isSoon = context.isSoon && Self.beginsSoon(context.argumentOf?.call)
            closureBody(node, inside, context.argumentOf)
        case .assignment:
            guard node.children.count == 2 else { return }
            let target = path(node.children[0])
            var inside = context.inner
            inside.target = target
            expression(node.children[1], inside)
            add(.write, node, target, context)
            bases(of: node.children[0], context.inner)
        case .literal: break
        case .block, .branch, .guarding, .loop, .jump, .deferred, .variable, .function:
            statement(node, context)
        case .other where node.text == "?:" && node.children.count == 3:
            expression(node.children[0], context.inner)
            for arm in 0...1 {
                var inside = context
                inside.conditions.append(node.children[0])
                inside.branches.append(Site.Branch(statement: node.start, arm: arm))
                expression(node.children[arm + 1], inside)
            }
        case .other:
            for child in node.children { expression(child, context.inner) }
        }
    }

    private mutating func call(_ node: Node, _ context: Context) {
        guard let callee = node.children.first else { return }
        let path = path(callee)
        if callee.kind == .name || callee.kind == .member {
            // The parts of a chain run before its end.
            bases(of: callee, context)
        } else if callee.kind == .closure {
            closureBody(callee, context.inner, nil)
        } else {
            expression(callee, context.inner)
        }
        let runsAtOnce = Self.runsClosuresAtOnce.contains(path.lastPathPart)
        for (index, argument) in node.arguments.enumerated() {
            var inside = context.inner
            inside.argumentOf = (node, path, index < node.labels.count ? node.labels[index] : "")
            if argument.kind == .closure, runsAtOnce {
                closureBody(argument, inside.inner, inside.argumentOf)
            } else {
                expression(argument, inside)
            }
        }
        add(.call, node, path, context)
    }

    /// The statements of a closure. The only expression of one may be its value.
    private mutating func closureBody(
        _ node: Node, _ context: Context, _ call: (call: Node, path: String, label: String)?
    ) {
        guard node.flag, let only = node.children.first, node.children.count == 1,
            call.map({ !Self.takesProcedures.contains($0.path.lastPathPart) }) ?? true
        else { return statements(node.children, context) }
        expression(only, context)
    }

    /// What is given closures that have no value.
    private static let takesProcedures: Set<String> = [
        "async", "asyncAfter", "sync", "forEach", "performWithoutAnimation", "animate", "Task", "detached", "addAction",
        "addOperation", "transition", "withAnimation",
    ]

    /// Whether what is given a closure begins it at once, on another thread or in the next turn.
    private static func beginsSoon(_ call: Node?) -> Bool {
        guard let call else { return false }
        return ["Task", "detached", "async", "dispatch_async"].contains(call.calledName)
    }

    /// Visits calls, closures and subscripts that a dotted expression begins with.
    private mutating func bases(of node: Node, _ context: Context) {
        guard node.kind == .member, let base = node.children.first else { return }
        for index in node.children.dropFirst() { expression(index, context.inner) }
        switch base.kind {
        case .name: break
        case .member: bases(of: base, context)
        case .call:
            var inside = context
            inside.isStatement = false
            inside.argumentOf = nil
            call(base, inside)
        default: expression(base, context.inner)
        }
    }

    static let runsClosuresAtOnce: Set<String> = [
        "performWithoutAnimation", "forEach", "map", "compactMap", "flatMap", "filter", "autoreleasepool",
        "assumeIsolated", "withAnimation", "enumerateObjectsUsingBlock", "first", "contains", "sorted", "reduce",
        "activate", "performBatchUpdates", "withLock",
    ]

    private mutating func add(_ kind: Site.Kind, _ node: Node, _ path: String, _ context: Context) {
        sites.append(
            Site(
                kind: kind, node: node, path: path, closures: context.closures, conditions: context.conditions,
                isInLoop: context.isInLoop, isSoon: context.isSoon, target: context.target, isStatement: context.isStatement,
                argumentOf: context.argumentOf, order: sites.count, branches: context.branches, method: method))
    }

    private func path(_ node: Node) -> String { node.dottedPath(locals: locals) }
}
