/// The place of a reference that is not counted: `weak` by hand, cleared by whoever owns the object when that goes away.
///
/// An `unowned(unsafe)` variable does the same, but each look at one, even a comparison with `nil`, retains and releases
/// the object.
struct Uncounted<Object: AnyObject> {
    private var reference: Unmanaged<Object>?

    @inline(__always)
    init() {}

    @inline(__always)
    init(_ object: Object?) { self.object = object }

    var object: Object? {
        @inline(__always) get { reference?.takeUnretainedValue() }
        @inline(__always) set { reference = newValue.map { Unmanaged.passUnretained($0) } }
    }

    /// Whether there is an object.
    var isSet: Bool {
        @inline(__always) get { reference != nil }
    }

    /// Whether the object is this one.
    @inline(__always)
    func refers(to object: Object) -> Bool { reference?.toOpaque() == Unmanaged.passUnretained(object).toOpaque() }

    /// Whether both are the same object, or none.
    @inline(__always)
    func isSame(as other: Uncounted) -> Bool { reference?.toOpaque() == other.reference?.toOpaque() }

    /// Calls `body` without retaining the object, which `body` must not make go away.
    ///
    /// `Uncounted(property).borrow { … }` saves the counting for a property as well; bound by `if let` it is kept counted.
    @discardableResult @inline(__always)
    func borrow<Result>(_ body: (Object) -> Result) -> Result? { reference?._withUnsafeGuaranteedRef(body) }
}

extension Array where Element: AnyObject {
    /// Calls `body` with each element without retaining it: the list, which is kept meanwhile, does.
    @inline(__always)
    func borrowEach(_ body: (Element) -> Void) {
        for index in indices { Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body) }
    }
}
