import LifecycleRules

/// Looks for one mistake in a class.
protocol Check {
    static func check(_ type: TypeModel, _ context: CheckContext)
}

/// What a check may ask, and where it reports.
final class CheckContext {
    let index: ClassIndex
    private(set) var findings: [Finding] = []
    private var expansions: [String: [Reach]] = [:]

    init(index: ClassIndex) { self.index = index }

    func report(
        _ rule: any LifecycleRule.Type, _ message: String, _ range: Range<Int>, in file: SourceFile, fix: [TextEdit] = []
    ) {
        findings.append(Finding(rule: rule, message: message, file: file, range: range, edits: fix))
    }

    /// A site that a method reaches, itself or through methods of the same class that it calls.
    struct Reach {
        let site: Site
        /// Whether it runs before the method returns.
        let isDirect: Bool
        /// Whether a condition decides that it runs.
        let isConditional: Bool
        /// How many calls away it is.
        let depth: Int
    }

    /// What a method reaches. `super` is followed where its class is in the sources and `followsSuper`.
    func reach(_ method: Method, of type: TypeModel, followsSuper: Bool = true) -> [Reach] {
        let key = "\(ObjectIdentifier(method).hashValue) \(ObjectIdentifier(type).hashValue) \(followsSuper)"
        if let known = expansions[key] { return known }
        var visited: Set<ObjectIdentifier> = []
        var result: [Reach] = []
        collect(
            method, type, direct: true, conditional: false, depth: 0, followsSuper: followsSuper, visited: &visited,
            into: &result)
        expansions[key] = result
        return result
    }

    private func collect(
        _ method: Method, _ type: TypeModel, direct: Bool, conditional: Bool, depth: Int, followsSuper: Bool,
        visited: inout Set<ObjectIdentifier>, into result: inout [Reach]
    ) {
        guard depth < 6, visited.insert(ObjectIdentifier(method)).inserted else { return }
        for site in method.sites {
            let isDirect = direct && site.isDirect
            let isConditional = conditional || site.isConditional
            result.append(Reach(site: site, isDirect: isDirect, isConditional: isConditional, depth: depth))
            guard site.kind == .call, let callee = site.node.children.first else { continue }
            var targets: [Method] = []
            if callee.kind == .name, !site.path.hasPrefix("$") {
                targets = type.method(callee.text)
            } else if callee.kind == .member, let base = callee.children.first, base.kind == .name {
                if base.text == "self" || base.text == "$self" || Self.isUnwrappedSelf(base.text) {
                    targets = type.method(callee.text)
                } else if base.text == "super", followsSuper, let parent = parent(of: method, in: type) {
                    targets = parent.method(callee.text)
                }
            }
            let count = site.node.labels.count
            for target in targets where target.kind == .method && (targets.count == 1 || target.parameters.count == count) {
                collect(
                    target, type, direct: isDirect, conditional: isConditional, depth: depth + 1,
                    followsSuper: followsSuper, visited: &visited, into: &result)
            }
        }
    }

    private static func isUnwrappedSelf(_ name: String) -> Bool {
        name == "weakSelf" || name == "strongSelf" || name == "this" || name == "wself" || name == "sself"
    }

    /// The superclass of the class that a method stands in.
    private func parent(of method: Method, in type: TypeModel) -> TypeModel? {
        for each in type.chain where each.methodsByName[method.name]?.contains(where: { $0 === method }) == true {
            return each.parent
        }
        return type.parent
    }

    /// What the callbacks of these names reach, of the class or the nearest superclass that has them.
    func reach(_ names: Set<String>, of type: TypeModel) -> [Reach] {
        names.sorted().flatMap { name in type.method(name).flatMap { reach($0, of: type) } }
    }

    /// The class's own callbacks of these names.
    func own(_ names: Set<String>, of type: TypeModel) -> [Method] {
        names.sorted().flatMap { type.methodsByName[$0] ?? [] }.filter { !$0.isStatic && $0.kind == .method }
    }

    /// The type that a path's value has, as far as text tells.
    func typeName(ofPath path: String, in method: Method, of type: TypeModel) -> String? {
        if path.hasPrefix("$") {
            let name = String(path.dropFirst())
            if name.contains(".") { return nil }
            if let known = method.variableTypes[name], !known.isEmpty { return known }
            let origin = method.resolved(path)
            return origin == path || origin.hasPrefix("$") ? nil : typeName(ofPath: origin, in: method, of: type)
        }
        guard !path.contains(".") else { return nil }
        let name = type.property(path)?.type
        return name?.isEmpty == true ? nil : name
    }
}
