import Foundation

/// Whether code runs on the main queue, asked of the queue: under Swift Testing the main queue is
/// served by other threads than the main thread.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

    /// Runs a body at once on the main queue, otherwise in a later turn of it.
    static func run(_ body: @escaping @MainActor () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(body)
        } else {
            DispatchQueue.main.async { body() }
        }
    }
}
