import LifecycleRules

/// `loadView`: super and view, the storyboard's view, and view read too early.
enum LoadViewCheck: Check {
    static func check(_ type: TypeModel, _ context: CheckContext) {
        for method in context.own(["loadView"], of: type) where method.parameters.isEmpty && method.isOverride {
            storyboard(method, type, context)
            let reach = context.reach(method, of: type, followsSuper: false)
            let superCalls = method.sites.filter { $0.kind == .call && $0.node.isSuperCall("loadView") }
            let writes = reach.filter { setsView($0.site) }
            if superCalls.isEmpty, writes.isEmpty {
                withoutView(method, type, reach, context)
            } else if let call = superCalls.first, call.isDirect, !call.isConditional,
                let write = reach.firstIndex(where: { setsView($0.site) && $0.isDirect && !$0.isConditional }),
                !hasOwnLoadView(type.parent), !isPrebuilt(type),
                !reach[..<write].contains(where: { $0.site.kind != .write && $0.site.path.isPath(in: "view") })
            {
                context.report(
                    ProhibitedSuper.self, ProhibitedSuper.message(type: type.name), call.node.range, in: method.file,
                    fix: call.isStatement ? Edits.deleteLine(of: call.node, in: method.body, method.file) : [])
            }
            let before = reach.prefix { !setsView($0.site) && !($0.site.kind == .call && $0.site.node.isSuperCall("loadView")) }
            let read = before.first { $0.isDirect && $0.site.path.isPath(in: "view") && !($0.depth > 0 && $0.isConditional) }
            if let read {
                context.report(
                    ViewInLoadView.self, ViewInLoadView.message(type: type.name), read.site.node.range,
                    in: read.site.method.file)
            }
        }
    }

    /// Whether the controller's view is set; that of a table's controller by its own name too.
    private static func setsView(_ site: Site) -> Bool {
        site.kind == .write && ["view", "tableView", "collectionView"].contains(site.path)
    }

    private static func hasOwnLoadView(_ parent: TypeModel?) -> Bool {
        parent.map { !$0.method("loadView").isEmpty } ?? false
    }

    /// Whether UIKit's class makes a view that something else depends on.
    private static func isPrebuilt(_ type: TypeModel) -> Bool {
        let root = type.chain.last?.superName ?? ""
        return root != "UIViewController"
    }

    private static func withoutView(
        _ method: Method, _ type: TypeModel, _ reach: [CheckContext.Reach], _ context: CheckContext
    ) {
        let leavesByTrap = method.sites.contains { ["fatalError", "preconditionFailure"].contains($0.name) }
        // Something else may set it: a function that is given self, a nib that is loaded with it as owner.
        let isGivenAway = reach.contains { reach in
            reach.site.kind == .read && reach.site.path == "self" && reach.site.argumentOf != nil
                || reach.site.path == "setView" || reach.site.path.hasPrefix("super.")
                || reach.site.kind == .write && reach.site.path.hasSuffix(".view")
                || ["Bundle", "NSBundle"].contains { reach.site.path.hasPrefix($0) }
        }
        let unknownHelper = method.sites.contains {
            $0.kind == .call && !$0.path.contains(".") && $0.path.first?.isUppercase == false
                && type.method($0.path).isEmpty
        }
        guard !leavesByTrap, !isGivenAway, !unknownHelper, !hasOwnLoadView(type.parent) else { return }
        context.report(
            LoadViewWithoutView.self, LoadViewWithoutView.message(type: type.name), method.nameRange, in: method.file)
    }

    private static func storyboard(_ method: Method, _ type: TypeModel, _ context: CheckContext) {
        guard let storyboard = context.index.storyboards[type.name] else { return }
        // With super the storyboard's view is loaded as always.
        guard !method.sites.contains(where: { $0.kind == .call && $0.node.isSuperCall("loadView") }) else { return }
        context.report(
            StoryboardLoadView.self, StoryboardLoadView.message(type: type.name, storyboard: storyboard), method.nameRange,
            in: method.file)
    }
}
