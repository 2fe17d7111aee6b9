import SwiftSyntax

extension Translator {
    func translateCall(_ node: FunctionCallExprSyntax) {
        if translateLookedUp(node) { return }
        if let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = chaining.expression.as(MemberAccessExprSyntax.self) {
            translateOptional(node, member, mark: chaining.questionMark)
        } else if let unwrapping = node.calledExpression.as(ForceUnwrapExprSyntax.self),
            let member = unwrapping.expression.as(MemberAccessExprSyntax.self), requirement(node, member) != nil {
            edits.blank(unwrapping.exclamationMark.contentRange, of: source)
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            translateKeyPathCall(node, member.declName.baseName.text)
            translateClassMessage(node, member)
            translateTimer(node, member)
            translatePerform(node, member)
        } else if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            translateRenamed(reference)
            translateKeyPathCall(node, reference.baseName.text)
        }
    }

    // MARK: Optional requirements

    private func translateOptional(
        _ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax, mark: TokenSyntax
    ) {
        guard member.base != nil else { return }
        let base = SelectorNaming.plain(member.declName.baseName.text)
        let labels = Self.labels(node)
        let selector: String
        if let requirement = requirement(node, member) {
            if !requirement.returnsValue, requirement.protocolName.hasPrefix("UI") {
                // UIKit's own requirement without a result: its default does nothing.
                return edits.blank(mark.contentRange, of: source)
            }
            selector = requirement.selector
        } else if labels.contains(where: { !$0.isEmpty }) {
            // Only a method can be called with labels.
            selector = SelectorNaming.selector(base: base, labels: labels)
        } else {
            return
        }
        needsRuntime = true
        edits.insert(
            "_implementing(\"\(selector)\")?.", at: member.declName.contentRange.lowerBound)
        edits.replace(mark.contentRange, with: "")
    }

    /// The optional requirement that a call with `?` or `!` calls.
    private func requirement(
        _ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax
    ) -> FileFacts.OptionalRequirement? {
        let base = SelectorNaming.plain(member.declName.baseName.text)
        guard let list = facts.optionals[base] else { return nil }
        let labels = Self.labels(node)
        if labels.allSatisfy(\.isEmpty), facts.variables.contains(base), !Self.isDelegate(member.base) { return nil }
        let trailing = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
        return list.first { requirement in
            guard let wanted = requirement.labels else { return false }
            if trailing == 0 { return wanted == labels }
            return wanted.count == labels.count + trailing && Array(wanted.prefix(labels.count)) == labels
        }
    }

    /// Whether an expression is called a delegate or a data source, so that its members are requirements.
    private static func isDelegate(_ expression: ExprSyntax?) -> Bool {
        var name = (expression?.trimmedDescription ?? "").lowercased()[...]
        while let last = name.last, last == "?" || last == "!" { name.removeLast() }
        return name.hasSuffix("delegate") || name.hasSuffix("datasource")
    }

    private static func labels(_ node: FunctionCallExprSyntax) -> [String] {
        node.arguments.map { $0.label.map { SelectorNaming.plain($0.text) } ?? "" }
    }

    /// `delegate?.window??.x`: an optional property of Apple's protocols is one optional deeper there than here.
    func translateDoubleChaining(_ node: OptionalChainingExprSyntax) {
        guard let inner = node.expression.as(OptionalChainingExprSyntax.self),
            let member = inner.expression.as(MemberAccessExprSyntax.self), Self.isDelegate(member.base),
            member.declName.baseName.text == "window"
        else { return }
        edits.blank(node.questionMark.contentRange, of: source)
    }

    /// `delegate?.f != nil` asks whether the class implements `f`.
    func translateComparison(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        for index in elements.indices.dropLast(2) where elements[index + 2].is(NilLiteralExprSyntax.self) {
            guard let name = elements[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text,
                name == "==" || name == "!=", let member = elements[index].as(MemberAccessExprSyntax.self)
            else { continue }
            translateTest(member)
        }
    }

    private func translateTest(_ member: MemberAccessExprSyntax) {
        let base = SelectorNaming.plain(member.declName.baseName.text)
        guard member.base != nil, let list = facts.optionals[base]?.filter({ $0.labels != nil }) else { return }
        let labels = member.declName.argumentNames?.arguments.map {
            $0.name.tokenKind == .wildcard ? "" : SelectorNaming.plain($0.name.text)
        }
        let matching = labels == nil ? list : list.filter { $0.labels == labels }
        guard Set(matching.map(\.selector)).count == 1, let requirement = matching.first else { return }
        // A bare name may be a property's as well: UIKit's requirements have names like `position`.
        let isOwn = !requirement.protocolName.hasPrefix("UI") && !facts.variables.contains(base)
        guard labels != nil || isOwn || Self.isDelegate(member.base) else { return }
        needsRuntime = true
        edits.replace(member.declName.contentRange, with: "_implementing(\"\(requirement.selector)\")")
    }

    // MARK: Renamed functions

    private func translateRenamed(_ reference: DeclReferenceExprSyntax) {
        switch reference.baseName.text {
        case "NSClassFromString":
            edits.replaceKeepingLength(reference.contentRange, with: "_classNamed")
        case "NSStringFromClass":
            edits.replaceKeepingLength(reference.contentRange, with: "_nameOfClass")
        default: return
        }
        needsRuntime = true
    }

    /// `type(of: object).description()`: a message that every class of Objective-C understands.
    private func translateClassMessage(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
        guard member.declName.baseName.text == "description", node.arguments.isEmpty, node.trailingClosure == nil,
            let base = member.base?.as(FunctionCallExprSyntax.self),
            base.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
            Self.labels(base) == ["of"]
        else { return }
        needsRuntime = true
        edits.insert("_classMessages(", at: base.contentRange.lowerBound)
        edits.insert(")", at: base.contentRange.upperBound)
    }

    /// A timer with a block gets one that can go by the main clock.
    private func translateTimer(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
        guard member.declName.baseName.text == "scheduledTimer",
            ["Timer", "Foundation.Timer"].contains(member.base?.trimmedDescription ?? ""),
            Self.labels(node).first == "withTimeInterval"
        else { return }
        needsRuntime = true
        edits.replace(member.declName.baseName.contentRange, with: "_scheduledTimer")
    }

    /// `object.perform(Selector(…))`: in Objective-C an object of which nothing is known answers to it too.
    private func translatePerform(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
        guard member.declName.baseName.text == "perform", let base = member.base, let first = node.arguments.first, first.label == nil else { return }
        let isSelector =
            first.expression.as(FunctionCallExprSyntax.self).map {
                ["Selector", "NSSelectorFromString"].contains($0.calledExpression.trimmedDescription)
            } ?? first.expression.is(MacroExpansionExprSyntax.self)
        let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        let name = object.trimmedDescription
        // A class, by its capital, answers to messages of its own.
        guard isSelector, object.is(DeclReferenceExprSyntax.self), !["self", "super"].contains(name),
            name.first?.isUppercase == false
        else { return }
        needsRuntime = true
        edits.insert("_performing(", at: object.contentRange.lowerBound)
        edits.insert(")", at: object.contentRange.upperBound)
    }

    func translateMemberAccess(_ node: MemberAccessExprSyntax) {
        translateSuper(node)
        guard node.declName.baseName.text == "userInfo",
            let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
            base.lowercased().contains("timer")
        else { return }
        needsRuntime = true
        edits.replace(node.declName.contentRange, with: "_userInfo")
    }

    // MARK: Key paths

    private static let keyPathCalls: Set<String> = ["observe", "willChangeValue", "didChangeValue"]

    /// A key path does not tell its names at run time, so the call gets them beside it.
    private func translateKeyPathCall(_ node: FunctionCallExprSyntax, _ name: String) {
        guard Self.keyPathCalls.contains(name), let argument = node.arguments.first,
            let keyPath = argument.expression.as(KeyPathExprSyntax.self)
        else { return }
        var names: [String] = []
        for component in keyPath.components {
            switch component.component {
            case .property(let property): names.append(SelectorNaming.plain(property.declName.baseName.text))
            case .optional: continue
            default: return
            }
        }
        guard !names.isEmpty else { return }
        needsRuntime = true
        edits.insert(", _key: \"\(names.joined(separator: "."))\"", at: keyPath.contentRange.upperBound)
    }
}
