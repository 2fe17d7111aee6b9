import SwiftSyntax

/// Members of `AnyObject`, which Objective-C looks up by their names while the program runs.
extension Translator {
    /// `object.name` becomes `_anyMember(object, "name")`; whether it did.
    func translateLookedUp(_ node: MemberAccessExprSyntax) -> Bool {
        guard let base = node.base, kind(of: base) == .object, !isCalled(node) else { return false }
        let name = SelectorNaming.plain(node.declName.baseName.text)
        guard name != "self" else { return false }
        open("_anyMember", base)
        edits.replace(endOfObject(base)..<node.contentRange.upperBound, with: ", \"\(name)\")")
        return true
    }

    /// `object.f(x, label: y)` and `object.f?(x)` become `_anyCall(object, "f:label:", x, y)`; whether they did.
    func translateLookedUp(_ node: FunctionCallExprSyntax) -> Bool {
        guard let member = Self.called(node.calledExpression), let base = member.base, kind(of: base) == .object,
            node.trailingClosure == nil, let paren = node.leftParen
        else { return false }
        let labels = node.arguments.map { $0.label.map { SelectorNaming.plain($0.text) } ?? "" }
        let selector = SelectorNaming.selector(base: SelectorNaming.plain(member.declName.baseName.text), labels: labels)
        open("_anyCall", base)
        edits.replace(
            endOfObject(base)..<paren.contentRange.upperBound,
            with: ", \"\(selector)\"" + (labels.isEmpty ? "" : ", "))
        for argument in node.arguments {
            guard let label = argument.label, let colon = argument.colon else { continue }
            edits.blank(label.contentRange.lowerBound..<colon.contentRange.upperBound, of: source)
        }
        return true
    }

    private func open(_ function: String, _ base: ExprSyntax) {
        needsRuntime = true
        edits.insert("\(function)(", at: base.contentRange.lowerBound)
    }

    /// Where the object's own expression ends: a question or exclamation mark after it is not passed on.
    private func endOfObject(_ base: ExprSyntax) -> Int {
        if let chaining = base.as(OptionalChainingExprSyntax.self) { return endOfObject(chaining.expression) }
        if let unwrapping = base.as(ForceUnwrapExprSyntax.self) { return endOfObject(unwrapping.expression) }
        return base.contentRange.upperBound
    }

    private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
        var parent = node.parent
        if parent?.is(OptionalChainingExprSyntax.self) == true || parent?.is(ForceUnwrapExprSyntax.self) == true {
            parent = parent?.parent
        }
        guard let call = parent?.as(FunctionCallExprSyntax.self) else { return false }
        return Self.called(call.calledExpression) == node
    }

    private static func called(_ expression: ExprSyntax) -> MemberAccessExprSyntax? {
        if let chaining = expression.as(OptionalChainingExprSyntax.self) { return called(chaining.expression) }
        if let unwrapping = expression.as(ForceUnwrapExprSyntax.self) { return called(unwrapping.expression) }
        return expression.as(MemberAccessExprSyntax.self)
    }

    /// What is known of an expression's value, if it is only `AnyObject` or an array of it.
    private func kind(of expression: ExprSyntax) -> AnyObjectNames.Kind? {
        if let chaining = expression.as(OptionalChainingExprSyntax.self) { return kind(of: chaining.expression) }
        if let unwrapping = expression.as(ForceUnwrapExprSyntax.self) { return kind(of: unwrapping.expression) }
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return anyObjects.kinds[reference.baseName.text] }
        if let call = expression.as(SubscriptCallExprSyntax.self) {
            return kind(of: call.calledExpression) == .array ? .object : nil
        }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return kind(ofParenthesized: only.expression)
        }
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
        let name = member.declName.baseName.text
        if let base = member.base, kind(of: base) == .array { return ["first", "last"].contains(name) ? .object : nil }
        return anyObjects.members.contains(name) ? anyObjects.kinds[name] : nil
    }

    /// `(value as AnyObject)`, before operators are folded.
    private func kind(ofParenthesized expression: ExprSyntax) -> AnyObjectNames.Kind? {
        guard let sequence = expression.as(SequenceExprSyntax.self) else { return kind(of: expression) }
        let elements = Array(sequence.elements)
        guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
            let type = elements[2].as(TypeExprSyntax.self)?.type
        else { return nil }
        return AnyObjectNames.kind(of: type)
    }
}
