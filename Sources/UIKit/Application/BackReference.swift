/// A way back to an object that does not own it: `weak` by hand. The object makes it and clears it in its `deinit`.
///
/// A weak reference gives its object a side table, and from then on every count of references to that object takes a
/// slow way; windows, containers and bars are counted far too often for that.
final class BackReference<Object: AnyObject> {
    nonisolated(unsafe) private var link: Unmanaged<Object>?
    var object: Object? { link?.takeUnretainedValue() }

    init(_ object: Object) { link = Unmanaged.passUnretained(object) }

    /// Whether the object is there, and is this one.
    func refers(to other: Object) -> Bool {
        link?.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
    }

    /// Called by the object in its `deinit`.
    func clear() { link = nil }
}
