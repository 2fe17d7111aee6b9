import LifecycleRules

/// Super on every path, and not twice.
enum SuperCheck: Check {
    static func check(_ type: TypeModel, _ context: CheckContext) {
        if type.isTestDouble { return }
        for method in type.methods where method.kind == .method && !method.isStatic && method.bodyStart != nil {
            guard method.isOverride, needsSuper(method, type) else { continue }
            let isObjectiveC = method.superCall.hasSuffix(";")
            var flow = SuperFlow(anythingThrows: isObjectiveC) { counts($0, method, type) ? 1 : 0 }
            guard let count = flow.count(method.body) else { continue }
            let signature = method.signature
            if count.most == 0 {
                context.report(
                    MissingSuper.self, MissingSuper.message(callback: signature, type: type.name), method.nameRange,
                    in: method.file, fix: insertion(method))
            } else if count.least == 0 {
                context.report(
                    MissingSuper.self,
                    MissingSuper.message(callback: signature, type: type.name, onSomePathsOnly: ()), method.nameRange,
                    in: method.file)
            }
            if count.most > 1 { repeated(method, type, context) }
        }
    }

    private static func counts(_ node: Node, _ method: Method, _ type: TypeModel) -> Bool {
        node.isSuperCall(method.name) || isHelper(node, of: type, reaching: method.name)
    }

    private static func needsSuper(_ method: Method, _ type: TypeModel) -> Bool {
        if Callbacks.needSuper.contains(method.signature) { return true }
        guard Callbacks.needSuperOfOwnClasses.contains(method.signature), let parent = type.parent else { return false }
        return parent.method(method.name).contains { $0.bodyStart != nil && !$0.body.isEmpty }
    }

    /// Whether a call is one of a method of the same class that calls super's callback.
    private static func isHelper(_ node: Node, of type: TypeModel, reaching name: String) -> Bool {
        guard let callee = node.children.first, callee.text != name else { return false }
        let isOwn = callee.kind == .name || (callee.kind == .member && callee.children.first?.isName("self") == true)
        guard isOwn, let methods = type.methodsByName[callee.text] else { return false }
        return methods.contains { method in
            method.body.contains { $0.contains { $0.kind == .call && $0.isSuperCall(name) } }
        }
    }

    private static func repeated(_ method: Method, _ type: TypeModel, _ context: CheckContext) {
        let calls = method.sites.filter { $0.kind == .call && $0.isDirect && counts($0.node, method, type) }
        for (index, call) in calls.enumerated().dropFirst()
        where calls[..<index].contains(where: { call.canFollow($0) }) {
            let fix = call.isStatement && call.node.isSuperCall(method.name) ? Edits.deleteLine(of: call.node, in: method.body, method.file) : []
            context.report(
                RepeatedSuper.self, RepeatedSuper.message(callback: method.signature, type: type.name), call.node.range,
                in: method.file, fix: fix)
            return
        }
    }

    /// The missing call as the first statement.
    private static func insertion(_ method: Method) -> [TextEdit] {
        guard let start = method.bodyStart, !method.superCall.isEmpty, method.name != "updateViewConstraints",
            !method.parameters.contains(where: { $0.name == "_" })
        else { return [] }
        let file = method.file
        let line = file.line(at: start)
        if line == file.line(at: method.bodyEnd) {
            let isEmpty = file.text(start..<method.bodyEnd).allSatisfy { $0 == " " }
            let isObjectiveC = method.superCall.hasSuffix(";")
            let text = " " + method.superCall + (isEmpty ? " " : isObjectiveC ? "" : ";")
            return [TextEdit(range: start..<(isEmpty ? method.bodyEnd : start), replacement: text)]
        }
        // What follows the brace on its line stays there when it is a comment, and goes after the call otherwise.
        let end = file.lineRange(line).upperBound
        let rest = file.text(start..<end).drop { $0 == " " || $0 == "\t" }
        guard rest.isEmpty || rest.hasPrefix("//") else {
            let text = " " + method.superCall + (method.superCall.hasSuffix(";") ? "" : ";")
            return [TextEdit(range: start..<start, replacement: text)]
        }
        let indentation = Edits.bodyIndentation(method)
        return [TextEdit(range: end..<end, replacement: "\n" + indentation + method.superCall)]
    }
}
