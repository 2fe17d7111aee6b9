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
            let address = UnsafeRawPointer(Unmanaged.passUnretained(target).toOpaque())
            if context == address { return found = (parent, name + " (a closure)") }
            guard ClosureContexts.isBox(context), ClosureContexts.strongWords(of: context).contains(UInt(bitPattern: address)) else {
                return
            }
            found = (parent, name + " (a closure)")
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

/// The contexts of closures, as the compiler lays them out (the Swift project's documentation: *TypeMetadata*).
private enum ClosureContexts {
    /// Whether a context is a box of captured values, and not an object.
    static func isBox(_ context: UnsafeRawPointer) -> Bool {
        let metadata = context.load(as: UInt.self)
        guard metadata != 0, metadata % 8 == 0, let kind = UnsafeRawPointer(bitPattern: metadata) else { return false }
        return kind.load(as: UInt.self) == 0x400
    }

    /// The words of a box, or none when it captures anything weakly or unowned, whose words would mislead.
    static func strongWords(of context: UnsafeRawPointer) -> [UInt] {
        guard let metadata = UnsafeRawPointer(bitPattern: context.load(as: UInt.self)) else { return [] }
        let start = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
        guard let descriptor = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self), start >= 16, start < 4096 else { return [] }
        let count = Int(descriptor.load(as: UInt32.self))
        guard count < 64 else { return [] }
        for index in 0..<count {
            let record = descriptor + 12 + index * 4
            if isNotStrong(record + Int(record.load(as: Int32.self))) { return [] }
        }
        let size = Int(_blockSize(context))
        guard size >= start + 8, size < 65_536 else { return [] }
        return stride(from: start / 8 * 8, through: size - 8, by: 8).map { context.load(fromByteOffset: $0, as: UInt.self) }
    }

    /// Whether a mangled type name ends as those of weak, unowned and unmanaged references do.
    private static func isNotStrong(_ name: UnsafeRawPointer) -> Bool {
        var last: (UInt8, UInt8) = (0, 0)
        var offset = 0
        while offset < 2048 {
            let byte = name.load(fromByteOffset: offset, as: UInt8.self)
            if byte == 0 { break }
            offset += byte < 0x18 ? 5 : byte < 0x20 ? 9 : 1
            last = (last.1, byte)
        }
        return last.0 == UInt8(ascii: "X") && [UInt8(ascii: "w"), UInt8(ascii: "o"), UInt8(ascii: "u")].contains(last.1)
    }
}

/// How many bytes the allocator gave a block (the C library's documentation: *malloc_usable_size*).
@_silgen_name("malloc_usable_size")
private func _blockSize(_ block: UnsafeRawPointer) -> UInt
