/// All classes of the given sources.
final class ClassIndex: @unchecked Sendable {
    private(set) var types: [TypeModel] = []
    private var byName: [String: [TypeModel]] = [:]
    /// Protocols in the sources, and whether only classes can conform to them.
    let protocols: [String: Bool]
    /// Names of classes, structures, enumerations and actors in the sources.
    let concreteTypes: Set<String>
    /// Storyboards and nibs that name a class, by class.
    let storyboards: [String: String]
    private let aliases: [String: String]

    init(
        declarations: [TypeDeclaration], protocols: [String: Bool], concreteTypes: Set<String>,
        storyboards: [String: String], aliases: [String: String] = [:]
    ) {
        self.aliases = aliases
        self.protocols = protocols
        self.concreteTypes = concreteTypes
        self.storyboards = storyboards
        for declaration in declarations where declaration.isClass {
            let type = TypeModel(name: declaration.name, declarations: [declaration])
            type.superName = declaration.inherited.first.map { self.original($0) }
            types.append(type)
            byName[declaration.name, default: []].append(type)
        }
        attachExtensions(declarations.filter { !$0.isClass })
        for type in types {
            if let superName = type.superName, type.declarations[0].isClass {
                type.parent = nearest(superName, to: type.declarations[0].file.path, except: type)
            }
            type.seal()
        }
        for type in types { resolve(type) }
    }

    private func attachExtensions(_ extensions: [TypeDeclaration]) {
        var added: [String: TypeModel] = [:]
        for declaration in extensions {
            if let type = nearest(declaration.name, to: declaration.file.path) {
                type.declarations.append(declaration)
            } else if let type = added[declaration.name] {
                type.declarations.append(declaration)
            } else {
                let type = TypeModel(name: declaration.name, declarations: [declaration])
                added[declaration.name] = type
                types.append(type)
            }
        }
    }

    /// What a type alias names, if no class has the name.
    private func original(_ name: String) -> String {
        var name = name
        for _ in 0..<4 {
            guard !concreteTypes.contains(name), !Callbacks.controllers.contains(name), let next = aliases[name] else { break }
            name = next
        }
        return name
    }

    /// The class of this name whose file lies nearest to a path; several targets may have one each.
    func nearest(_ name: String, to path: String, except: TypeModel? = nil) -> TypeModel? {
        guard let candidates = byName[name]?.filter({ $0 !== except }), let first = candidates.first else { return nil }
        if candidates.count == 1 { return first }
        func common(_ type: TypeModel) -> Int {
            var count = 0
            for (left, right) in zip(type.declarations[0].file.path.utf8, path.utf8) {
                if left != right { break }
                count += 1
            }
            return count
        }
        return candidates.max { common($0) < common($1) }
    }

    private func resolve(_ type: TypeModel) {
        let chain = type.chain
        let root = chain[chain.count - 1]
        // An extension of a class that is not in the sources, or the last superclass that is named.
        let name = root.declarations[0].isClass ? root.superName : original(root.name)
        guard let name else {
            type.family = .other
            return
        }
        if Callbacks.looksLikeController(name) {
            type.family = .controller
        } else if Callbacks.views.contains(name) || (name.hasSuffix("View") && !name.hasPrefix("NS")) {
            type.family = .view
        } else {
            type.family = .other
        }
        if !root.declarations[0].isClass, type.family == .view, !Callbacks.views.contains(name) { type.family = .other }
    }

    /// Whether values of a type of this name are view controllers.
    func isController(_ name: String, near path: String) -> Bool {
        let name = original(name)
        if let type = nearest(name, to: path) { return type.family == .controller }
        return Callbacks.looksLikeController(name)
    }
}
