import LifecycleRules

/// Size, safe area, traits or window read before they are final.
enum EarlyGeometryCheck: Check {
    private enum Kind { case size, safeArea, traits, window }

    static func check(_ type: TypeModel, _ context: CheckContext) {
        let later = laterReads(type, context)
        var reported: Set<String> = []
        for callback in context.own(["viewDidLoad", "viewWillAppear"], of: type) {
            let reach = context.reach(callback, of: type, followsSuper: false)
            let isFlexible = reach.contains { adapts($0.site) }
            for each in reach where each.isDirect && each.site.kind != .write {
                let site = each.site
                let path = path(of: site)
                guard let kind = kind(of: path), !later.contains(kind), !isHarmless(site, kind, isFlexible) else { continue }
                // A helper that other callbacks use as well is judged there.
                if each.depth > 0, isSharedHelper(site.method, callback, type, context) { continue }
                let expression = plain(path, kind)
                let file = site.method.file
                guard reported.insert("\(file.path) \(site.method.nameRange.lowerBound) \(expression)").inserted else { continue }
                context.report(
                    EarlyGeometry.self,
                    EarlyGeometry.message(expression: expression, callback: callback.signature),
                    site.node.range, in: file)
            }
        }
    }

    /// The path, with the view that a local variable stands for.
    private static func path(of site: Site) -> String {
        guard site.path.hasPrefix("$") else { return site.path }
        let name = String(site.path.prefix { $0 != "." })
        return site.method.resolved(name) == "view" ? "view" + site.path.dropFirst(name.count) : site.path
    }

    /// The path without calls and what follows the value.
    private static func plain(_ path: String, _ kind: Kind) -> String {
        let parts = path.split(separator: ".").prefix { !$0.contains("(") }
        return parts.prefix(3).joined(separator: ".")
    }

    private static let viewNames: Set<Substring> = ["view", "tableView", "collectionView"]

    private static func kind(of path: String) -> Kind? {
        let parts = path.split(separator: ".")
        guard let first = parts.first else { return nil }
        if first == "traitCollection" { return traits(parts.dropFirst()) }
        guard viewNames.contains(first), parts.count > 1 else { return nil }
        if parts[1] == "layer", first == "view" { return parts.count > 2 && ["bounds", "frame"].contains(parts[2]) ? .size : nil }
        switch parts[1] {
        case "bounds", "frame":
            if parts.count > 2, parts[2] == "origin" { return nil }
            return first == "view" || parts.count > 2 ? .size : nil
        case "safeAreaInsets": return .safeArea
        case "safeAreaLayoutGuide": return parts.count > 2 && parts[2] == "layoutFrame" ? .safeArea : nil
        case "traitCollection": return traits(parts.dropFirst(2))
        case "window": return first == "view" ? .window : nil
        default: return nil
        }
    }

    private static func traits(_ rest: ArraySlice<Substring>) -> Kind? {
        guard let name = rest.first else { return nil }
        return ["horizontalSizeClass", "verticalSizeClass", "userInterfaceStyle"].contains(name) ? .traits : nil
    }

    /// What is read again when it is final.
    private static func laterReads(_ type: TypeModel, _ context: CheckContext) -> [Kind] {
        let sizes = context.reach(
            [
                "viewDidLayoutSubviews", "viewWillLayoutSubviews", "viewIsAppearing", "viewWillTransition",
                "viewSafeAreaInsetsDidChange", "willTransition", "didRotate", "willRotate", "willAnimateRotation",
                "updateViewConstraints",
            ], of: type)
        var result = Set(sizes.compactMap { $0.site.kind == .write ? nil : kind(of: $0.site.path) })
        if sizes.contains(where: { $0.site.path == "view.safeAreaInsets" || $0.site.name == "topLayoutGuide" }) {
            result.insert(.safeArea)
        }
        let observesTraits =
            !type.method("traitCollectionDidChange").isEmpty || !type.method("willTransition").isEmpty
            || type.chain.contains { $0.methods.contains { $0.sites.contains { $0.name == "registerForTraitChanges" } } }
        if observesTraits { result.insert(.traits) }
        let resizes = type.chain.contains { $0.methods.contains { $0.sites.contains(where: setsOwnSize) } }
        if resizes { result.insert(.size) }
        return Array(result)
    }

    /// Whether the controller gives its own view a size.
    private static func setsOwnSize(_ site: Site) -> Bool {
        site.kind == .write
            && ["view.frame", "view.bounds", "view.frame.size", "view.bounds.size", "view.frame.size.width",
                "view.frame.size.height"].contains(site.path)
    }

    /// Whether views made here follow the size by themselves.
    private static func adapts(_ site: Site) -> Bool {
        if site.kind == .write {
            return site.path.hasSuffix("autoresizingMask") || site.path.hasSuffix("translatesAutoresizingMaskIntoConstraints")
        }
        return site.kind == .call
            && ["constraint", "addConstraints", "addConstraint", "activate", "makeConstraints"].contains(site.name)
    }

    private static let onlyLooks: Set<String> = ["print", "debugPrint", "NSLog", "os_log", "assert", "dump", "isEqual"]

    private static func isHarmless(_ site: Site, _ kind: Kind, _ isFlexible: Bool) -> Bool {
        if let call = site.argumentOf {
            if onlyLooks.contains(call.path.lastPathPart) || call.path.hasPrefix("XCTAssert") { return true }
        }
        switch kind {
        case .size:
            // A whole rectangle that the new view then follows.
            let isWhole = site.path == "view.bounds" || site.path == "view.frame"
            if isWhole {
                if isFlexible { return true }
                // CGRectGetWidth and the like.
                if let call = site.argumentOf, call.path.hasPrefix("CGRectGet") { return false }
                guard let target = site.target else { return site.argumentOf == nil || site.argumentOf?.label != "frame" }
                return !target.hasSuffix("frame")
            }
            return false
        case .window:
            // A question whether there is one is answered rightly.
            if site.path == "view.window" { return site.target == nil && site.argumentOf == nil }
            return false
        case .safeArea, .traits: return false
        }
    }

    private static func isSharedHelper(
        _ helper: Method, _ callback: Method, _ type: TypeModel, _ context: CheckContext
    ) -> Bool {
        type.methods.contains { method in
            method !== callback && method !== helper
                && method.sites.contains { $0.kind == .call && $0.name == helper.name && $0.method !== callback }
        }
    }
}
