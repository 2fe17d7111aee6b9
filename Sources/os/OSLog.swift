import Foundation

/// A named destination of log messages: a subsystem and a category (Apple documentation: `OSLog`).
///
/// Messages go to standard error, as those of a process that Xcode runs go to its console.
open class OSLog: NSObject, @unchecked Sendable {
    /// The shared default log.
    public static let `default` = OSLog(subsystem: nil, category: nil, isDisabled: false)
    /// A log that drops what it is given.
    public static let disabled = OSLog(subsystem: nil, category: nil, isDisabled: true)

    let subsystem: String?
    let category: String?
    private let isDisabled: Bool

    /// A log for a subsystem, by custom the bundle's identifier, and a category within it.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isDisabled: false)
    }

    /// A log with one of the categories that the system gives a meaning.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue, isDisabled: false)
    }

    private init(subsystem: String?, category: String?, isDisabled: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isDisabled = isDisabled
    }

    /// Whether messages of a type are written. `OS_ACTIVITY_MODE=disable` in the environment silences
    /// all but errors and faults, as it does in Xcode's console.
    public func isEnabled(type: OSLogType) -> Bool {
        guard !isDisabled else { return false }
        return !LogOutput.isQuiet || type == .error || type == .fault
    }

    /// Whether signposts are recorded by anybody: `UNDERSTUDY_SIGNPOSTS=1` writes them to standard error.
    public var signpostsEnabled: Bool { !isDisabled && LogOutput.writesSignposts }

    /// Categories with a meaning of their own.
    public struct Category: Sendable {
        let rawValue: String
        /// Signposts that mark what a person looks for.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Signposts that are recorded only when asked for.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// The same, with the call stack.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }
}

/// How much a message matters, with the system's raw values.
public struct OSLogType: Equatable, RawRepresentable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// What helps to find a problem.
    public static let `default` = OSLogType(rawValue: 0x00)
    /// What helps, but is not essential.
    public static let info = OSLogType(rawValue: 0x01)
    /// What helps during development only.
    public static let debug = OSLogType(rawValue: 0x02)
    /// An error of the process.
    public static let error = OSLogType(rawValue: 0x10)
    /// A mistake in the program or the system.
    public static let fault = OSLogType(rawValue: 0x11)
}
