import Foundation

/// Names a task that goes on in the background (Apple documentation: *UIBackgroundTaskIdentifier*).
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number of the task.
    public let rawValue: Int
    /// Makes an identifier from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No task: what is returned where none may run.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    /// Asks for time to finish a task should the application go to the background.
    ///
    /// Ends with `endBackgroundTask(_:)`. The handler is called on the main thread when the time is nearly used up.
    /// Source: Apple documentation, "beginBackgroundTask(expirationHandler:)".
    public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
        -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// The same with a name for the debugger.
    ///
    /// Source: Apple documentation, "beginBackgroundTask(withName:expirationHandler:)".
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Tells that a task is done.
    ///
    /// Source: Apple documentation, "endBackgroundTask(_:)".
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.end(identifier) }

    /// How many seconds the application may run in the background; the greatest number while it is in the foreground.
    ///
    /// Source: Apple documentation, "backgroundTimeRemaining".
    public var backgroundTimeRemaining: TimeInterval { backgroundTasks.remaining }
}
