/// The names that a body uses.
enum ObjectiveCNames {
    static func words(in implementation: ObjectiveCImplementation) -> Set<String> {
        var names: Set<String> = []
        for method in implementation.methods {
            // The tree's own description names everything; a body is small.
            collect(Mirror(reflecting: method.body ?? []), into: &names)
        }
        return names
    }

    private static func collect(_ mirror: Mirror, into names: inout Set<String>) {
        for child in mirror.children {
            if let text = child.value as? String {
                names.insert(text)
            } else {
                collect(Mirror(reflecting: child.value), into: &names)
            }
        }
    }
}
