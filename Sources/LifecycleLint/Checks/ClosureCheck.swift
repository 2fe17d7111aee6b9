import LifecycleRules

/// Closures that are kept and hold the controller.
enum ClosureCheck: Check {
    static func check(_ type: TypeModel, _ context: CheckContext) {
        var disappear: [CheckContext.Reach]?
        func ending() -> [CheckContext.Reach] {
            if let disappear { return disappear }
            let reach = context.reach(Callbacks.disappear, of: type)
            disappear = reach
            return reach
        }
        for method in type.methods where !method.isStatic {
            for site in method.sites {
                if site.closures.contains(where: { $0.weakCaptures.contains("self") }) { continue }
                guard let (closure, keeper) = kept(site, type, ending, context) else { continue }
                context.report(
                    StrongSelfInStoredClosure.self, StrongSelfInStoredClosure.message(keeper: keeper),
                    heading(closure, in: method.file), in: method.file)
            }
        }
    }

    /// The closure's beginning: its first line.
    private static func heading(_ closure: Node, in file: SourceFile) -> Range<Int> {
        let line = file.lineRange(file.line(at: closure.start))
        return closure.start..<max(closure.start + 1, min(closure.end, line.upperBound))
    }

    private static func kept(
        _ site: Site, _ type: TypeModel, _ ending: () -> [CheckContext.Reach], _ context: CheckContext
    ) -> (Node, String)? {
        if site.kind == .write { return assigned(site, type, context) }
        guard site.kind == .call else { return nil }
        switch site.name {
        case "scheduledTimer", "Timer":
            guard PairingSites.repeatingTimer(site), let closure = capturing(site.node) else { return nil }
            if let target = site.target, PairingSites.stops(ending(), target, ["invalidate"]) { return nil }
            if stopsItself(closure) { return nil }
            return (closure, "the timer")
        case "addObserver":
            guard PairingSites.blockObserver(site) != nil, let closure = capturing(site.node) else { return nil }
            if ending().contains(where: { PairingSites.removal($0.site) != nil }) || closure.contains(where: { $0.text == "removeObserver" }) {
                return nil
            }
            return (closure, "the notification center")
        case "sink":
            guard let closure = capturing(site.node), let store = store(of: site) else { return nil }
            if PairingSites.stops(ending(), store, ["removeAll", "cancel"]) || isEmptied(ending(), store) { return nil }
            guard let property = type.property(store), !property.isComputed else { return nil }
            return (closure, "the subscription in \(store)")
        case "assign":
            guard let target = site.node.argument("on"), target.isName("self"), let store = store(of: site) else { return nil }
            return (target, "the subscription in \(store)")
        case "subscribe", "bind", "drive":
            // A request ends by itself.
            guard site.target == nil, site.node.labels.allSatisfy({ $0 == "" || $0 == "onNext" }), !site.path.contains("equest"),
                let closure = capturing(site.node), let store = store(of: site), let property = type.property(store),
                !property.isComputed, !isEmptied(ending(), store)
            else { return nil }
            return (closure, "the subscription in \(store)")
        case "observe":
            guard let closure = capturing(site.node), let store = site.target, let property = type.property(store),
                !property.isComputed, !property.isWeak, site.node.arguments.first?.text.hasPrefix("\\") == true,
                !PairingSites.stops(ending(), store, ["invalidate"]), !isEmptied(ending(), store)
            else { return nil }
            return (closure, "the observation in \(store)")
        case "append", "insert":
            guard let closure = capturing(site.node), !site.receiverPath.contains("."), owns(site.receiverPath, type),
                !empties(site.receiverPath, type)
            else { return nil }
            return (closure, site.receiverPath)
        case "addAction":
            guard let action = site.node.arguments.first, action.calledName == "UIAction", let closure = capturing(action),
                let root = site.receiverPath.split(separator: ".").first.map(String.init), owns(root, type)
            else { return nil }
            return (closure, site.receiverPath)
        default: return nil
        }
    }

    private static func isEmptied(_ reach: [CheckContext.Reach], _ store: String) -> Bool {
        reach.contains { $0.site.kind == .write && $0.site.path == store }
    }

    /// The property that keeps a subscription.
    private static func store(of site: Site) -> String? {
        if let target = site.target, !target.hasPrefix("$"), target != "return", target != "_" { return target }
        for other in site.method.sites
        where other.kind == .call && (other.name == "store" || other.name == "disposed") && other.order > site.order {
            guard other.node.range.contains(site.node.start), other.node.start == site.node.start,
                let set = other.node.argument("in") ?? other.node.argument("by")
            else { continue }
            let path = site.method.path(set)
            return path.hasPrefix("$") || path.contains(".") ? nil : path
        }
        return nil
    }

    private static func stopsItself(_ closure: Node) -> Bool { closure.contains { $0.text == "invalidate" } }

    /// A closure stored in something that the controller owns.
    private static func assigned(_ site: Site, _ type: TypeModel, _ context: CheckContext) -> (Node, String)? {
        guard site.node.text == "=", site.node.children.count == 2 else { return nil }
        let value = site.node.children[1]
        let parts = site.path.split(separator: ".").map(String.init)
        guard let root = parts.first, !site.path.hasPrefix("$"), !site.path.hasPrefix("."), !site.path.contains("(") else { return nil }
        if value.kind == .call, value.calledName.hasSuffix("DiffableDataSource"), parts.count == 1 {
            guard let closure = capturing(value), owns(root, type) else { return nil }
            return (closure, site.path)
        }
        let owner = root.hasSuffix("[]") ? String(root.dropLast(2)) : root
        guard value.kind == .closure && captures(value) || isOwnMethod(value, site, type), owns(owner, type) else { return nil }
        // A set that is emptied somewhere lets go.
        if owner != root, empties(owner, type) { return nil }
        // Cleared somewhere: the cycle is broken there.
        let isCleared = type.chain.contains { each in
            each.methods.contains { method in
                method.kind != .deinitializer
                    && method.sites.contains { other in
                        guard other.kind == .write, other.path == site.path || other.path == root else { return false }
                        return other.node.children.last?.text == "nil"
                    }
            }
        }
        return isCleared ? nil : (value, site.path)
    }

    /// Whether a value is a method of the class, which holds its object.
    private static func isOwnMethod(_ value: Node, _ site: Site, _ type: TypeModel) -> Bool {
        let path = site.method.path(value)
        guard value.kind == .name || value.kind == .member, !path.hasPrefix("$"), !path.contains("."),
            site.path.contains("."), type.property(path) == nil
        else { return false }
        let methods = type.method(path)
        return !methods.isEmpty && methods.allSatisfy { $0.kind == .method && !$0.isStatic }
    }

    /// Whether a collection is emptied by something but deinit.
    private static func empties(_ name: String, _ type: TypeModel) -> Bool {
        type.chain.contains { each in
            each.methods.contains { method in
                method.kind != .deinitializer
                    && method.sites.contains { site in
                        site.kind == .call && site.receiverPath == name && site.name.hasPrefix("remove")
                            || site.kind == .write && site.path == name && method.kind != .accessor
                    }
            }
        }
    }

    /// Whether a property of the class holds its value.
    private static func owns(_ root: String, _ type: TypeModel) -> Bool {
        guard let property = type.property(root) else { return false }
        let isOutside = root.lowercased().hasSuffix("delegate") || root.lowercased().hasSuffix("datasource") && property.type.hasSuffix("DataSource") && !property.type.contains("Diffable")
        return !property.isWeak && !property.isComputed && !property.isStatic && !isOutside
    }

    /// The first closure argument that captures self strongly.
    private static func capturing(_ call: Node) -> Node? {
        call.arguments.first { $0.kind == .closure && captures($0) }
    }

    static func captures(_ closure: Node) -> Bool {
        guard !closure.weakCaptures.contains("self") else { return false }
        if closure.strongCaptures.contains("self") { return true }
        return closure.children.contains { names($0) }
    }

    private static func names(_ node: Node) -> Bool {
        if node.isName("self") { return true }
        if node.kind == .closure, node.weakCaptures.contains("self") { return false }
        return node.children.contains { names($0) }
    }
}
