/// A name that a diagnostic of the compiler says it does not know.
enum UnknownName: Hashable {
    /// A type, function or constant that is not in scope.
    case symbol(String)
    /// A member of a type.
    case member(String, of: String)
    /// A module to import.
    case module(String)

    /// The name in a line of the compiler's output, or nil when the line is not such an error.
    init?(line: String) {
        let line = Self.withoutColours(line)
        guard let error = line[...].firstRange(of: "error: ") else { return nil }
        let message = line[error.upperBound...]
        let quoted = Self.quoted(message)

        switch quoted.count {
        case 1 where message.hasPrefix("cannot find") && message.hasSuffix("in scope"),
            1 where message.hasPrefix("cannot find") && message.contains("in scope;"):
            self = .symbol(Self.base(quoted[0]))
        case 1... where message.hasPrefix("no such module"):
            self = .module(String(quoted[0].prefix { $0 != "." }))
        case 2 where message.contains("' has no member '"):
            self = .member(Self.base(quoted[1]), of: Self.typeName(quoted[0]))
        case 2 where message.contains("is not a member type of"):
            self = .member(Self.base(quoted[0]), of: Self.typeName(quoted[1]))
        case 2 where message.hasPrefix("no type named"):
            self = .symbol(Self.base(quoted[0]))
        default:
            return nil
        }
    }

    /// What stands between single quotes.
    private static func quoted(_ message: Substring) -> [Substring] {
        message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .compactMap { $0.offset % 2 == 1 ? $0.element : nil }
    }

    /// `foo` of `foo(bar:)`.
    private static func base(_ name: Substring) -> String {
        String(name.prefix { $0 != "(" })
    }

    /// `UIView` of `UIView?`, `UIView.Type`, `UIKit.UIView` and `(some UIView)`; of a nested type its
    /// whole name, as in `UIView.ContentMode`.
    private static func typeName(_ text: Substring) -> String {
        var text = text.drop { $0 == "(" }
        for word in ["any ", "some "] where text.hasPrefix(word) { text = text.dropFirst(word.count) }
        var parts = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }.split(separator: ".")
        if parts.count > 1, let last = parts.last, last == "Type" || last == "Protocol" { parts.removeLast() }
        if parts.count > 1, ["UIKit", "QuartzCore", "CoreGraphics"].contains(parts[0]) { parts.removeFirst() }
        return parts.joined(separator: ".")
    }

    /// The line without the escape sequences that colour it on a terminal.
    private static func withoutColours(_ line: String) -> String {
        guard line.contains("\u{1B}") else { return line }
        var result = ""
        var isEscape = false
        for character in line {
            if character == "\u{1B}" {
                isEscape = true
            } else if isEscape {
                isEscape = !character.isLetter
            } else {
                result.append(character)
            }
        }
        return result
    }
}

extension Substring {
    /// The first range of `text`.
    func firstRange(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
    }
}
