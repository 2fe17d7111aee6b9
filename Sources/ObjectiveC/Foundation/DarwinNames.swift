import Foundation

/// A time in seconds since the start of 2001, as Core Foundation names it.
public typealias CFAbsoluteTime = Double

/// The time now in seconds since the start of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// A pointer whose target Objective-C would release later; Swift code passes it on as it is.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

/// A whole number, as Objective-C names it.
public typealias NSInteger = Int
/// A whole number without a sign, as Objective-C names it.
public typealias NSUInteger = UInt

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// The greatest number of single precision, in Darwin's mathematics the result of what is too large.
public let HUGE: Float = .greatestFiniteMagnitude
/// The largest finite number of type `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

// Foundation for Linux has the same with strings, which is meant where nothing is to be read into.
extension Scanner {
    /// Reads the characters of a set into an `NSString`; false where there are none.
    @_disfavoredOverload @discardableResult
    public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let text = scanCharacters(from: set) else { return false }
        result?.pointee = text as NSString
        return true
    }
    /// Reads up to a character of a set into an `NSString`; false where there is nothing before it.
    @_disfavoredOverload @discardableResult
    public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let text = scanUpToCharacters(from: set) else { return false }
        result?.pointee = text as NSString
        return true
    }
    /// Reads a string into an `NSString`; false where there is something else.
    @_disfavoredOverload @discardableResult
    public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let text = scanString(string) else { return false }
        result?.pointee = text as NSString
        return true
    }
    /// Reads up to a string into an `NSString`; false where there is nothing before it.
    @_disfavoredOverload @discardableResult
    public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let text = scanUpToString(string) else { return false }
        result?.pointee = text as NSString
        return true
    }
}

extension ProcessInfo {
    /// Whether the process is an iOS app built for the Mac; never here.
    public var isMacCatalystApp: Bool { false }
    /// Whether the process is an iOS app that runs on a Mac; never here.
    public var isiOSAppOnMac: Bool { false }
}
