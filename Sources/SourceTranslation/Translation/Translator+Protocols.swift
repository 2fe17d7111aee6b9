import SwiftSyntax

extension Translator {
    /// Makes an `@objc` protocol one that only classes conform to, and gives its optional
    /// requirements an implementation, so that a class may lack them.
    func translateProtocol(_ node: ProtocolDeclSyntax) {
        guard node.attributes.attribute("objc") != nil, let scope = scopes.last else { return }
        needsRuntime = true
        inherit(node)
        var defaults: [String] = []
        for member in node.memberBlock.members {
            if let function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.has(.optional) {
                defaults.append(Self.implementation(function))
            } else if let variable = member.decl.as(VariableDeclSyntax.self), variable.modifiers.has(.optional) {
                translateProperty(variable, &defaults)
            }
        }
        guard !defaults.isEmpty else { return }
        open()
        let access = node.modifiers.access.map { $0 == "private" ? "fileprivate " : "\($0) " } ?? ""
        if let condition = conditions.text { edits.append("#if \(condition)") }
        edits.append("extension \(scope.path) {")
        for text in defaults { edits.append(access + text) }
        edits.append("}")
        if conditions.text != nil { edits.append("#endif") }
    }

    private func inherit(_ node: ProtocolDeclSyntax) {
        guard let clause = node.inheritanceClause else {
            edits.insert(": _ObjCProtocol", at: node.name.contentRange.upperBound)
            return
        }
        let names = clause.inheritedTypes.map { $0.type.simpleName }
        let plain: Set<String> = ["AnyObject", "class", "Sendable"]
        if names.allSatisfy(plain.contains) {
            edits.insert(", _ObjCProtocol", at: clause.inheritedTypes.contentRange.upperBound)
        }
    }

    /// A subclass may have the method though the conforming class lacks it, so the implementation
    /// looks for it by selector.
    private static func implementation(_ function: FunctionDeclSyntax) -> String {
        let labels = function.signature.parameterClause.parameters.labels
        let selector = function.attributes.attribute("objc")?.objectiveCName
            ?? SelectorNaming.selector(base: SelectorNaming.plain(function.name.text), labels: labels)
        let names = function.signature.parameterClause.parameters.prefix(3).map {
            ", " + ($0.secondName ?? $0.firstName).text
        }
        let isolation = function.attributes.attribute("MainActor") == nil ? "" : "@MainActor "
        return isolation + "func \(function.name.text)\(function.signature.oneLine) "
            + "{ return _callOptional(self, \"\(selector)\"\(names.joined())) }"
    }

    /// An optional property is no requirement here: it is read by its name, and is nil where the
    /// class lacks it.
    private func translateProperty(_ variable: VariableDeclSyntax, _ defaults: inout [String]) {
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let type = binding.typeAnnotation?.type
            else { continue }
            let key = SelectorNaming.plain(name)
            let wrapped = type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
            let result = wrapped ? type.castText : "(\(type.castText))?"
            defaults.append("var \(name): \(result) { return _optionalProperty(self, \"\(key)\") }")
        }
        edits.blank(variable.contentRange, of: source)
    }
}
