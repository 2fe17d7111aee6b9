import LifecycleRules

/// Timers and display links: stopped as the controller disappears, and not only by deinit.
enum TimerCheck: Check {
    private static let stoppers: Set<String> = ["invalidate"]

    static func check(_ type: TypeModel, _ context: CheckContext) {
        var explained: Set<Int> = []
        for callback in context.own(Callbacks.appear, of: type) {
            for each in context.reach(callback, of: type, followsSuper: false) where each.isDirect && !each.isConditional {
                let site = each.site
                let isTimer = PairingSites.repeatingTimer(site)
                guard isTimer || PairingSites.displayLink(site) else { continue }
                let keeper = keeper(of: site)
                if let keeper, isStopped(keeper, type) { continue }
                explained.insert(site.node.start)
                if isTimer {
                    context.report(
                        TimerNotInvalidated.self, TimerNotInvalidated.message(callback: callback.signature), site.node.range,
                        in: site.method.file)
                } else {
                    context.report(
                        DisplayLinkNotInvalidated.self, DisplayLinkNotInvalidated.message(callback: callback.signature),
                        site.node.range, in: site.method.file)
                }
            }
        }
        for method in type.methods where method.kind != .deinitializer {
            for site in method.sites where !explained.contains(site.node.start) { target(site, type, context) }
        }
    }

    /// The property that a timer ends up in, also by way of a local variable.
    private static func keeper(of site: Site) -> String? {
        guard let target = site.target, target != "return", target != "_" else { return nil }
        guard target.hasPrefix("$") else { return target }
        let write = site.method.sites.first {
            $0.kind == .write && !$0.path.hasPrefix("$") && $0.node.children.last.map(site.method.path) == target
        }
        return write?.path ?? target
    }

    /// Whether something but deinit stops it. A method that starts it may stop the one before.
    private static func isStopped(_ keeper: String, _ type: TypeModel) -> Bool {
        type.chain.contains { each in
            each.methods.contains { method in
                guard method.kind != .deinitializer else { return false }
                let reach = method.sites.map { CheckContext.Reach(site: $0, isDirect: true, isConditional: false, depth: 0) }
                return PairingSites.stops(reach, keeper, stoppers)
            }
        }
    }

    private static func target(_ site: Site, _ type: TypeModel, _ context: CheckContext) {
        let isLink = PairingSites.displayLink(site)
        guard isLink || PairingSites.repeatingTimer(site), site.node.argument("target")?.isName("self") == true else { return }
        let keeper = keeper(of: site)
        if let keeper {
            if keeper.hasPrefix("$"), stopsOrHandsOn(keeper, site.method) { return }
            if isStopped(keeper, type) { return }
        } else if site.target == "return" || site.argumentOf != nil {
            return
        }
        context.report(
            StrongTimerTarget.self, StrongTimerTarget.message(what: isLink ? "display link" : "timer"), site.node.range,
            in: site.method.file)
    }

    /// Whether a local variable's timer is given to something that may stop it.
    private static func stopsOrHandsOn(_ local: String, _ method: Method) -> Bool {
        method.sites.contains { site in
            site.kind == .call && site.receiverPath == local && site.name == "invalidate"
                || site.kind == .read && site.path == local
                    && (site.target != nil || site.argumentOf.map { !["add", "addTimer"].contains($0.call.calledName) } == true)
        }
    }
}
