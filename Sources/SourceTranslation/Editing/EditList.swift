/// Changes to a text that never add or remove a line before its end.
///
/// The compiler reports positions in the changed text as positions in the user's file, so a line
/// stays where it is and a change keeps the columns before it.
struct EditList {
    private struct Edit {
        let range: Range<Int>
        let replacement: [UInt8]
        let order: Int
    }

    private var edits: [Edit] = []
    private(set) var tail: [String] = []

    /// Whether nothing changes.
    var isEmpty: Bool { edits.isEmpty && tail.isEmpty }

    /// Puts `text` in the place of the bytes in `range`.
    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.append(Edit(range: range, replacement: Array(text.utf8), order: edits.count))
    }

    /// Puts `text` in the place of `range`, filled with spaces up to the same length.
    mutating func replaceKeepingLength(_ range: Range<Int>, with text: String) {
        let padding = max(0, range.count - text.utf8.count)
        replace(range, with: text + String(repeating: " ", count: padding))
    }

    /// Puts spaces in the place of everything in `range` but line ends.
    mutating func blank(_ range: Range<Int>, of source: [UInt8]) {
        let spaces = source[range].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
        edits.append(Edit(range: range, replacement: spaces, order: edits.count))
    }

    /// Inserts `text` before the byte at `offset`.
    mutating func insert(_ text: String, at offset: Int) {
        replace(offset..<offset, with: text)
    }

    /// Adds a line after the end of the text.
    mutating func append(_ line: String) {
        tail.append(line)
    }

    /// The changed text. A change inside a range that another change replaces is dropped.
    func applied(to source: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.count + 1024)
        var position = 0
        for edit in edits.sorted(by: { ($0.range.lowerBound, $0.order) < ($1.range.lowerBound, $1.order) }) {
            guard edit.range.lowerBound >= position else { continue }
            result.append(contentsOf: source[position..<edit.range.lowerBound])
            result.append(contentsOf: edit.replacement)
            position = edit.range.upperBound
        }
        result.append(contentsOf: source[position...])
        if !tail.isEmpty {
            if let last = result.last, last != 0x0A { result.append(0x0A) }
            for line in tail {
                result.append(contentsOf: line.utf8)
                result.append(0x0A)
            }
        }
        return result
    }
}
