import SwiftSyntax

extension Translator {
    private static let blanked: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
        "IBSegueAction", "GKInspectable", "NSApplicationMain",
    ]

    /// Takes out attributes that the compiler refuses without Objective-C.
    func translateAttribute(_ node: AttributeSyntax) {
        let name = node.simpleName
        if Self.blanked.contains(name) {
            edits.blank(node.contentRange, of: source)
        } else if name == "convention", isObjectiveCConvention(node) {
            edits.blank(node.contentRange, of: source)
        } else if name == "UIApplicationMain" {
            edits.replaceKeepingLength(node.contentRange, with: "@main")
        }
    }

    /// Whether a function type is that of a block, or of a method's implementation, which are Swift's functions here.
    private func isObjectiveCConvention(_ node: AttributeSyntax) -> Bool {
        guard let convention = node.arguments?.trimmedDescription else { return false }
        if convention == "block" { return true }
        let type = node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
        return convention == "c" && type?.parameters.dropFirst().first?.type.trimmedDescription == "Selector"
    }

    /// Reduces an import of a part of one of our modules to one of the whole module.
    func translateImport(_ node: ImportDeclSyntax) {
        for case .attribute(let attribute) in node.attributes { translateAttribute(attribute) }
        guard let module = node.path.first else { return }
        if module.name.text == "Darwin" {
            edits.replaceKeepingLength(node.path.contentRange, with: "Glibc")
            blankKind(node)
        } else if Self.ownModules.contains(module.name.text), node.path.count > 1 {
            let end = module.name.contentRange.upperBound
            edits.blank(end..<node.path.contentRange.upperBound, of: source)
            blankKind(node)
        }
    }

    private func blankKind(_ node: ImportDeclSyntax) {
        if let kind = node.importKindSpecifier { edits.blank(kind.contentRange, of: source) }
    }

    private static let ownModules: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "os", "MobileCoreServices", "CoreServices",
    ]
}
