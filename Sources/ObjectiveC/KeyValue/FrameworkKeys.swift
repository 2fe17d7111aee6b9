import Foundation

/// A class of a framework, which nobody translates, whose properties answer to keys.
///
/// Asked when a key is looked up for which nothing is registered.
public protocol _KeyedClass: AnyObject {
    /// Registers the framework's keys; called again and again, so it remembers that it did.
    static func _registerKeys()
}

/// An object with key-value coding of its own, such as a layer.
public protocol _KeyedObject: AnyObject {
    func _keyedValue(_ key: String) -> Any?
    func _setKeyedValue(_ value: Any?, _ key: String)
}

/// Registers properties of a framework's classes under the keys that Objective-C has for them.
public enum FrameworkKeys {
    /// A property that can only be read.
    public static func add<Root: AnyObject, Value>(_ key: String, _ path: KeyPath<Root, Value>) {
        KeyPathNames.shared.add(key, for: path)
        for name in names(key) { ObjCRuntime.expose(key: name, of: Root.self, get: { reader($0, path) }) }
    }

    /// A property that can be read and written.
    public static func add<Root: AnyObject, Value>(_ key: String, _ path: ReferenceWritableKeyPath<Root, Value>) {
        KeyPathNames.shared.add(key, for: path)
        for name in names(key) {
            ObjCRuntime.expose(
                key: name, of: Root.self, get: { reader($0, path) },
                set: { unsafeDowncast($0, to: Root.self)[keyPath: path] = _argument($1) })
        }
    }

    private static func reader<Root: AnyObject, Value>(_ object: AnyObject, _ path: KeyPath<Root, Value>) -> Any? {
        guard let value = flattened(unsafeDowncast(object, to: Root.self)[keyPath: path] as Any) else { return nil }
        guard let representable = value as? any RawRepresentable else { return value }
        return rawValue(representable)
    }

    /// Objective-C knows an enumeration's value and a set of options by their numbers, a named string by its text.
    private static func rawValue<R: RawRepresentable>(_ value: R) -> Any { value.rawValue }

    /// A property `isHidden` answers to `hidden` too, which is its name in Objective-C.
    private static func names(_ key: String) -> [String] {
        guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else { return [key] }
        return [key, first.lowercased() + key.dropFirst(3)]
    }
}
