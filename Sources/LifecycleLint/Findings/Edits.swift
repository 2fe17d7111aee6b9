/// Changes that several checks propose.
enum Edits {
    /// Deletes a statement of a body, with its line if nothing else is on it.
    static func deleteLine(of node: Node, in body: [Node], _ file: SourceFile) -> [TextEdit] {
        // A case needs a statement.
        if isOnlyOneOfCase(node, body) { return [TextEdit(range: node.range, replacement: "break")] }
        let first = file.line(at: node.start)
        let last = file.line(at: node.end)
        let start = file.lineRange(first).lowerBound
        let end = file.lineRange(last).upperBound
        let before = file.text(start..<node.start)
        let after = file.text(node.end..<end)
        guard before.allSatisfy({ $0 == " " || $0 == "\t" }), after.allSatisfy({ $0 == " " || $0 == ";" }) else { return [] }
        let next = last < file.lineStarts.count ? file.lineStarts[last] : end
        return [TextEdit(range: start..<next, replacement: "")]
    }

    private static func isOnlyOneOfCase(_ node: Node, _ nodes: [Node]) -> Bool {
        nodes.contains { each in
            guard each.range.contains(node.start) else { return false }
            if each.kind == .block, each.text == "case", each.children.count == 1, each.children[0] === node { return true }
            return isOnlyOneOfCase(node, each.children)
        }
    }

    /// Inserts a statement on a line of its own before another.
    static func insertLine(_ text: String, before node: Node, in file: SourceFile) -> [TextEdit] {
        let line = file.line(at: node.start)
        let start = file.lineRange(line).lowerBound
        let before = file.text(start..<node.start)
        guard before.allSatisfy({ $0 == " " || $0 == "\t" }) else { return [] }
        return [TextEdit(range: start..<start, replacement: before + text + "\n")]
    }

    /// The blanks before a method's statements.
    static func bodyIndentation(_ method: Method) -> String {
        let file = method.file
        if let first = method.body.first {
            let line = file.line(at: first.start)
            let before = file.text(file.lineRange(line).lowerBound..<first.start)
            if before.allSatisfy({ $0 == " " || $0 == "\t" }) { return before }
        }
        return file.indentation(ofLine: file.line(at: method.nameRange.lowerBound)) + "    "
    }
}
