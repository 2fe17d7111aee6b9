import Foundation

/// What an observer wants to be told besides that there was a change.
///
/// Source: Apple documentation, "NSKeyValueObservingOptions".
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A notification at once, before the registration returns.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A notification before the change besides the one after it.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What happened to an observed property.
///
/// Source: Apple documentation, "NSKeyValueChange".
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
}

/// The entries of a change dictionary.
///
/// Source: Apple documentation, "NSKeyValueChangeKey".
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
///
/// Source: Apple documentation, "NSKeyValueObservedChange".
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    /// What happened.
    public let kind: Kind
    /// The value after the change, when the options asked for it.
    public let newValue: Value?
    /// The value before the change, when the options asked for it.
    public let oldValue: Value?
    /// The changed places of an ordered collection; nil for a property that was set.
    public let indexes: IndexSet?
    /// Whether the change is about to happen.
    public let isPrior: Bool
}

/// An observation that lasts until it is invalidated or released.
///
/// Source: Apple documentation, "NSKeyValueObservation".
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private var end: (() -> Void)?

    init(end: @escaping () -> Void) {
        self.end = end
        super.init()
    }

    /// Whether it has not been invalidated.
    var isValid: Bool { end != nil }

    /// Ends the observation.
    public func invalidate() {
        end?()
        end = nil
    }

    deinit { invalidate() }
}
