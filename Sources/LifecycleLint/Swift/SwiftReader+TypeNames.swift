import SwiftSyntax

extension SwiftReader {
    /// Of a composition, the protocol of a delegate or data source.
    static func ownerName(_ type: TypeSyntax) -> String? {
        switch type.kind {
        case .optionalType: return ownerName(type.cast(OptionalTypeSyntax.self).wrappedType)
        case .implicitlyUnwrappedOptionalType:
            return ownerName(type.cast(ImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType)
        case .someOrAnyType: return ownerName(type.cast(SomeOrAnyTypeSyntax.self).constraint)
        case .tupleType:
            let elements = type.cast(TupleTypeSyntax.self).elements
            return elements.count == 1 ? elements.first.flatMap { ownerName($0.type) } : nil
        case .compositionType:
            return type.cast(CompositionTypeSyntax.self).elements.map { plainName($0.type) }
                .first { $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource") }
        default: return nil
        }
    }

    /// The last name of a type, through optional marks, attributes, `any` and `some`.
    static func plainName(_ type: TypeSyntax) -> String {
        switch type.kind {
        case .identifierType: return type.cast(IdentifierTypeSyntax.self).name.text
        case .memberType: return type.cast(MemberTypeSyntax.self).name.text
        case .optionalType: return plainName(type.cast(OptionalTypeSyntax.self).wrappedType)
        case .implicitlyUnwrappedOptionalType:
            return plainName(type.cast(ImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType)
        case .attributedType: return plainName(type.cast(AttributedTypeSyntax.self).baseType)
        case .someOrAnyType: return plainName(type.cast(SomeOrAnyTypeSyntax.self).constraint)
        case .compositionType:
            let names = type.cast(CompositionTypeSyntax.self).elements.map { plainName($0.type) }
            return names.first { Callbacks.looksLikeController($0) } ?? names.first ?? ""
        case .tupleType:
            let elements = type.cast(TupleTypeSyntax.self).elements
            return elements.count == 1 ? elements.first.map { plainName($0.type) } ?? "" : "()"
        case .functionType: return "->"
        case .arrayType: return "[]"
        default: return ""
        }
    }
}
