import Foundation

extension _ObjC {
    /// A number as one of another kind, as C converts it.
    public static func number<A: BinaryInteger, B: FixedWidthInteger>(_ value: A) -> B { B(truncatingIfNeeded: value) }
    public static func number<A: BinaryInteger, B: BinaryFloatingPoint>(_ value: A) -> B { B(value) }
    public static func number<A: BinaryFloatingPoint, B: FixedWidthInteger>(_ value: A) -> B {
        // What does not fit has no meaning in C.
        B(exactly: value.rounded(.towardZero)) ?? (value > 0 ? .max : .min)
    }
    public static func number<A: BinaryFloatingPoint, B: BinaryFloatingPoint>(_ value: A) -> B { B(value) }
    public static func number<B: FixedWidthInteger>(_ value: Bool) -> B { value ? 1 : 0 }
    public static func number<A: RawRepresentable, B: FixedWidthInteger>(_ value: A) -> B where A.RawValue: BinaryInteger {
        B(truncatingIfNeeded: value.rawValue)
    }

    /// A number as the case or set of options that it stands for.
    public static func enumeration<A: BinaryInteger, T: RawRepresentable>(_ value: A) -> T where T.RawValue: FixedWidthInteger {
        guard let made = T(rawValue: T.RawValue(truncatingIfNeeded: value)) else {
            raise(.invalidArgumentException, "\(T.self) has no value for \(value)")
        }
        return made
    }

    /// `@(…)`.
    public static func boxed(_ value: Bool) -> NSNumber { NSNumber(value: value) }
    public static func boxed<T: BinaryInteger>(_ value: T) -> NSNumber {
        T.isSigned ? NSNumber(value: Int64(truncatingIfNeeded: value)) : NSNumber(value: UInt64(truncatingIfNeeded: value))
    }
    public static func boxed<T: BinaryFloatingPoint>(_ value: T) -> NSNumber { NSNumber(value: Double(value)) }
    public static func boxed<T: RawRepresentable>(_ value: T) -> NSNumber where T.RawValue: BinaryInteger { boxed(value.rawValue) }

    /// `boolValue` of a number or text; false for nil.
    public static func boolValue(_ value: Any?) -> Bool {
        switch any(value) {
        case let truth as Bool: truth
        case let number as NSNumber: number.boolValue
        case let text as String: (text as NSString).boolValue
        case nil: false
        case let other?: _argument(other)
        }
    }

    /// `integerValue`, `doubleValue` and others of a number or text; zero for nil.
    public static func numberValue<T: _ObjCScalar>(_ value: Any?) -> T {
        switch any(value) {
        case let same as T: same
        case let text as String: _argument(NSNumber(value: (text as NSString).doubleValue))
        case nil: T._zero
        case let other?: _argument(other)
        }
    }
}
