/// A key of values that views inherit (Apple documentation: *EnvironmentKey*).
public protocol EnvironmentKey {
    /// The kind of value.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
}

/// Values that views inherit, by key (Apple documentation: *EnvironmentValues*).
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Makes values of which none is set.
    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
