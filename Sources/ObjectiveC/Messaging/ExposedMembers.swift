/// What the code that source translation appends to a file fills: the members which its classes
/// expose to Objective-C.
///
/// Not meant to be used by hand.
public final class ExposedMembers {
    private var type: AnyClass = ExposedMembers.self

    init() {}

    /// Begins a class; what follows belongs to it.
    public func begin(_ type: AnyClass, named name: StaticString? = nil) {
        self.type = type
        if let name { MethodTable.shared.set(name: name.description, for: type) }
    }

    /// A method that answers to `selector`.
    public func method(_ selector: StaticString, _ implementation: @escaping MethodImplementation) {
        MethodTable.shared.set(implementation, for: type, Selector(id: SelectorNames.shared.id(of: selector)))
    }

    /// A method that answers to `selector` and asks, before it runs, for what stands in its place (`_entry`).
    public func dynamicMethod(_ selector: StaticString, _ implementation: @escaping MethodImplementation) {
        MethodTable.shared.set(
            implementation, asks: true, for: type, Selector(id: SelectorNames.shared.id(of: selector)))
    }

    /// A method of the class itself that answers to `selector`.
    public func classMethod(_ selector: StaticString, _ implementation: @escaping ClassMethodImplementation) {
        MethodTable.shared.setClassMethod(
            implementation, for: type, Selector(id: SelectorNames.shared.id(of: selector)))
    }

    /// A property that can only be read, under `key`, by the selector `getter`.
    public func property(_ key: StaticString, getter: StaticString, _ get: @escaping (AnyObject) -> Any?) {
        MethodTable.shared.set(PropertyAccess(get: get, set: nil), for: type, key.description)
        method(getter) { target, _, _, _ in get(target) }
    }

    /// A property under `key`, read and written by the selectors `getter` and `setter` too.
    public func property(
        _ key: StaticString, getter: StaticString, setter: StaticString,
        _ get: @escaping (AnyObject) -> Any?, _ set: @escaping (AnyObject, Any?) -> Void
    ) {
        MethodTable.shared.set(PropertyAccess(get: get, set: set), for: type, key.description)
        method(getter) { target, _, _, _ in get(target) }
        method(setter) { target, value, _, _ in
            set(target, value)
            return nil
        }
    }
}

/// Has the members of a file's classes registered when the first selector is looked up.
///
/// They are registered as main actor code, which is what most of them are; a call by selector runs
/// wherever its caller is, as on Apple's platforms.
public func _exposeMembers(_ register: @escaping @MainActor (ExposedMembers) -> Void) {
    MethodTable.shared.addImage(unsafeBitCast(register, to: ((ExposedMembers) -> Void).self))
}

/// Registers the members of a class that has no name outside its scope, or that is generic, when its
/// first object is made.
public func _exposeMembers(of type: AnyClass, _ register: @MainActor (ExposedMembers) -> Void) {
    guard MethodTable.shared.isNew(type) else { return }
    let members = ExposedMembers()
    members.begin(type)
    withoutActuallyEscaping(register) { register in
        unsafeBitCast(register, to: ((ExposedMembers) -> Void).self)(members)
    }
}

/// An object that is passed on to code of another isolation, which uses it while its own code waits.
public func _handedOver<Object>(_ object: Object) -> sending Object {
    nonisolated(unsafe) let handed = object
    return handed
}

/// Calls main actor code from a method without isolation that runs on the main thread.
public func _onMainActor<Object, Result>(
    _ object: Object, _ body: @MainActor (Object) throws -> Result
) rethrows -> Result {
    try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: ((Object) throws -> Result).self)(object) }
}
