/// Whether methods that can be replaced have to ask for what stands in their place.
///
/// Methods read it on their way to their own implementation, on any thread; the table's lock guards what writes it. A
/// thread that has not seen a change yet behaves as one that called before it.
public nonisolated(unsafe) var _methodsAreReplaced = false

/// What a method that can be replaced does when it is reached.
public enum _MethodEntry {
    /// It runs its own implementation.
    case own
    /// It calls `super`: the implementation that was asked for is one of a class above.
    case inherited
    /// It runs what stands in its place.
    case replaced(MethodImplementation)
}

/// What a method of `type` that overrides one which can be replaced has to do when it is reached.
///
/// Asked while `_methodsAreReplaced`, at the beginning of the method.
public func _entry(_ selector: StaticString, of object: AnyObject, in type: AnyClass) -> _MethodEntry {
    MethodTable.shared.entry(Selector(id: SelectorNames.shared.id(of: selector)), of: object, in: type)
}

/// What stands in the place of a method of `type`, or nil when its own implementation is to run.
///
/// Asked while `_methodsAreReplaced`, at the beginning of the method.
public func _replacement(_ selector: StaticString, of object: AnyObject, in type: AnyClass) -> MethodImplementation? {
    guard case .replaced(let implementation) = _entry(selector, of: object, in: type) else { return nil }
    return implementation
}

/// The arguments of a method from its third on, where it has more than three.
public struct _MoreArguments {
    let values: [Any?]

    public init(_ values: [Any?]) { self.values = values }
}

/// The argument at `index` of those from the third on.
public func _argument<T>(_ value: Any?, at index: Int) -> T {
    let values = (value as? _MoreArguments)?.values ?? [value]
    return _argument(index < values.count ? values[index] : nil)
}
