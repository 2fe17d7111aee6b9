/// What is known of a target's own declarations and of the frameworks, by name.
struct ObjectiveCModel {
    /// A method of the target's own.
    struct Method {
        var declaration: ObjectiveCMethod
        var name: ImportedName
        var isPublic: Bool
        var isInitializer: Bool { name.base == "init" }
    }

    /// A property of the target's own.
    struct Property {
        var declaration: ObjectiveCProperty
        var isPublic: Bool
        /// The class or, for a category on another's class, that class.
        var owner: String
        /// Whether only the class itself may set it.
        var isReadOnlyOutside = false
    }

    let unit: ObjectiveCUnit
    let frameworks: FrameworkInterface
    private let isPublicFile: (String) -> Bool
    /// Superclasses of the target's own classes.
    private(set) var superclasses: [String: String] = [:]
    private(set) var conformances: [String: [String]] = [:]
    private(set) var methods: [String: [Method]] = [:]
    private(set) var properties: [String: [Property]] = [:]
    /// Selectors that the target's code makes.
    private(set) var mentioned: Set<String> = []
    private(set) var publicTypes: Set<String> = []
    /// Framework types by their names without dots.
    private let flat: [String: String]

    init(unit: ObjectiveCUnit, frameworks: FrameworkInterface, isPublicFile: @escaping (String) -> Bool) throws {
        self.unit = unit
        self.frameworks = frameworks
        self.isPublicFile = isPublicFile
        flat = Dictionary(frameworks.types.keys.map { ($0.replacing(".", with: ""), $0) }, uniquingKeysWith: { first, _ in first })
        for interface in unit.interfaces {
            let isPublic = isPublicFile(interface.place.file)
            if interface.category == nil {
                guard superclasses[interface.name] == nil else {
                    throw ObjectiveCError(place: interface.place, what: "a second '@interface' of '\(interface.name)'")
                }
                guard let parent = interface.superclass else {
                    throw ObjectiveCError(place: interface.place, what: "a class without a superclass")
                }
                superclasses[interface.name] = parent
                if isPublic { publicTypes.insert(interface.name) }
            }
            conformances[interface.name, default: []] += interface.protocols
        }
        for interface in unit.interfaces { add(interface) }
        for implementation in unit.implementations { try add(implementation) }
        for item in unit.protocols where isPublicFile(item.place.file) { publicTypes.insert(item.name) }
        for item in unit.enumerations where isPublicFile(item.place.file) { publicTypes.insert(item.name) }
    }

    func isOwnClass(_ name: String) -> Bool { superclasses[name] != nil }

    mutating func mention(_ selector: String) { mentioned.insert(selector) }

    private mutating func add(_ interface: ObjectiveCInterface) {
        let isPublic = isPublicFile(interface.place.file)
        for property in interface.properties {
            if let index = properties[interface.name]?.firstIndex(where: { $0.declaration.name == property.name }) {
                // The class's extension makes it writable for the class itself.
                if interface.category == "", properties[interface.name]?[index].declaration.isReadOnly == true, !property.isReadOnly {
                    properties[interface.name]?[index].declaration.attributes["readonly"] = nil
                    properties[interface.name]?[index].isReadOnlyOutside = true
                }
                continue
            }
            properties[interface.name, default: []].append(Property(declaration: property, isPublic: isPublic, owner: interface.name))
        }
        for method in interface.methods { add(method, of: interface.name, isPublic: isPublic) }
    }

    private mutating func add(_ implementation: ObjectiveCImplementation) throws {
        guard isOwnClass(implementation.name) || implementation.category != nil else {
            throw ObjectiveCError(place: implementation.place, what: "an '@implementation' without an '@interface'")
        }
        for method in implementation.methods where !isAccessor(method, of: implementation.name) {
            add(method, of: implementation.name, isPublic: false)
        }
    }

    private mutating func add(_ method: ObjectiveCMethod, of name: String, isPublic: Bool) {
        if methods[name]?.contains(where: {
            $0.declaration.selector == method.selector && $0.declaration.isClassMethod == method.isClassMethod
        }) == true { return }
        let isInitializer = !method.isClassMethod && Self.isInitializer(method.selector)
        var imported = ImportedName(
            selector: method.selector, types: method.parameters.map { ObjectiveCTypeNames.matching($0.type) }, swiftName: method.swiftName,
            isInitializer: isInitializer)
        if let known = overridden(method, of: name) { imported = known }
        methods[name, default: []].append(Method(declaration: method, name: imported, isPublic: isPublic))
    }

    /// The name of the method above that a method of an own class overrides.
    private func overridden(_ method: ObjectiveCMethod, of name: String) -> ImportedName? {
        guard let member = frameworkMember(method.selector, of: superclasses[name], isStatic: method.isClassMethod) else {
            return requirement(method.selector, of: name).map { ImportedName(base: $0.name, labels: $0.labels ?? []) }
        }
        return member.labels.map { ImportedName(base: member.name, labels: $0) }
    }

    /// The requirement of a framework's protocol that a method serves.
    private func requirement(_ selector: String, of name: String) -> FrameworkInterface.Member? {
        for conformance in conformances[name] ?? [] {
            guard let entry = frameworks.types[conformance] else { continue }
            for member in entry.members where member.labels != nil && SwiftNaming.matches(selector, member) { return member }
        }
        return nil
    }

    static func isInitializer(_ selector: String) -> Bool {
        selector.hasPrefix("init") && selector.dropFirst(4).first?.isLowercase != true
    }

    // MARK: Look-up

    /// A class and those above it, own ones and the frameworks'.
    func chain(from name: String) -> [String] {
        var chain: [String] = []
        var current: String? = name
        while let each = current, !chain.contains(each) {
            chain.append(each)
            current = superclasses[each] ?? frameworks.types[each]?.inherited.first { frameworks.types[$0]?.isClass == true || $0 == "NSObject" }
        }
        if chain.last != "NSObject" { chain.append("NSObject") }
        return chain
    }

    /// The own property that a class has under a name, by its own declaration or by one above.
    func property(_ name: String, of type: String) -> Property? {
        for each in chain(from: type) {
            if let found = properties[each]?.first(where: { $0.declaration.name == name || $0.declaration.getter == name }) { return found }
        }
        return nil
    }

    /// The own method that a class has for a selector.
    func method(_ selector: String, of type: String, isClassMethod: Bool) -> Method? {
        for each in chain(from: type) {
            if let found = methods[each]?.first(where: {
                $0.declaration.selector == selector && $0.declaration.isClassMethod == isClassMethod
            }) { return found }
        }
        return nil
    }

    /// The classes of the target's that have a method for a selector.
    func owners(of selector: String) -> [String] {
        methods.filter { $0.value.contains { $0.declaration.selector == selector && !$0.declaration.isClassMethod } }.map(\.key).sorted()
    }

    /// Whether a method gets or sets a property of its class.
    func isAccessor(_ method: ObjectiveCMethod, of type: String) -> Bool {
        guard !method.isClassMethod else { return false }
        return properties[type]?.contains { $0.declaration.getter == method.selector || $0.declaration.setter == method.selector } ?? false
    }

    /// The framework's member that a selector names, of a class and those above it; of any class where it is not known.
    func frameworkMember(_ selector: String, of type: String?, isStatic: Bool) -> FrameworkInterface.Member? {
        guard let type else { return nil }
        for each in chain(from: type) {
            if let found = member(selector, in: each, isStatic: isStatic) { return found }
            for inherited in frameworks.types[each]?.inherited ?? [] where frameworks.types[inherited]?.isProtocol == true {
                if let found = member(selector, in: inherited, isStatic: isStatic) { return found }
            }
        }
        return nil
    }

    /// The framework's members that a selector may name, of any class: one where all classes have it under one name.
    func anyFrameworkMember(_ selector: String) -> FrameworkInterface.Member? {
        var found: FrameworkInterface.Member?
        for name in frameworks.types.keys {
            guard let member = member(selector, in: name, isStatic: false) else { continue }
            if let known = found, known.name != member.name || known.labels != member.labels { return nil }
            found = member
        }
        return found
    }

    private func member(_ selector: String, in type: String, isStatic: Bool) -> FrameworkInterface.Member? {
        let matching = frameworks.types[type]?.members.filter { member in
            (member.isStatic == isStatic) && SwiftNaming.matches(selector, member)
        }
        // The name that is nearest to the selector is meant.
        return matching?.max { ($0.name.count, $0.labels?.joined().count ?? 0) < ($1.name.count, $1.labels?.joined().count ?? 0) }
    }

    /// The Swift name of a type that Objective-C names, `UIControl.State` of `UIControlState`.
    func typeName(_ name: String) -> String {
        if isOwnClass(name) || unit.enumerations.contains(where: { $0.name == name }) || unit.protocols.contains(where: { $0.name == name }) { return name }
        return flat[name] ?? flat[name + "s"] ?? name
    }

    /// A constant as Swift spells it, `UIControl.State.normal` of `UIControlStateNormal`.
    func constant(_ name: String) -> (text: String, type: String)? {
        for item in unit.enumerations where item.cases.contains(where: { $0.name == name }) {
            return ("\(item.name).\(ObjectiveCEnumerations.caseName(name, of: item))", item.name)
        }
        for length in stride(from: name.count - 1, to: 3, by: -1) {
            let prefix = String(name.prefix(length)), rest = String(name.dropFirst(length))
            guard rest.first?.isUppercase == true else { continue }
            for candidate in [prefix, prefix + "s"] {
                guard let type = flat[candidate], let entry = frameworks.types[type] else { continue }
                if let found = entry.constants.first(where: { $0.lowercased() == rest.lowercased() }) { return ("\(type).`\(found)`", type) }
            }
        }
        return nil
    }
}
