import SwiftSyntax

/// Translates one file: finds the Objective-C spellings in its syntax and lists the changes.
///
/// Its extensions hold a topic each.
final class Translator: SyntaxVisitor {
    let source: [UInt8]
    let scan: FileScan
    let facts: ModuleFacts
    let moduleName: String
    /// Whether `os(…)` keeps its meaning, as in packages that know Linux.
    let keepsConditions: Bool
    /// Whether `canImport(SwiftUI)` is false, because the module needs more of it than there is.
    let leavesOutSwiftUI: Bool

    var edits = EditList()
    var exposure = Exposure()
    var scopes: [Scope] = []
    var conditions = ConditionStack()
    /// How many functions, closures and accessors are around the place.
    var bodyDepth = 0
    var needsRuntime = false
    /// Names of the file that stand for values of which only `AnyObject` is known.
    var anyObjects: (kinds: [String: AnyObjectNames.Kind], members: Set<String>) = ([:], [])
    /// Nested private declarations that were already opened to the file.
    var opened: Set<Int> = []
    /// Statements that register members of generic and local classes, by the place of the class's end.
    var inlineStatements: [Int: [String]] = [:]
    var genericEnds: [String: Int] = [:]

    init(
        source: [UInt8], scan: FileScan, facts: ModuleFacts, moduleName: String, keepsConditions: Bool,
        leavesOutSwiftUI: Bool = false
    ) {
        self.source = source
        self.scan = scan
        self.facts = facts
        self.moduleName = moduleName
        self.keepsConditions = keepsConditions
        self.leavesOutSwiftUI = leavesOutSwiftUI
        super.init(viewMode: .sourceAccurate)
    }

    /// The translated text, or nil when nothing changes.
    func translate(_ tree: SourceFileSyntax) -> [UInt8]? {
        if scan.traits.contains(.anyObjects) { anyObjects = AnyObjectNames.collected(in: tree) }
        walk(tree)
        insertInlineStatements()
        insertMembers()
        appendImports()
        // After a brace that is missing nothing of ours could stand where it belongs.
        if !Self.lacksBracket(Syntax(tree)) {
            for line in exposure.lines() { edits.append(line) }
        }
        return edits.isEmpty ? nil : edits.applied(to: source)
    }

    /// Whether a brace or parenthesis is missing, outside conditions, whose text may be for other compilers.
    private static func lacksBracket(_ node: Syntax) -> Bool {
        guard node.hasError, !node.is(IfConfigClauseSyntax.self) else { return false }
        if let token = node.as(TokenSyntax.self) {
            guard token.presence == .missing else { return false }
            switch token.tokenKind {
            case .leftBrace, .rightBrace, .leftParen, .rightParen: return true
            default: return false
            }
        }
        return node.children(viewMode: .all).contains { lacksBracket($0) }
    }

    private func insertInlineStatements() {
        for (end, statements) in inlineStatements {
            guard let scope = inlineScopes[end] else { continue }
            insertMember(
                "private nonisolated let _exposed: () = _exposeMembers(of: \(scope).self) { @MainActor members in "
                    + statements.joined(separator: "; ") + " }", at: end)
        }
    }

    /// Has a member inserted before the closing brace of a type.
    func insertMember(_ text: String, at end: Int) {
        insertedMembers[end, default: []].append(text)
    }

    private func insertMembers() {
        for (end, members) in insertedMembers {
            let separator = endsMember(before: end) ? "; " : " "
            edits.insert(separator + members.joined(separator: "; ") + " ", at: end)
        }
    }

    /// Whether a member ends on the line of the closing brace, so that the next needs a semicolon.
    private func endsMember(before end: Int) -> Bool {
        var position = end - 1
        while position >= 0, source[position] == 0x20 || source[position] == 0x09 { position -= 1 }
        guard position >= 0 else { return false }
        return ![0x0A, 0x0D, UInt8(ascii: "{"), UInt8(ascii: ";")].contains(source[position])
    }

    /// Members to insert, by the place of the closing brace before which they stand.
    private var insertedMembers: [Int: [String]] = [:]

    /// The names of the classes in `inlineStatements`.
    var inlineScopes: [Int: String] = [:]

    private func appendImports() {
        for line in scan.foundationImports { edits.append(line) }
        guard !scan.traits.contains(.importsUIKit) else { return }
        if scan.needsUIKit(of: facts.bringingUIKit) { return edits.append("import UIKit") }
        if needsRuntime || !exposure.isEmpty || !inlineStatements.isEmpty || scan.traits.contains(.runtimeNames) {
            edits.append("import ObjectiveC")
        }
        if scan.traits.contains(.graphicsNames), !scan.imports.contains("CoreGraphics"),
            !scan.imports.contains("QuartzCore"), scan.imports.contains("Foundation") {
            edits.append("import CoreGraphics")
        }
    }

    // MARK: Bodies

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        bodyDepth += 1
        return .visitChildren
    }
    override func visitPost(_ node: CodeBlockSyntax) { bodyDepth -= 1 }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        bodyDepth += 1
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { bodyDepth -= 1 }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        bodyDepth += 1
        return .visitChildren
    }
    override func visitPost(_ node: AccessorBlockSyntax) { bodyDepth -= 1 }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let exposesAll = node.attributes.attribute("objcMembers") != nil
        push(
            .class, name: node.name.text, generic: node.genericParameterClause != nil, node.modifiers,
            node.memberBlock, exposesAll: exposesAll)
        translateClass(node)
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        push(.value, name: node.name.text, generic: node.genericParameterClause != nil, node.modifiers, node.memberBlock)
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        push(.value, name: node.name.text, generic: node.genericParameterClause != nil, node.modifiers, node.memberBlock)
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        push(.value, name: node.name.text, generic: node.genericParameterClause != nil, node.modifiers, node.memberBlock)
        return .visitChildren
    }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        push(.protocol, name: node.name.text, generic: false, node.modifiers, node.memberBlock)
        translateProtocol(node)
        return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.simpleName
        let isKnownGeneric = facts.genericClasses.contains(name) || genericEnds[name] != nil
        scopes.append(
            Scope(
                kind: .extension, path: node.extendedType.trimmedDescription, simpleName: name,
                isGeneric: isKnownGeneric || node.genericWhereClause != nil, isLocal: false,
                exposesAll: node.attributes.attribute("objc") != nil, privateWord: nil,
                end: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset))
        translateExtension(node)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    private func push(
        _ kind: Scope.Kind, name: String, generic: Bool, _ modifiers: DeclModifierListSyntax,
        _ block: MemberBlockSyntax, exposesAll: Bool = false
    ) {
        let outer = scopes.last
        let isLocal = bodyDepth > 0
        let plain = SelectorNaming.plain(name)
        let end = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        let isGeneric = generic || (outer?.isGeneric ?? false)
        scopes.append(
            Scope(
                kind: kind, path: (outer.map { $0.path + "." } ?? "") + name, simpleName: plain, isGeneric: isGeneric,
                isLocal: isLocal, exposesAll: exposesAll,
                privateWord: outer == nil ? nil : modifiers.modifier(.private)?.name.contentRange, end: end))
        if isGeneric, !isLocal { genericEnds[plain] = end }
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if scopes.last != nil { translateMember(DeclSyntax(node)) }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let scope = scopes.last, scope.kind != .protocol {
            translateMember(DeclSyntax(node))
            if node.modifiers.has(.dynamic) { translateObservable(node) }
        }
        return .visitChildren
    }

    // MARK: Spellings

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        translateAttribute(node)
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        switch node.name.tokenKind {
        case .keyword(.dynamic), .keyword(.optional): edits.blank(node.contentRange, of: source)
        case .keyword(.open) where isExtensionMember(node):
            // Without Objective-C, a member of an extension cannot be open.
            edits.replace(node.contentRange, with: "public")
        default: break
        }
        return .skipChildren
    }

    private func isExtensionMember(_ node: DeclModifierSyntax) -> Bool {
        guard scopes.last?.kind == .extension, bodyDepth == 0, let declaration = node.parent?.parent else { return false }
        return declaration.is(FunctionDeclSyntax.self) || declaration.is(VariableDeclSyntax.self)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        translateImport(node)
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        translateConditional(node)
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector": translateSelector(node)
        case "keyPath": translateKeyPath(node)
        default: return .visitChildren
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        translateCall(node)
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        translateDoubleChaining(node)
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        translateComparison(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if !translateLookedUp(node) { translateMemberAccess(node) }
        return .visitChildren
    }
}
