import Foundation

/// What outlives the call that made it until somebody ends it, as the run-time checker hears of it
/// (`docs/checker.md`).
package enum KeptThing {
    /// A method of `observer` is registered for notifications.
    case observerAdded(AnyObject, selector: Selector, name: NSNotification.Name?, sender: AnyObject?, center: NotificationCenter)
    /// A block is registered for notifications, and `token` stands for it.
    case blockObserverAdded(token: AnyObject, name: NSNotification.Name?, sender: AnyObject?)
    /// Registrations of `observer` were ended; `name` is nil for all of them.
    case observersRemoved(AnyObject, name: NSNotification.Name?, sender: AnyObject?, center: NotificationCenter)
    /// A timer was scheduled.
    case timer(Timer, target: AnyObject?, repeats: Bool)
    /// Changes of a property are observed for as long as the registration is valid, which is not kept here.
    case propertyObserved(registration: AnyObject, of: AnyObject, path: String, isValid: (AnyObject) -> Bool)
    /// An animation that never ends by itself was added to a layer.
    case endlessAnimation(AnyObject, name: String, layer: AnyObject, isRunning: (AnyObject) -> Bool)
    /// A display link was made; the closure tells whether it is still valid.
    case displayLink(AnyObject, target: AnyObject?, isValid: (AnyObject) -> Bool)
}

/// Hears of each such thing; nil while nobody checks, which costs one load and one branch.
package nonisolated(unsafe) var keptThingChanged: ((KeptThing) -> Void)?
