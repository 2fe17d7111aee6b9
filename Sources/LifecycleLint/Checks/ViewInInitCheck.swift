import LifecycleRules

/// `view` touched in an initializer.
enum ViewInInitCheck: Check {
    static func check(_ type: TypeModel, _ context: CheckContext) {
        let names = viewNames(type)
        for method in type.methods where method.kind == .initializer && !method.isStatic {
            for reach in context.reach(method, of: type, followsSuper: false) where reach.isDirect && touches(reach.site, names) {
                // A chain's later parts come as sites of their own; the first is enough.
                if isGuarded(reach.site) || reach.depth > 0 && reach.isConditional { continue }
                let site = reach.site
                let root = String(site.path.prefix { $0 != "." && $0 != "(" })
                let expression = root == "loadViewIfNeeded" ? "loadViewIfNeeded()" : root
                let line = site.method.file.line(at: site.node.start)
                let range = site.method.file.lineRange(line).clamped(to: site.node.range)
                context.report(
                    ViewInInit.self, ViewInInit.message(type: type.name, expression: expression),
                    range.isEmpty ? site.node.range : range, in: site.method.file)
                break
            }
        }
    }

    /// What loads the view when it is read.
    private static func viewNames(_ type: TypeModel) -> [String] {
        switch type.chain.last?.superName {
        case "UITableViewController": return ["view", "tableView"]
        case "UICollectionViewController": return ["view", "collectionView"]
        default: return ["view"]
        }
    }

    private static func touches(_ site: Site, _ names: [String]) -> Bool {
        if site.kind == .call, site.path == "loadViewIfNeeded" { return true }
        if site.kind == .write, names.contains(site.path) { return false }
        return names.contains { site.path.isPath(in: $0) }
    }

    private static func isGuarded(_ site: Site) -> Bool {
        site.conditions.contains { $0.contains { ["isViewLoaded", "viewIfLoaded", "nodeLoaded", "isNodeLoaded"].contains($0.text) } }
    }
}
