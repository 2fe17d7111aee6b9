import Foundation

/// A message with interpolated values (Apple documentation: `OSLogMessage`).
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    let text: String

    public init(stringLiteral value: String) {
        text = value
    }

    public init(stringInterpolation: OSLogInterpolation) {
        text = stringInterpolation.text
    }
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
        text += literal
    }

    /// Adds a text.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.apply(to: privacy.show(value()))
    }

    /// Adds a value as it describes itself.
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.apply(to: privacy.show(value().description))
    }

    /// Adds a type's name.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> any Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.apply(to: privacy.show(String(describing: value())))
    }

    /// Adds an object's description, or `(null)`.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.show(value()?.description ?? "(null)")
    }

    /// Adds an error's description, or `(null)`.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> (any Error)?, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.show(value().map { ($0 as NSError).description } ?? "(null)")
    }
}

/// Who sees a value. As in a debugged process, private values are shown; what is to be masked by
/// `hash` is not, and `sensitive` values never are.
public struct OSLogPrivacy: Sendable {
    /// What to write in a value's place.
    public enum Mask: Sendable {
        /// A number by which equal values are recognized.
        case hash
        /// Nothing.
        case none
    }

    private enum Kind { case visible, masked, hidden }
    private let kind: Kind

    /// Everybody.
    public static let `public` = OSLogPrivacy(kind: .visible)
    /// The owner of the machine.
    public static let `private` = OSLogPrivacy(kind: .visible)
    /// Nobody.
    public static let sensitive = OSLogPrivacy(kind: .hidden)
    /// As the value's type suggests.
    public static let auto = OSLogPrivacy(kind: .visible)

    public static func `private`(mask: Mask) -> OSLogPrivacy {
        OSLogPrivacy(kind: mask == .hash ? .masked : .visible)
    }

    public static func sensitive(mask: Mask) -> OSLogPrivacy {
        OSLogPrivacy(kind: mask == .hash ? .masked : .hidden)
    }

    public static func auto(mask: Mask) -> OSLogPrivacy {
        OSLogPrivacy(kind: mask == .hash ? .masked : .visible)
    }

    func show(_ value: String) -> String {
        switch kind {
        case .visible: value
        case .masked: "<mask.hash: '\(String(value.hashValue, radix: 16))'>"
        case .hidden: "<private>"
        }
    }
}

/// The columns that a value takes.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isRight: Bool

    /// As many as it needs.
    public static let none = OSLogStringAlignment(columns: 0, isRight: true)

    /// At least so many, with space before it.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: true)
    }

    /// At least so many, with space behind it.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: false)
    }

    func apply(to value: String) -> String {
        let space = String(repeating: " ", count: max(0, columns - value.count))
        return isRight ? space + value : value + space
    }
}
