import SwiftSyntax

/// A method or property that a class exposes to Objective-C, as its declaration says.
struct ExposedMember {
    enum Kind {
        case method(FunctionDeclSyntax)
        case property(name: String, type: String?, key: String)
    }

    let kind: Kind
    let base: String
    let labels: [String]?
    let selector: String
    let setter: String?

    var fact: FileFacts.Member {
        FileFacts.Member(base: base, labels: labels, selector: selector, setter: setter, isDynamic: isDynamic ? true : nil)
    }

    /// Whether it is a method that is declared `dynamic`.
    private var isDynamic: Bool {
        guard case .method(let function) = kind else { return false }
        return function.modifiers.has(.dynamic)
    }

    private static let exposing: Set<String> = [
        "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "GKInspectable",
    ]

    /// The members that a declaration exposes.
    ///
    /// - Parameter exposesAll: whether everything is exposed that can be, as `@objcMembers` asks.
    /// - Parameter optionalNames: base names of optional requirements; a method with such a name is
    ///   exposed by the conformance that it probably serves.
    static func members(
        of declaration: DeclSyntax, exposesAll: Bool, isOptionalRequirement: (String, [String]?) -> String?
    ) -> [ExposedMember] {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            return method(function, exposesAll: exposesAll, isOptionalRequirement).map { [$0] } ?? []
        }
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return properties(variable, exposesAll: exposesAll, isOptionalRequirement)
        }
        return []
    }

    private static func isExposed(_ attributes: AttributeListSyntax) -> Bool {
        exposing.contains { attributes.attribute($0) != nil }
    }

    private static func method(
        _ function: FunctionDeclSyntax, exposesAll: Bool, _ isOptionalRequirement: (String, [String]?) -> String?
    ) -> ExposedMember? {
        guard !function.modifiers.isTypeMember, function.genericParameterClause == nil,
            function.attributes.attribute("nonobjc") == nil, case .identifier = function.name.tokenKind
        else { return nil }
        let base = SelectorNaming.plain(function.name.text)
        let labels = function.signature.parameterClause.parameters.labels
        let requirement = isOptionalRequirement(base, labels)
        let all = exposesAll && !function.modifiers.has(.private) && !function.modifiers.has(.fileprivate)
        guard isExposed(function.attributes) || all || requirement != nil else { return nil }
        var selector = function.attributes.attribute("objc")?.objectiveCName ?? requirement
            ?? SelectorNaming.selector(base: base, labels: labels)
        if function.attributes.attribute("objc")?.objectiveCName == nil, requirement == nil {
            selector = suffixed(selector, labels.isEmpty, function.signature.effectSpecifiers)
        }
        return ExposedMember(kind: .method(function), base: base, labels: labels, selector: selector, setter: nil)
    }

    /// The selector with the parameter that an error or a completion adds to it.
    private static func suffixed(
        _ selector: String, _ isBare: Bool, _ effects: FunctionEffectSpecifiersSyntax?
    ) -> String {
        if effects?.asyncSpecifier != nil {
            return selector + (isBare ? "WithCompletionHandler:" : "completionHandler:")
        }
        if effects?.throwsClause != nil { return selector + (isBare ? "AndReturnError:" : "error:") }
        return selector
    }

    private static func properties(
        _ variable: VariableDeclSyntax, exposesAll: Bool, _ isOptionalRequirement: (String, [String]?) -> String?
    ) -> [ExposedMember] {
        guard !variable.modifiers.isTypeMember, variable.attributes.attribute("nonobjc") == nil else { return [] }
        let all = exposesAll && !variable.modifiers.has(.private) && !variable.modifiers.has(.fileprivate)
        let isExposed = isExposed(variable.attributes)
        let objectiveCName = variable.attributes.attribute("objc")?.objectiveCName
        return variable.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
            let base = SelectorNaming.plain(name)
            guard isExposed || all || isOptionalRequirement(base, nil) != nil else { return nil }
            let settable = variable.bindingSpecifier.tokenKind == .keyword(.var) && binding.isSettable
            let key = objectiveCName ?? base
            return ExposedMember(
                kind: .property(name: name, type: binding.typeAnnotation?.type.castText, key: key), base: base, labels: nil,
                selector: binding.accessorName(.get) ?? key,
                setter: settable ? (binding.accessorName(.set) ?? SelectorNaming.setter(of: key)) : nil)
        }
    }
}

extension PatternBindingSyntax {
    /// Whether the property can be set: stored, or computed with a setter.
    var isSettable: Bool {
        guard let accessorBlock else { return true }
        switch accessorBlock.accessors {
        case .getter: return false
        case .accessors(let list):
            return list.contains {
                switch $0.accessorSpecifier.tokenKind {
                case .keyword(.set), .keyword(.willSet), .keyword(.didSet), .keyword(._modify): true
                default: false
                }
            }
        @unknown default: return false
        }
    }

    /// The accessor of a kind.
    func accessor(_ keyword: Keyword) -> AccessorDeclSyntax? {
        guard case .accessors(let list) = accessorBlock?.accessors else { return nil }
        return list.first { $0.accessorSpecifier.tokenKind == .keyword(keyword) }
    }

    /// The Objective-C name that an accessor was given.
    func accessorName(_ keyword: Keyword) -> String? {
        accessor(keyword)?.attributes.attribute("objc")?.objectiveCName
    }
}
