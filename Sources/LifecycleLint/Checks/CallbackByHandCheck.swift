import LifecycleRules

/// Callbacks that client code calls.
enum CallbackByHandCheck: Check {
    /// Whether a class that is no controller may call one's callbacks. Tests do so on purpose.
    static func concerns(_ type: TypeModel) -> Bool {
        guard !type.isTestDouble, !type.isController else { return false }
        return type.declarations.contains { $0.file.mentionsCallbacks }
    }

    static func check(_ type: TypeModel, _ context: CheckContext) {
        for method in type.methods where !isTest(method.file.path) {
            for site in method.sites where site.kind == .call && Callbacks.notByHand.contains(site.name) {
                guard isCallbackCall(site), let receiver = controllerReceiver(site, method, type, context) else { continue }
                context.report(
                    CallbackByHand.self, CallbackByHand.message(callback: site.name, receiver: receiver), site.node.range,
                    in: method.file)
            }
        }
    }

    /// Whether a file is one of tests, which call what they test.
    private static func isTest(_ path: String) -> Bool {
        path.split(separator: "/").contains { part in
            let name = part.prefix { $0 != "." }
            return ["Tests", "Test", "Spec", "Specs"].contains { name.hasSuffix($0) }
        }
    }

    private static func isCallbackCall(_ site: Site) -> Bool {
        let needsArgument = site.name.hasSuffix("ppear") || site.name.hasSuffix("ppearing")
        return site.node.labels == (needsArgument ? [""] : [])
    }

    /// The receiver's name when it is a controller.
    private static func controllerReceiver(
        _ site: Site, _ method: Method, _ type: TypeModel, _ context: CheckContext
    ) -> String? {
        guard let callee = site.node.children.first else { return nil }
        if callee.kind == .name { return site.path.hasPrefix("$") || !type.isController ? nil : "self" }
        let base = site.receiverPath
        if let node = callee.children.first, node.kind == .name {
            // A call of super from another method is a misdirected one, but not by hand.
            if node.text == "super" { return nil }
            if node.text == "self" { return type.isController ? "self" : nil }
        }
        if let name = context.typeName(ofPath: base, in: method, of: type) {
            return context.index.isController(name, near: method.file.path) ? base.plainPath : nil
        }
        guard type.isController else { return nil }
        if base == "$0" { return isElement(site, of: method) ? base : nil }
        let last = base.lastPathPart.lowercased()
        let looks =
            last.hasSuffix("viewcontroller") || last == "vc" || last == "child" || last == "parent"
            || base.lastPathPart.hasSuffix("VC") || last == "topviewcontroller" || last.hasSuffix("navigationcontroller")
        return looks ? base.plainPath : nil
    }

    /// Whether a closure's first argument is one of a collection of controllers.
    private static func isElement(_ site: Site, of method: Method) -> Bool {
        func visit(_ node: Node) -> Bool {
            guard node.range.contains(site.node.start) else { return false }
            if node.kind == .call, let base = node.receiver, SiteCollector.holdsControllers(base),
                node.arguments.contains(where: { $0.kind == .closure && $0.range.contains(site.node.start) })
            {
                return true
            }
            return node.children.contains(where: visit)
        }
        return method.body.contains(where: visit)
    }
}
