import LifecycleRules

/// Callbacks that client code calls.
enum CallbackByHandCheck: Check {
    static func check(_ type: TypeModel, _ context: CheckContext) {
        for method in type.methods {
            for site in method.sites where site.kind == .call && Callbacks.notByHand.contains(site.name) {
                guard isCallbackCall(site), let receiver = controllerReceiver(site, method, type, context) else { continue }
                context.report(
                    CallbackByHand.self, CallbackByHand.message(callback: site.name, receiver: receiver), site.node.range,
                    in: method.file)
            }
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
        if callee.kind == .name { return site.path.hasPrefix("$") ? nil : "self" }
        let base = site.receiverPath
        if let node = callee.children.first, node.kind == .name {
            // A call of super from another method is a misdirected one, but not by hand.
            if node.text == "super" { return nil }
            if node.text == "self" { return "self" }
        }
        if let name = context.typeName(ofPath: base, in: method, of: type) {
            return context.index.isController(name, near: method.file.path) ? base.plainPath : nil
        }
        let last = base.lastPathPart.lowercased()
        let looks =
            last.hasSuffix("viewcontroller") || last == "vc" || last == "child" || last == "parent"
            || base.lastPathPart.hasSuffix("VC") || last.hasSuffix("navigationcontroller")
        return looks ? base.plainPath : nil
    }
}
