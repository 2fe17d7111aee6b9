/// How often the paths through a body do something, at the least and at the most.
///
/// What is counted may also weigh less than nothing, so that the least of two things that belong together
/// says whether some path has only one of them.
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

    /// What a call weighs.
    let weight: (Node) -> Int
    /// Whether any call may throw, as in Objective-C, or only those that are marked.
    private let anythingThrows: Bool
    private var exits: Count?
    /// What `break` and `continue` bring to the end of the statements that they leave, innermost last.
    private var breaks: [Count?] = []
    /// What reaches the catches around, innermost last.
    private var throwing: [Count?] = []
    /// Local functions and closures in variables, by name.
    private var functions: [String: [Node]] = [:]

    init(anythingThrows: Bool = false, weight: @escaping (Node) -> Int) {
        self.anythingThrows = anythingThrows
        self.weight = weight
    }

    /// The count over all paths that return; nil when none does.
    mutating func count(_ body: [Node]) -> Count? {
        exits = nil
        breaks = []
        throwing = []
        functions = [:]
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
        case .block where node.text == "do": return attempt(node, before)
        case .block, .deferred: return run(node.children, before)
        case .jump: return jump(node, before)
        case .guarding:
            var count = before
            for condition in node.children.dropLast() { count = add(condition, count) }
            if let block = node.children.last { _ = run(block.children, count) }
            return count
        case .branch: return branch(node, before)
        case .loop: return loop(node, before)
        case .function:
            functions[node.text] = node.children
            return before
        case .variable where node.children.first?.kind == .closure:
            functions[node.text] = node.children[0].children
            return before
        default:
            if node.kind == .call, Self.neverReturns.contains(node.calledName) { return nil }
            return add(node, before)
        }
    }

    private mutating func jump(_ node: Node, _ before: Count) -> Count? {
        var count = before
        for child in node.children { count = add(child, count) }
        switch node.text {
        case "return": leave(count)
        case "throw": thrown(count)
        case "fallthrough": return count
        default:
            if let last = breaks.indices.last { breaks[last] = breaks[last]?.joined(count) ?? count }
        }
        return nil
    }

    private mutating func branch(_ node: Node, _ before: Count) -> Count? {
        let start = node.children.first.map { add($0, before) } ?? before
        let isSwitch = node.text == "switch"
        var result: Count? = node.flag ? nil : start
        var carried: Count?
        if isSwitch { breaks.append(nil) }
        for block in node.children.dropFirst() {
            let arm = run([block], carried?.joined(start) ?? start)
            carried = nil
            guard let arm else { continue }
            if isSwitch, block.children.last.map({ $0.kind == .jump && $0.text == "fallthrough" }) == true {
                carried = arm
            } else {
                result = result?.joined(arm) ?? arm
            }
        }
        if isSwitch, let left = breaks.removeLast() { result = result?.joined(left) ?? left }
        return result
    }

    private mutating func loop(_ node: Node, _ before: Count) -> Count? {
        var start = before
        for head in node.children.dropLast() { start = add(head, start) }
        guard let body = node.children.last else { return start }
        breaks.append(nil)
        var after = run(body.children, start)
        if let left = breaks.removeLast() { after = after?.joined(left) ?? left }
        // The body of `repeat` runs once at least.
        if node.text == "repeat" { return after }
        return after?.joined(start) ?? start
    }

    /// `do` with its catches: what is thrown has done only a part of the body.
    private mutating func attempt(_ node: Node, _ before: Count) -> Count? {
        let catches = node.children.dropFirst().filter { $0.kind == .branch }
        let after = node.children.dropFirst().filter { $0.kind != .branch }
        guard !catches.isEmpty else { return run(node.children, before) }
        throwing.append(nil)
        var result = node.children.first.flatMap { run([$0], before) }
        if let start = throwing.removeLast() {
            for each in catches {
                guard let arm = run(Array(each.children.dropFirst()), start) else { continue }
                result = result?.joined(arm) ?? arm
            }
        }
        return result.flatMap { run(Array(after), $0) }
    }

    private mutating func thrown(_ count: Count) {
        guard let last = throwing.indices.last else { return }
        throwing[last] = throwing[last]?.joined(count) ?? count
    }

    private static let neverReturns: Set<String> = ["fatalError", "preconditionFailure", "abort", "exit"]

    // MARK: Expressions

    /// The count after the calls within an expression.
    private mutating func add(_ node: Node, _ before: Count) -> Count {
        let value = value(node)
        if !throwing.isEmpty, node.mayThrow(anything: anythingThrows && value == .none) { thrown(before) }
        return before + value
    }

    private mutating func value(_ node: Node) -> Count {
        switch node.kind {
        case .call:
            let own = weight(node)
            if own != 0 { return Count(least: own, most: own) }
            return called(node)
        case .other where node.text == "?:" && node.children.count == 3:
            return value(node.children[0]) + value(node.children[1]).joined(value(node.children[2]))
        case .closure: return once(node.children)
        case .name: return functions[node.text].map { once($0, as: node.text) } ?? .none
        case .assignment where node.children.last?.kind == .closure:
            // It is kept, and runs when somebody calls it.
            let inner = node.children.last.map { value($0) } ?? .none
            return Count(least: min(0, inner.least), most: inner.most)
        case .branch: return nested(node) ?? .none
        case .function: return .none
        default:
            var result = Count.none
            for child in node.children { result = result + value(child) }
            return result
        }
    }

    /// An `if` or `switch` that is a value.
    private mutating func nested(_ node: Node) -> Count? {
        let start = node.children.first.map { value($0) } ?? .none
        var result: Count? = node.flag ? nil : start
        for block in node.children.dropFirst() {
            let arm = block.children.reduce(start) { $0 + value($1) }
            result = result?.joined(arm) ?? arm
        }
        return result
    }

    private mutating func called(_ node: Node) -> Count {
        var result = Count.none
        if let callee = node.children.first {
            if callee.kind == .closure {
                for each in callee.children { result = result + value(each) }
            } else {
                result = value(callee)
            }
        }
        for (index, argument) in node.arguments.enumerated() {
            let label = index < node.labels.count ? node.labels[index] : ""
            let inner = value(argument)
            if argument.kind == .closure, node.runsLater(label) {
                result.most += inner.most
                result.least += min(0, inner.least)
            } else {
                result = result + inner
            }
        }
        return result
    }

    /// A closure or local function is taken to run once, on its longest path.
    private mutating func once(_ body: [Node], as name: String? = nil) -> Count {
        // Not again, should it call itself.
        if let name { functions[name] = nil }
        var total = Count.none
        for child in body { total = total + value(child) }
        if let name { functions[name] = body }
        return Count(least: total.most, most: total.most)
    }
}

extension Node {
    /// Whether a closure that this call is given under a label surely runs after the call has returned.
    func runsLater(_ label: String) -> Bool {
        if ["completion", "completionHandler"].contains(label) { return true }
        return Self.later.contains(calledName)
    }

    private static let later: Set<String> = [
        "async", "asyncAfter", "addOperation", "dispatch_async", "dispatch_after", "Task", "detached", "scheduledTimer",
    ]

    /// Whether a call within may leave by an exception.
    fileprivate func mayThrow(anything: Bool) -> Bool {
        if kind == .closure || kind == .function { return false }
        if kind == .call, flag || anything { return true }
        return children.contains { $0.mayThrow(anything: anything) }
    }
}
