import Foundation
import SwiftSyntax

/// The public members of a framework of ours, as Objective-C code has to know them: it calls them by other names.
public struct FrameworkInterface: Codable, Sendable {
    /// A property, method or initializer.
    struct Member: Codable, Equatable, Sendable {
        var name: String
        /// Argument labels, an empty one for `_`; nil for a property.
        var labels: [String]?
        /// Types of the parameters.
        var parameters: [String] = []
        /// The type of the property or result; empty for none.
        var result = ""
        var isStatic = false
        var isFailable = false

        var isInitializer: Bool { name == "init" }
    }

    struct TypeEntry: Codable, Equatable, Sendable {
        /// The superclass and protocols, as far as they stand in the declaration.
        var inherited: [String] = []
        var members: [Member] = []
        /// Cases and static constants, for names such as `UIControlStateNormal`.
        var constants: [String] = []
        var isClass = false
        var isProtocol = false
    }

    /// By name, with dots for nested types.
    var types: [String: TypeEntry] = [:]

    static let suffix = ".interface.json"

    /// Reads a framework's sources and writes its interface to `path`.
    public static func write(sources: [String], to path: String) throws {
        let collector = Collector(viewMode: .sourceAccurate)
        for source in sources.sorted() {
            collector.walk(ModuleTranslation.parse([UInt8](try Data(contentsOf: URL(fileURLWithPath: source)))))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try encoder.encode(collector.interface).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// The interface that a text of Swift declares.
    static func of(_ text: String) -> FrameworkInterface {
        let collector = Collector(viewMode: .sourceAccurate)
        collector.walk(ModuleTranslation.parse(Array(text.utf8)))
        return collector.interface
    }

    /// The interfaces in a folder of modules, as one.
    static func all(in folder: String) -> FrameworkInterface {
        var all = FrameworkInterface()
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        for name in names where name.hasSuffix(suffix) {
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)"),
                let one = try? JSONDecoder().decode(FrameworkInterface.self, from: data)
            else { continue }
            all.add(one)
        }
        return all
    }

    mutating func add(_ other: FrameworkInterface) {
        for (name, entry) in other.types {
            guard var known = types[name] else {
                types[name] = entry
                continue
            }
            known.inherited += entry.inherited
            known.members += entry.members
            known.constants += entry.constants
            known.isClass = known.isClass || entry.isClass
            known.isProtocol = known.isProtocol || entry.isProtocol
            types[name] = known
        }
    }
}

private final class Collector: SyntaxVisitor {
    var interface = FrameworkInterface()
    private var path: [String] = []
    /// For each open type, whether its members are public without saying so.
    private var arePublic: [Bool] = []
    private var entered: [Bool] = []

    private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
        arePublic.last == true || modifiers.contains { ["public", "open"].contains($0.name.text) && $0.detail == nil }
    }

    private func begin(_ name: String, _ inherited: InheritanceClauseSyntax?, members arePublic: Bool, isClass: Bool = false, isProtocol: Bool = false) {
        path.append(name)
        self.arePublic.append(arePublic)
        var entry = interface.types[path.joined(separator: ".")] ?? FrameworkInterface.TypeEntry()
        entry.inherited += inherited?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        entry.isClass = entry.isClass || isClass
        entry.isProtocol = entry.isProtocol || isProtocol
        interface.types[path.joined(separator: ".")] = entry
    }

    private func end() {
        path.removeLast()
        arePublic.removeLast()
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard enter(node.modifiers) else { return .skipChildren }
        begin(node.name.text, node.inheritanceClause, members: false, isClass: true)
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        guard enter(node.modifiers) else { return .skipChildren }
        begin(node.name.text, node.inheritanceClause, members: false)
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        guard enter(node.modifiers) else { return .skipChildren }
        begin(node.name.text, node.inheritanceClause, members: false)
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard enter(node.modifiers) else { return .skipChildren }
        begin(node.name.text, node.inheritanceClause, members: true, isProtocol: true)
        return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.extendedType.trimmedDescription, nil, members: isPublic(node.modifiers))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { end() }

    /// Whether a type that begins is public; what it is told by is kept until it ends.
    private func enter(_ modifiers: DeclModifierListSyntax) -> Bool {
        entered.append(isPublic(modifiers))
        return entered.last == true
    }

    private func leave() { if entered.popLast() == true { end() } }

    private func add(_ member: FrameworkInterface.Member) {
        interface.types[path.joined(separator: "."), default: .init()].members.append(member)
    }

    private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool { modifiers.contains { ["static", "class"].contains($0.name.text) } }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard isPublic(node.modifiers), !path.isEmpty else { return .skipChildren }
        add(
            .init(
                name: node.name.text, labels: labels(node.signature.parameterClause), parameters: types(node.signature.parameterClause),
                result: node.signature.returnClause?.type.trimmedDescription ?? "", isStatic: isStatic(node.modifiers)))
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard isPublic(node.modifiers), !path.isEmpty else { return .skipChildren }
        add(
            .init(
                name: "init", labels: labels(node.signature.parameterClause), parameters: types(node.signature.parameterClause),
                result: path.joined(separator: "."), isStatic: true, isFailable: node.optionalMark != nil))
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard isPublic(node.modifiers), !path.isEmpty else { return .skipChildren }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            let type = binding.typeAnnotation?.type.trimmedDescription ?? Self.literalType(binding.initializer?.value, path.joined(separator: "."))
            add(.init(name: plain(name), labels: nil, result: type, isStatic: isStatic(node.modifiers)))
            if isStatic(node.modifiers) { interface.types[path.joined(separator: "."), default: .init()].constants.append(plain(name)) }
        }
        return .skipChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements where !path.isEmpty {
            interface.types[path.joined(separator: "."), default: .init()].constants.append(plain(element.name.text))
        }
        return .skipChildren
    }

    private static func literalType(_ value: ExprSyntax?, _ path: String) -> String {
        guard let value else { return "" }
        if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        if value.is(StringLiteralExprSyntax.self) { return "String" }
        guard let called = value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription else { return "" }
        return called.first?.isUppercase == true ? called : ""
    }

    private func plain(_ name: String) -> String { SelectorNaming.plain(name) }

    private func labels(_ clause: FunctionParameterClauseSyntax) -> [String] {
        clause.parameters.map { $0.firstName.text == "_" ? "" : plain($0.firstName.text) }
    }

    private func types(_ clause: FunctionParameterClauseSyntax) -> [String] { clause.parameters.map { $0.type.trimmedDescription } }
}
