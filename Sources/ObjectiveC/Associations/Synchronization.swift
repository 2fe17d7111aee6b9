import Foundation

/// Waits until no other thread holds the object's lock, and holds it; one thread may do so
/// several times.
///
/// Source: Apple documentation, "objc_sync_enter".
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.shared.lock(of: object as AnyObject, entering: true)?.lock()
    return 0
}

/// Gives up one hold of the object's lock.
///
/// Source: Apple documentation, "objc_sync_exit".
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    guard let lock = ObjectLocks.shared.lock(of: object as AnyObject, entering: false) else { return -1 }
    lock.unlock()
    return 0
}

/// The locks that are held or waited for, by object.
private final class ObjectLocks: @unchecked Sendable {
    static let shared = ObjectLocks()

    private let guardian = NSLock()
    private var locks: [ObjectIdentifier: (lock: NSRecursiveLock, uses: Int)] = [:]

    func lock(of object: AnyObject, entering: Bool) -> NSRecursiveLock? {
        guardian.withLock {
            let id = ObjectIdentifier(object)
            guard var entry = locks[id] ?? (entering ? (NSRecursiveLock(), 0) : nil) else { return nil }
            entry.uses += entering ? 1 : -1
            locks[id] = entry.uses > 0 ? entry : nil
            return entry.lock
        }
    }
}
