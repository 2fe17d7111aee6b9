import SwiftSyntax

extension Translator {
    /// Has a `dynamic` property tell its observers before and after each change.
    func translateObservable(_ node: VariableDeclSyntax) {
        guard bodyDepth == 0 || scopes.last?.isLocal == true, node.bindings.count == 1, let binding = node.bindings.first,
            node.bindingSpecifier.tokenKind == .keyword(.var), !node.modifiers.isTypeMember,
            !node.modifiers.has(.lazy), node.attributes.attribute("NSManaged") == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return }
        let key = SelectorNaming.plain(name)
        let will = "willChangeValue(forKey: \"\(key)\")", did = "didChangeValue(forKey: \"\(key)\")"
        guard let block = binding.accessorBlock else {
            needsRuntime = true
            edits.insert(" { willSet { \(will) } didSet { \(did) } }", at: binding.contentRange.upperBound)
            return
        }
        if let set = binding.accessor(.set)?.body {
            needsRuntime = true
            edits.insert(" \(will); defer { \(did) };", at: set.leftBrace.contentRange.upperBound)
        } else if binding.accessor(.willSet) != nil || binding.accessor(.didSet) != nil {
            needsRuntime = true
            observe(binding.accessor(.willSet)?.body, " \(will);", "willSet { \(will) }", block)
            observe(binding.accessor(.didSet)?.body, " defer { \(did) };", "didSet { \(did) }", block)
        }
    }

    private func observe(
        _ body: CodeBlockSyntax?, _ statement: String, _ accessor: String, _ block: AccessorBlockSyntax
    ) {
        if let body {
            edits.insert(statement, at: body.leftBrace.contentRange.upperBound)
        } else {
            edits.insert(" \(accessor) ", at: block.rightBrace.contentRange.lowerBound)
        }
    }
}
