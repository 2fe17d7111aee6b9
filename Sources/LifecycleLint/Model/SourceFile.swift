import Foundation

/// A file as it was read, with what is needed to show places in it.
final class SourceFile: @unchecked Sendable {
    /// The path as it is shown.
    let path: String
    let bytes: [UInt8]
    private(set) lazy var lineStarts: [Int] = Self.lineStarts(bytes)
    private(set) var suppressions = Suppressions()

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Reads suppressions and lines. Called once, before the file is used by several threads.
    func prepare() {
        _ = lineStarts
        suppressions = Suppressions(file: self)
    }

    private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
        var starts = [0]
        bytes.withUnsafeBufferPointer { buffer in
            for index in 0..<buffer.count where buffer[index] == 10 { starts.append(index + 1) }
        }
        return starts
    }

    /// The line, from 1, that an offset lies in.
    func line(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// Line and column, both from 1; the column counts UTF-8 bytes, as the compiler does.
    func position(at offset: Int) -> (line: Int, column: Int) {
        let line = line(at: offset)
        return (line, offset - lineStarts[line - 1] + 1)
    }

    /// The bytes of a line without its end.
    func lineRange(_ line: Int) -> Range<Int> {
        guard line >= 1, line <= lineStarts.count else { return 0..<0 }
        let start = lineStarts[line - 1]
        var end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
        if end > start, bytes[end - 1] == 13 { end -= 1 }
        return start..<max(start, end)
    }

    func text(_ range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<bytes.count)
        return String(decoding: bytes[range], as: UTF8.self)
    }

    func lineText(_ line: Int) -> String { text(lineRange(line)) }

    /// The blanks that a line begins with.
    func indentation(ofLine line: Int) -> String {
        String(lineText(line).prefix { $0 == " " || $0 == "\t" })
    }

    /// The text of an expression on one line, shortened for messages.
    func expression(_ range: Range<Int>) -> String {
        let words = text(range).split(whereSeparator: \.isWhitespace)
        let joined = words.joined(separator: " ").replacingOccurrences(of: " .", with: ".")
        return joined.count > 60 ? joined.prefix(57) + "..." : joined
    }
}
