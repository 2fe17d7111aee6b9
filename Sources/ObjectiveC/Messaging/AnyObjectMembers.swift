import Foundation

/// What `object.name` becomes where only `AnyObject` is known of the object: the property of that name, looked up
/// by key; nil for no object.
///
/// An object without such a property ends the process as key-value coding does.
/// Source: Apple documentation, "Using Swift with Cocoa and Objective-C", AnyObject.
public func _anyMember<Value>(_ object: AnyObject?, _ name: String) -> Value! {
    guard let object else { return nil }
    guard let found = ObjCRuntime.value(of: object, name) else { return nil }
    let value: Value = _argument(found)
    return value
}

/// What `object.f(x)` becomes where only `AnyObject` is known of the object: the method for a selector, or nil when
/// there is no object.
///
/// An object without such a method ends the process as an unrecognized selector does.
public func _anyCall<Value>(_ object: AnyObject?, _ selector: String, _ arguments: Any?...) -> Value! {
    guard let object, let result = send(selector, to: object, arguments) else { return nil }
    let value: Value = _argument(result)
    return value
}

/// The same for a method whose result is not used.
@_disfavoredOverload
public func _anyCall(_ object: AnyObject?, _ selector: String, _ arguments: Any?...) {
    if let object { _ = send(selector, to: object, arguments) }
}

private func send(_ name: String, to object: AnyObject, _ arguments: [Any?]) -> Any? {
    let selector = NSSelectorFromString(name)
    switch arguments.count {
    case 0: return ObjCRuntime.send(selector, to: object)
    case 1: return ObjCRuntime.send(selector, to: object, arguments[0])
    default: return ObjCRuntime.send(selector, to: object, arguments[0], arguments[1])
    }
}

extension ObjCRuntime {
    fileprivate static func value(of object: AnyObject, _ key: String) -> Any? {
        // What the root class answers itself.
        switch key {
        case "description", "debugDescription": return String(describing: object)
        case "hash": return (object as? NSObject)?.hash ?? ObjectIdentifier(object).hashValue
        default: break
        }
        guard let coded = object as? any NSObjectProtocol else { raiseUnrecognized(NSSelectorFromString(key), object) }
        return coded.value(forKey: key)
    }
}
