import Glibc

/// A lock in place (Apple documentation: `os_unfair_lock`). It must stay where it is while it is used.
public struct os_unfair_lock {
    fileprivate var mutex = pthread_mutex_t()

    public init() {}
}

/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

extension UnsafeMutablePointer where Pointee == os_unfair_lock {
    fileprivate var mutex: UnsafeMutablePointer<pthread_mutex_t> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: pthread_mutex_t.self)
    }
}

/// Waits for a lock and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock.mutex) }

/// Takes a lock if it is free, and says whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(lock.mutex) == 0 }

/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock.mutex) }

/// A lock with the state that it guards (Apple documentation: `OSAllocatedUnfairLock`).
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    fileprivate final class Storage {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        var state: State

        init(_ state: State) {
            self.state = state
            lock.initialize(to: os_unfair_lock())
        }

        deinit {
            lock.deinitialize(count: 1)
            lock.deallocate()
        }
    }

    fileprivate let storage: Storage

    /// A lock that guards a state which is not known to be safe to send.
    public init(uncheckedState initialState: State) {
        storage = Storage(initialState)
    }

    /// A lock that guards a state.
    public init(initialState: State) where State: Sendable {
        storage = Storage(initialState)
    }

    /// Runs a block that holds the lock, with the state.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Runs a block that holds the lock, with the state, without checks by the compiler.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        os_unfair_lock_lock(storage.lock)
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state)
    }

    /// Runs a block that holds the lock, if it is free.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        guard os_unfair_lock_trylock(storage.lock) else { return nil }
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock that guards nothing of its own.
    public init() {
        self.init(uncheckedState: ())
    }

    /// Waits for the lock and takes it.
    public func lock() { os_unfair_lock_lock(storage.lock) }

    /// Gives the lock back.
    public func unlock() { os_unfair_lock_unlock(storage.lock) }

    /// Takes the lock if it is free, and says whether it was.
    public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }

    /// Runs a block that holds the lock.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Runs a block that holds the lock, without checks by the compiler.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        lock()
        defer { unlock() }
        return try body()
    }
}
