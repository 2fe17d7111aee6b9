import LifecycleRules

/// What grows with each layout pass or each appearance.
enum LayoutCheck: Check {
    static func check(_ type: TypeModel, _ context: CheckContext) {
        let names: Set<String> = type.isController ? Callbacks.layout : ["layoutSubviews"]
        for callback in context.own(names, of: type) where callback.parameters.isEmpty {
            let reach = context.reach(callback, of: type, followsSuper: false)
            let clears = reach.contains { removes($0.site) }
            for each in reach where each.isDirect && !each.isConditional {
                let site = each.site
                if type.isController, site.kind == .call, let (step, child) = ContainmentSites.step(site), step == .add {
                    context.report(
                        ChildAddedInLayout.self,
                        ChildAddedInLayout.message(child: child.plainPath, callback: callback.signature), site.node.range,
                        in: site.method.file)
                    continue
                }
                if let call = again(site, type) {
                    context.report(
                        LayoutLoop.self, LayoutLoop.message(call: call, callback: callback.signature), site.node.range,
                        in: site.method.file)
                    continue
                }
                if let call = heavy(site, type) {
                    context.report(
                        SlowLayout.self, SlowLayout.message(call: call, callback: callback.signature), site.node.range,
                        in: site.method.file)
                    continue
                }
                guard !clears, let call = growth(site) else { continue }
                context.report(
                    GrowthInLayout.self, GrowthInLayout.message(call: call, callback: callback.signature), site.node.range,
                    in: site.method.file)
            }
        }
        if type.isController { appearances(type, context) }
    }

    private static func appearances(_ type: TypeModel, _ context: CheckContext) {
        let removesLater = context.reach(Callbacks.disappear, of: type).contains { removes($0.site) }
        guard !removesLater else { return }
        for callback in context.own(Callbacks.appear, of: type) {
            let reach = context.reach(callback, of: type, followsSuper: false)
            guard !reach.contains(where: { removes($0.site) }) else { continue }
            for each in reach where each.isDirect && !each.isConditional && each.site.kind == .call {
                guard adders.contains(each.site.name), addsNew(each.site) else { continue }
                context.report(
                    SetupOnEachAppearance.self,
                    SetupOnEachAppearance.message(call: each.site.name, callback: callback.signature), each.site.node.range,
                    in: each.site.method.file)
            }
        }
    }

    private static let adders: Set<String> = [
        "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "addSublayer", "insertSublayer",
        "addGestureRecognizer", "addLayoutGuide", "addInteraction",
    ]

    private static let removers: Set<String> = [
        "removeFromSuperview", "removeFromSuperlayer", "removeGestureRecognizer", "removeArrangedSubview", "deactivate",
        "removeConstraints", "removeConstraint", "remakeConstraints", "removeAllAnimations", "removeAllSubviews",
        "removeInteraction",
    ]

    private static func removes(_ site: Site) -> Bool {
        if site.kind == .call { return removers.contains(site.name) || site.name.hasPrefix("remove") && site.name.contains("ub") }
        return site.kind == .write && (site.name == "sublayers" || site.name == "isActive" && site.node.children.last?.text == "false")
    }

    private static func growth(_ site: Site) -> String? {
        if site.kind == .write {
            guard site.name == "isActive", site.node.children.last?.text == "true",
                site.path.contains("constraint()") || isNewConstraint(site.receiverPath, site.method)
            else { return nil }
            return "activating a new constraint"
        }
        guard site.kind == .call else { return nil }
        if adders.contains(site.name) { return addsNew(site) ? site.name : nil }
        switch site.name {
        case "activate":
            guard site.receiverPath == "NSLayoutConstraint", makesConstraints(site.node, site.method) else { return nil }
            return "NSLayoutConstraint.activate"
        case "addConstraint", "addConstraints": return makesConstraints(site.node, site.method) ? site.name : nil
        case "makeConstraints": return site.receiverPath.hasSuffix("snp") ? site.name : nil
        case "dataTask", "downloadTask", "uploadTask": return site.name
        case "addObserver":
            return site.receiverPath.hasPrefix("NotificationCenter") ? site.name : nil
        case "scheduledTimer": return site.name
        case "Task", "detached": return PairingSites.task(site) ? site.path : nil
        default: return nil
        }
    }

    private static func makesConstraints(_ node: Node, _ method: Method) -> Bool {
        node.arguments.contains { argument in
            argument.contains(where: isConstraint) || isNewConstraint(method.path(argument), method)
        }
    }

    private static func isConstraint(_ node: Node) -> Bool {
        node.kind == .call && ["constraint", "NSLayoutConstraint", "constraints"].contains(node.calledName)
    }

    /// Whether a local variable holds constraints that the method made.
    private static func isNewConstraint(_ path: String, _ method: Method) -> Bool {
        guard path.hasPrefix("$"), let value = method.initialValues[String(path.dropFirst())] else { return false }
        let isKept = method.sites.contains { $0.kind == .write && !$0.path.hasPrefix("$") && $0.node.children.last.map(method.path) == path }
        return !isKept && value.contains(where: isConstraint)
    }

    /// Layout that is asked for within layout.
    private static func again(_ site: Site, _ type: TypeModel) -> String? {
        guard site.kind == .call else { return nil }
        switch site.path {
        case "view.setNeedsLayout" where type.isController, "setNeedsLayout" where !type.isController:
            return site.path + "()"
        default: return nil
        }
    }

    /// What is the same each time and takes long.
    private static func heavy(_ site: Site, _ type: TypeModel) -> String? {
        guard site.kind == .call else { return nil }
        switch site.name {
        case "reloadData", "reloadSections", "reloadRows", "reloadItems":
            guard !site.receiverPath.isEmpty, site.path.hasSuffix("iew." + site.name) else { return nil }
            return site.path.plainPath + "()"
        case "Data", "NSData", "NSAttributedString", "NSMutableAttributedString", "String":
            guard site.path == site.name, let label = site.node.labels.first else { return nil }
            guard label == "contentsOf" || label == "contentsOfFile" || label == "contentsOfURL" || site.node.labels.contains("documentAttributes")
            else { return nil }
            return "\(site.path)(\(label):)"
        case "dataWithContentsOfURL", "dataWithContentsOfFile", "render", "jpegData", "pngData", "createCGImage":
            return site.name == "render" && site.node.labels != ["in"] ? nil : site.name
        case "sorted":
            guard !site.receiverPath.contains("."), !site.receiverPath.contains("("), let property = type.property(site.receiverPath), !property.isComputed
            else { return nil }
            return site.path + "()"
        case "decode":
            return site.node.labels == ["", "from"] ? "decode(_:from:)" : nil
        default: return nil
        }
    }

    /// Whether what is added was made in the same method.
    private static func addsNew(_ site: Site) -> Bool {
        guard let argument = site.node.arguments.first else { return false }
        if SiteCollector.constructedType(argument) != nil { return true }
        let path = site.method.path(argument)
        let earlier = site.method.sites.prefix(site.order)
        if path.hasPrefix("$") {
            let name = String(path.dropFirst())
            guard !site.method.parameters.contains(where: { $0.name == name }) else { return false }
            return site.method.constructedLocals.contains(name)
        }
        return earlier.contains { write in
            write.kind == .write && write.path == path && !write.isConditional
                && write.node.children.last.flatMap(SiteCollector.constructedType) != nil
        }
    }
}
