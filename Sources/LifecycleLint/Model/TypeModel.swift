/// A class, or an extension or category of one, as it stands in a file.
final class TypeDeclaration: @unchecked Sendable {
    let name: String
    /// Names after the colon: superclass and protocols; for an extension only protocols.
    let inherited: [String]
    let isExtension: Bool
    let isClass: Bool
    let nameRange: Range<Int>
    let file: SourceFile
    var methods: [Method] = []
    var properties: [Property] = []

    init(name: String, inherited: [String], isExtension: Bool, isClass: Bool, nameRange: Range<Int>, file: SourceFile) {
        self.name = name
        self.inherited = inherited
        self.isExtension = isExtension
        self.isClass = isClass
        self.nameRange = nameRange
        self.file = file
    }
}

/// A class with its extensions, from all files.
final class TypeModel: @unchecked Sendable {
    let name: String
    var declarations: [TypeDeclaration]
    /// The superclass as it is written.
    var superName: String?
    /// The superclass, when it is in the given sources.
    var parent: TypeModel?
    var family = Family.unknown

    /// What a class is, through any chain of superclasses.
    enum Family { case unknown, controller, view, other }

    private(set) var methodsByName: [String: [Method]] = [:]
    private(set) var propertiesByName: [String: Property] = [:]

    init(name: String, declarations: [TypeDeclaration]) {
        self.name = name
        self.declarations = declarations
    }

    var methods: [Method] { declarations.flatMap(\.methods) }
    var properties: [Property] { declarations.flatMap(\.properties) }
    var isController: Bool { family == .controller }

    /// Whether it is a double in tests, which leaves things out on purpose.
    var isTestDouble: Bool {
        let marks = ["Mock", "Fake", "Stub", "Spy", "Dummy"]
        return marks.contains { name.hasPrefix($0) || name.hasSuffix($0) } || name.hasSuffix("Tests")
            || name.hasSuffix("TestCase") || superName == "XCTestCase"
    }

    /// Builds the tables. Called once, before any check.
    func seal() {
        for declaration in declarations {
            for method in declaration.methods { methodsByName[method.name, default: []].append(method) }
            for property in declaration.properties { propertiesByName[property.name] = property }
        }
    }

    /// The class and its superclasses in the given sources, nearest first.
    var chain: [TypeModel] {
        var result: [TypeModel] = []
        var next: TypeModel? = self
        while let type = next, result.count < 32, !result.contains(where: { $0 === type }) {
            result.append(type)
            next = type.parent
        }
        return result
    }

    /// The methods of this base name, of the nearest class in the chain that has some.
    func method(_ name: String) -> [Method] {
        for type in chain { if let found = type.methodsByName[name], !found.isEmpty { return found } }
        return []
    }

    /// Methods of this base name of all classes in the chain.
    func allMethods(_ name: String) -> [Method] { chain.flatMap { $0.methodsByName[name] ?? [] } }

    func property(_ name: String) -> Property? {
        for type in chain { if let found = type.propertiesByName[name] { return found } }
        return nil
    }
}
