/// A class and a selector.
struct MethodKey: Hashable {
    let type: ObjectIdentifier
    let name: UInt32

    init(_ type: AnyClass, _ selector: Selector) {
        self.type = ObjectIdentifier(type)
        name = selector.id
    }
}

/// What a class has for a selector.
struct MethodEntry {
    /// Calls the method as Swift does: what a class below has in its place is called instead.
    var call: MethodImplementation?
    /// Runs the class's own implementation, whatever stands in its place or overrides it; where it is nil, `call` does
    /// once the method knows that its own implementation is meant.
    var own: MethodImplementation?
    /// Whether the method asks the table before it runs, so that what stands in its place is reached by direct calls.
    var asks = false
    /// Whether it became known at the place of a `#selector`, not by a declaration.
    var isMentioned = false
    /// What was put in place of the implementation.
    var replacement: IMP?
}
