import ObjectiveC

// A key path that begins at a view, such as `layer.cornerRadius`, reaches the layer's own coding.
extension CALayer: _KeyedObject {
    public final func _keyedValue(_ key: String) -> Any? { value(forKey: key) }
    public final func _setKeyedValue(_ value: Any?, _ key: String) { setValue(value, forKey: key) }
}
