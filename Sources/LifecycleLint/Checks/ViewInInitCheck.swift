import LifecycleRules

/// `view` touched in an initializer.
enum ViewInInitCheck: Check {
    static func check(_ type: TypeModel, _ context: CheckContext) {
        for method in type.methods where method.kind == .initializer && !method.isStatic {
            for reach in context.reach(method, of: type, followsSuper: false) where reach.isDirect && touches(reach.site) {
                // A chain's later parts come as sites of their own; the first is enough.
                if isGuarded(reach.site) || reach.depth > 0 && reach.isConditional { continue }
                let site = reach.site
                let expression = site.kind == .call && site.name == "loadViewIfNeeded" ? "loadViewIfNeeded()" : "view"
                let line = site.method.file.line(at: site.node.start)
                let range = site.method.file.lineRange(line).clamped(to: site.node.range)
                context.report(
                    ViewInInit.self, ViewInInit.message(type: type.name, expression: expression),
                    range.isEmpty ? site.node.range : range, in: site.method.file)
                break
            }
        }
    }

    private static func touches(_ site: Site) -> Bool {
        if site.kind == .call, site.path == "loadViewIfNeeded" { return true }
        if site.kind == .write, site.path == "view" { return false }
        return site.path.isPath(in: "view")
    }

    private static func isGuarded(_ site: Site) -> Bool {
        site.conditions.contains { $0.contains { ["isViewLoaded", "viewIfLoaded", "nodeLoaded", "isNodeLoaded"].contains($0.text) } }
    }
}
