import SwiftSyntax

/// The member of a class that calls the body which an extension has under another name.
///
/// Swift on Linux does not dispatch members of extensions dynamically, so one that overrides or is
/// overridden gets its place in the class, and only its body stays in the extension.
struct Forwarder {
    let base: String
    let text: String

    /// The extension member that calls what a class below has in its place, and the body otherwise.
    let dispatcher: (_ className: String, _ selector: String) -> String

    /// The name under which a class below has its own.
    static func overrideName(_ base: String) -> String { "_override_\(base)" }

    /// The name under which the body stays in the extension of a class; classes below may have one as well.
    static func bodyName(_ base: String, of className: String) -> String {
        className == "NSObject" ? "_extended_\(base)" : "_extended_\(className)_\(base)"
    }

    /// The forwarder for a declaration, or nil when it is not a method or computed property.
    init?(_ declaration: DeclSyntax, of className: String, isOverride: Bool, extensionAccess: String?) {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            self.init(function, className, isOverride, extensionAccess)
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
            self.init(variable, className, isOverride, extensionAccess)
        } else {
            return nil
        }
    }

    private init?(
        _ function: FunctionDeclSyntax, _ ownClass: String, _ isOverride: Bool, _ extensionAccess: String?
    ) {
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
        call += "\(Self.bodyName(base, of: ownClass))(\(arguments.joined(separator: ", ")))"
        let parameters = function.signature.parameterClause.parameters.prefix(3).map {
            ($0.secondName ?? $0.firstName).text
        }
        let passed = (parameters + Array(repeating: "nil", count: 3)).prefix(3).joined(separator: ", ")
        let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
        let returnsValue = result != "Void" && result != "()"
        let head = Self.extensionPrefix(function.attributes, function.modifiers, extensionAccess)
            + "func \(function.name.text)\(function.signature.oneLine)"
        dispatcher = { className, selector in
            let found = "let f = _override(\"\(selector)\", of: self, below: \(className).self)"
            let use = returnsValue ? "return _argument(f(self, \(passed)))" : "_ = f(self, \(passed)); return"
            return "extension \(className) { \(head) { if \(found) { \(use) }; return \(call) } }"
        }
        text = Self.prefix(function.attributes, function.modifiers, isOverride, extensionAccess)
            + "func \(function.name.text)\(function.genericParameterClause?.oneLine ?? "")"
            + "\(function.signature.oneLine) \(function.genericWhereClause?.oneLine ?? "") { return \(call) }"
    }

    private init?(
        _ variable: VariableDeclSyntax, _ ownClass: String, _ isOverride: Bool, _ extensionAccess: String?
    ) {
        if let observed = ObservedOverride(variable), isOverride {
            base = observed.base
            let body = Self.bodyName(base, of: ownClass)
            let name = observed.name
            let will = observed.hasWill ? " willSet { \(body)(true, newValue, \(name)) }" : ""
            let did = observed.hasDid ? " didSet { \(body)(false, \(name), oldValue) }" : ""
            dispatcher = { _, _ in "" }
            text = Self.prefix(variable.attributes, variable.modifiers, isOverride, extensionAccess)
                + "var \(name): \(observed.type) {\(will)\(did) }"
            return
        }
        guard variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type, binding.accessorBlock != nil,
            binding.accessor(.didSet) == nil, binding.accessor(.willSet) == nil
        else { return nil }
        base = SelectorNaming.plain(name)
        let body = Self.bodyName(base, of: ownClass)
        let setter = binding.isSettable ? " set { \(body) = newValue }" : ""
        let head = Self.extensionPrefix(variable.attributes, variable.modifiers, extensionAccess)
            + "var \(name): \(type.oneLine)"
        dispatcher = { className, selector in
            let find = { (selector: String) in "if let f = _override(\"\(selector)\", of: self, below: \(className).self)" }
            let set = SelectorNaming.setter(of: selector)
            let setter = binding.isSettable
                ? " set { \(find(set)) { _ = f(self, newValue, nil, nil); return }; \(body) = newValue }" : ""
            return "extension \(className) { \(head) { get { \(find(selector)) { return _argument(f(self, nil, nil, nil)) }; "
                + "return \(body) }\(setter) } }"
        }
        text = Self.prefix(variable.attributes, variable.modifiers, isOverride, extensionAccess)
            + "var \(name): \(type.oneLine) { get { return \(body) }\(setter) }"
    }

    /// The attributes and modifiers of a member that stays in an extension, which cannot be open.
    private static func extensionPrefix(
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ extensionAccess: String?
    ) -> String {
        let access = (modifiers.access ?? extensionAccess) == "open" ? "public" : nil
        return prefix(attributes, modifiers, false, extensionAccess, access: access)
    }

    private static func prefix(
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ isOverride: Bool,
        _ extensionAccess: String?, access: String? = nil
    ) -> String {
        var prefix = ""
        for case .attribute(let attribute) in attributes
        where ["available", "discardableResult", "MainActor"].contains(attribute.simpleName) {
            prefix += attribute.oneLine + " "
        }
        if modifiers.has(.nonisolated) { prefix += "nonisolated " }
        if isOverride { prefix += "override " }
        if let access = access ?? modifiers.access ?? extensionAccess { prefix += access + " " }
        return prefix
    }
}
