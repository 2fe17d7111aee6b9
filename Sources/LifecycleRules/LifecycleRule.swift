/// A mistake in the life of a view controller: its name, what is said of it, and how to put it right.
///
/// Each rule is a type of its own with a `message` that takes what was found. Nothing here knows whether
/// the mistake was seen in source text or while code ran.
public protocol LifecycleRule: Sendable {
    /// The name in reports, configuration and suppressions, such as `missing-super`.
    static var name: String { get }
    /// What the rule finds, in one line.
    static var summary: String { get }
    /// Why it matters: what goes wrong on a device.
    static var why: String { get }
    /// What to do instead.
    static var fix: String { get }
    /// How grave it is unless the user says otherwise.
    static var severity: RuleSeverity { get }
    /// A short program with the mistake.
    static var wrong: String { get }
    /// The same program without it.
    static var right: String { get }
    /// Other files that lie beside the program, by name.
    static var resources: [String: String] { get }
}

extension LifecycleRule {
    public static var severity: RuleSeverity { .warning }
    public static var resources: [String: String] { [:] }
}

/// How grave a mistake is.
public enum RuleSeverity: String, Sendable, CaseIterable, Codable {
    /// Code that cannot work as it is meant to.
    case error
    /// Code that works only under circumstances.
    case warning
    /// Something to look at.
    case note
}
