/// A mistake that the checker saw while code ran (`docs/checker.md`).
public struct LifecycleFinding: Sendable, CustomStringConvertible {
    /// The rule's name, `missing-super`.
    public let rule: String
    /// How grave the rule is: `error`, `warning` or `note`.
    public let severity: String
    /// What happened.
    public let message: String
    /// The class of the controller that it is about, without its module.
    public let type: String
    /// The callback in which it happened, `viewWillAppear(_:)`.
    public let callback: String?
    /// The functions that did it, the earlier first, where their names could be found.
    public let callSites: [String]
    /// Why it matters.
    public let why: String
    /// What to do instead.
    public let fix: String

    /// The finding as it is logged.
    public var description: String {
        var text = "\(severity): \(message) [\(rule)]\n  where: \(type)" + (callback.map { ", \($0)" } ?? "")
        for site in callSites { text += "\n  called from: \(site)" }
        return text + "\n  why: \(why)\n  fix: \(fix)"
    }
}

/// What is done about a mistake.
public enum LifecyclePolicy: String, Sendable, CaseIterable {
    /// It is written to standard error.
    case log
    /// It fails the running test, at the line that made the `TestWindow` or called `expectNoLifecycleMistakes`.
    case fail
    /// It ends the process.
    case abort
    /// It is left out.
    case ignore
}
