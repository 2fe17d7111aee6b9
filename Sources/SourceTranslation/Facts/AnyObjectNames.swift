import SwiftSyntax

/// Finds the names of a file that are declared as `AnyObject`, or as arrays of it.
///
/// A name that the file declares in another way too is left out.
final class AnyObjectNames: SyntaxVisitor {
    enum Kind { case object, array }

    private var kinds: [String: Kind] = [:]
    /// Names of members of types, which may stand after a dot.
    private var members: Set<String> = []
    private var others: Set<String> = []

    /// The names that `tree` declares, and those of them that are members of types.
    static func collected(in tree: SourceFileSyntax) -> (kinds: [String: Kind], members: Set<String>) {
        let visitor = AnyObjectNames(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return (visitor.kinds.filter { !visitor.others.contains($0.key) }, visitor.members)
    }

    /// What a type written as `type` holds, or nil when it is no object of which nothing else is known.
    static func kind(of type: TypeSyntax) -> Kind? {
        if let optional = type.as(OptionalTypeSyntax.self) { return kind(of: optional.wrappedType) }
        if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return kind(of: unwrapped.wrappedType) }
        if let array = type.as(ArrayTypeSyntax.self) { return kind(of: array.element) == .object ? .array : nil }
        return type.as(IdentifierTypeSyntax.self)?.name.text == "AnyObject" ? .object : nil
    }

    private func note(_ name: String, _ type: TypeSyntax?) {
        if let kind = type.flatMap(Self.kind), kinds[name] ?? kind == kind {
            kinds[name] = kind
        } else {
            others.insert(name)
        }
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
            note(name, node.typeAnnotation?.type)
            if node.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true { members.insert(name) }
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        let parent = node.parent
        if parent?.is(PatternBindingSyntax.self) != true, parent?.is(OptionalBindingConditionSyntax.self) != true {
            note(node.identifier.text, nil)
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        note((node.secondName ?? node.firstName).text, node.type)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        note((node.secondName ?? node.firstName).text, node.type)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        note(node.name.text, nil)
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        // `if let sender` keeps what the name stands for; `if let view = …` makes it another thing.
        if node.initializer != nil, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
            note(name, node.typeAnnotation?.type)
        }
        return .visitChildren
    }
}
