import SwiftSyntax

/// Collects from the declarations of a file what other files need to know; bodies are not visited.
final class FactsCollector: SyntaxVisitor {
    private var facts = FileFacts()
    private let isFramework: Bool
    /// Requirements and extension members of a framework's protocols, to pair when the file is read.
    private(set) var requirements: [FileFacts.OptionalRequirement] = []
    private(set) var defaults: [FileFacts.OptionalRequirement] = []

    /// The facts of a client's file.
    static func facts(of tree: SourceFileSyntax) -> FileFacts {
        let collector = FactsCollector(isFramework: false)
        collector.walk(tree)
        return collector.facts
    }

    /// The facts of a framework's file, whose optional requirements are plain ones with a default.
    static func frameworkFacts(of tree: SourceFileSyntax) -> FactsCollector {
        let collector = FactsCollector(isFramework: true)
        collector.walk(tree)
        return collector
    }

    /// The facts collected so far.
    var collected: FileFacts { facts }

    private init(isFramework: Bool) {
        self.isFramework = isFramework
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ExpressionStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let exposesAll = node.attributes.attribute("objcMembers") != nil
        collect(node.memberBlock, of: node.name.text, exposesAll: exposesAll)
        if isFramework { collectRequired(node) }
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.simpleName
        let exposesAll = node.attributes.attribute("objc") != nil
        if isFramework {
            for function in functions(of: node.memberBlock) {
                defaults.append(requirement(function, of: name))
            }
        }
        guard node.genericWhereClause == nil else { return .visitChildren }
        collect(node.memberBlock, of: name, exposesAll: exposesAll, isExtension: true)
        for member in node.memberBlock.members {
            collectHoisted(member.decl, of: node, named: name, exposesAll: exposesAll)
        }
        return .visitChildren
    }

    /// Only what iOS compiles counts; the members of the same class for another platform are no others.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses {
            let value = clause.condition.map { PlatformCondition.value(of: $0) } ?? true
            if value != false, let elements = clause.elements { walk(elements) }
            if value == true { break }
        }
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if isFramework {
            for function in functions(of: node.memberBlock) {
                requirements.append(requirement(function, of: node.name.text))
            }
            return .skipChildren
        }
        guard node.attributes.attribute("objc") != nil else { return .skipChildren }
        for member in node.memberBlock.members { collectRequirement(member.decl, of: node.name.text) }
        return .skipChildren
    }

    private func functions(of block: MemberBlockSyntax) -> [FunctionDeclSyntax] {
        block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter { !$0.modifiers.isTypeMember }
    }

    private func requirement(_ function: FunctionDeclSyntax, of name: String) -> FileFacts.OptionalRequirement {
        let base = SelectorNaming.plain(function.name.text)
        let labels = function.signature.parameterClause.parameters.labels
        let result = function.signature.returnClause?.type.trimmedDescription
        return FileFacts.OptionalRequirement(
            protocolName: name, base: base, labels: labels,
            selector: function.attributes.attribute("objc")?.objectiveCName
                ?? SelectorNaming.selector(base: base, labels: labels),
            returnsValue: result != nil && result != "Void" && result != "()")
    }

    private func collect(_ block: MemberBlockSyntax, of name: String, exposesAll: Bool, isExtension: Bool = false) {
        for item in block.members {
            let list = ExposedMember.members(of: item.decl, exposesAll: exposesAll) { _, _ in nil }
            guard !list.isEmpty else { continue }
            facts.members[name, default: []].append(contentsOf: list.map(\.fact))
            if isExtension { facts.extensionMembers[name, default: []].append(contentsOf: list.map(\.base)) }
        }
    }

    private func collectRequirement(_ declaration: DeclSyntax, of name: String) {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            let fact = requirement(function, of: name)
            facts.members[name, default: []].append(
                FileFacts.Member(base: fact.base, labels: fact.labels, selector: fact.selector, setter: nil))
            if function.modifiers.has(.optional) { facts.optionals.append(fact) }
        } else if let variable = declaration.as(VariableDeclSyntax.self), variable.modifiers.has(.optional) {
            for binding in variable.bindings {
                guard let property = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
                facts.optionals.append(
                    FileFacts.OptionalRequirement(
                        protocolName: name, base: SelectorNaming.plain(property), labels: nil,
                        selector: variable.attributes.attribute("objc")?.objectiveCName ?? property,
                        returnsValue: true))
            }
        }
    }

    private func collectRequired(_ node: ClassDeclSyntax) {
        for item in node.memberBlock.members {
            guard let initializer = item.decl.as(InitializerDeclSyntax.self), initializer.modifiers.has(.required)
            else { continue }
            let labels = initializer.signature.parameterClause.parameters.labels
            facts.required[node.name.text, default: []].append(
                FileFacts.RequiredInitializer(
                    labels: labels.map { $0 + ":" }.joined(),
                    parameters: initializer.signature.parameterClause.oneLine,
                    isFailable: initializer.optionalMark != nil,
                    isConvenience: initializer.modifiers.has(.convenience)))
        }
    }

    private func collectHoisted(
        _ declaration: DeclSyntax, of node: ExtensionDeclSyntax, named name: String, exposesAll: Bool
    ) {
        let attributes = declaration.asProtocol(WithAttributesSyntax.self)?.attributes ?? []
        let modifiers = declaration.asProtocol(WithModifiersSyntax.self)?.modifiers ?? []
        let isOverride = modifiers.has(.override)
        let isExposed = exposesAll || attributes.attribute("objc") != nil
        guard isOverride || isExposed, !modifiers.isTypeMember else { return }
        guard let forwarder = Forwarder(declaration, of: name, isOverride: isOverride, extensionAccess: node.modifiers.access)
        else { return }
        facts.hoisted.append(
            FileFacts.Hoisted(
                className: name, base: forwarder.base, isAlways: isOverride || modifiers.has(.open), forwarder: forwarder.text))
    }
}
