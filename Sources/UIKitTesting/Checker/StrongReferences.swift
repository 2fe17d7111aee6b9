/// Follows strong references from object to object, as far as the compiler's field descriptions and the contexts
/// of closures tell of them.
@MainActor
enum StrongReferences {
    /// As many objects are looked at; a graph that is larger is given up.
    private static let limit = 50_000

    /// The shortest chain of strong references from an object to itself, as names; `nil` when there is none.
    static func cycle(through object: AnyObject) -> [String]? {
        var search = Search(target: object, limit: limit)
        return search.run(from: [object], names: [shortName(object)])
    }

    /// Whether a window that is shown, or the application's delegate, leads to the object.
    static func screensHold(_ object: AnyObject) -> Bool {
        var roots: [AnyObject] = UIApplication.shared.windows.filter { !$0.isHidden }
        if let delegate = UIApplication.shared.delegate { roots.append(delegate as AnyObject) }
        var search = Search(target: object, limit: limit)
        return search.run(from: roots, names: roots.map { shortName($0) }) != nil
    }

    @MainActor
    private struct Search {
        let target: AnyObject
        let limit: Int
        private var queue: [(object: AnyObject, parent: Int, name: String)] = []
        private var seen: Set<ObjectIdentifier> = []
        private var found: (parent: Int, name: String)?

        init(target: AnyObject, limit: Int) {
            self.target = target
            self.limit = limit
        }

        mutating func run(from roots: [AnyObject], names: [String]) -> [String]? {
            for (root, name) in zip(roots, names) {
                seen.insert(ObjectIdentifier(root))
                queue.append((root, -1, name))
            }
            var index = 0
            while index < queue.count, queue.count < limit {
                let owner = shortName(queue[index].object)
                let parent = index
                var references: [(object: AnyObject?, context: UnsafeRawPointer?, name: String)] = []
                ObjectFields.visit(queue[index].object) { name, object, context in
                    references.append((object, context, name))
                }
                for reference in references {
                    let name = "\(owner).\(reference.name)"
                    if let object = reference.object { take(object, parent, name) }
                    if let context = reference.context { takeClosure(context, parent, name) }
                    if let found { return path(to: found) }
                }
                index += 1
            }
            return nil
        }

        private mutating func take(_ object: AnyObject, _ parent: Int, _ name: String) {
            if object === target { return found = (parent, name) }
            if seen.insert(ObjectIdentifier(object)).inserted { queue.append((object, parent, name)) }
        }

        /// A closure that captures one object has it as its context; others have a box with what they capture.
        private mutating func takeClosure(_ context: UnsafeRawPointer, _ parent: Int, _ name: String) {
            let address = UInt(bitPattern: Unmanaged.passUnretained(target).toOpaque())
            if ClosureContexts.objects(in: context).contains(address) { found = (parent, name + " (a closure)") }
        }

        private func path(to end: (parent: Int, name: String)) -> [String] {
            var steps = [shortName(target), end.name]
            var index = end.parent
            while index >= 0, queue[index].parent >= 0 {
                steps.append(queue[index].name)
                index = queue[index].parent
            }
            return steps.reversed()
        }
    }
}
