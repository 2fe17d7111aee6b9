/// One call, read or write in a method's body, with what surrounds it.
struct Site {
    enum Kind { case call, read, write }

    let kind: Kind
    let node: Node
    /// The dotted path of what is called, read or written, without `self.`; a local variable's path
    /// begins with `$`.
    let path: String
    /// The closures around it, outermost first, that do not run at once.
    let closures: [Node]
    /// Conditions that decide whether it runs.
    let conditions: [Node]
    let isInLoop: Bool
    /// Whether the closures around it are begun at once, as those of tasks and queues are.
    let isSoon: Bool
    /// What is assigned the result, if the whole right side is this call or ends in it.
    let target: String?
    /// Whether the result of the call is thrown away.
    let isStatement: Bool
    /// The call of which this is an argument, and the argument's label.
    let argumentOf: (call: Node, path: String, label: String)?
    let order: Int
    /// Which of several branches this stands in, so that two sites can be told to exclude each other.
    let branches: [Branch]
    unowned let method: Method

    struct Branch: Equatable {
        let statement: Int
        let arm: Int
    }

    var name: String { path.lastPathPart }
    var receiverPath: String { path.receiverPathPart }
    var isConditional: Bool { !conditions.isEmpty }
    var isDirect: Bool { closures.isEmpty }

    /// Whether both can run in one call of the method.
    func canFollow(_ other: Site) -> Bool {
        for branch in branches {
            for theirs in other.branches where theirs.statement == branch.statement && theirs.arm != branch.arm {
                return false
            }
        }
        return true
    }
}

extension String {
    /// What follows the last dot.
    var lastPathPart: String {
        guard let dot = lastIndex(of: ".") else { return hasPrefix("$") ? String(dropFirst()) : self }
        return String(self[index(after: dot)...])
    }

    /// What precedes the last dot, or nothing.
    var receiverPathPart: String {
        guard let dot = lastIndex(of: ".") else { return "" }
        return String(self[..<dot])
    }

    /// Whether the path is this one or goes on from it.
    func isPath(in root: String) -> Bool { self == root || hasPrefix(root + ".") }

    /// The path without the mark of a local variable, for messages.
    var plainPath: String { replacing("$", with: "") }

    private func replacing(_ character: Character, with other: String) -> String {
        var result = ""
        for each in self { if each == character { result += other } else { result.append(each) } }
        return result
    }
}
