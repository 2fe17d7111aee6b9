import LifecycleRules

/// Observers: removed as often as added, and no others with them.
enum ObserverCheck: Check {
    static func check(_ type: TypeModel, _ context: CheckContext) {
        let disappear = context.reach(Callbacks.disappear, of: type)
        let removals = disappear.filter { PairingSites.removal($0.site) != nil }
        notRemoved(type, removals, context)
        let explained = addedOnce(type, removals, context)
        all(type, explained, context)
        tokens(type, context)
    }

    /// Removals outside the disappear callbacks and deinit: whoever has some manages by other means.
    private static func removesElsewhere(_ type: TypeModel, _ name: String?) -> Bool {
        type.chain.contains { each in
            each.methods.contains { method in
                guard method.kind != .deinitializer else { return false }
                return method.sites.contains { site in
                    guard let removal = PairingSites.removal(site) else { return false }
                    guard let name else { return !removal.isSelf }
                    guard removal.isSelf else { return false }
                    return removal.name.map { PairingSites.match($0, name) } ?? true
                }
            }
        }
    }

    private static func notRemoved(_ type: TypeModel, _ removals: [CheckContext.Reach], _ context: CheckContext) {
        for callback in context.own(Callbacks.appear, of: type) {
            for each in context.reach(callback, of: type, followsSuper: false) where each.isDirect && !each.isConditional {
                let site = each.site
                if let name = PairingSites.selectorObserver(site) {
                    if removesElsewhere(type, name) { continue }
                    report(name, site, callback, context)
                } else if let name = PairingSites.blockObserver(site), !site.isStatement {
                    if !removals.isEmpty || removesElsewhere(type, nil) || site.target == "_" { continue }
                    report(name, site, callback, context)
                }
            }
        }
    }

    private static func report(_ name: String, _ site: Site, _ callback: Method, _ context: CheckContext) {
        context.report(
            ObserverNotRemoved.self, ObserverNotRemoved.message(what: name, callback: callback.signature), site.node.range,
            in: site.method.file)
    }

    /// Reports observers added once and removed often; gives the removals that this explains.
    private static func addedOnce(
        _ type: TypeModel, _ removals: [CheckContext.Reach], _ context: CheckContext
    ) -> Set<Int> {
        var explained: Set<Int> = []
        let once = type.methods.filter {
            $0.kind == .initializer || ["viewDidLoad", "awakeFromNib", "loadView"].contains($0.name)
        }
        let again = context.reach(Callbacks.appear, of: type)
        for method in once {
            for each in context.reach(method, of: type, followsSuper: false) where each.isDirect {
                guard let name = PairingSites.selectorObserver(each.site) else { continue }
                let addedAgain = again.contains {
                    PairingSites.selectorObserver($0.site).map { PairingSites.match($0, name) } ?? false
                }
                guard !addedAgain else { continue }
                let removal = removals.first { reach in
                    guard let removal = PairingSites.removal(reach.site), removal.isSelf, !leavesForGood(reach) else { return false }
                    return removal.name.map { PairingSites.match($0, name) } ?? true
                }
                guard let removal else { continue }
                explained.insert(removal.site.node.start)
                context.report(
                    ObserverAddedOnce.self,
                    ObserverAddedOnce.message(
                        what: name, added: method.signature, removed: entry(of: removal, type, context)),
                    each.site.node.range, in: each.site.method.file)
            }
        }
        return explained
    }

    /// The callback through which a removal is reached.
    private static func entry(of reach: CheckContext.Reach, _ type: TypeModel, _ context: CheckContext) -> String {
        for name in Callbacks.disappear.sorted() {
            for method in type.method(name)
            where context.reach(method, of: type).contains(where: { $0.site.node === reach.site.node }) {
                return method.signature
            }
        }
        return "disappearance"
    }

    /// Whether it happens only when the controller leaves its parent or presenter.
    private static func leavesForGood(_ reach: CheckContext.Reach) -> Bool { reach.isConditional }

    private static func all(_ type: TypeModel, _ explained: Set<Int>, _ context: CheckContext) {
        for callback in context.own(Callbacks.disappear, of: type) {
            for each in context.reach(callback, of: type, followsSuper: false) {
                guard let removal = PairingSites.removal(each.site), removal.isSelf, removal.name == nil,
                    each.site.node.labels.count == 1 || each.site.node.argument("name")?.text == "nil",
                    each.site.node.argument("object").map({ $0.text == "nil" }) ?? true,
                    PairingSites.isCenter(each.site, type), !explained.contains(each.site.node.start),
                    !leavesForGood(each)
                else { continue }
                context.report(
                    RemoveAllObservers.self, RemoveAllObservers.message(callback: callback.signature), each.site.node.range,
                    in: each.site.method.file)
            }
        }
    }

    private static func tokens(_ type: TypeModel, _ context: CheckContext) {
        for method in type.methods {
            for site in method.sites {
                guard let name = PairingSites.blockObserver(site), site.isStatement || site.target == "_",
                    PairingSites.isCenter(site, type)
                else { continue }
                context.report(
                    DiscardedObserverToken.self, DiscardedObserverToken.message(what: name), site.node.range,
                    in: method.file)
            }
        }
    }
}
