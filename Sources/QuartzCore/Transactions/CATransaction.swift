import Foundation

/// Groups changes of layers.
open class CATransaction: NSObject {
    /// Commits what was changed on the main thread in this turn, now.
    open class func flush() {
        MainActor.assumeIsolated { CommitScheduler.shared.flush() }
    }
}
