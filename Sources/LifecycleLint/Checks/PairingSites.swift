/// What the pairing checks look for in sites.
enum PairingSites {
    /// Whether a call registers `self` for notifications or key-value changes, and for what.
    static func selectorObserver(_ site: Site) -> String? {
        guard site.kind == .call, site.name == "addObserver", let first = site.node.arguments.first,
            first.isName("self")
        else { return nil }
        if site.node.labels.contains("selector") {
            return site.node.argument("name").map { text($0, site) } ?? "all notifications"
        }
        if site.node.labels.contains("forKeyPath") {
            return site.node.argument("forKeyPath").map { text($0, site) }
        }
        return nil
    }

    /// Whether a call registers a block, and for what.
    static func blockObserver(_ site: Site) -> String? {
        guard site.kind == .call, site.name == "addObserver", let name = site.node.argument("forName") else { return nil }
        return text(name, site)
    }

    /// What a removal of `self` removes: names, or nil for everything.
    static func removal(_ site: Site) -> (name: String?, isSelf: Bool)? {
        guard site.kind == .call, site.name == "removeObserver", let first = site.node.arguments.first else { return nil }
        let isSelf = first.isName("self") || first.isName("weakSelf") || first.isName("strongSelf")
        if let name = site.node.argument("name") ?? site.node.argument("forKeyPath") {
            return (name.text == "nil" ? nil : text(name, site), isSelf)
        }
        return (nil, isSelf)
    }

    /// A name as it is compared: the last part of a constant's path, or the literal.
    static func text(_ node: Node, _ site: Site) -> String {
        switch node.kind {
        case .literal: return node.text == "nil" ? "all notifications" : node.text
        case .name, .member: return site.method.path(node).plainPath
        case .call:
            // NSNotification.Name("x") and the like.
            return node.arguments.first.map { text($0, site) } ?? site.method.path(node).plainPath
        default: return site.method.file.expression(node.range)
        }
    }

    /// Whether two names can be one notification's.
    static func match(_ left: String, _ right: String) -> Bool {
        if left == right { return true }
        func key(_ text: String) -> String {
            text.lastPathPart == "rawValue" ? text.receiverPathPart.lastPathPart : text.lastPathPart
        }
        return key(left) == key(right)
    }

    /// Whether a call makes a repeating timer.
    static func repeatingTimer(_ site: Site) -> Bool {
        guard site.kind == .call else { return false }
        let isTimer =
            site.name == "scheduledTimer" && site.receiverPath == "Timer" || site.path == "Timer"
            || site.path == "Timer.timer" || site.path == ".scheduledTimer"
        guard isTimer, let repeats = site.node.argument("repeats") else { return false }
        return repeats.text == "true"
    }

    /// Whether a call is one of a notification center, also of one in a variable or property.
    static func isCenter(_ site: Site, _ type: TypeModel) -> Bool {
        let path = site.method.resolved(site.receiverPath)
        if path.hasPrefix("NotificationCenter") { return true }
        if path.hasPrefix("$") {
            return !path.contains(".") && site.method.variableTypes[String(path.dropFirst())] == "NotificationCenter"
        }
        return type.property(path)?.type == "NotificationCenter"
    }

    static func displayLink(_ site: Site) -> Bool {
        guard site.kind == .call else { return false }
        if site.path == "CADisplayLink" { return site.node.labels.first == "target" }
        return site.name == "displayLink" && site.node.labels.contains("target")
    }

    static func task(_ site: Site) -> Bool {
        site.kind == .call && (site.path == "Task" || site.path == "Task.detached")
            && site.node.arguments.contains { $0.kind == .closure }
    }

    /// Whether something of this name is stopped by one of these methods.
    static func stops(_ reach: [CheckContext.Reach], _ property: String, _ verbs: Set<String>) -> Bool {
        let name = property.plainPath.lastPathPart
        return reach.contains { each in
            let site = each.site
            guard site.kind == .call, verbs.contains(site.name) else { return false }
            let receiver = site.receiverPath
            if receiver.plainPath.lastPathPart == name { return true }
            // A local alias, or an element of a collection.
            return receiver.hasPrefix("$") && !receiver.contains(".") || receiver.contains("[]") || receiver == name + "()"
        }
    }
}
