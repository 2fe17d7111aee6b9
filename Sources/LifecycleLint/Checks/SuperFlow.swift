/// How often the paths through a body call something, at the least and at the most.
struct SuperFlow {
    struct Count: Equatable {
        var least: Int
        var most: Int

        static let none = Count(least: 0, most: 0)

        static func + (left: Count, right: Count) -> Count {
            Count(least: left.least + right.least, most: left.most + right.most)
        }

        func joined(_ other: Count) -> Count { Count(least: min(least, other.least), most: max(most, other.most)) }
    }

    /// Whether a call is one of those that count.
    let counts: (Node) -> Bool
    private var exits: Count?

    init(counts: @escaping (Node) -> Bool) { self.counts = counts }

    /// The count over all paths that return; nil when none does.
    mutating func count(_ body: [Node]) -> Count? {
        exits = nil
        let through = run(body, .none)
        if let through { leave(through) }
        return exits
    }

    private mutating func leave(_ count: Count) { exits = exits?.joined(count) ?? count }

    /// The count after the statements, when `before` were made before them; nil when none comes so far.
    private mutating func run(_ nodes: [Node], _ before: Count) -> Count? {
        var current = before
        for node in nodes {
            guard let next = step(node, current) else { return nil }
            current = next
        }
        return current
    }

    private mutating func step(_ node: Node, _ before: Count) -> Count? {
        switch node.kind {
        case .block, .deferred: return run(node.children, before)
        case .jump:
            let count = node.children.reduce(before) { $0 + value($1) }
            switch node.text {
            case "return":
                leave(count)
                return nil
            case "throw": return nil
            default: return count
            }
        case .guarding:
            let count = node.children.dropLast().reduce(before) { $0 + value($1) }
            if let block = node.children.last { _ = run(block.children, count) }
            return count
        case .branch:
            let start = node.children.first.map { before + value($0) } ?? before
            var result: Count? = node.flag ? nil : start
            for block in node.children.dropFirst() {
                guard let arm = run([block], start) else { continue }
                result = result?.joined(arm) ?? arm
            }
            return result
        case .loop:
            let start = node.children.dropLast().reduce(before) { $0 + value($1) }
            guard let body = node.children.last, let after = run(body.children, start) else { return start }
            return after.joined(start)
        case .function: return before
        default:
            if node.kind == .call, Self.neverReturns.contains(node.calledName) { return nil }
            return before + value(node)
        }
    }

    private static let neverReturns: Set<String> = ["fatalError", "preconditionFailure", "abort", "exit"]

    /// The calls within an expression. A closure is taken to run once.
    private func value(_ node: Node) -> Count {
        if node.kind == .call, counts(node) { return Count(least: 1, most: 1) }
        if node.kind == .closure || node.kind == .branch || node.kind == .function {
            let one = node.contains { $0.kind == .call && counts($0) }
            return one ? Count(least: 1, most: 1) : .none
        }
        return node.children.reduce(.none) { $0 + value($1) }
    }
}
