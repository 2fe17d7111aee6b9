import SwiftSyntax

extension SyntaxProtocol {
    /// The bytes of the node without the trivia around it.
    var contentRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The node's text without the trivia around it, on one line.
    var oneLine: String {
        var result = ""
        for token in tokens(viewMode: .sourceAccurate) {
            if !result.isEmpty, Self.needsSpace(result.last, token.text.first) || hadTrivia(token) {
                result += " "
            }
            result += token.text
        }
        return result
    }

    private func hadTrivia(_ token: TokenSyntax) -> Bool {
        !token.leadingTrivia.isEmpty || !(token.previousToken(viewMode: .sourceAccurate)?.trailingTrivia.isEmpty ?? true)
    }

    private static func needsSpace(_ left: Character?, _ right: Character?) -> Bool {
        guard let left, let right else { return false }
        return (left.isLetter || left.isNumber || left == "_") && (right.isLetter || right.isNumber || right == "_")
    }
}

extension AttributeListSyntax {
    /// The attribute with this name.
    func attribute(_ name: String) -> AttributeSyntax? {
        for case .attribute(let attribute) in self where attribute.simpleName == name { return attribute }
        return nil
    }

    /// Whether one of the attributes has a name that is not in `known`.
    func hasOther(than known: Set<String>) -> Bool {
        contains { element in
            if case .attribute(let attribute) = element { return !known.contains(attribute.simpleName) }
            return false
        }
    }

    /// Whether use of the declaration is refused or warned of.
    var isUnavailableOrDeprecated: Bool {
        contains { element in
            guard case .attribute(let attribute) = element, attribute.simpleName == "available" else { return false }
            let text = attribute.oneLine
            return text.contains("unavailable") || text.contains("deprecated") || text.contains("obsoleted")
        }
    }
}

extension AttributeSyntax {
    var simpleName: String {
        attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? attributeName.trimmedDescription
    }

    /// The name in `@objc(name)`.
    var objectiveCName: String? {
        guard simpleName == "objc", let arguments else { return nil }
        return arguments.tokens(viewMode: .sourceAccurate).map(\.text).joined()
    }
}

extension DeclModifierListSyntax {
    func modifier(_ keyword: Keyword) -> DeclModifierSyntax? {
        first { $0.name.tokenKind == .keyword(keyword) }
    }

    func has(_ keyword: Keyword) -> Bool { modifier(keyword) != nil }

    var isTypeMember: Bool { has(.static) || has(.class) }

    /// The access level written, without that of a setter.
    var access: String? {
        for modifier in self where modifier.detail == nil {
            switch modifier.name.tokenKind {
            case .keyword(.public), .keyword(.open), .keyword(.package), .keyword(.internal),
                .keyword(.fileprivate), .keyword(.private):
                return modifier.name.text
            default: continue
            }
        }
        return nil
    }
}

extension FunctionParameterListSyntax {
    /// Argument labels, an empty one for `_`.
    var labels: [String] {
        map { $0.firstName.tokenKind == .wildcard ? "" : SelectorNaming.plain($0.firstName.text) }
    }
}

extension TypeSyntax {
    /// The last name of a nominal type.
    var simpleName: String {
        if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
        if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.simpleName }
        return trimmedDescription
    }

    /// The type as it is written in a cast: without ownership, `@escaping` and `!`.
    var castText: String {
        if let attributed = self.as(AttributedTypeSyntax.self) {
            var text = ""
            for case .attribute(let attribute) in attributed.attributes
            where !["escaping", "autoclosure", "convention"].contains(attribute.simpleName) {
                text += attribute.oneLine + " "
            }
            return text + attributed.baseType.castText
        }
        if let implicit = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return implicit.wrappedType.castText + "?"
        }
        return oneLine
    }
}
