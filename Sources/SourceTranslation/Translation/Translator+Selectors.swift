import SwiftSyntax

extension Translator {
    /// `#selector(…)` becomes the selector's name where the declaration is known, and otherwise an
    /// expression that has the compiler find and check the method.
    func translateSelector(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first, node.arguments.count == 1,
            let operand = SelectorOperand(argument.expression)
        else { return }
        needsRuntime = true
        if let accessor = argument.label?.text {
            let name = propertySelector(operand, isSetter: accessor == "setter")
            edits.replaceKeepingLength(node.contentRange, with: "_selector(\"\(name)\")")
        } else if let known = knownSelector(operand) ?? frameworkSelector(operand) {
            edits.replaceKeepingLength(node.contentRange, with: "_selector(\"\(known)\")")
        } else {
            translateUnknown(node, operand, argument.expression)
        }
    }

    /// `#keyPath(…)` becomes the path's text.
    func translateKeyPath(_ node: MacroExpansionExprSyntax) {
        guard let expression = node.arguments.first?.expression else { return }
        var names = expression.tokens(viewMode: .sourceAccurate).map(\.text).filter { $0 != "." && $0 != "?" && $0 != "!" }
        while names.count > 1, names.first?.first?.isUppercase == true || names.first == "self" { names.removeFirst() }
        names = names.map { name in
            let properties = (facts.membersByBase[name] ?? []).filter { $0.labels == nil }
            let keys = Set(properties.map(\.selector))
            return keys.count == 1 ? keys.first ?? name : name
        }
        edits.replaceKeepingLength(node.contentRange, with: "\"\(names.joined(separator: "."))\"")
    }

    private func propertySelector(_ operand: SelectorOperand, isSetter: Bool) -> String {
        let member = candidates(operand).first { $0.labels == nil }
        if isSetter { return member?.setter ?? SelectorNaming.setter(of: operand.base) }
        return member?.selector ?? operand.base
    }

    /// The selector of a declaration in this module or one that it imports.
    private func knownSelector(_ operand: SelectorOperand) -> String? {
        let candidates = candidates(operand).filter { member in
            guard let labels = member.labels else { return false }
            return operand.labels == nil || operand.labels == labels
        }
        let selectors = Set(candidates.map(\.selector))
        if selectors.count == 1 { return selectors.first }
        if selectors.isEmpty, let labels = operand.labels, facts.optionals[operand.base] != nil {
            return facts.optionalRequirement(operand.base, labels)?.selector
        }
        // Overloads by parameter type share labels: the cast in the operand tells which.
        return nil
    }

    /// The selector of one of the methods of UIKit's that can be replaced, which has its name from Apple's headers.
    private func frameworkSelector(_ operand: SelectorOperand) -> String? {
        guard operand.cast == nil, let owner = owner(of: operand) else { return nil }
        return facts.chain(from: owner).lazy
            .compactMap { ReplaceableMethods.selector($0, operand.base, operand.labels) }.first
    }

    /// Members with the operand's name: those of the operand's type, or of any when its type is unknown.
    private func candidates(_ operand: SelectorOperand) -> [FileFacts.Member] {
        if let owner = owner(of: operand) {
            var result: [FileFacts.Member] = []
            for type in facts.chain(from: owner) {
                result += (facts.members[type] ?? []).filter { $0.base == operand.base }
            }
            return result
        }
        return facts.membersByBase[operand.base] ?? []
    }

    /// The simple name of the type that has the operand, when the syntax tells.
    private func owner(of operand: SelectorOperand) -> String? {
        switch operand.qualifier {
        case .none, .enclosing: return scopes.last?.simpleName
        case .type(let name): return name.split(separator: ".").last.map(String.init)
        case .value: return nil
        }
    }

    private func translateUnknown(
        _ node: MacroExpansionExprSyntax, _ operand: SelectorOperand, _ expression: ExprSyntax
    ) {
        let labels = operand.labels
        let name = labels.map { SelectorNaming.selector(base: operand.base, labels: $0) } ?? operand.base
        let reference = operand.labels == nil
            ? operand.base : "\(operand.base)(\((labels ?? []).map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
        let type: String
        switch operand.qualifier {
        case .none, .enclosing:
            guard let scope = scopes.last, scope.kind == .class || scope.kind == .extension else {
                return edits.replaceKeepingLength(node.contentRange, with: "_selector(\"\(name)\")")
            }
            type = scope.isLocal || scope.isGeneric ? scope.simpleName : scope.path
        case .type(let path):
            if facts.optionalProtocols.contains(path) || path.hasSuffix("Delegate") || path.hasSuffix("DataSource") {
                return edits.replaceKeepingLength(node.contentRange, with: "_selector(\"\(name)\")")
            }
            type = path
        case .value:
            return edits.replaceKeepingLength(node.contentRange, with: "_selector(\"\(name)\")")
        }
        let cast = operand.cast.map { " as \($0)" } ?? ""
        edits.replace(
            node.contentRange,
            with: "_selector(\"\(name)\", of: \(type).\(labels?.isEmpty == true ? operand.base : reference)\(cast))")
    }
}

/// The declaration that `#selector(…)` names.
struct SelectorOperand {
    enum Qualifier: Equatable {
        case none
        /// `self`, `Self` or `super`.
        case enclosing
        case type(String)
        case value
    }

    let qualifier: Qualifier
    let base: String
    /// Argument labels, an empty one for `_`; nil when none are written.
    let labels: [String]?
    /// The type after `as`.
    let cast: String?

    init?(_ expression: ExprSyntax) {
        var expression = expression
        var cast: String?
        while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            expression = only.expression
        }
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            guard sequence.elements.count == 3, let type = sequence.elements.last?.as(TypeExprSyntax.self) else {
                return nil
            }
            cast = type.type.oneLine
            expression = first
        }
        while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            expression = only.expression
        }
        self.cast = cast
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            qualifier = .none
            (base, labels) = Self.name(reference)
        } else if let member = expression.as(MemberAccessExprSyntax.self), let owner = member.base {
            qualifier = Self.qualifier(owner)
            (base, labels) = Self.name(member.declName)
        } else {
            return nil
        }
    }

    private static func name(_ reference: DeclReferenceExprSyntax) -> (String, [String]?) {
        let labels = reference.argumentNames?.arguments.map {
            $0.name.tokenKind == .wildcard ? "" : SelectorNaming.plain($0.name.text)
        }
        return (SelectorNaming.plain(reference.baseName.text), labels)
    }

    private static func qualifier(_ owner: ExprSyntax) -> Qualifier {
        let text = owner.trimmedDescription
        if ["self", "Self", "super"].contains(text) { return .enclosing }
        let last = text.split(separator: ".").last ?? ""
        let isName = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return isName && last.first?.isUppercase == true ? .type(text) : .value
    }
}
