/// Names that UIKit had before Swift 4.2.
enum OldNames {
    static let table = [
        "addChildViewController": "addChild", "removeFromParentViewController": "removeFromParent",
        "toParentViewController": "toParent",
    ]

    static func renamed(_ callee: Node) -> Node {
        guard callee.kind == .name || callee.kind == .member, let name = table[callee.text],
            callee.children.first?.isName("super") != true
        else { return callee }
        return Node(callee.kind, name, callee.children, start: callee.start, end: callee.end)
    }
}
