import SwiftSyntax

/// Finds the classes of a file, also those within functions.
final class LocalClasses: SyntaxVisitor {
    private(set) var classes: [ClassDeclSyntax] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        classes.append(node)
        return .visitChildren
    }
}
