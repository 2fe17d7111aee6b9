import Foundation

/// What Swift code that was made from Objective-C calls, to behave as Objective-C does: messages to nil give zero,
/// objects become what they are told to be, numbers convert into each other.
///
/// Not meant to be used by hand.
public enum _ObjC {
    // MARK: Isolation

    /// Runs code of a method: Objective-C knows no actors, and code runs where its caller is.
    @discardableResult
    public static func run<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> Result).self)() }
    }

    // MARK: nil

    /// An object that may be nil, where a message is sent to it.
    public static func object<T>(_ value: T?) -> T? { value }

    /// What a message gave: nil has gone through to here.
    @_disfavoredOverload
    public static func value<T>(_ value: T?) -> T? { value }
    /// What a message gave, or zero where its receiver was nil.
    public static func value<T: _ObjCScalar>(_ value: T?) -> T { value ?? T._zero }
    public static func value<T: OptionSet>(_ value: T?) -> T { value ?? [] }
    public static func value<T: RawRepresentable>(_ value: T?) -> T where T.RawValue: FixedWidthInteger {
        if let value { return value }
        guard let zero = T(rawValue: 0) else { raise(.invalidArgumentException, "\(T.self) has no value for zero") }
        return zero
    }
    public static func value(_ value: Void?) {}

    /// A value of no bits, with which variables begin.
    public static func zero<T: _ObjCScalar>() -> T { T._zero }
    public static func zero<T: OptionSet>() -> T { [] }
    public static func zero<T: RawRepresentable>() -> T where T.RawValue: FixedWidthInteger { value(nil) }

    /// An argument for a parameter that may be nil.
    public static func passed<T>(_ value: T?) -> T? { value }
    /// An argument for a parameter that may not be nil; ends the process where it is.
    @_disfavoredOverload
    public static func passed<T>(_ value: T?) -> T {
        guard let value else { raise(.invalidArgumentException, "nil is passed where \(T.self) is wanted") }
        return value
    }

    /// What a declaration says is not nil; ends the process where it is.
    public static func nonnull<T>(_ value: T?, _ name: StaticString) -> T {
        guard let value else { raise(.invalidArgumentException, "'\(name)' is nil, which its declaration says it never is") }
        return value
    }

    /// A block that is called; ends the process where it is nil.
    public static func block<T>(_ value: T?) -> T {
        guard let value else { raise(.invalidArgumentException, "a block that is nil is called") }
        return value
    }

    // MARK: Truth and equality

    public static func isTrue(_ value: Bool) -> Bool { value }
    public static func isTrue<T: BinaryInteger>(_ value: T) -> Bool { value != 0 }
    public static func isTrue<T: BinaryFloatingPoint>(_ value: T) -> Bool { value != 0 }
    public static func isTrue<T: OptionSet>(_ value: T) -> Bool where T.RawValue: BinaryInteger { value.rawValue != 0 }
    @_disfavoredOverload
    public static func isTrue<T>(_ value: T?) -> Bool { !isNil(value) }

    public static func isNil(_ value: Any?) -> Bool { any(value) == nil }

    /// Whether two objects are one, or two values alike.
    public static func isSame<T: Equatable>(_ first: T, _ second: T) -> Bool { first == second }
    @_disfavoredOverload
    public static func isSame(_ first: Any?, _ second: Any?) -> Bool {
        guard let first = any(first), let second = any(second) else { return isNil(first) && isNil(second) }
        if let one = first as? AnyClass, let other = second as? AnyClass { return one == other }
        return (first as AnyObject) === (second as AnyObject)
    }

    /// `isEqual:`.
    public static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first = any(first), let second = any(second) else { return false }
        if let first = first as? NSObject { return first.isEqual(second) }
        if let one = first as? AnyHashable, let other = second as? AnyHashable { return one == other }
        return (first as AnyObject) === (second as AnyObject)
    }

    // MARK: Objects of a kind

    /// An object as what code says it is; ends the process where it is something else.
    public static func cast<T>(_ value: Any?) -> T? { any(value).map { _argument($0) as T } }

    /// A value without optionals around it.
    public static func any(_ value: Any?) -> Any? {
        guard let value else { return nil }
        guard Swift.type(of: value) is any OptionalType.Type else { return value }
        return Mirror(reflecting: value).children.first.flatMap { any($0.value) }
    }

    public static func type(of value: Any?) -> AnyClass? { any(value).map { Swift.type(of: $0 as AnyObject) } }

    public static func isKind(_ value: Any?, of type: AnyClass?) -> Bool {
        var current: AnyClass? = _ObjC.type(of: value)
        while let each = current {
            if each == type { return true }
            current = _getSuperclass(each)
        }
        return false
    }

    public static func isMember(_ value: Any?, of type: AnyClass?) -> Bool { type != nil && _ObjC.type(of: value) == type }

    public static func copy<T>(_ value: T?) -> T? { (value as? any NSCopying).flatMap { $0.copy(with: nil) as? T } ?? value }

    // MARK: Messages by selector

    /// Sends a message to an object that answers to it in Objective-C's table.
    @discardableResult
    public static func send(_ selector: StaticString, to target: AnyObject?, _ arguments: Any?...) -> Any? {
        guard let target else { return nil }
        func argument(_ index: Int) -> Any? { index < arguments.count ? any(arguments[index]) : nil }
        return ObjCRuntime.send(
            Selector(id: SelectorNames.shared.id(of: selector)), to: target, argument(0), argument(1), argument(2))
    }

    /// A number or structure that a message gave.
    public static func scalar<T>(_ value: Any?) -> T { _argument(value) }

    public static func responds(_ target: Any?, to selector: Selector) -> Bool {
        any(target).map { ObjCRuntime.responds($0 as AnyObject, to: selector) } ?? false
    }

    @discardableResult
    public static func perform(_ selector: Selector, on target: Any?, _ first: Any? = nil, _ second: Any? = nil) -> Any? {
        any(target).flatMap { ObjCRuntime.send(selector, to: $0 as AnyObject, any(first), any(second)) }
    }
}

private protocol OptionalType {}
extension Optional: OptionalType {}

/// Numbers and structures, which are zero where a message went to nil.
public protocol _ObjCScalar {
    static var _zero: Self { get }
}

extension Bool: _ObjCScalar { public static var _zero: Bool { false } }
extension Int: _ObjCScalar { public static var _zero: Int { 0 } }
extension Int8: _ObjCScalar { public static var _zero: Int8 { 0 } }
extension Int16: _ObjCScalar { public static var _zero: Int16 { 0 } }
extension Int32: _ObjCScalar { public static var _zero: Int32 { 0 } }
extension Int64: _ObjCScalar { public static var _zero: Int64 { 0 } }
extension UInt: _ObjCScalar { public static var _zero: UInt { 0 } }
extension UInt8: _ObjCScalar { public static var _zero: UInt8 { 0 } }
extension UInt16: _ObjCScalar { public static var _zero: UInt16 { 0 } }
extension UInt32: _ObjCScalar { public static var _zero: UInt32 { 0 } }
extension UInt64: _ObjCScalar { public static var _zero: UInt64 { 0 } }
extension Float: _ObjCScalar { public static var _zero: Float { 0 } }
extension Double: _ObjCScalar { public static var _zero: Double { 0 } }
extension CGFloat: _ObjCScalar { public static var _zero: CGFloat { 0 } }
extension CGPoint: _ObjCScalar { public static var _zero: CGPoint { .zero } }
extension CGSize: _ObjCScalar { public static var _zero: CGSize { .zero } }
extension CGRect: _ObjCScalar { public static var _zero: CGRect { .zero } }
extension NSRange: _ObjCScalar { public static var _zero: NSRange { NSRange(location: 0, length: 0) } }
