import LifecycleRules

/// Tasks: cancelled as the controller disappears, and not holding it for ever.
enum TaskCheck: Check {
    static func check(_ type: TypeModel, _ context: CheckContext) {
        for callback in context.own(Callbacks.appear, of: type) {
            for each in context.reach(callback, of: type, followsSuper: false) where each.isDirect && !each.isConditional {
                let site = each.site
                guard PairingSites.task(site), let target = site.target, !target.hasPrefix("$"), target != "return", target != "_"
                else { continue }
                guard !isCancelled(target, type) else { continue }
                context.report(
                    TaskNotCancelled.self, TaskNotCancelled.message(task: target, callback: callback.signature),
                    site.node.range, in: site.method.file)
            }
        }
        let disappear = context.reach(Callbacks.disappear, of: type)
        for method in type.methods {
            for site in method.sites where PairingSites.task(site) { endless(site, type, disappear, context) }
        }
    }

    private static func isCancelled(_ target: String, _ type: TypeModel) -> Bool {
        type.chain.contains { each in
            each.methods.contains { method in
                guard method.kind != .deinitializer else { return false }
                let reach = method.sites.map { CheckContext.Reach(site: $0, isDirect: true, isConditional: false, depth: 0) }
                return PairingSites.stops(reach, target, ["cancel"])
            }
        }
    }

    private static func endless(
        _ site: Site, _ type: TypeModel, _ disappear: [CheckContext.Reach], _ context: CheckContext
    ) {
        guard let closure = site.node.arguments.last(where: { $0.kind == .closure }) else { return }
        if let target = site.target, !target.hasPrefix("$"), PairingSites.stops(disappear, target, ["cancel"]) { return }
        // A weak self that is unwrapped before the loop is held by the loop.
        let isWeak = closure.weakCaptures.contains("self") || enclosedWeakly(site)
        var unwrapped = false
        for statement in flattened(closure.children) {
            if isWeak, statement.kind == .guarding,
                statement.children.dropLast().contains(where: { bindsSelf($0) })
            {
                unwrapped = true
            }
            guard statement.kind == .loop, isEndless(statement) else { continue }
            guard !isWeak || unwrapped else { continue }
            guard isWeak || mentionsSelf(closure, type) else { continue }
            let range = statement.start..<(statement.children.last?.start ?? statement.end)
            context.report(
                EndlessTask.self, EndlessTask.message(loop: statement.text), trimmed(range, in: site.method.file),
                in: site.method.file)
            return
        }
    }

    private static func enclosedWeakly(_ site: Site) -> Bool {
        site.closures.contains { $0.weakCaptures.contains("self") }
    }

    private static func trimmed(_ range: Range<Int>, in file: SourceFile) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, file.bytes[end - 1] == 32 { end -= 1 }
        return range.lowerBound..<end
    }

    /// The statements of a body and of plain blocks in it, without loops' and closures' own.
    private static func flattened(_ nodes: [Node]) -> [Node] {
        nodes.flatMap { node -> [Node] in
            switch node.kind {
            case .block: return flattened(node.children)
            case .branch: return [node] + node.children.dropFirst().flatMap { flattened($0.children) }
            default: return [node]
            }
        }
    }

    private static func bindsSelf(_ node: Node) -> Bool {
        node.kind == .variable && (node.text == "self" || node.children.first?.isName("self") == true)
    }

    private static let finite: Set<String> = ["lines", "bytes", "characters", "unicodeScalars", "resourceBytes"]

    private static func isEndless(_ loop: Node) -> Bool {
        if loop.flag {
            guard let sequence = loop.children.first else { return false }
            let last = sequence.kind == .call ? sequence.calledName : sequence.text
            if finite.contains(last) || last.lowercased().hasSuffix("group") { return false }
            if sequence.contains(where: { finite.contains($0.text) }) { return false }
            // A loop that leaves after the first element ends.
            return loop.children.last?.children.last.map { !($0.kind == .jump && ["break", "return"].contains($0.text)) } ?? true
        }
        guard loop.text == "while", let condition = loop.children.first else { return false }
        if condition.text == "true" { return !leaves(loop) }
        return condition.text == "!" && condition.contains { $0.text == "isCancelled" }
    }

    private static func leaves(_ loop: Node) -> Bool {
        loop.children.last?.contains { $0.kind == .jump && ["break", "return"].contains($0.text) } ?? false
    }

    /// Whether a task's closure uses self, which it need not name.
    private static func mentionsSelf(_ closure: Node, _ type: TypeModel) -> Bool {
        closure.contains { node in
            if node.isName("self") { return true }
            guard node.kind == .name else { return false }
            return type.property(node.text) != nil || type.method(node.text).contains { !$0.isStatic }
        }
    }
}
