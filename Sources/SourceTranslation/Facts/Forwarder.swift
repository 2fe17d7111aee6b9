import SwiftSyntax

/// The member of a class that calls the body which an extension has under another name.
///
/// Swift on Linux does not dispatch members of extensions dynamically, so one that overrides or is
/// overridden gets its place in the class, and only its body stays in the extension.
struct Forwarder {
    let base: String
    let text: String

    /// The name under which the body stays in the extension.
    static func bodyName(_ base: String) -> String { "_extended_\(base)" }

    /// The forwarder for a declaration, or nil when it is not a method or computed property.
    init?(_ declaration: DeclSyntax, isOverride: Bool, extensionAccess: String?) {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            self.init(function, isOverride, extensionAccess)
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
            self.init(variable, isOverride, extensionAccess)
        } else {
            return nil
        }
    }

    private init?(_ function: FunctionDeclSyntax, _ isOverride: Bool, _ extensionAccess: String?) {
        guard case .identifier = function.name.tokenKind else { return nil }
        base = SelectorNaming.plain(function.name.text)
        let effects = function.signature.effectSpecifiers
        var call = ""
        if effects?.throwsClause != nil { call += "try " }
        if effects?.asyncSpecifier != nil { call += "await " }
        let arguments = function.signature.parameterClause.parameters.map { parameter in
            let name = (parameter.secondName ?? parameter.firstName).text
            let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
            let label = parameter.firstName.tokenKind == .wildcard ? "" : "\(parameter.firstName.text): "
            return label + (isInout ? "&" : "") + name
        }
        call += "\(Self.bodyName(base))(\(arguments.joined(separator: ", ")))"
        text = Self.prefix(function.attributes, function.modifiers, isOverride, extensionAccess)
            + "func \(function.name.text)\(function.genericParameterClause?.oneLine ?? "")"
            + "\(function.signature.oneLine) \(function.genericWhereClause?.oneLine ?? "") { return \(call) }"
    }

    private init?(_ variable: VariableDeclSyntax, _ isOverride: Bool, _ extensionAccess: String?) {
        guard variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type, binding.accessorBlock != nil,
            binding.accessor(.didSet) == nil, binding.accessor(.willSet) == nil
        else { return nil }
        base = SelectorNaming.plain(name)
        let body = Self.bodyName(base)
        let setter = binding.isSettable ? " set { \(body) = newValue }" : ""
        text = Self.prefix(variable.attributes, variable.modifiers, isOverride, extensionAccess)
            + "var \(name): \(type.oneLine) { get { return \(body) }\(setter) }"
    }

    private static func prefix(
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ isOverride: Bool,
        _ extensionAccess: String?
    ) -> String {
        var prefix = ""
        for case .attribute(let attribute) in attributes
        where ["available", "discardableResult", "MainActor"].contains(attribute.simpleName) {
            prefix += attribute.oneLine + " "
        }
        if modifiers.has(.nonisolated) { prefix += "nonisolated " }
        if isOverride { prefix += "override " }
        if let access = modifiers.access ?? extensionAccess { prefix += access + " " }
        return prefix
    }
}
