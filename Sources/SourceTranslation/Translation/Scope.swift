import SwiftSyntax

/// A type declaration around the place that is being translated.
struct Scope {
    enum Kind { case `class`, `extension`, `protocol`, value }

    let kind: Kind
    /// The name by which a file's top level refers to the type: `Outer.Inner`.
    let path: String
    let simpleName: String
    /// Whether it or one around it has type parameters.
    let isGeneric: Bool
    /// Whether it stands in a function or closure.
    let isLocal: Bool
    let exposesAll: Bool
    /// The word `private` of a nested declaration, which hides it from the file's top level.
    let privateWord: Range<Int>?
    /// Where its closing brace is.
    let end: Int
}

/// The conditions of the `#if` branches around a place, as one condition.
struct ConditionStack {
    private var conditions: [String] = []

    mutating func push(_ condition: String) { conditions.append(condition) }
    mutating func pop() { conditions.removeLast() }

    /// The conjunction, or nil outside any branch.
    var text: String? {
        conditions.isEmpty ? nil : conditions.map { "(\($0))" }.joined(separator: " && ")
    }
}
