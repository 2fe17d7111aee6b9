import Foundation

/// The selector with this name: what `#selector(…)` of a method becomes whose declaration exposes it.
public func _selector(_ name: StaticString) -> Selector {
    Selector(id: SelectorNames.shared.id(of: name))
}

/// The selector of a method without parameters, which this exposes; the compiler checks the method.
public func _selector<Target: AnyObject, Result>(
    _ name: StaticString, of method: @escaping (Target) -> @MainActor () -> Result
) -> Selector {
    let selector = _selector(name)
    expose(selector, of: Target.self) { target, _, _, _ in
        unsafeBitCast(method(unsafeDowncast(target, to: Target.self)), to: (() -> Result).self)()
    }
    return selector
}

/// The selector of a method with one parameter, which this exposes; the compiler checks the method.
public func _selector<Target: AnyObject, First, Result>(
    _ name: StaticString, of method: @escaping (Target) -> @MainActor (First) -> Result
) -> Selector {
    let selector = _selector(name)
    expose(selector, of: Target.self) { target, first, _, _ in
        unsafeBitCast(method(unsafeDowncast(target, to: Target.self)), to: ((First) -> Result).self)(_argument(first))
    }
    return selector
}

/// The selector of a method with two parameters, which this exposes; the compiler checks the method.
public func _selector<Target: AnyObject, First, Second, Result>(
    _ name: StaticString, of method: @escaping (Target) -> @MainActor (First, Second) -> Result
) -> Selector {
    let selector = _selector(name)
    expose(selector, of: Target.self) { target, first, second, _ in
        unsafeBitCast(
            method(unsafeDowncast(target, to: Target.self)), to: ((First, Second) -> Result).self)(
            _argument(first), _argument(second))
    }
    return selector
}

/// The selector of a method with three parameters, which this exposes; the compiler checks the
/// method.
public func _selector<Target: AnyObject, First, Second, Third, Result>(
    _ name: StaticString, of method: @escaping (Target) -> @MainActor (First, Second, Third) -> Result
) -> Selector {
    let selector = _selector(name)
    expose(selector, of: Target.self) { target, first, second, third in
        unsafeBitCast(
            method(unsafeDowncast(target, to: Target.self)), to: ((First, Second, Third) -> Result).self)(
            _argument(first), _argument(second), _argument(third))
    }
    return selector
}

/// Exposes a method unless its class did so already: what a declaration exposes counts.
private func expose(_ selector: Selector, of type: AnyClass, _ implementation: @escaping MethodImplementation) {
    MethodTable.shared.mention(implementation, for: type, selector)
}
