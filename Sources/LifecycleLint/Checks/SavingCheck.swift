import LifecycleRules

/// Saving and teardown that a cancelled swipe breaks.
enum SavingCheck: Check {
    static func check(_ type: TypeModel, _ context: CheckContext) {
        let appear = context.reach(Callbacks.appear, of: type)
        for callback in context.own(["viewWillDisappear"], of: type) {
            var helper = false
            for reach in context.reach(callback, of: type, followsSuper: false) {
                let site = reach.site
                // A helper that saves by its name has been reported, and one that decides is not held to save.
                guard site.isSoon, reach.depth < 3, reach.depth == 0 || !helper && !site.isConditional else { continue }
                guard reach.isDirect || reach.depth == 0 else { continue }
                // Whoever asks the transition knows of cancelling.
                if site.conditions.contains(where: { $0.contains { $0.text == "isCancelled" || $0.text == "transitionCoordinator" } }) {
                    continue
                }
                if site.kind == .call, reach.depth == 0, !type.method(site.name).isEmpty, savesOrEnds(site, appear) { helper = true }
                if site.kind == .call, savesOrEnds(site, appear) {
                    report(site.node.children.first?.kind == .name ? site.path + "()" : site.path.plainPath + "()", site, context)
                } else if site.kind == .write, givesUp(site, type, appear) {
                    report("\(site.path) = nil", site, context)
                } else if site.kind == .call, empties(site, type, appear) {
                    report(site.path + "()", site, context)
                }
            }
        }
    }

    private static func report(_ call: String, _ site: Site, _ context: CheckContext) {
        context.report(
            SavingInWillDisappear.self, SavingInWillDisappear.message(call: call), site.node.range, in: site.method.file)
    }

    private static let saving = ["save", "persist", "commit", "submit", "discard", "upload", "autosave"]
    private static let ending = ["tearDown", "teardown", "cleanUp", "cleanup", "disconnect", "destroy", "dispose"]
    private static let beginning = ["setUp", "setup", "connect", "start", "open", "create", "make", "begin", "configure", "prepare", "subscribe", "bind", "resume"]
    private static let excluded: Set<String> = ["saveGState", "commitEditing", "commitAnimations", "saveNavigationBarState"]

    private static func savesOrEnds(_ site: Site, _ appear: [CheckContext.Reach]) -> Bool {
        let name = site.name
        guard !excluded.contains(name), !site.path.hasPrefix("super"), !site.path.hasPrefix("UIView") else { return false }
        if site.path.hasPrefix("CATransaction") || site.path.hasPrefix("UserDefaults") { return false }
        if saving.contains(where: { name.hasVerb($0) }) { return true }
        guard ending.contains(where: { name.hasVerb($0) }) else { return false }
        // Begun again as the controller reappears.
        return !appear.contains { each in each.site.kind == .call && beginning.contains { each.site.name.hasVerb($0) } }
    }

    /// Whether a collection is emptied that only viewDidLoad fills.
    private static func empties(_ site: Site, _ type: TypeModel, _ appear: [CheckContext.Reach]) -> Bool {
        let path = site.receiverPath
        guard site.name == "removeAll", !path.contains("."), !path.hasPrefix("$"), let property = type.property(path),
            !property.isComputed, !appear.contains(where: { fills($0.site, path) })
        else { return false }
        return type.methods.contains { method in
            method.name == "viewDidLoad" && method.sites.contains { fills($0, path) && $0.isDirect }
        }
    }

    private static func fills(_ site: Site, _ path: String) -> Bool {
        if site.kind == .write { return site.path == path }
        guard site.kind == .call else { return false }
        if ["append", "insert"].contains(site.name), site.receiverPath == path { return true }
        return site.name == "store" && site.node.argument("in").map { site.method.path($0) == path } == true
    }

    /// Whether a property is given up that only viewDidLoad or an initializer sets.
    private static func givesUp(_ site: Site, _ type: TypeModel, _ appear: [CheckContext.Reach]) -> Bool {
        guard site.node.text == "=", let value = site.node.children.last, value.kind == .literal, value.text == "nil",
            !site.path.contains("."), !site.path.hasPrefix("$"), let property = type.property(site.path), !property.isWeak
        else { return false }
        let name = property.type
        // What is stopped and made anew has rules of its own.
        if ["Timer", "CADisplayLink", "Task", "AnyCancellable", "NSObjectProtocol", "DispatchWorkItem", "NSKeyValueObservation"].contains(name) {
            return false
        }
        if appear.contains(where: { $0.site.kind == .write && $0.site.path == site.path }) { return false }
        return type.methods.contains { method in
            method.name == "viewDidLoad"
                && method.sites.contains { $0.kind == .write && $0.path == site.path && $0.isDirect }
        }
    }
}
