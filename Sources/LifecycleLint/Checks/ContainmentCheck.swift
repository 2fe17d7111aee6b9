import LifecycleRules

/// Children added and removed: what is missing, doubled or out of order.
enum ContainmentCheck: Check {
    static func check(_ type: TypeModel, _ context: CheckContext) {
        let isContainer = type.chain.contains { Callbacks.containers.contains($0.superName ?? "") }
        for method in type.methods where method.kind != .accessor && !isCallback(method) {
            let own = ContainmentSites(method.sites.enumerated().map {
                CheckContext.Reach(
                    site: $0.element, isDirect: $0.element.isDirect, isConditional: $0.element.isConditional, depth: 0)
            })
            guard !own.entries.isEmpty else { continue }
            let wide = ContainmentSites(context.reach(method, of: type, followsSuper: false))
            for entry in own.entries {
                switch entry.step {
                case .add: added(entry, own, wide, type, context)
                case .addView where !isContainer: viewAdded(entry, own, wide, method, type, context)
                case .remove: removed(entry, own, wide, type, context)
                case .willMoveToSelf: redundant(entry, "addChild", .add, own, context)
                case .didMoveToNil: redundant(entry, "removeFromParent", .remove, own, context)
                default: break
                }
            }
            doubled(own, context)
            order(own, context)
        }
    }

    /// Overrides of the containment methods forward what they are given.
    private static func isCallback(_ method: Method) -> Bool {
        ["addChild", "removeFromParent", "willMove", "didMove"].contains(method.name)
    }

    // MARK: Missing

    private static func added(
        _ entry: ContainmentSites.Entry, _ own: ContainmentSites, _ wide: ContainmentSites, _ type: TypeModel,
        _ context: CheckContext
    ) {
        let isMissing = !wide.has(.didMove) || onlyForOthers(.didMove, entry, own, wide)
        let isLeftOut = isMissing || skips("didMove", after: entry, own.first(.didMove, entry.child))
        guard isLeftOut, !finishesElsewhere("didMove", entry, type) else { return }
        context.report(
            MissingDidMove.self, MissingDidMove.message(child: entry.child.plainPath), entry.site.node.range,
            in: entry.site.method.file)
    }

    private static func removed(
        _ entry: ContainmentSites.Entry, _ own: ContainmentSites, _ wide: ContainmentSites, _ type: TypeModel,
        _ context: CheckContext
    ) {
        let file = entry.site.method.file
        guard isChild(entry, type, context) else { return }
        let isMissing = !wide.has(.willMove) || onlyForOthers(.willMove, entry, own, wide)
        if isMissing, !finishesElsewhere("willMove", entry, type) {
            let objectiveC = entry.site.method.superCall.hasSuffix(";")
            let text = file.text(entry.site.node.children[0].range)
            let receiver = text.hasSuffix(".removeFromParent") ? String(text.dropLast(16)) : ""
            let isPlain = (!receiver.isEmpty || entry.child == "self") && !receiver.contains("\n")
            let fix =
                entry.site.isStatement && !objectiveC && isPlain
                ? firstOfRemoval(entry, own).map { Edits.insertLine("\(receiver)willMove(toParent: nil)", before: $0, in: file) } ?? []
                : []
            context.report(
                MissingWillMove.self, MissingWillMove.message(child: entry.child.plainPath), entry.site.node.range, in: file,
                fix: fix)
        }
        let removesViews = wide.all.contains {
            $0.site.kind == .call && ["removeFromSuperview", "transition", "removeArrangedSubview"].contains($0.site.name)
        }
        if !removesViews, entry.child != "self", !finishesElsewhere("removeFromSuperview", entry, type), own.first(.add, entry.child) == nil {
            context.report(
                ChildViewLeftBehind.self, ChildViewLeftBehind.message(child: entry.child.plainPath),
                entry.site.node.range, in: file)
        }
    }

    /// Whether the step is there for other children alone, which this method handles as well.
    private static func onlyForOthers(
        _ step: ContainmentSites.Step, _ entry: ContainmentSites.Entry, _ own: ContainmentSites, _ wide: ContainmentSites
    ) -> Bool {
        let all = wide.entries.filter { $0.step == step }
        guard !all.isEmpty, !isReassigned(entry) else { return false }
        return all.allSatisfy { each in
            each.depth == 0 && each.child != entry.child
                && own.entries.contains { $0.step == entry.step && $0.child == each.child && $0.site.node !== entry.site.node }
        }
    }

    /// Whether a path does the first of two things for a child and not the second.
    private static func skips(
        _ name: String, after entry: ContainmentSites.Entry, _ other: ContainmentSites.Entry?
    ) -> Bool {
        guard let other, entry.site.isDirect, other.site.isDirect, !entry.site.isInLoop else { return false }
        let method = entry.site.method
        // The same question asked twice has one answer.
        func conditions(_ site: Site) -> Set<String> { Set(site.conditions.map { method.file.expression($0.range) }) }
        if entry.site.isConditional, entry.site.branches != other.site.branches, conditions(entry.site) == conditions(other.site) {
            return false
        }
        var flow = SuperFlow { node in
            if node === entry.site.node { return -1 }
            guard node.kind == .call, node.calledName == name, let receiver = node.receiver else { return 0 }
            return method.path(receiver) == entry.child ? 1 : 0
        }
        return flow.count(method.body).map { $0.least < 0 } ?? false
    }

    /// The statement before which the child is told that it leaves: the removal of its view, if that comes first.
    private static func firstOfRemoval(_ entry: ContainmentSites.Entry, _ own: ContainmentSites) -> Node? {
        guard let view = own.first(.removeView, entry.child), view.order < entry.order else { return entry.site.node }
        let isBeside = view.site.isStatement && view.site.branches == entry.site.branches
            && view.site.closures.count == entry.site.closures.count
        return isBeside ? view.site.node : nil
    }

    /// Whether the call is one of a controller, and not of a layer, node or view with a method of that name.
    private static func isChild(_ entry: ContainmentSites.Entry, _ type: TypeModel, _ context: CheckContext) -> Bool {
        guard let name = context.typeName(ofPath: entry.child, in: entry.site.method, of: type) else { return true }
        return context.index.isController(name, near: entry.site.method.file.path)
            || !context.index.concreteTypes.contains(name) && !name.hasPrefix("SK")
    }

    /// Whether the other half is in another method that the first is not in, as where a transition's end
    /// or a helper does it.
    private static func finishesElsewhere(_ name: String, _ entry: ContainmentSites.Entry, _ type: TypeModel) -> Bool {
        type.chain.contains { each in
            each.methods.contains { method in
                guard method !== entry.site.method, !isCallback(method) else { return false }
                let sites = method.sites
                guard sites.contains(where: { $0.kind == .call && $0.name == name && !$0.path.hasPrefix("super") && $0.path.contains(".") })
                else { return false }
                // A method that is whole by itself says nothing about this one.
                let partner = name == "didMove" ? "addChild" : "removeFromParent"
                return !sites.contains { $0.kind == .call && $0.name == partner }
            }
        }
    }

    private static func viewAdded(
        _ entry: ContainmentSites.Entry, _ own: ContainmentSites, _ wide: ContainmentSites, _ method: Method,
        _ type: TypeModel, _ context: CheckContext
    ) {
        let child = entry.child
        guard type.isController, !wide.has(.add), !child.isEmpty, !child.contains("()") else { return }
        let receiver = entry.site.receiverPath
        if receiver.lowercased().contains("window") || receiver.lowercased().contains("containerview") && isTransition(method) {
            return
        }
        if isTransition(method) { return }
        guard let name = childType(child, method, type, context) else { return }
        guard context.index.isController(name, near: method.file.path) || name == "?" else { return }
        if name == "?", !looksLikeChild(child) { return }
        // The same child, or one that came as a parameter, may be added by someone else in the class.
        let isParameter = child.hasPrefix("$") && method.parameters.contains { "$" + $0.name == child }
        for each in type.chain {
            for other in each.methods {
                for site in other.sites where site.kind == .call && site.name == "addChild" {
                    let path = ContainmentSites.argumentPath(site, 0)
                    if path?.plainPath.lastPathPart == child.plainPath.lastPathPart || isParameter { return }
                    if path?.hasPrefix("$") == true, other !== method { return }
                }
            }
        }
        context.report(
            UnparentedChildView.self, UnparentedChildView.message(child: child.plainPath, type: type.name),
            entry.site.node.range, in: method.file)
    }

    private static func childType(
        _ child: String, _ method: Method, _ type: TypeModel, _ context: CheckContext
    ) -> String? {
        let foreign: Set<String> = [
            "navigationController", "tabBarController", "parent", "presentingViewController", "presentedViewController",
            "splitViewController", "searchController", "super", "self", "$self",
        ]
        if foreign.contains(child) { return nil }
        return context.typeName(ofPath: child, in: method, of: type) ?? "?"
    }

    private static func looksLikeChild(_ path: String) -> Bool {
        let name = path.lastPathPart
        return name.hasSuffix("ViewController") || name.hasSuffix("VC") || name == "viewController" || name == "child"
            || name == "childController" || name == "hostingController"
    }

    private static func isTransition(_ method: Method) -> Bool {
        method.signature.contains("ransition") || method.signature.contains("nimat")
            || method.parameters.contains { $0.type.contains("ransition") }
    }

    // MARK: Doubled and out of order

    private static func redundant(
        _ entry: ContainmentSites.Entry, _ sender: String, _ partner: ContainmentSites.Step, _ own: ContainmentSites,
        _ context: CheckContext
    ) {
        guard let other = own.first(partner, entry.child), entry.site.canFollow(other.site) else { return }
        let file = entry.site.method.file
        let call = entry.site.name + (entry.step == .willMoveToSelf ? "(toParent: self)" : "(toParent: nil)")
        context.report(
            RedundantContainmentCall.self, RedundantContainmentCall.message(call: call, sender: sender),
            entry.site.node.range, in: file,
            fix: entry.site.isStatement ? Edits.deleteLine(of: entry.site.node, in: entry.site.method.body, file) : [])
    }

    private static func doubled(_ own: ContainmentSites, _ context: CheckContext) {
        for (index, entry) in own.entries.enumerated() where [.didMove, .willMove, .add].contains(entry.step) {
            let earlier = own.entries[..<index].first {
                $0.step == entry.step && $0.child == entry.child && entry.site.canFollow($0.site)
                    && $0.site.closures.count == entry.site.closures.count
                    && $0.site.branches == Array(entry.site.branches.prefix($0.site.branches.count))
                    && $0.site.conditions.count <= entry.site.conditions.count
            }
            guard earlier != nil, !isReassigned(entry) else { continue }
            let call = entry.site.name + (entry.step == .didMove ? "(toParent: self)" : entry.step == .add ? "" : "(toParent: nil)")
            let file = entry.site.method.file
            context.report(
                RedundantContainmentCall.self, RedundantContainmentCall.message(repeated: call), entry.site.node.range,
                in: file, fix: entry.site.isStatement ? Edits.deleteLine(of: entry.site.node, in: entry.site.method.body, file) : [])
        }
    }

    private static func isReassigned(_ entry: ContainmentSites.Entry) -> Bool {
        entry.site.method.sites.contains { $0.kind == .write && $0.path == entry.child }
    }

    private static func order(_ own: ContainmentSites, _ context: CheckContext) {
        func misplaced(_ first: ContainmentSites.Step, _ second: ContainmentSites.Step, _ text: (String) -> (String, String)) {
            for entry in own.entries where entry.step == first {
                let child = entry.child
                guard let other = own.first(second, child), entry.order < other.order,
                    other.site.canFollow(entry.site), !isReassigned(entry),
                    entry.site.closures.count == other.site.closures.count,
                    !own.entries.contains(where: { $0.step == second && $0.child == child && $0.order < entry.order })
                else { continue }
                let (call, before) = text(child.plainPath)
                context.report(
                    ContainmentOrder.self, ContainmentOrder.message(call: call, before: before), entry.site.node.range,
                    in: entry.site.method.file)
            }
        }
        misplaced(.addView, .add) { ("adding \($0).view", "addChild(\($0))") }
        misplaced(.didMove, .add) { ("\($0).didMove(toParent: self)", "addChild(\($0))") }
        misplaced(.didMove, .addView) { ("\($0).didMove(toParent: self)", "adding \($0).view") }
        misplaced(.remove, .willMove) { ("\($0).removeFromParent()", "\($0).willMove(toParent: nil)") }
        misplaced(.remove, .removeView) { ("\($0).removeFromParent()", "\($0).view.removeFromSuperview()") }
        misplaced(.removeView, .willMove) { ("\($0).view.removeFromSuperview()", "\($0).willMove(toParent: nil)") }
    }
}
