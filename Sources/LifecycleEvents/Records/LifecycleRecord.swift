/// One line of an event file: the schema of `docs/events.md` as a type.
///
/// Objects have names that are theirs for as long as they live (`c1`, `w1`), so that a line can be
/// understood in another process.
public struct LifecycleRecord: Sendable, Equatable, Codable {
    /// The version of the schema that this code writes.
    public static let version = 1

    /// What a line tells.
    public enum Event: String, Sendable, Codable {
        case start, callback, message, application, exception, step, note
    }

    /// The version of the schema.
    public var version = Self.version
    /// The number of the line in its process, from 0.
    public var number = 0
    /// The media time, in seconds.
    public var time = 0.0
    /// What the line tells.
    public var event: Event
    /// Whether a callback begins or has ended.
    public var stage: LifecycleEvent.Stage?
    /// The callback, as people write it.
    public var callback: String?
    /// The controller's name.
    public var controller: String?
    /// The controller's type, with its module.
    public var type: String?
    /// The name of the container or of who presents.
    public var parent: String?
    /// How many callbacks are being called around this one.
    public var depth: Int?
    /// The `animated` argument.
    public var animated: Bool?
    /// The names of the flags that are set.
    public var flags: [String]?
    /// The number of the transition.
    public var transition: Int?
    /// What set it off.
    public var cause: LifecycleCause?
    /// The view's size, in points.
    public var view: LifecycleEvent.Size?
    /// The view's safe area, in points.
    public var safeArea: LifecycleEvent.Insets?
    /// The name of the view's window.
    public var window: String?
    /// The new parent: its name, or `nil` as a word.
    public var toParent: String?
    /// The new size, in points.
    public var toSize: LifecycleEvent.Size?
    /// The text of a message, state, exception, step or note; the process's name in a start line.
    public var text: String?
    /// The exception's name.
    public var name: String?
    /// The process's number, in a start line.
    public var process: Int?
    /// The behaviour version, in a start line.
    public var behavior: String?
    /// The simulated device, in a start line.
    public var device: String?

    enum CodingKeys: String, CodingKey {
        case version = "v"
        case number = "n"
        case time = "t"
        case event, stage, callback, controller, type, parent, depth, animated, flags, transition, cause, view, safeArea
        case window, toParent, toSize, text, name, process, behavior, device
    }

    /// Makes a line that tells only what happened.
    public init(_ event: Event) { self.event = event }

    /// The type without its module.
    public var shortType: String {
        guard let type else { return "" }
        return type.split(separator: ".").last.map(String.init) ?? type
    }
}
