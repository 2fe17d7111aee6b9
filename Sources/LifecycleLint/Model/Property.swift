/// A stored or computed property of a type.
struct Property {
    let name: String
    /// The type as it is written or seen from the initial value, without optional marks; empty when unknown.
    let type: String
    let isWeak: Bool
    let isConstant: Bool
    let isComputed: Bool
    let hasInitialValue: Bool
    let isStatic: Bool
    /// Whether the type was written as an optional, or is an Objective-C object type.
    let isOptional: Bool
    /// Whether the type is plainly a protocol: `any P`, `id<P>`.
    let isProtocol: Bool
    /// Whether Interface Builder sets it.
    var isOutlet = false
    /// Where the name stands, and where `weak ` can be inserted.
    let nameRange: Range<Int>
    let weakInsertion: Int?
    let file: SourceFile
}
