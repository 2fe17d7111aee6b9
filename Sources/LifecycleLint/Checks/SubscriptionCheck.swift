import LifecycleRules

/// Subscriptions that each appearance adds to a set.
enum SubscriptionCheck: Check {
    static func check(_ type: TypeModel, _ context: CheckContext) {
        for callback in context.own(Callbacks.appear, of: type) {
            for each in context.reach(callback, of: type, followsSuper: false) where each.isDirect && !each.isConditional {
                let site = each.site
                guard let store = store(of: site) else { continue }
                guard !store.hasPrefix("$"), store != "?", !isEmptied(store, type) else { continue }
                // One value and done.
                if site.path.contains(".first()") || site.path.contains("prefix()") || isOneShot(site) { continue }
                let line = site.method.file.lineRange(site.method.file.line(at: site.node.start))
                context.report(
                    SubscriptionNotCancelled.self,
                    SubscriptionNotCancelled.message(store: store, callback: callback.signature),
                    site.node.range.clamped(to: line), in: site.method.file)
            }
        }
    }

    /// The set that a subscription is put into.
    private static func store(of site: Site) -> String? {
        if site.kind == .write {
            guard site.node.text == "+=", let value = site.node.children.last, value.contains(where: isSubscription) else { return nil }
            return site.path
        }
        guard site.kind == .call else { return nil }
        switch site.name {
        case "store": return site.node.argument("in").map(site.method.path)
        case "disposed": return site.node.argument("by").map(site.method.path)
        case "insert", "append":
            guard let argument = site.node.arguments.first, isSubscription(argument) else { return nil }
            return site.receiverPath
        default: return nil
        }
    }

    private static func isSubscription(_ node: Node) -> Bool {
        node.kind == .call && (node.calledName == "sink" || node.calledName == "assign" && node.labels.first == "to")
    }

    private static func isOneShot(_ site: Site) -> Bool {
        site.node.contains { ["dataTaskPublisher", "Future", "Just"].contains($0.text) }
    }

    private static func isEmptied(_ store: String, _ type: TypeModel) -> Bool {
        type.chain.contains { each in
            each.methods.contains { method in
                method.kind != .deinitializer
                    && method.sites.contains { site in
                        if site.kind == .write { return site.path == store && site.node.text == "=" && method.kind != .accessor }
                        return site.kind == .call && site.receiverPath == store
                            && ["removeAll", "forEach", "cancel"].contains(site.name)
                    }
            }
        }
    }
}
