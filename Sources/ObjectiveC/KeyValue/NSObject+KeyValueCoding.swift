import Foundation

extension NSObjectProtocol {
    /// The value of the property that a key names.
    ///
    /// Raises `NSUnknownKeyException` when the class exposes no such property.
    /// Source: Apple documentation, "value(forKey:)".
    public func value(forKey key: String) -> Any? {
        if let own = _override("valueForKey:", of: self, below: NSObject.self) { return own(self, key, nil, nil) }
        return _extended_value(forKey: key)
    }

    /// Sets the property that a key names.
    ///
    /// Raises `NSUnknownKeyException` when the class exposes no such property or it cannot be set.
    /// Source: Apple documentation, "setValue(_:forKey:)".
    public func setValue(_ value: Any?, forKey key: String) {
        if let own = _override("setValue:forKey:", of: self, below: NSObject.self) {
            _ = own(self, value, key, nil)
        } else {
            _extended_setValue(value, forKey: key)
        }
    }

    /// Called for the value of a key that no property has; raises `NSUnknownKeyException`.
    ///
    /// Source: Apple documentation, "value(forUndefinedKey:)".
    public func value(forUndefinedKey key: String) -> Any? {
        if let own = _override("valueForUndefinedKey:", of: self, below: NSObject.self) {
            return own(self, key, nil, nil)
        }
        return _extended_value(forUndefinedKey: key)
    }

    /// Called to set a key that no property has; raises `NSUnknownKeyException`.
    ///
    /// Source: Apple documentation, "setValue(_:forUndefinedKey:)".
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        if let own = _override("setValue:forUndefinedKey:", of: self, below: NSObject.self) {
            _ = own(self, value, key, nil)
        } else {
            _extended_setValue(value, forUndefinedKey: key)
        }
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

    /// Sets several properties by their keys; `NSNull` stands for nil.
    ///
    /// Source: Apple documentation, "setValuesForKeys(_:)".
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// The values of several properties by their keys; `NSNull` stands for nil.
    ///
    /// Source: Apple documentation, "dictionaryWithValues(forKeys:)".
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
    }
}

// What calls to `super` in overrides reach.
extension NSObjectProtocol {
    public func _extended_value(forKey key: String) -> Any? {
        if let keyed = self as? any _KeyedObject { return keyed._keyedValue(key) }
        guard let access = propertyAccess(key) else { return value(forUndefinedKey: key) }
        return access.get(self)
    }

    public func _extended_setValue(_ value: Any?, forKey key: String) {
        if let keyed = self as? any _KeyedObject { return keyed._setKeyedValue(value, key) }
        guard let set = propertyAccess(key)?.set else {
            return setValue(value, forUndefinedKey: key)
        }
        set(self, value)
    }

    /// What translated sources expose for the key, or else a framework's class.
    private func propertyAccess(_ key: String) -> PropertyAccess? {
        let own = type(of: self)
        if let access = MethodTable.shared.property(own, key) { return access }
        guard let framework = own as? any _KeyedClass.Type else { return nil }
        framework._registerKeys()
        return MethodTable.shared.property(own, key)
    }

    public func _extended_value(forUndefinedKey key: String) -> Any? {
        raiseUndefined(key, "valueForUndefinedKey:", of: self)
    }

    public func _extended_setValue(_ value: Any?, forUndefinedKey key: String) {
        raiseUndefined(key, "setValue:forUndefinedKey:", of: self)
    }
}

/// The value in an optional, or nil for an empty one.
func flattened(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
}

private func raiseUndefined(_ key: String, _ method: String, of object: AnyObject) -> Never {
    let pointer = Unmanaged.passUnretained(object).toOpaque()
    let name = ObjCRuntime.className(of: type(of: object))
    raise(
        NSExceptionName("NSUnknownKeyException"),
        "[<\(name) \(pointer)> \(method)]: this class is not key value coding-compliant for the key \(key).")
}
