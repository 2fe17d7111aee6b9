import Foundation
import Synchronization

/// Whether code runs on the main queue, asked of the queue: under Swift Testing the main queue is
/// served by other threads than the main thread.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The main thread once it has asked here, which afterwards costs it no call of the system.
    private static let mainThread = Atomic<UInt>(0)

    static var isCurrent: Bool {
        let thread = pthread_self()
        if mainThread.load(ordering: .relaxed) == thread { return true }
        guard Thread.isMainThread else { return DispatchQueue.getSpecific(key: key) == true }
        mainThread.store(thread, ordering: .relaxed)
        return true
    }

    /// Runs a function of the main actor's where `isCurrent` is known to be true. `MainActor.assumeIsolated` would find
    /// that out again.
    static func assume(_ function: @MainActor () -> Void) {
        withoutActuallyEscaping(function) { unsafeBitCast($0, to: (() -> Void).self)() }
    }

    /// Runs a body at once on the main queue, otherwise in a later turn of it.
    static func run(_ body: @escaping @MainActor () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(body)
        } else {
            DispatchQueue.main.async { body() }
        }
    }
}
