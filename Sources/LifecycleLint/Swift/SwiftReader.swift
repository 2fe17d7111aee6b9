import SwiftParser
import SwiftSyntax

/// Reads the classes and extensions of a Swift file. Bodies are kept as syntax until they are wanted.
struct SwiftReader {
    let file: SourceFile
    private var declarations: [TypeDeclaration] = []
    /// Protocols of the file, and whether only classes can conform.
    private(set) var protocols: [String: Bool] = [:]
    /// Classes, structures, enumerations and actors of the file.
    private(set) var owned: Set<String> = []
    /// Type aliases of the file, and the class or first type that each names.
    private(set) var aliases: [String: String] = [:]
    /// Where the names of the classes stand that were read.
    private var classPlaces: Set<Int> = []

    init(file: SourceFile) { self.file = file }

    /// Parses a file. Diagnostics are made only when something is wrong with it.
    static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
        bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    }

    /// The file's classes and extensions.
    mutating func read(_ tree: SourceFileSyntax) -> [TypeDeclaration] {
        for item in tree.statements { item.item.as(DeclSyntax.self).map { declaration($0, depth: 0) } }
        if mentionsMoreClasses() {
            let finder = LocalClasses(viewMode: .sourceAccurate)
            finder.walk(tree)
            for node in finder.classes where !classPlaces.contains(node.name.contentRange.lowerBound) {
                declaration(DeclSyntax(node), depth: 1)
            }
        }
        return declarations
    }

    /// Whether the text has the word for more classes than were read, as where one is in a function.
    private func mentionsMoreClasses() -> Bool {
        var count = 0
        for offset in Suppressions.occurrences(of: "class ", in: file.bytes) where offset + 6 < file.bytes.count {
            let next = file.bytes[offset + 6]
            let before = offset > 0 ? file.bytes[offset - 1] : 32
            if UInt8(ascii: "A")...UInt8(ascii: "Z") ~= next || next == UInt8(ascii: "_"), before <= 32 { count += 1 }
        }
        return count > classPlaces.count
    }

    private mutating func declaration(_ node: DeclSyntax, depth: Int) {
        guard depth < 64 else { return }
        switch node.kind {
        case .classDecl:
            let node = node.cast(ClassDeclSyntax.self)
            owned.insert(node.name.text)
            classPlaces.insert(node.name.contentRange.lowerBound)
            type(
                name: node.name, inherited: node.inheritanceClause, members: node.memberBlock, isExtension: false,
                depth: depth)
        case .extensionDecl:
            let node = node.cast(ExtensionDeclSyntax.self)
            guard let name = node.extendedType.lastToken(viewMode: .sourceAccurate) else { return }
            type(
                name: name, inherited: node.inheritanceClause, members: node.memberBlock, isExtension: true,
                depth: depth)
        case .structDecl:
            let node = node.cast(StructDeclSyntax.self)
            owned.insert(node.name.text)
            nested(node.memberBlock, depth: depth)
        case .enumDecl:
            let node = node.cast(EnumDeclSyntax.self)
            owned.insert(node.name.text)
            nested(node.memberBlock, depth: depth)
        case .actorDecl:
            let node = node.cast(ActorDeclSyntax.self)
            owned.insert(node.name.text)
            nested(node.memberBlock, depth: depth)
        case .protocolDecl:
            let node = node.cast(ProtocolDeclSyntax.self)
            let bounds = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
            let isClassBound =
                bounds.contains { ["AnyObject", "class", "NSObjectProtocol", "UIResponder"].contains($0) || $0.hasPrefix("UI") }
                || !node.attributes.isEmpty
            protocols[node.name.text] = isClassBound
        case .typeAliasDecl:
            let node = node.cast(TypeAliasDeclSyntax.self)
            let name = Self.plainName(node.initializer.value)
            // Of several, for platforms, that of UIKit.
            if name.first?.isUppercase == true, !Callbacks.looksLikeController(aliases[node.name.text] ?? "") {
                aliases[node.name.text] = name
            }
        case .ifConfigDecl:
            for clause in node.cast(IfConfigDeclSyntax.self).clauses {
                switch clause.elements {
                case .statements(let items):
                    for item in items { item.item.as(DeclSyntax.self).map { declaration($0, depth: depth + 1) } }
                case .decls(let members):
                    for member in members { declaration(member.decl, depth: depth + 1) }
                default: break
                }
            }
        default: break
        }
    }

    private mutating func nested(_ block: MemberBlockSyntax, depth: Int) {
        for member in block.members {
            switch member.decl.kind {
            case .classDecl, .structDecl, .enumDecl, .actorDecl, .ifConfigDecl, .typeAliasDecl: declaration(member.decl, depth: depth + 1)
            default: break
            }
        }
    }

    private mutating func type(
        name: TokenSyntax, inherited: InheritanceClauseSyntax?, members: MemberBlockSyntax, isExtension: Bool, depth: Int
    ) {
        let names = inherited?.inheritedTypes.map { Self.plainName($0.type) } ?? []
        let model = TypeDeclaration(
            name: name.text, inherited: names, isExtension: isExtension, isClass: !isExtension,
            nameRange: name.contentRange, file: file)
        collect(members, into: model, depth: depth)
        declarations.append(model)
    }

    private mutating func collect(_ block: MemberBlockSyntax, into type: TypeDeclaration, depth: Int) {
        for member in block.members { self.member(member.decl, of: type, depth: depth) }
    }

    private mutating func member(_ decl: DeclSyntax, of type: TypeDeclaration, depth: Int) {
        switch decl.kind {
        case .functionDecl:
            let node = decl.cast(FunctionDeclSyntax.self)
            add(
                .method, name: node.name, labels: node.signature.parameterClause.parameters, modifiers: node.modifiers,
                body: node.body, returns: node.signature.returnClause != nil, to: type)
        case .initializerDecl:
            let node = decl.cast(InitializerDeclSyntax.self)
            add(
                .initializer, name: node.initKeyword, labels: node.signature.parameterClause.parameters,
                modifiers: node.modifiers, body: node.body, to: type)
        case .deinitializerDecl:
            let node = decl.cast(DeinitializerDeclSyntax.self)
            add(.deinitializer, name: node.deinitKeyword, labels: nil, modifiers: node.modifiers, body: node.body, to: type)
        case .variableDecl:
            properties(decl.cast(VariableDeclSyntax.self), of: type)
        case .ifConfigDecl:
            for clause in decl.cast(IfConfigDeclSyntax.self).clauses {
                if case .decls(let members)? = clause.elements {
                    for member in members { self.member(member.decl, of: type, depth: depth + 1) }
                }
            }
        default: declaration(decl, depth: depth + 1)
        }
    }

    private func add(
        _ kind: Method.Kind, name: TokenSyntax, labels: FunctionParameterListSyntax?, modifiers: DeclModifierListSyntax,
        body: CodeBlockSyntax?, returns: Bool = false, to type: TypeDeclaration
    ) {
        let plain = Self.unquoted(name.text)
        var signature = plain + "("
        var parameters: [(name: String, type: String)] = []
        var arguments: [String] = []
        for parameter in labels ?? [] {
            let label = parameter.firstName.text
            signature += label + ":"
            arguments.append((label == "_" ? "" : label + ": ") + (parameter.secondName ?? parameter.firstName).text)
            parameters.append(((parameter.secondName ?? parameter.firstName).text, Self.plainName(parameter.type)))
        }
        signature += ")"
        var isOverride = false
        var isStatic = false
        for modifier in modifiers {
            switch modifier.name.tokenKind {
            case .keyword(.override): isOverride = true
            case .keyword(.static), .keyword(.class): isStatic = true
            default: break
            }
        }
        type.methods.append(
            Method(
                kind: kind, name: plain, signature: signature, isOverride: isOverride, isStatic: isStatic,
                parameters: parameters, nameRange: name.contentRange,
                bodyStart: body?.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset,
                bodyEnd: body?.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0, file: file,
                superCall: "super.\(name.text)(\(arguments.joined(separator: ", ")))",
                lower: {
                    guard let body else { return [] }
                    var lowering = SwiftLowering()
                    return lowering.body(body.statements, returns: returns)
                }))
    }

    private func properties(_ node: VariableDeclSyntax, of type: TypeDeclaration) {
        var isWeak = false
        var isStatic = false
        for modifier in node.modifiers {
            switch modifier.name.tokenKind {
            // An overriding property is kept as the one it overrides.
            case .keyword(.weak), .keyword(.unowned), .keyword(.override): isWeak = true
            case .keyword(.static), .keyword(.class): isStatic = true
            default: break
            }
        }
        let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
        // A wrapped property is kept as its wrapper likes.
        if !node.attributes.isEmpty, !isWeak, Self.hasWrapper(node.attributes) { isWeak = true }
        let isOutlet = node.attributes.contains { element in
            if case .attribute(let attribute) = element { return attribute.attributeName.trimmedDescription == "IBOutlet" }
            return false
        }
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let name = pattern.identifier
            var isComputed = false
            if let accessors = binding.accessorBlock {
                switch accessors.accessors {
                case .getter(let items):
                    isComputed = true
                    accessor(name, items, returns: true, isStatic: isStatic, of: type)
                case .accessors(let list):
                    for each in list {
                        let isGetter = each.accessorSpecifier.tokenKind == .keyword(.get)
                        if isGetter { isComputed = true }
                        if let body = each.body {
                            accessor(name, body.statements, returns: isGetter, isStatic: isStatic, of: type)
                        }
                    }
                @unknown default: break
                }
            }
            var typeName = ""
            var isOptional = false
            var isProtocol = false
            if let annotation = binding.typeAnnotation?.type {
                typeName = Self.ownerName(annotation) ?? Self.plainName(annotation)
                isProtocol = annotation.trimmedDescription.contains("any ")
                isOptional = annotation.is(OptionalTypeSyntax.self) || annotation.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
            } else if let value = binding.initializer?.value.as(FunctionCallExprSyntax.self),
                let callee = value.calledExpression.as(DeclReferenceExprSyntax.self),
                callee.baseName.text.first?.isUppercase == true
            {
                typeName = callee.baseName.text
            } else if let value = binding.initializer?.value.as(MemberAccessExprSyntax.self),
                let base = value.base?.as(DeclReferenceExprSyntax.self), base.baseName.text.first?.isUppercase == true,
                Self.singletons.contains(value.declName.baseName.text)
            {
                typeName = base.baseName.text
            }
            if let value = binding.initializer?.value, !value.is(DeclReferenceExprSyntax.self) {
                initialValue(name, value, isStatic: isStatic, of: type)
            }
            type.properties.append(
                Property(
                    name: name.text, type: typeName, isWeak: isWeak, isConstant: isConstant, isComputed: isComputed,
                    hasInitialValue: binding.initializer.map { !$0.value.is(NilLiteralExprSyntax.self) } ?? false,
                    isStatic: isStatic, isOptional: isOptional, isProtocol: isProtocol,
                    isOutlet: isOutlet, nameRange: name.contentRange,
                    weakInsertion: node.bindings.count == 1
                        ? node.bindingSpecifier.positionAfterSkippingLeadingTrivia.utf8Offset : nil,
                    file: file))
        }
    }

    private func accessor(
        _ name: TokenSyntax, _ items: CodeBlockItemListSyntax, returns: Bool, isStatic: Bool, of type: TypeDeclaration
    ) {
        type.methods.append(
            Method(
                kind: .accessor, name: name.text, signature: name.text, isOverride: false, isStatic: isStatic,
                parameters: [], nameRange: name.contentRange, bodyStart: nil, bodyEnd: 0, file: file,
                lower: {
                    var lowering = SwiftLowering()
                    return lowering.body(items, returns: returns)
                }))
    }

    private static let singletons: Set<String> = ["default", "shared", "main", "standard", "current"]

    /// A name without the quotes of one that is a keyword.
    private static func unquoted(_ name: String) -> String {
        name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
    }

    /// The initial value of a property, read as an accessor that assigns it.
    private func initialValue(_ name: TokenSyntax, _ value: ExprSyntax, isStatic: Bool, of type: TypeDeclaration) {
        guard value.is(FunctionCallExprSyntax.self) || value.is(ClosureExprSyntax.self) else { return }
        type.methods.append(
            Method(
                kind: .accessor, name: name.text, signature: name.text, isOverride: false, isStatic: isStatic,
                parameters: [], nameRange: name.contentRange, bodyStart: nil, bodyEnd: 0, file: file,
                lower: {
                    var lowering = SwiftLowering()
                    let start = name.contentRange.lowerBound
                    let target = Node(.name, name.text, start: start, end: name.contentRange.upperBound)
                    let made = lowering.expression(value)
                    return [Node(.assignment, "=", [target, made], start: start, end: made.end)]
                }))
    }

    private static let plainAttributes: Set<String> = [
        "IBOutlet", "IBInspectable", "objc", "available", "MainActor", "NSManaged", "nonobjc", "discardableResult",
    ]

    private static func hasWrapper(_ attributes: AttributeListSyntax) -> Bool {
        for case .attribute(let attribute) in attributes
        where !plainAttributes.contains(attribute.attributeName.trimmedDescription) { return true }
        return false
    }
}

extension SyntaxProtocol {
    /// The bytes of the node without the trivia around it.
    var contentRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
