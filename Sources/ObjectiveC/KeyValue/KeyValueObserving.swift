/// Whether anybody observes a property of any object, for code that would tell of changes.
public enum KeyValueObserving {
    /// One load; `willChangeValue(forKey:)` and its twin need not be called while it is false.
    public static var isActive: Bool { KeyValueObservers.shared.count > 0 }
}
