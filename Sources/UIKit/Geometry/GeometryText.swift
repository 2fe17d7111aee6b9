import Foundation

/// The textual form of geometry that UIKit writes and reads: numbers in nested braces.
///
/// Source: UIKit, "string(for:)" and its kin on `NSCoder`.
package enum GeometryText {
    /// Writes numbers as `{1, 2.5}`.
    package static func write(_ numbers: CGFloat...) -> String {
        "{" + numbers.map(number).joined(separator: ", ") + "}"
    }

    /// Writes one number without needless decimals, in as many digits as reading it back needs.
    package static func number(_ value: CGFloat) -> String {
        let value = Double(value)
        if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
        return "\(value)"
    }

    /// Reads `count` numbers out of text with braces and commas, or zeros where the text is malformed.
    package static func read(_ text: String, count: Int) -> [CGFloat] {
        let parts = text.split { "{}[], \t\n".contains($0) }.map { Double($0) }
        guard parts.count == count, !parts.contains(where: { $0 == nil }) else {
            return Array(repeating: 0, count: count)
        }
        return parts.map { CGFloat($0 ?? 0) }
    }
}
