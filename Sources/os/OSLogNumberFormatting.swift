import Foundation

/// How a whole number is written (Apple documentation: `OSLogIntegerFormatting`).
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let prefix: String
    private let isUppercase: Bool
    private let minimumDigits: Int

    /// In base ten.
    public static let decimal = OSLogIntegerFormatting(radix: 10, prefix: "", isUppercase: false, minimumDigits: 0)
    /// In base sixteen.
    public static let hex = hex()
    /// In base eight.
    public static let octal = OSLogIntegerFormatting(radix: 8, prefix: "", isUppercase: false, minimumDigits: 0)

    /// In base ten, with zeros in front up to a number of digits.
    public static func decimal(minDigits: @autoclosure () -> Int) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 10, prefix: "", isUppercase: false, minimumDigits: minDigits())
    }

    /// In base sixteen, with `0x` in front or not.
    public static func hex(includePrefix: Bool = false, uppercase: Bool = false) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, minimumDigits: 0)
    }

    func string<T: FixedWidthInteger>(_ value: T) -> String {
        let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, minimumDigits - digits.count))
        return (value < 0 ? "-" : "") + prefix + zeros + digits
    }
}

/// How a number with a fraction is written (Apple documentation: `OSLogFloatFormatting`).
public struct OSLogFloatFormatting: Sendable {
    private let format: String

    /// With six digits behind the point.
    public static let fixed = OSLogFloatFormatting(format: "%.6f")
    /// With an exponent.
    public static let exponential = OSLogFloatFormatting(format: "%e")
    /// With an exponent where that is shorter.
    public static let hybrid = OSLogFloatFormatting(format: "%g")

    /// With a number of digits behind the point.
    public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%.\(precision())f")
    }

    func string(_ value: Double) -> String { String(format: format, value) }
}

extension OSLogInterpolation {
    /// Adds a whole number.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ value: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.apply(to: privacy.show(format.string(value())))
    }

    /// Adds a number with a fraction.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.apply(to: privacy.show(format.string(value())))
    }

    /// Adds a number with a fraction.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.apply(to: privacy.show(format.string(Double(value()))))
    }
}
