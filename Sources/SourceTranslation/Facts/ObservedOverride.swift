import SwiftSyntax

/// An overridden property with observers and nothing else.
struct ObservedOverride {
    let base: String
    let name: String
    let type: String
    let binding: PatternBindingSyntax
    let observers: [AccessorDeclSyntax]

    init?(_ variable: VariableDeclSyntax) {
        guard variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type,
            case .accessors(let list)? = binding.accessorBlock?.accessors
        else { return nil }
        let observers = list.filter {
            [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) && $0.body != nil
        }
        guard !observers.isEmpty, observers.count == list.count else { return nil }
        self.binding = binding
        self.name = name
        self.type = type.oneLine
        self.observers = Array(observers)
        base = SelectorNaming.plain(name)
    }

    var hasWill: Bool { observers.contains { $0.accessorSpecifier.tokenKind == .keyword(.willSet) } }
    var hasDid: Bool { observers.contains { $0.accessorSpecifier.tokenKind == .keyword(.didSet) } }
}

extension Translator {
    /// Makes a method of the observers, which the property in the class calls: before the value is set with `true` and
    /// the new value, after it with `false` and the old one.
    func translateObservers(_ declaration: DeclSyntax, body: String) -> Bool {
        guard let variable = declaration.as(VariableDeclSyntax.self), let observed = ObservedOverride(variable),
            let block = observed.binding.accessorBlock
        else { return false }
        edits.replace(variable.bindingSpecifier.contentRange, with: "func")
        let head = observed.binding.pattern.contentRange.lowerBound..<block.leftBrace.contentRange.lowerBound
        edits.replace(head, with: "\(body)(_ isBefore: Bool, _ newValue: \(observed.type), _ oldValue: \(observed.type)) ")
        for observer in observed.observers {
            guard let brace = observer.body?.leftBrace else { continue }
            let isWill = observer.accessorSpecifier.tokenKind == .keyword(.willSet)
            let named = observer.parameters?.name.text
            let value = named.map { " let \($0) = \(isWill ? "newValue" : "oldValue");" } ?? ""
            edits.replace(
                observer.accessorSpecifier.contentRange.lowerBound..<brace.contentRange.upperBound,
                with: "if \(isWill ? "" : "!")isBefore {\(value)")
        }
        return true
    }
}
