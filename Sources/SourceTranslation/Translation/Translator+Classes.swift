import SwiftSyntax

extension Translator {
    /// Gives a class its required initializers, forwarders and Objective-C name.
    func translateClass(_ node: ClassDeclSyntax) {
        guard let scope = scopes.last else { return }
        translateInitializers(node, scope)
        for item in facts.forwarders(of: scope.simpleName) where !scope.isLocal {
            insertMember(item.forwarder, at: scope.end)
        }
        translateDelegate(node, scope)
        if let name = node.attributes.attribute("objc")?.objectiveCName, !scope.isLocal, !scope.isGeneric {
            open()
            exposure.name(scope.path, name)
        }
    }

    /// Registers how to make a delegate that the system makes by its class: of the application or of a scene.
    private func translateDelegate(_ node: ClassDeclSyntax, _ scope: Scope) {
        let protocols: Set<String> = ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"]
        guard !scope.isLocal, !scope.isGeneric, let inherited = node.inheritanceClause?.inheritedTypes,
            inherited.contains(where: { protocols.contains($0.type.simpleName) })
        else { return }
        let initializers = Self.initializers(in: node.memberBlock.members).filter { !$0.modifiers.has(.convenience) }
        let isPlain = initializers.isEmpty
            || initializers.contains { $0.signature.parameterClause.parameters.isEmpty && $0.optionalMark == nil }
        guard isPlain else { return }
        open()
        exposure.addFactory(of: scope.path, condition: conditions.text)
    }

    func translateExtension(_ node: ExtensionDeclSyntax) {
        guard let scope = scopes.last, node.genericWhereClause == nil else { return }
        translateRootConformance(node, scope)
        for member in node.memberBlock.members {
            translateHoisted(member.decl, node, scope)
            translateDispatched(member.decl, node, scope)
        }
    }

    /// Objects of every class below NSObject can be made with `init()` on Apple's platforms. On Linux
    /// only UIKit's classes promise that, so a conformance which needs it goes to them.
    private func translateRootConformance(_ node: ExtensionDeclSyntax, _ scope: Scope) {
        guard scope.simpleName == "NSObject", node.memberBlock.members.isEmpty,
            let inherited = node.inheritanceClause?.inheritedTypes,
            inherited.contains(where: { facts.initProtocols.contains($0.type.simpleName) })
        else { return }
        let protocols = inherited.trimmedDescription
        edits.replaceKeepingLength(node.extendedType.contentRange, with: "UIView")
        for name in ["UIViewController", "UIGestureRecognizer"] {
            edits.append("extension \(name): \(protocols) {}")
        }
        if !scan.traits.contains(.importsUIKit) { edits.append("import UIKit") }
    }

    /// Leaves the body of a member in the extension, under another name, when the class itself has
    /// the member.
    private func translateHoisted(_ declaration: DeclSyntax, _ node: ExtensionDeclSyntax, _ scope: Scope) {
        let attributes = declaration.asProtocol(WithAttributesSyntax.self)?.attributes ?? []
        let modifiers = declaration.asProtocol(WithModifiersSyntax.self)?.modifiers ?? []
        let isOverride = modifiers.has(.override)
        guard isOverride || scope.exposesAll || attributes.attribute("objc") != nil, !modifiers.isTypeMember,
            let forwarder = Forwarder(
                declaration, of: scope.simpleName, isOverride: isOverride, extensionAccess: node.modifiers.access),
            facts.isHoisted(
                forwarder.base, of: scope.simpleName, isAlways: isOverride || modifiers.has(.open))
        else { return }
        if let word = modifiers.modifier(.override) { edits.blank(word.contentRange, of: source) }
        if translateObservers(declaration, body: Forwarder.bodyName(forwarder.base, of: scope.simpleName)) { return }
        if let name = Self.nameToken(declaration) { edits.replace(name.contentRange, with: Forwarder.bodyName(forwarder.base, of: scope.simpleName)) }
    }

    /// Has a member in an extension of another module's class call what a class below has in its place.
    private func translateDispatched(_ declaration: DeclSyntax, _ node: ExtensionDeclSyntax, _ scope: Scope) {
        guard !facts.ownClasses.contains(scope.simpleName), !scope.isGeneric,
            let attributes = declaration.asProtocol(WithAttributesSyntax.self)?.attributes,
            let modifiers = declaration.asProtocol(WithModifiersSyntax.self)?.modifiers,
            scope.exposesAll || attributes.attribute("objc") != nil, !modifiers.isTypeMember,
            let forwarder = Forwarder(
                declaration, of: scope.simpleName, isOverride: false, extensionAccess: node.modifiers.access)
        else { return }
        let access = modifiers.access ?? node.modifiers.access
        guard facts.isOverridden(forwarder.base, below: scope.simpleName) || access == "public" || access == "open"
        else { return }
        let selector = ExposedMember.members(of: declaration, exposesAll: true) { _, _ in nil }.first?.selector
        guard let selector else { return }
        needsRuntime = true
        if let name = Self.nameToken(declaration) {
            edits.replace(name.contentRange, with: Forwarder.bodyName(forwarder.base, of: scope.simpleName))
        }
        if let condition = conditions.text { edits.append("#if \(condition)") }
        edits.append(forwarder.dispatcher(scope.path, selector))
        if conditions.text != nil { edits.append("#endif") }
    }

    static func nameToken(_ declaration: DeclSyntax) -> TokenSyntax? {
        declaration.as(FunctionDeclSyntax.self)?.name
            ?? declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern
                .as(IdentifierPatternSyntax.self)?.identifier
    }

    /// Makes overridden initializers required where UIKit requires them here, and adds those that the
    /// class lacks: they trap, as the Swift compiler makes them on Apple's platforms.
    private func translateInitializers(_ node: ClassDeclSyntax, _ scope: Scope) {
        let required = facts.requiredInitializers(of: scope.simpleName)
        guard !required.isEmpty else { return }
        let initializers = Self.initializers(in: node.memberBlock.members)
        var present: Set<String> = []
        for initializer in initializers {
            let labels = initializer.signature.parameterClause.parameters.labels.map { $0 + ":" }.joined()
            present.insert(labels)
            guard required.contains(where: { $0.labels == labels }) else { continue }
            require(initializer, in: node)
        }
        guard initializers.contains(where: { !$0.modifiers.has(.convenience) }) else { return }
        for missing in required where !present.contains(missing.labels) && missing.labels != "coder:" {
            let mark = missing.isFailable ? "?" : ""
            if missing.labels == "frame:", let call = Self.frameDelegation(present) {
                insertMember("public required convenience init(frame: CGRect) { \(call) }", at: scope.end)
                continue
            }
            if missing.labels.isEmpty, missing.isConvenience, let call = Self.delegation(required) {
                // Disfavoured, so that `C()` means the class's own initializer whose parameters all have defaults.
                insertMember("@_disfavoredOverload public required convenience init() { \(call) }", at: scope.end)
                continue
            }
            // Disfavoured for the same reason: an initializer of the class's own may take more that has defaults.
            insertMember(
                "@_disfavoredOverload public required init\(mark)\(missing.parameters) { fatalError(\"Use of unimplemented initializer"
                    + " 'init(\(missing.labels))' for class '\(moduleName).\(scope.path)'\") }", at: scope.end)
        }
    }

    private func require(_ initializer: InitializerDeclSyntax, in node: ClassDeclSyntax) {
        let isRequired = initializer.modifiers.has(.required)
        if let word = initializer.modifiers.modifier(.override)?.contentRange {
            if isRequired { edits.blank(word, of: source) } else { edits.replace(word, with: "required") }
        } else if !isRequired {
            edits.insert("required ", at: initializer.initKeyword.contentRange.lowerBound)
        }
        // A required initializer is as accessible as its class.
        let classIsPublic = ["public", "open"].contains(node.modifiers.access ?? "")
        for modifier in initializer.modifiers {
            switch modifier.name.tokenKind {
            case .keyword(.private), .keyword(.fileprivate), .keyword(.internal):
                edits.replaceKeepingLength(modifier.contentRange, with: classIsPublic ? "public" : "")
            default: continue
            }
        }
        if classIsPublic, initializer.modifiers.access == nil {
            edits.insert("public ", at: initializer.initKeyword.contentRange.lowerBound)
        }
    }

    /// What `init()` calls in UIKit's class.
    private static func delegation(_ required: [FileFacts.RequiredInitializer]) -> String? {
        let labels = Set(required.map(\.labels))
        if labels.contains("frame:") { return "self.init(frame: .zero)" }
        if labels.contains("nibName:bundle:") { return "self.init(nibName: nil, bundle: nil)" }
        return nil
    }

    /// What `init(frame:)` calls in classes of UIKit that have another designated initializer, if the class overrides
    /// that one: a class that has all of them inherits the others.
    private static func frameDelegation(_ present: Set<String>) -> String? {
        if present.contains("style:reuseIdentifier:") {
            return "self.init(style: .default, reuseIdentifier: nil); self.frame = frame"
        }
        if present.contains("frame:style:") { return "self.init(frame: frame, style: .plain)" }
        if present.contains("frame:textContainer:") { return "self.init(frame: frame, textContainer: nil)" }
        return present.contains("reuseIdentifier:") ? "self.init(reuseIdentifier: nil); self.frame = frame" : nil
    }

    private static func initializers(in members: MemberBlockItemListSyntax) -> [InitializerDeclSyntax] {
        members.flatMap { item -> [InitializerDeclSyntax] in
            if let initializer = item.decl.as(InitializerDeclSyntax.self) { return [initializer] }
            if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
                return conditional.clauses.flatMap { clause -> [InitializerDeclSyntax] in
                    guard case .decls(let list) = clause.elements else { return [] }
                    return initializers(in: list)
                }
            }
            return []
        }
    }

    /// Opens nested private declarations around the place to the file, so that the code at the file's
    /// end can name them.
    func open() {
        for scope in scopes {
            guard let word = scope.privateWord, opened.insert(word.lowerBound).inserted else { continue }
            edits.replace(word, with: "fileprivate")
        }
    }
}
