/// A piece of a method's body, the same for both languages, without what no check needs.
///
/// Optional chaining, `try`, `await`, forced unwrapping and parentheses are transparent. Offsets are
/// UTF-8 offsets in the file.
final class Node: @unchecked Sendable {
    enum Kind: UInt8 {
        /// An identifier; `super` and `self` too.
        case name
        /// `base.text`; without children, `.text`. A subscript is the member `[]`.
        case member
        /// The callee and the arguments; `labels` has a label for each argument.
        case call
        /// A closure or block; the children are its statements.
        case closure
        /// Target and value; `text` is the operator.
        case assignment
        /// A literal, with its text.
        case literal
        /// Any other expression.
        case other
        /// Statements that run one after the other.
        case block
        /// A condition and its branches, each a block.
        case branch
        /// A guard: conditions and the block that leaves.
        case guarding
        /// What is looped over, and the body.
        case loop
        /// `return`, `throw`, `break`, `continue`, `fallthrough`.
        case jump
        /// `defer`.
        case deferred
        /// A local variable or bound name, with its value if it has one.
        case variable
        /// A local function; the children are its statements.
        case function
    }

    let kind: Kind
    let text: String
    let children: [Node]
    let labels: [String]
    let start: Int
    let end: Int
    /// Whether one of a branch's blocks always runs; whether a loop awaits; whether a call may throw;
    /// whether a closure's only statement may be its value.
    var flag = false
    /// Names that a closure captures weakly or unowned.
    var weakCaptures: [String] = []
    /// Names that a closure's list captures strongly.
    var strongCaptures: [String] = []
    /// The names of a closure's parameters.
    var parameters: [String] = []

    init(
        _ kind: Kind, _ text: String = "", _ children: [Node] = [], labels: [String] = [], start: Int, end: Int
    ) {
        self.kind = kind
        self.text = text
        self.children = children
        self.labels = labels
        self.start = start
        self.end = end
    }

    var range: Range<Int> { start..<max(start, end) }

    /// The last name of what is called.
    var calledName: String {
        guard kind == .call, let callee = children.first else { return "" }
        return callee.kind == .name || callee.kind == .member ? callee.text : ""
    }

    var arguments: ArraySlice<Node> { kind == .call ? children.dropFirst() : [] }

    /// The argument with this label.
    func argument(_ label: String) -> Node? {
        guard kind == .call, let index = labels.firstIndex(of: label), index + 1 < children.count else { return nil }
        return children[index + 1]
    }

    /// What a call or member is of; nil for a bare name and an implicit member.
    var receiver: Node? {
        switch kind {
        case .call: return children.first?.receiver
        case .member: return children.first
        default: return nil
        }
    }

    /// Whether this is a call of `super`'s method of this name.
    func isSuperCall(_ name: String) -> Bool {
        guard kind == .call, let callee = children.first, callee.kind == .member, callee.text == name,
            let base = callee.children.first
        else { return false }
        return base.kind == .name && base.text == "super"
    }

    /// Whether the node or one within it fulfils a condition.
    func contains(where condition: (Node) -> Bool) -> Bool {
        condition(self) || children.contains { $0.contains(where: condition) }
    }

    /// Marks the call that an expression ends in as one that may throw.
    func markThrowing() {
        if kind == .call { flag = true } else { children.last?.markThrowing() }
    }

    func isName(_ name: String) -> Bool { kind == .name && text == name }
    func isMember(_ name: String) -> Bool { kind == .member && text == name }
}
