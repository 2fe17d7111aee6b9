import Foundation

/// The value with which a method of parameter type `T` is called when its caller passed `value`.
///
/// Objects pass as they are; numbers, raw values and bridged types are converted as Objective-C
/// would.
public func _argument<T>(_ value: Any?) -> T {
    if let value {
        if let same = value as? T { return same }
        if let converted = converted(value, to: T.self) { return converted }
    } else if let empty = Optional<Any>.none as? T {
        return empty
    }
    raise(
        .invalidArgumentException,
        "cannot pass \(value.map { String(reflecting: Swift.type(of: $0)) } ?? "nil") as \(String(reflecting: T.self))")
}

/// The number, raw value or bridged object that `value` stands for, or nil.
private func converted<T>(_ value: Any, to type: T.Type) -> T? {
    if let wrapper = type as? any WrappingType.Type {
        return wrapper.wrapped(value) as? T
    }
    if let number = value as? NSNumber, let convertible = type as? any NumberConvertible.Type {
        return convertible.init(truncating: number) as? T
    }
    if let representable = type as? any RawRepresentable.Type {
        return rawRepresentable(representable, value) as? T
    }
    return (value as AnyObject) as? T
}

private func rawRepresentable<R: RawRepresentable>(_ type: R.Type, _ value: Any) -> Any? {
    if let raw = value as? R.RawValue { return R(rawValue: raw) }
    return converted(value, to: R.RawValue.self).flatMap { R(rawValue: $0) }
}

/// An optional, whose wrapped type an argument is converted to.
private protocol WrappingType {
    static func wrapped(_ value: Any) -> Any?
}

extension Optional: WrappingType {
    fileprivate static func wrapped(_ value: Any) -> Any? {
        (value as? Wrapped) ?? converted(value, to: Wrapped.self)
    }
}

/// A type of which each number has a value.
private protocol NumberConvertible {
    init(truncating number: NSNumber)
}

extension Int: NumberConvertible {}
extension Int8: NumberConvertible {}
extension Int16: NumberConvertible {}
extension Int32: NumberConvertible {}
extension Int64: NumberConvertible {}
extension UInt: NumberConvertible {}
extension UInt8: NumberConvertible {}
extension UInt16: NumberConvertible {}
extension UInt32: NumberConvertible {}
extension UInt64: NumberConvertible {}
extension Double: NumberConvertible {}
extension Float: NumberConvertible {}
extension Bool: NumberConvertible {}
extension CGFloat: NumberConvertible {
    fileprivate init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
