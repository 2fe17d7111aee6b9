/// The containment calls that a method reaches, in order, by child.
struct ContainmentSites {
    enum Step { case add, addView, didMove, willMove, removeView, remove, willMoveToSelf, didMoveToNil }

    struct Entry {
        let step: Step
        /// The path of the child controller.
        let child: String
        let site: Site
        let isDirect: Bool
        let depth: Int
        let order: Int
    }

    let entries: [Entry]
    /// Whether some didMove or willMove of another receiver is there, as where a helper finishes the work.
    let all: [CheckContext.Reach]

    init(_ reach: [CheckContext.Reach]) {
        all = reach
        entries = reach.enumerated().compactMap { order, each in
            guard let (step, child) = Self.step(each.site), each.depth < 3 else { return nil }
            return Entry(
                step: step, child: child, site: each.site, isDirect: each.isDirect, depth: each.depth, order: order)
        }
    }

    func first(_ step: Step, _ child: String) -> Entry? { entries.first { $0.step == step && $0.child == child } }
    func has(_ step: Step) -> Bool { entries.contains { $0.step == step } }

    static let viewAdders: Set<String> = ["addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview"]

    static func step(_ site: Site) -> (Step, String)? {
        guard site.kind == .call else { return nil }
        switch site.name {
        case "addChild":
            guard site.receiverPath == "" || isSelf(site.receiverPath) || isOtherParent(site), site.node.labels == [""],
                let path = argumentPath(site, 0)
            else { return nil }
            return (.add, path)
        case "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview":
            guard var path = argumentPath(site, 0) else { return nil }
            if path.hasPrefix("$"), !path.contains(".") {
                // The view in a variable.
                path = site.method.resolved(path)
            }
            guard path.hasSuffix(".view"), path != "view" else { return nil }
            return (.addView, String(path.dropLast(5)))
        case "didMove":
            guard site.node.labels == ["toParent"], let argument = site.node.arguments.first else { return nil }
            if site.receiverPath.isEmpty || site.receiverPath == "super" { return nil }
            return (argument.kind == .literal ? .didMoveToNil : .didMove, site.receiverPath)
        case "willMove":
            guard site.node.labels == ["toParent"], let argument = site.node.arguments.first else { return nil }
            if site.receiverPath == "super" { return nil }
            if argument.kind == .literal { return (.willMove, receiver(site)) }
            if site.receiverPath.isEmpty { return nil }
            return argument.isName("self") ? (.willMoveToSelf, site.receiverPath) : nil
        case "removeFromParent":
            if site.receiverPath == "super" || !site.node.labels.isEmpty { return nil }
            return (.remove, receiver(site))
        case "removeFromSuperview":
            if site.receiverPath == "view" { return (.removeView, "self") }
            guard site.receiverPath.hasSuffix(".view") else { return nil }
            return (.removeView, String(site.receiverPath.dropLast(5)))
        default: return nil
        }
    }

    /// The path of whom a call is of; a controller that takes itself out is `self`.
    private static func receiver(_ site: Site) -> String { site.receiverPath.isEmpty ? "self" : site.receiverPath }

    /// Whether a call is plainly one of another controller, which gets a child.
    private static func isOtherParent(_ site: Site) -> Bool {
        let path = site.receiverPath
        guard path.hasPrefix("$"), !path.contains("."), site.node.arguments.first?.isName("self") != true,
            let type = site.method.variableTypes[String(path.dropFirst())]
        else { return false }
        return Callbacks.looksLikeController(type)
    }

    private static func isSelf(_ path: String) -> Bool {
        ["self", "$self", "$strongSelf", "$weakSelf", "$this"].contains(path)
    }

    /// The path of an argument, as the collector would give it.
    static func argumentPath(_ site: Site, _ index: Int) -> String? {
        let arguments = Array(site.node.arguments)
        guard index < arguments.count else { return nil }
        let path = site.method.path(arguments[index])
        return path == "?" ? nil : path
    }
}
