// Implementations made of functions, and functions made of implementations, by the number of the method's parameters.
//
// The compiler cannot take a function with any number of parameters where one of them is a function.

/// An implementation that calls a block with the object and nothing else.
///
/// Source: Apple documentation, "imp_implementationWithBlock(_:)".
public func imp_implementationWithBlock<Target, Result>(_ block: @escaping (Target) -> Result) -> IMP {
    IMP { o, _, _, _ in result(block(_argument(o))) }
}

/// An implementation that calls a block with the object and one argument.
///
/// Source: Apple documentation, "imp_implementationWithBlock(_:)".
public func imp_implementationWithBlock<Target, A, Result>(_ block: @escaping (Target, A) -> Result) -> IMP {
    IMP { o, a, _, _ in result(block(_argument(o), passed(a))) }
}

/// An implementation that calls a block with the object and two arguments.
///
/// Source: Apple documentation, "imp_implementationWithBlock(_:)".
public func imp_implementationWithBlock<Target, A, B, Result>(_ block: @escaping (Target, A, B) -> Result) -> IMP {
    IMP { o, a, b, _ in result(block(_argument(o), passed(a), passed(b))) }
}

/// An implementation that calls a block with the object and three arguments.
///
/// Source: Apple documentation, "imp_implementationWithBlock(_:)".
public func imp_implementationWithBlock<Target, A, B, C, Result>(_ block: @escaping (Target, A, B, C) -> Result) -> IMP {
    IMP { o, a, b, c in result(block(_argument(o), passed(a), passed(b), passed(c))) }
}

/// An implementation that calls a block with the object and four arguments.
///
/// Source: Apple documentation, "imp_implementationWithBlock(_:)".
public func imp_implementationWithBlock<Target, A, B, C, D, Result>(_ block: @escaping (Target, A, B, C, D) -> Result) -> IMP {
    IMP { o, a, b, c in result(block(_argument(o), passed(a), passed(b), passed(c, at: 0), passed(c, at: 1))) }
}

/// A function that runs an implementation with nothing else: what casting it to a C function gives on Apple's platforms.
///
/// The selector that the function is called with is not looked at.
public func unsafeBitCast<Target, Result>(
    _ implementation: IMP?, to type: ((Target, Selector) -> Result).Type
) -> (Target, Selector) -> Result {
    { o, _ in _result(run(implementation)(o as AnyObject, nil, nil, nil)) }
}

/// The same for an implementation that is there.
public func unsafeBitCast<Target, Result>(
    _ implementation: IMP, to type: ((Target, Selector) -> Result).Type
) -> (Target, Selector) -> Result { unsafeBitCast(Optional(implementation), to: type) }

/// A function that runs an implementation with one argument: what casting it to a C function gives on Apple's platforms.
///
/// The selector that the function is called with is not looked at.
public func unsafeBitCast<Target, A, Result>(
    _ implementation: IMP?, to type: ((Target, Selector, A) -> Result).Type
) -> (Target, Selector, A) -> Result {
    { o, _, a in _result(run(implementation)(o as AnyObject, boxed(a), nil, nil)) }
}

/// The same for an implementation that is there.
public func unsafeBitCast<Target, A, Result>(
    _ implementation: IMP, to type: ((Target, Selector, A) -> Result).Type
) -> (Target, Selector, A) -> Result { unsafeBitCast(Optional(implementation), to: type) }

/// A function that runs an implementation with two arguments: what casting it to a C function gives on Apple's platforms.
///
/// The selector that the function is called with is not looked at.
public func unsafeBitCast<Target, A, B, Result>(
    _ implementation: IMP?, to type: ((Target, Selector, A, B) -> Result).Type
) -> (Target, Selector, A, B) -> Result {
    { o, _, a, b in _result(run(implementation)(o as AnyObject, boxed(a), boxed(b), nil)) }
}

/// The same for an implementation that is there.
public func unsafeBitCast<Target, A, B, Result>(
    _ implementation: IMP, to type: ((Target, Selector, A, B) -> Result).Type
) -> (Target, Selector, A, B) -> Result { unsafeBitCast(Optional(implementation), to: type) }

/// A function that runs an implementation with three arguments: what casting it to a C function gives on Apple's platforms.
///
/// The selector that the function is called with is not looked at.
public func unsafeBitCast<Target, A, B, C, Result>(
    _ implementation: IMP?, to type: ((Target, Selector, A, B, C) -> Result).Type
) -> (Target, Selector, A, B, C) -> Result {
    { o, _, a, b, c in _result(run(implementation)(o as AnyObject, boxed(a), boxed(b), boxed(c))) }
}

/// The same for an implementation that is there.
public func unsafeBitCast<Target, A, B, C, Result>(
    _ implementation: IMP, to type: ((Target, Selector, A, B, C) -> Result).Type
) -> (Target, Selector, A, B, C) -> Result { unsafeBitCast(Optional(implementation), to: type) }

/// A function that runs an implementation with four arguments: what casting it to a C function gives on Apple's platforms.
///
/// The selector that the function is called with is not looked at.
public func unsafeBitCast<Target, A, B, C, D, Result>(
    _ implementation: IMP?, to type: ((Target, Selector, A, B, C, D) -> Result).Type
) -> (Target, Selector, A, B, C, D) -> Result {
    { o, _, a, b, c, d in _result(run(implementation)(o as AnyObject, boxed(a), boxed(b), _MoreArguments([boxed(c), boxed(d)]))) }
}

/// The same for an implementation that is there.
public func unsafeBitCast<Target, A, B, C, D, Result>(
    _ implementation: IMP, to type: ((Target, Selector, A, B, C, D) -> Result).Type
) -> (Target, Selector, A, B, C, D) -> Result { unsafeBitCast(Optional(implementation), to: type) }

/// A block that takes the object and nothing else, as the object that it is on Apple's platforms.
public func unsafeBitCast<Target, Result>(
    _ block: @escaping (Target) -> Result, to type: AnyObject.Protocol
) -> AnyObject { BlockObject(imp_implementationWithBlock(block)) }

/// A block that takes the object and one argument, as the object that it is on Apple's platforms.
public func unsafeBitCast<Target, A, Result>(
    _ block: @escaping (Target, A) -> Result, to type: AnyObject.Protocol
) -> AnyObject { BlockObject(imp_implementationWithBlock(block)) }

/// A block that takes the object and two arguments, as the object that it is on Apple's platforms.
public func unsafeBitCast<Target, A, B, Result>(
    _ block: @escaping (Target, A, B) -> Result, to type: AnyObject.Protocol
) -> AnyObject { BlockObject(imp_implementationWithBlock(block)) }

/// A block that takes the object and three arguments, as the object that it is on Apple's platforms.
public func unsafeBitCast<Target, A, B, C, Result>(
    _ block: @escaping (Target, A, B, C) -> Result, to type: AnyObject.Protocol
) -> AnyObject { BlockObject(imp_implementationWithBlock(block)) }

/// A block that takes the object and four arguments, as the object that it is on Apple's platforms.
public func unsafeBitCast<Target, A, B, C, D, Result>(
    _ block: @escaping (Target, A, B, C, D) -> Result, to type: AnyObject.Protocol
) -> AnyObject { BlockObject(imp_implementationWithBlock(block)) }

/// An implementation that calls a block which was made an object.
///
/// Raises `NSInvalidArgumentException` for other objects: only where it is made one can a function's parameters be told.
/// Source: Apple documentation, "imp_implementationWithBlock(_:)".
public func imp_implementationWithBlock(_ block: Any) -> IMP {
    if let block = block as? BlockObject { return block.implementation }
    raise(.invalidArgumentException, "imp_implementationWithBlock: \(Swift.type(of: block)) is not known to be a block")
}

/// A block that was made an object.
private final class BlockObject {
    let implementation: IMP

    init(_ implementation: IMP) { self.implementation = implementation }
}

/// What runs, where there is an implementation: a null pointer cannot be called.
private func run(_ implementation: IMP?) -> MethodImplementation {
    guard let implementation else { fatalError("call of an implementation that is nil") }
    return implementation.run
}

/// The argument that a block is called with. One for a selector that nobody passes means nothing.
private func passed<T>(_ value: Any?) -> T {
    if value == nil, let selector = Selector("") as? T { return selector }
    return _argument(value)
}

private func passed<T>(_ value: Any?, at index: Int) -> T {
    let values = (value as? _MoreArguments)?.values ?? [value]
    return passed(index < values.count ? values[index] : nil)
}

private func boxed<T>(_ value: T) -> Any? { flattened(value) }

/// What a block's result is to a call by selector.
private func result<T>(_ value: T) -> Any? { T.self == Void.self ? nil : flattened(value) }

/// The result of a call by selector as the type that is asked for.
private func _result<T>(_ value: Any?) -> T {
    if T.self == Void.self, let nothing = () as? T { return nothing }
    return _argument(value)
}
