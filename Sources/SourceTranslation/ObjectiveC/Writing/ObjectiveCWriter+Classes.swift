extension ObjectiveCWriter {
    /// A class with all that its `@implementation` has, and its categories' properties and methods as extensions.
    mutating func writeClass(_ interface: ObjectiveCInterface) throws {
        let name = interface.name
        guard let implementation = model.unit.implementations.first(where: { $0.name == name && $0.category == nil }) else {
            throw ObjectiveCError(place: interface.place, what: "the class '\(name)', which has no '@implementation',")
        }
        owner = name
        let parent = types.plain(.object(interface.superclass ?? "NSObject", arguments: [], protocols: []))
        let protocols = (model.conformances[name] ?? []).filter { $0 != "NSObject" }.map(types.protocolName)
        let isPublic = model.publicTypes.contains(name)
        place(interface.place)
        lines.append("@objc(\(name)) \(isPublic ? "open " : "")class \(name): \(([parent] + protocols).joined(separator: ", ")) {")
        try begin(implementation, interface)
        let own = model.properties[name] ?? []
        for property in own where !implementation.dynamic.contains(property.declaration.name) { try writeStored(property, implementation) }
        for (variable, type) in instanceVariables.sorted(by: { $0.key < $1.key }) { lines.append(stored(variable, type)) }
        for method in implementation.methods where !model.isAccessor(method, of: name) { try write(method, inExtension: false) }
        writeInherited(of: name, isPublic: isPublic)
        lines.append("}")
        for method in model.methods[name] ?? [] where !method.declaration.isUnavailable {
            try check(method, of: name)
        }
    }

    /// What code in an implementation may name: variables of its class.
    private mutating func begin(_ implementation: ObjectiveCImplementation, _ interface: ObjectiveCInterface) throws {
        instanceVariables = [:]
        storage = [:]
        let extensions = model.unit.interfaces.filter { $0.name == implementation.name && $0.category == "" }
        let variables = interface.variables + extensions.flatMap(\.variables) + implementation.variables
        for variable in variables { instanceVariables[variable.name] = variable.type }
        for property in model.properties[implementation.name] ?? [] {
            let variable = implementation.synthesized[property.declaration.name] ?? "_" + property.declaration.name
            storage[variable] = (property.declaration.name, property.declaration.type)
            instanceVariables[variable] = nil
        }
    }

    /// Initializers that a class of Objective-C inherits though it has some of its own; Swift's would lose them.
    private mutating func writeInherited(of name: String, isPublic: Bool) {
        let own = (model.methods[name] ?? []).filter(\.isInitializer)
        guard !own.isEmpty, let parent = model.superclasses[name], !model.isOwnClass(parent) else { return }
        let inherited: [(labels: [String], text: String)] = [
            (["frame"], "override init(frame: CGRect) { super.init(frame: frame) }"),
            (["coder"], "required init?(coder: NSCoder) { super.init(coder: coder) }"),
            (["nibName", "bundle"], "override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }"),
        ]
        for (labels, text) in inherited where !own.contains(where: { $0.name.labels == labels }) {
            let isThere = model.chain(from: parent).contains { model.frameworks.types[$0]?.members.contains { $0.isInitializer && $0.labels == labels } ?? false }
            if isThere { lines.append("\(isPublic ? "public " : "")\(text)") }
        }
    }

    /// A declared method has to have a body somewhere; what has none would not answer.
    private func check(_ method: ObjectiveCModel.Method, of name: String) throws {
        let isThere = model.unit.implementations.contains { implementation in
            implementation.name == name
                && implementation.methods.contains { $0.selector == method.declaration.selector && $0.isClassMethod == method.declaration.isClassMethod }
        }
        let isInherited = model.frameworkMember(method.declaration.selector, of: model.superclasses[name], isStatic: method.declaration.isClassMethod || method.isInitializer) != nil
        guard isThere || isInherited else {
            throw ObjectiveCError(place: method.declaration.place, what: "the method '\(method.declaration.selector)', which has no body,")
        }
    }

    /// Categories: extensions of classes, own ones and others.
    mutating func writeCategories() throws {
        for implementation in model.unit.implementations where implementation.category != nil {
            let name = implementation.name
            owner = name
            instanceVariables = [:]
            storage = [:]
            place(implementation.place)
            lines.append("extension \(types.plain(.object(name, arguments: [], protocols: []))) {")
            if !model.isOwnClass(name) || model.unit.interfaces.contains(where: { $0.name == name && $0.category?.isEmpty == false }) {
                for property in model.properties[name] ?? [] { try writeComputed(property, implementation) }
            }
            for method in implementation.methods where !isWritten(method, of: name) { try write(method, inExtension: true) }
            lines.append("}")
        }
        for interface in model.unit.interfaces where interface.category?.isEmpty == false {
            for property in interface.properties where !accessors.contains("\(interface.name).\(property.name)") && !model.isOwnClass(interface.name) {
                throw ObjectiveCError(place: property.place, what: "the property '\(property.name)' of a category, which has no getter,")
            }
            for method in model.methods[interface.name] ?? [] { try check(method, of: interface.name) }
        }
    }

    private func isWritten(_ method: ObjectiveCMethod, of name: String) -> Bool {
        model.isAccessor(method, of: name) && accessors.contains("\(name)." + propertyName(of: method, in: name))
    }

    private func propertyName(of method: ObjectiveCMethod, in name: String) -> String {
        model.properties[name]?.first {
            $0.declaration.getter == method.selector || $0.declaration.setter == method.selector
        }?.declaration.name ?? ""
    }

    // MARK: Properties

    /// The name of what code here reads where a property may be nil though its declaration says it is not.
    static func raw(_ property: String) -> String { "_objc_\(property)" }

    /// Whether a property has another name for code that may find it nil.
    func needsRaw(_ type: ObjectiveCTypeUse) -> Bool { type.type.isObject && type.nullability == .nonnull }

    func stored(_ name: String, _ type: ObjectiveCTypeUse, isPrivate: Bool = true) -> String {
        let weak = type.isWeak ? "weak " : ""
        let swift = types.use(type, isLocal: true)
        return "\(isPrivate ? "fileprivate " : "")\(weak)var \(Self.name(name)): \(swift) = \(type.type.isObject ? "nil" : "_ObjC.zero()")"
    }

    private mutating func writeStored(_ property: ObjectiveCModel.Property, _ implementation: ObjectiveCImplementation) throws {
        let declaration = property.declaration
        if declaration.isClassProperty { return try writeComputed(property, implementation) }
        let getter = implementation.methods.first { !$0.isClassMethod && $0.selector == declaration.getter }
        let setter = implementation.methods.first { !$0.isClassMethod && $0.selector == declaration.setter }
        var type = declaration.type
        type.isWeak = declaration.isWeak
        let variable = storage.first { $0.value.property == declaration.name }?.key ?? "_" + declaration.name
        if getter != nil && (setter != nil || declaration.isReadOnly), !uses(variable, implementation) {
            return try writeComputed(property, implementation)
        }
        lines.append(stored(variable, type))
        try writeComputed(property, implementation, variable: variable)
    }

    /// Whether code names a property's variable; one that nobody names is not made where both accessors have bodies.
    private func uses(_ variable: String, _ implementation: ObjectiveCImplementation) -> Bool {
        ObjectiveCNames.words(in: implementation).contains(variable)
    }

    /// A property with the bodies that its accessors have; with a variable, the others go to it.
    mutating func writeComputed(_ property: ObjectiveCModel.Property, _ implementation: ObjectiveCImplementation, variable: String? = nil) throws {
        let declaration = property.declaration
        let isStatic = declaration.isClassProperty
        let getter = implementation.methods.first { $0.isClassMethod == isStatic && $0.selector == declaration.getter }
        let setter = implementation.methods.first { $0.isClassMethod == isStatic && $0.selector == declaration.setter }
        guard getter != nil || variable != nil else { return }
        accessors.insert("\(owner).\(declaration.name)")
        let access = property.isPublic ? property.isReadOnlyOutside ? "public internal(set) " : "public " : ""
        let name = Self.name(declaration.swiftName)
        let raw = needsRaw(declaration.type)
        let local = types.use(declaration.type, in: owner, isLocal: true), shown = types.use(declaration.type, in: owner)
        let kind = isStatic ? "static " : ""
        let attribute = isStatic ? "@nonobjc" : "@objc(\(declaration.name))"
        place(declaration.place)
        lines.append(raw ? "\(kind)var \(Self.raw(declaration.swiftName)): \(local) {" : "\(attribute) \(access)\(kind)var \(name): \(shown) {")
        lines.append(raw || isStatic ? "get {" : declaration.getter == declaration.name ? "get {" : "@objc(\(declaration.getter)) get {")
        if let getter {
            try write(getter, result: declaration.type)
        } else if let variable {
            lines.append("return self.\(Self.name(variable))")
        }
        lines.append("}")
        let isSettable = setter != nil || variable != nil && !declaration.isReadOnly
        if isSettable {
            lines.append(raw ? "set {" : "set {")
            if let setter {
                scopes = [[:]]
                let parameter = setter.parameters.first?.name ?? "newValue"
                lines.append("let \(Self.name(parameter)): \(local) = newValue")
                try write(setter, result: .void)
            } else if let variable {
                lines.append("self.\(Self.name(variable)) = newValue")
            }
            lines.append("}")
        }
        lines.append("}")
        guard raw else { return }
        lines.append("\(attribute) \(access)\(kind)var \(name): \(shown) {")
        lines.append("get { return _ObjC.nonnull(self.\(Self.raw(declaration.swiftName)), \(Self.literal(declaration.name))) }")
        if isSettable { lines.append("set { self.\(Self.raw(declaration.swiftName)) = newValue }") }
        lines.append("}")
    }

    /// The body of an accessor.
    private mutating func write(_ method: ObjectiveCMethod, result: ObjectiveCTypeUse) throws {
        scopes = [[:]]
        for parameter in method.parameters {
            var type = parameter.type
            // The property's declaration says what the parameter is, as for who sets it.
            if let property = model.properties[owner]?.first(where: { $0.declaration.setter == method.selector }) { type = property.declaration.type }
            scopes[0][parameter.name] = Local(swift: Self.name(parameter.name), type: type)
        }
        try body(method, result: result)
    }

    mutating func body(_ method: ObjectiveCMethod, result: ObjectiveCTypeUse) throws {
        isClassMethod = method.isClassMethod
        var result = result
        // Inside, every object may be nil; the caller's declaration decides.
        if result.type.isObject { result.nullability = .nullable }
        self.result = result
        lines.append(result.type == .void ? "_ObjC.run {" : "return _ObjC.run { () -> \(types.use(result, in: owner, isLocal: true)) in")
        try write(method.body ?? [])
        lines.append("}")
    }
}
