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

/// Ends the process as an uncaught Objective-C exception does on iOS.
///
/// Writes the name and reason to standard error in the form of Apple's runtime, and aborts.
public func raise(_ name: NSExceptionName, _ reason: String) -> Never {
    fflush(nil)
    let line = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(line.utf8))
    abort()
}
