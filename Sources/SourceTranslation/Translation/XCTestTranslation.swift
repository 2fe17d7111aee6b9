import SwiftSyntax

/// The members of XCTestCase that a main actor class may override to touch its own state.
///
/// On Apple's platforms they are methods of an Objective-C class, which lets an override have the
/// class's isolation. The Linux class is a Swift one and refuses that, so the body becomes a main
/// actor method, and the override calls it as main actor code: XCTest calls it on the main thread.
enum XCTestTranslation {
    static let fixtures: Set<String> = [
        "setUp", "tearDown", "setUpWithError", "tearDownWithError", "invokeTest",
    ]

    /// The name of the method that has the body.
    static func bodyName(_ name: String, in type: String) -> String { "_isolated_\(type)_\(name)" }

    /// The override that calls it.
    static func forwarder(_ name: String, in type: String, access: String?, isThrowing: Bool) -> String {
        let access = access.map { $0 + " " } ?? ""
        let effects = isThrowing ? " throws" : ""
        let mark = isThrowing ? "try " : ""
        return "override \(access)func \(name)()\(effects) "
            + "{ \(mark)_onMainActor(self) { \(mark)$0.\(bodyName(name, in: type))() } }"
    }
}

extension Translator {
    /// Lets an asynchronous fixture of a main actor test class call XCTestCase's own, which belongs to no actor.
    ///
    /// Of Objective-C's methods the compiler asks nothing there. Here the test would be handed to another actor, which
    /// it may not leave its own for: the call goes by way of a method without isolation.
    func translateAsynchronousFixture(_ function: FunctionDeclSyntax) {
        guard let scope = scopes.last, scope.kind == .class, facts.parents[scope.simpleName] == "XCTestCase",
            ["setUp", "tearDown"].contains(function.name.text), function.modifiers.has(.override),
            function.signature.effectSpecifiers?.asyncSpecifier != nil, !function.modifiers.has(.nonisolated),
            facts.isMainActor(scope.simpleName) || function.attributes.attribute("MainActor") != nil
        else { return }
        let name = function.name.text
        let calls = function.body.map { SuperCalls.named(name, in: $0) } ?? []
        guard !calls.isEmpty else { return }
        needsRuntime = true
        let body = "_super_\(scope.simpleName)_\(name)"
        for call in calls { edits.replace(call.contentRange, with: "_handedOver(self).\(body)") }
        insertMember("nonisolated func \(body)() async throws { try await super.\(name)() }", at: scope.end)
    }

    /// Lets a fixture of a main actor test class run as main actor code.
    func translateFixture(_ function: FunctionDeclSyntax) {
        guard let scope = scopes.last, scope.kind == .class,
            XCTestTranslation.fixtures.contains(function.name.text), function.modifiers.has(.override),
            !function.modifiers.isTypeMember, function.signature.effectSpecifiers?.asyncSpecifier == nil,
            !function.modifiers.has(.nonisolated), function.signature.parameterClause.parameters.isEmpty,
            facts.isMainActor(scope.simpleName) || function.attributes.attribute("MainActor") != nil,
            let word = function.modifiers.modifier(.override)
        else { return }
        needsRuntime = true
        edits.blank(word.contentRange, of: source)
        edits.replace(
            function.name.contentRange,
            with: XCTestTranslation.bodyName(function.name.text, in: scope.simpleName))
        let forwarder = XCTestTranslation.forwarder(
            function.name.text, in: scope.simpleName, access: function.modifiers.access,
            isThrowing: function.signature.effectSpecifiers?.throwsClause != nil)
        insertMember(forwarder, at: scope.end)
    }
}

/// Finds `super.name` where it is called.
private final class SuperCalls: SyntaxVisitor {
    private var found: [MemberAccessExprSyntax] = []
    private let name: String

    private init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    static func named(_ name: String, in body: CodeBlockSyntax) -> [MemberAccessExprSyntax] {
        let visitor = SuperCalls(name)
        visitor.walk(body)
        return visitor.found
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base?.is(SuperExprSyntax.self) == true,
            member.declName.baseName.text == name, node.arguments.isEmpty, node.trailingClosure == nil {
            found.append(member)
        }
        return .visitChildren
    }
}
