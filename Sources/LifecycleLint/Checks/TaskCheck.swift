import LifecycleRules

/// Tasks: cancelled as the controller disappears, and not holding it for ever.
enum TaskCheck: Check {
    static func check(_ type: TypeModel, _ context: CheckContext) {
        for callback in context.own(Callbacks.appear, of: type) {
            for each in context.reach(callback, of: type, followsSuper: false) where each.isDirect && !each.isConditional {
                let site = each.site
                guard PairingSites.task(site), let target = keeper(of: site), !target.hasPrefix("$"), target != "return", target != "_"
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

    /// The property that a task ends up in, also one of several.
    private static func keeper(of site: Site) -> String? {
        if let target = site.target { return target }
        guard let (call, path, _) = site.argumentOf, ["append", "insert"].contains(call.calledName) else { return nil }
        let receiver = path.receiverPathPart
        return receiver.isEmpty ? nil : receiver
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
        var search = LoopSearch(isWeak: isWeak)
        if let loop = search.loop(in: closure.children) {
            if isWeak || mentionsSelf(closure, type) { report(loop, in: site.method.file, context) }
            return
        }
        // A method of the class holds it for as long as the method runs.
        for statement in closure.children {
            guard let name = ownCall(statement), let method = type.method(name).first, method.kind == .method, !method.isStatic
            else { continue }
            var inner = LoopSearch(isWeak: false)
            guard let loop = inner.loop(in: method.body), usesSelf(method) else { continue }
            report(loop, in: method.file, context)
            return
        }
    }

    private static func report(_ loop: Node, in file: SourceFile, _ context: CheckContext) {
        let range = loop.start..<(loop.children.last?.start ?? loop.end)
        context.report(EndlessTask.self, EndlessTask.message(loop: loop.text), trimmed(range, in: file), in: file)
    }

    /// The method of the class that a statement calls.
    private static func ownCall(_ node: Node) -> String? {
        guard node.kind == .call, let callee = node.children.first else { return nil }
        if callee.kind == .name { return callee.text }
        return callee.kind == .member && callee.children.first?.isName("self") == true ? callee.text : nil
    }

    private static func usesSelf(_ method: Method) -> Bool {
        method.sites.contains { !$0.path.hasPrefix("$") && !$0.path.hasPrefix(".") && $0.path.first?.isLowercase == true }
    }

    private static func enclosedWeakly(_ site: Site) -> Bool {
        site.closures.contains { $0.weakCaptures.contains("self") }
    }

    private static func trimmed(_ range: Range<Int>, in file: SourceFile) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, file.bytes[end - 1] == 32 { end -= 1 }
        return range.lowerBound..<end
    }

    /// Looks for the first endless loop that holds self.
    private struct LoopSearch {
        let isWeak: Bool
        /// Whether a weak self has been unwrapped before.
        var isHeld = false

        init(isWeak: Bool) { self.isWeak = isWeak }

        mutating func loop(in nodes: [Node]) -> Node? {
            for node in nodes {
                switch node.kind {
                case .guarding:
                    if node.children.dropLast().contains(where: bindsSelf) { isHeld = true }
                case .variable:
                    if bindsSelf(node) { isHeld = true }
                case .block:
                    if let found = loop(in: node.children) { return found }
                case .branch:
                    let before = isHeld
                    if node.children.first?.contains(where: bindsSelf) == true { isHeld = true }
                    for block in node.children.dropFirst() {
                        if let found = loop(in: block.kind == .block ? block.children : [block]) { return found }
                    }
                    isHeld = before
                case .loop where isEndless(node) && (!isWeak || isHeld): return node
                default: break
                }
            }
            return nil
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
        guard loop.text == "while" || loop.text == "repeat", let condition = loop.children.first else { return false }
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
