import SwiftSyntax

extension Translator {
    /// Exposes what a member's attributes or the conformance that it serves ask for.
    func translateMember(_ declaration: DeclSyntax) {
        guard let scope = scopes.last, bodyDepth == 0 || scope.isLocal, isDirectMember(declaration) else { return }
        if let function = declaration.as(FunctionDeclSyntax.self) {
            translateFixture(function)
            translateAsynchronousFixture(function)
        }
        switch scope.kind {
        case .value, .protocol: return
        case .class, .extension: break
        }
        let isKnownClass = scope.kind == .class || facts.parents[scope.simpleName] != nil
        var members = ExposedMember.members(of: declaration, exposesAll: scope.exposesAll) { base, labels in
            isKnownClass ? facts.optionalRequirement(base, labels)?.selector : nil
        }
        if translateForeignOverride(declaration, scope) { return }
        let asking = declaration.as(FunctionDeclSyntax.self).flatMap { askingMember($0, scope) }
        if let asking {
            members.removeAll { $0.base == asking.base && $0.labels == asking.labels }
            expose(asking, declaration, scope, asks: true)
        }
        for member in members { expose(member, declaration, scope) }
    }

    /// Has a method ask the table before it runs, if it has to, and tells under which selector.
    private func askingMember(_ function: FunctionDeclSyntax, _ scope: Scope) -> ExposedMember? {
        guard !function.attributes.isUnavailableOrDeprecated, !Self.hasForeignActor(function.attributes),
            let selector = askingSelector(function, scope)
        else { return nil }
        translateAsking(function, selector, scope)
        return ExposedMember(
            kind: .method(function), base: SelectorNaming.plain(function.name.text),
            labels: function.signature.parameterClause.parameters.labels, selector: selector, setter: nil)
    }

    /// Whether the declaration belongs to the innermost type, and not to a function in it.
    private func isDirectMember(_ declaration: DeclSyntax) -> Bool {
        var parent = declaration.parent
        while let node = parent {
            if node.is(MemberBlockSyntax.self) { return true }
            if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self) {
                return false
            }
            parent = node.parent
        }
        return false
    }

    /// Translates the override of a member that the class above has only in an extension: it gets a
    /// name of its own, under which the extension's member finds it.
    private func translateForeignOverride(_ declaration: DeclSyntax, _ scope: Scope) -> Bool {
        guard let modifiers = declaration.asProtocol(WithModifiersSyntax.self)?.modifiers,
            let word = modifiers.modifier(.override), !modifiers.isTypeMember,
            let token = Self.nameToken(declaration)
        else { return false }
        let base = SelectorNaming.plain(token.text)
        let labels = declaration.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.labels
        let root = RootMembers.selector(base, labels, chain: facts.chain(from: scope.simpleName))
        guard let ancestor = root == nil ? facts.foreignExtension(above: scope.simpleName, base) : "NSObject" else {
            return false
        }
        needsRuntime = true
        if !facts.isOverridden(base, above: scope.simpleName, below: ancestor) { edits.blank(word.contentRange, of: source) }
        edits.replace(token.contentRange, with: Forwarder.overrideName(base))
        for member in ExposedMember.members(of: declaration, exposesAll: true, isOptionalRequirement: { _, _ in root }) {
            expose(member, declaration, scope, name: Forwarder.overrideName(base))
        }
        return true
    }

    /// Has `super.f` reach the extension's own body, not what looks for overrides again.
    func translateSuper(_ node: MemberAccessExprSyntax) {
        guard node.base?.is(SuperExprSyntax.self) == true, let scope = scopes.last else { return }
        let base = SelectorNaming.plain(node.declName.baseName.text)
        let labels = node.parent?.as(FunctionCallExprSyntax.self)?.arguments.map {
            $0.label.map { SelectorNaming.plain($0.text) } ?? ""
        }
        let isRoot = labels != nil && RootMembers.selector(base, labels, chain: facts.chain(from: scope.simpleName)) != nil
        guard let ancestor = isRoot ? "NSObject" : facts.foreignExtension(above: scope.simpleName, base) else { return }
        let isOverridden = facts.isOverridden(base, above: scope.simpleName, below: ancestor)
        needsRuntime = true
        edits.replace(
            node.declName.baseName.contentRange,
            with: isOverridden ? Forwarder.overrideName(base) : Forwarder.bodyName(base, of: ancestor))
    }

    private func expose(
        _ member: ExposedMember, _ declaration: DeclSyntax, _ scope: Scope, name: String? = nil, asks: Bool = false
    ) {
        guard let attributes = declaration.asProtocol(WithAttributesSyntax.self)?.attributes,
            !attributes.isUnavailableOrDeprecated, !Self.hasForeignActor(attributes),
            let statement = statement(member, scope, calling: name, asks: asks)
        else { return }
        if scope.isGeneric || scope.isLocal {
            let end = scope.kind == .class ? scope.end : genericEnds[scope.simpleName]
            guard let end, conditions.text == nil else { return }
            inlineStatements[end, default: []].append(statement)
            inlineScopes[end] = scope.simpleName
        } else {
            open()
            exposure.add(statement, to: scope.path, condition: conditions.text)
        }
    }

    private static func hasForeignActor(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { element in
            guard case .attribute(let attribute) = element else { return false }
            return attribute.simpleName.hasSuffix("Actor") && attribute.simpleName != "MainActor"
        }
    }

    private func statement(_ member: ExposedMember, _ scope: Scope, calling other: String?, asks: Bool) -> String? {
        let path = scope.isLocal || scope.isGeneric ? scope.simpleName : scope.path
        switch member.kind {
        case .property(let name, let type, let key):
            return Exposure.property(
                other ?? name, type: type, key: key, getter: member.selector, setter: member.setter, on: path)
        case .method(let function):
            let signature = function.signature
            let parameters = signature.parameterClause.parameters
            guard signature.effectSpecifiers?.asyncSpecifier == nil, parameters.allSatisfy(Self.isPassable) else {
                return nil
            }
            let result = signature.returnClause?.type.trimmedDescription
            guard result != "Never" else { return nil }
            if member.selector == RootMembers.observation { return Exposure.observation(on: path) }
            guard parameters.count <= 3 || asks else {
                return Exposure.unsendable(member.selector)
            }
            return Exposure.method(
                other ?? function.name.text, selector: member.selector, on: path,
                parameters: parameters.map {
                    ($0.firstName.tokenKind == .wildcard ? "" : $0.firstName.text, $0.type.castText)
                },
                returnsValue: result != nil && result != "Void" && result != "()",
                isThrowing: signature.effectSpecifiers?.throwsClause != nil, asks: asks)
        }
    }

    private static func isPassable(_ parameter: FunctionParameterSyntax) -> Bool {
        let type = parameter.type.trimmedDescription
        return parameter.ellipsis == nil && !type.hasPrefix("inout ") && !type.hasPrefix("some ")
    }
}
