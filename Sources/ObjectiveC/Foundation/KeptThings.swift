import Foundation

/// What outlives the call that made it until somebody ends it, as the run-time checker hears of it
/// (`docs/checker.md`).
package enum KeptThing {
    /// A method of `observer` is registered for notifications.
    case observerAdded(AnyObject, name: NSNotification.Name?, sender: AnyObject?, center: NotificationCenter)
    /// Registrations of `observer` were ended; `name` is nil for all of them.
    case observersRemoved(AnyObject, name: NSNotification.Name?, sender: AnyObject?, center: NotificationCenter)
    /// A timer was scheduled.
    case timer(Timer, target: AnyObject?, repeats: Bool)
    /// A display link was made; the closure tells whether it is still valid.
    case displayLink(AnyObject, target: AnyObject?, isValid: (AnyObject) -> Bool)
}

/// Hears of each such thing; nil while nobody checks, which costs one load and one branch.
package nonisolated(unsafe) var keptThingChanged: ((KeptThing) -> Void)?
