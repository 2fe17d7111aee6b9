import Foundation

extension NSObjectProtocol {
    /// The value of the property that a key names.
    ///
    /// Raises `NSUndefinedKeyException` when the class exposes no such property.
    /// Source: Apple documentation, "value(forKey:)".
    public func value(forKey key: String) -> Any? {
        guard let access = MethodTable.shared.property(type(of: self), key) else {
            raiseUndefined(key, of: self)
        }
        return access.get(self)
    }

    /// Sets the property that a key names.
    ///
    /// Raises `NSUndefinedKeyException` when the class exposes no such property or it cannot be set.
    /// Source: Apple documentation, "setValue(_:forKey:)".
    public func setValue(_ value: Any?, forKey key: String) {
        guard let set = MethodTable.shared.property(type(of: self), key)?.set else {
            raiseUndefined(key, of: self)
        }
        set(self, value)
    }

    /// The value at a path of keys, each read from the value before; nil as soon as one is nil.
    ///
    /// Source: Apple documentation, "value(forKeyPath:)".
    public func value(forKeyPath path: String) -> Any? {
        var current: Any? = self
        for key in path.split(separator: ".") {
            guard let object = current as? NSObjectProtocol else { return nil }
            current = object.value(forKey: String(key)).flatMap(flattened)
        }
        return current
    }

    /// Sets the property at the end of a path of keys.
    ///
    /// Source: Apple documentation, "setValue(_:forKeyPath:)".
    public func setValue(_ value: Any?, forKeyPath path: String) {
        guard let dot = path.lastIndex(of: ".") else { return setValue(value, forKey: path) }
        let owner = self.value(forKeyPath: String(path[..<dot])) as? NSObjectProtocol
        owner?.setValue(value, forKey: String(path[path.index(after: dot)...]))
    }
}

/// The value in a doubly wrapped optional.
private func flattened(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
}

private func raiseUndefined(_ key: String, of object: AnyObject) -> Never {
    let pointer = Unmanaged.passUnretained(object).toOpaque()
    let name = ObjCRuntime.className(of: type(of: object))
    raise(
        NSExceptionName("NSUnknownKeyException"),
        "[<\(name) \(pointer)> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
}
