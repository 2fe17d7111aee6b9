import Foundation

// A class is an object too: what Objective-C code sends to it. Classes may have members of these names of their own.
extension NSObjectProtocol where Self: NSObject {
    /// Whether the class itself has a method for a selector.
    ///
    /// Source: Apple documentation, "responds(to:)", sent to a class.
    public static func responds(to selector: Selector!) -> Bool {
        guard let selector else { return false }
        return ClassMessages.implementation(self, selector) != nil
    }

    /// Calls the class's own method for a selector and returns its result, unretained.
    ///
    /// Source: Apple documentation, "perform(_:)", sent to a class.
    @discardableResult
    public static func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        Autoreleased.result(ClassMessages.send(selector, to: self))
    }

    /// Calls the class's own method for a selector with an argument and returns its result, unretained.
    @discardableResult
    public static func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        Autoreleased.result(ClassMessages.send(selector, to: self, object))
    }

    /// Calls the class's own method for a selector with two arguments and returns its result, unretained.
    @discardableResult
    public static func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
        Autoreleased.result(ClassMessages.send(selector, to: self, first, second))
    }

    /// The value of the class's own property that a key names.
    ///
    /// Raises `NSUnknownKeyException` when the class exposes no such property.
    /// Source: Apple documentation, "value(forKey:)", sent to a class.
    public static func value(forKey key: String) -> Any? {
        if let method = ClassMessages.implementation(self, NSSelectorFromString(key)) { return method(self, nil, nil) }
        raise(
            NSExceptionName("NSUnknownKeyException"),
            "[<\(_nameOfClass(self)) class> valueForUndefinedKey:]: this class is not key value coding-compliant"
                + " for the key \(key).")
    }

    /// The value at a path of keys, the first of which names a property of the class itself.
    ///
    /// Source: Apple documentation, "value(forKeyPath:)", sent to a class.
    public static func value(forKeyPath path: String) -> Any? {
        guard let dot = path.firstIndex(of: ".") else { return value(forKey: path) }
        let first = value(forKey: String(path[..<dot])).flatMap(flattened) as? NSObjectProtocol
        return first?.value(forKeyPath: String(path[path.index(after: dot)...]))
    }
}

/// The look-up of what classes themselves answer to.
private enum ClassMessages {
    static func implementation(_ type: AnyClass, _ selector: Selector) -> ClassMethodImplementation? {
        if let known = MethodTable.shared.classMethod(type, selector) { return known }
        guard let framework = type as? any _KeyedClass.Type else { return nil }
        framework._registerKeys()
        return MethodTable.shared.classMethod(type, selector)
    }

    static func send(_ selector: Selector, to type: AnyClass, _ first: Any? = nil, _ second: Any? = nil) -> Any? {
        guard let implementation = implementation(type, selector) else {
            raise(
                .invalidArgumentException,
                "+[\(_nameOfClass(type)) \(selector)]: unrecognized selector sent to class"
                    + " \(unsafeBitCast(type, to: UnsafeRawPointer.self))")
        }
        return implementation(type, first, second)
    }
}
