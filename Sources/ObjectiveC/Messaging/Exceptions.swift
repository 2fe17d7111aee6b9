import Foundation

extension NSExceptionName {
    /// An argument or receiver that does not fit.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// What no more particular name fits.
    public static let genericException = NSExceptionName("NSGenericException")
    /// A state that should not be.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// A place outside the bounds of its collection.
    public static let rangeException = NSExceptionName("NSRangeException")
}

/// Hears of an exception before it ends the process, so that a record can be completed.
package nonisolated(unsafe) var willRaise: ((NSExceptionName, String) -> Void)?

/// Ends the process as an uncaught Objective-C exception does on iOS.
///
/// Writes the name and reason to standard error in the form of Apple's runtime, and aborts.
public func raise(_ name: NSExceptionName, _ reason: String) -> Never {
    if let hear = willRaise {
        // An exception raised while hearing of one must not come back here.
        willRaise = nil
        hear(name, reason)
    }
    fflush(nil)
    let line = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(line.utf8))
    abort()
}
