import Foundation

/// A state in which code cannot go on, with a name and a reason.
///
/// Swift cannot catch one, so that raising it ends the process as an uncaught exception does on iOS.
/// Source: Apple documentation, "NSException".
open class NSException: NSObject, NSCopying {
    /// What kind of state it is.
    public let name: NSExceptionName
    /// What happened, for people.
    public let reason: String?
    /// What its maker gave along.
    public let userInfo: [AnyHashable: Any]?

    /// Makes an exception, without raising it.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
        super.init()
    }

    /// Raises the exception: the process ends with its name and reason on standard error.
    open func raise() { ObjectiveC.raise(name, reason ?? "(null)") }

    /// Raises an exception whose reason is a format with arguments.
    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }

    open override var description: String { reason ?? name.rawValue }

    /// The exception itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
