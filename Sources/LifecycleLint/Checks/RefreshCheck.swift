import LifecycleRules

/// Refreshes that a sheet's dismissal does not bring about.
enum RefreshCheck: Check {
    static func check(_ type: TypeModel, _ context: CheckContext) {
        let callbacks = context.own(["viewWillAppear", "viewDidAppear", "viewIsAppearing"], of: type)
        guard !callbacks.isEmpty, let sheet = presentedSheet(type, context) else { return }
        for callback in callbacks {
            for site in callback.sites where site.kind == .call && site.isDirect && !site.isConditional {
                guard isRefresh(site, type), isOnlyHere(site, callbacks, type) else { continue }
                context.report(
                    RefreshOnlyOnAppear.self,
                    RefreshOnlyOnAppear.message(refresh: site.path, presented: sheet), site.node.range,
                    in: callback.file)
            }
        }
    }

    private static let verbs = ["reload", "refresh", "fetch", "load"]

    private static func isRefresh(_ site: Site, _ type: TypeModel) -> Bool {
        guard verbs.contains(where: { site.name.hasVerb($0) }) else { return false }
        if site.name.contains("View") && site.name.hasPrefix("load") { return false }
        if site.path == "tableView.reloadData" || site.path == "collectionView.reloadData" { return true }
        return !site.path.contains(".") && !type.method(site.path).isEmpty && site.node.children.first?.kind == .name
            || site.node.receiver?.isName("self") == true && !type.method(site.path).isEmpty
    }

    private static func isOnlyHere(_ site: Site, _ callbacks: [Method], _ type: TypeModel) -> Bool {
        !type.chain.contains { each in
            each.methods.contains { method in
                guard !callbacks.contains(where: { $0 === method }) else { return false }
                // What viewDidLoad calls itself is done once; what it hands on is done again.
                let isOnce = method.name == "viewDidLoad"
                return method.sites.contains { other in
                    other.name == site.name && other.kind != .write && !(isOnce && other.isDirect)
                        || other.node.kind == .literal && other.node.text.contains(site.name)
                } || method.body.contains { $0.contains { $0.kind == .literal && $0.text.hasPrefix("#selector") && $0.text.contains(site.name) } }
            }
        }
    }

    private static let covering: Set<String> = ["fullScreen", "currentContext"]
    private static let passing = ["Alert", "Picker", "Activity", "Safari", "Mail", "Message", "Share", "Loading", "Popup", "Toast", "Preview", "Onboarding", "Login", "Help", "About", "Info"]

    /// The class that is presented as a sheet and tells nobody when it has done something.
    private static func presentedSheet(_ type: TypeModel, _ context: CheckContext) -> String? {
        for each in type.chain {
            guard each.method("presentationControllerDidDismiss").isEmpty else { return nil }
            for method in each.methods {
                if method.parameters.contains(where: { $0.type == "UIStoryboardSegue" }), method.name != "prepare" { return nil }
                if method.sites.contains(where: { $0.kind == .write && $0.name == "modalPresentationStyle"
                    && covering.contains($0.node.children.last?.text ?? "") }) { return nil }
            }
        }
        for method in type.methods {
            for site in method.sites where site.kind == .call && site.name == "present" && site.receiverPath.isEmpty {
                guard site.node.labels.contains("animated"), let argument = site.node.arguments.first,
                    let name = sheetType(argument, method), context.index.isController(name, near: method.file.path),
                    context.index.concreteTypes.contains(name) || name.hasSuffix("Controller"),
                    !passing.contains(where: name.contains), !Callbacks.controllers.contains(name)
                else { continue }
                return name
            }
        }
        return nil
    }

    /// The class of what is presented when nothing connects it to the presenter.
    private static func sheetType(_ node: Node, _ method: Method) -> String? {
        if let name = SiteCollector.constructedType(node) {
            if name == "UINavigationController" {
                return node.argument("rootViewController").flatMap { sheetType($0, method) }
            }
            return isConnected(node) ? nil : name
        }
        guard node.kind == .name, method.constructedLocals.contains(node.text), let name = method.variableTypes[node.text] else {
            return nil
        }
        let path = "$" + node.text
        // Closures, delegates or anything else of self that is given to it may refresh.
        let isGiven = method.sites.contains { site in
            site.kind == .write && site.path.hasPrefix(path + ".")
                && (site.node.children.last.map { $0.kind == .closure || $0.contains { $0.isName("self") } } ?? false)
        }
        guard !isGiven, let value = initialValue(of: node.text, in: method.body) else { return nil }
        if name == "UINavigationController" { return sheetType(value, method) }
        return isConnected(value) ? nil : name
    }

    private static func isConnected(_ call: Node) -> Bool {
        call.arguments.contains { $0.contains { $0.kind == .closure || $0.isName("self") } }
    }

    private static func initialValue(of name: String, in nodes: [Node]) -> Node? {
        for node in nodes {
            if node.kind == .variable, node.text == name, let value = node.children.first { return value }
            if let found = initialValue(of: name, in: node.children) { return found }
        }
        return nil
    }
}

extension String {
    /// Whether the name begins with this verb as a word.
    func hasVerb(_ verb: String) -> Bool {
        guard hasPrefix(verb) else { return false }
        guard let next = dropFirst(verb.count).first else { return true }
        return next.isUppercase || next == "_"
    }
}
