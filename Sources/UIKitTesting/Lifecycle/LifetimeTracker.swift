/// Watches objects without keeping them, and says which of them still live.
///
/// ```swift
/// let lifetimes = LifetimeTracker()
/// navigation.pushViewController(lifetimes.track(ProfileController(), "profile"), animated: false)
/// navigation.popViewController(animated: false)
/// TestClock.runUntilIdle()
/// try lifetimes.expectReleased()
/// ```
@MainActor
public final class LifetimeTracker {
    private struct Entry {
        weak var object: AnyObject?
        let type: String
        let label: String?
    }

    /// An object that still lives.
    public struct Living: CustomStringConvertible, Sendable {
        /// The object's class, without its module.
        public let type: String
        /// What `track(_:_:)` called it.
        public let label: String?
        /// The type, with the label in brackets.
        public var description: String { label.map { "\(type) (\($0))" } ?? type }
    }

    /// Objects that were to be released and still live.
    public struct StillAlive: Error, CustomStringConvertible, LocalizedError {
        /// Which they are, in the order in which they were tracked.
        public let objects: [Living]
        /// A line that names them.
        public var description: String {
            "Not released: " + objects.map(\.description).joined(separator: ", ")
        }
        public var errorDescription: String? { description }
    }

    private var entries: [Entry] = []

    /// Makes a tracker that watches nothing.
    public init() {}

    /// Watches an object and returns it.
    @discardableResult
    public func track<Object: AnyObject>(_ object: Object, _ label: String? = nil) -> Object {
        entries.append(Entry(object: object, type: String(describing: Swift.type(of: object)), label: label))
        return object
    }

    /// Watches a controller, its children, what it presents, and their views as far as loaded.
    @discardableResult
    public func trackTree<Controller: UIViewController>(of controller: Controller, _ label: String? = nil) -> Controller {
        track(controller, label)
        if let view = controller.viewIfLoaded { track(view, label.map { "\($0).view" }) }
        for child in controller.children { trackTree(of: child) }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
            trackTree(of: presented)
        }
        return controller
    }

    /// The watched objects that live.
    public var alive: [Living] {
        entries.compactMap { entry in entry.object.map { _ in Living(type: entry.type, label: entry.label) } }
    }

    /// Throws an error that names the watched objects that still live, if any do.
    public func expectReleased() throws(StillAlive) {
        let alive = alive
        if !alive.isEmpty { throw StillAlive(objects: alive) }
    }
}
