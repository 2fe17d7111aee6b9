import Foundation

/// How an associated object is held.
///
/// Source: Apple documentation, "objc_AssociationPolicy".
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not retained; reading it after it is gone is an error of the caller's.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Retained.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Copied.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object, under a key, until the object is gone; nil removes it.
///
/// Source: Apple documentation, "objc_setAssociatedObject".
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let owner = object as AnyObject
    // What the new value replaces is released after the lock, since its deinitializer may come back.
    withExtendedLifetime(ObjectBags.shared.associate(value, policy, with: owner, under: key)) {}
}

/// The value associated with an object under a key, or nil.
///
/// Source: Apple documentation, "objc_getAssociatedObject".
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    ObjectBags.shared.associated(with: object as AnyObject, under: key)
}

/// Removes all of an object's associations.
///
/// Source: Apple documentation, "objc_removeAssociatedObjects".
public func objc_removeAssociatedObjects(_ object: Any) {
    withExtendedLifetime(ObjectBags.shared.removeAssociations(of: object as AnyObject)) {}
}
