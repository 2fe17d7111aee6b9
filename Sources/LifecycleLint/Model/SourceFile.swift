import Foundation

/// A file as it was read, with what is needed to show places in it.
final class SourceFile: @unchecked Sendable {
    /// The path as it is shown.
    let path: String
    let bytes: [UInt8]
    /// Whether the bytes are not those of the file, which has another encoding: nothing may be written back.
    let isConverted: Bool
    private(set) lazy var lineStarts: [Int] = Self.lineStarts(bytes)
    private(set) var suppressions = Suppressions()
    /// Whether a callback of controllers is called on something.
    private(set) lazy var mentionsCallbacks = [".viewDidLoad()", ".loadView()", ".viewWillAppear(", ".viewDidAppear("].contains {
        !Suppressions.occurrences(of: $0, in: bytes, limit: 1).isEmpty
    }

    init(path: String, bytes: [UInt8], isConverted: Bool = false) {
        self.path = path
        self.bytes = bytes
        self.isConverted = isConverted
    }

    /// Reads suppressions and lines. Called once, before the file is used by several threads.
    func prepare() {
        _ = lineStarts
        _ = mentionsCallbacks
        suppressions = Suppressions(file: self)
    }

    private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
        // A byte order mark is no column.
        var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        starts.reserveCapacity(bytes.count / 32)
        bytes.withUnsafeBufferPointer { buffer in
            for index in 0..<buffer.count where buffer[index] <= 13 {
                if buffer[index] == 10 {
                    starts.append(index + 1)
                } else if buffer[index] == 13, index + 1 == buffer.count || buffer[index + 1] != 10 {
                    starts.append(index + 1)
                }
            }
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
        return (line, max(offset - lineStarts[line - 1], 0) + 1)
    }

    /// The bytes of a line without its end.
    func lineRange(_ line: Int) -> Range<Int> {
        guard line >= 1, line <= lineStarts.count else { return 0..<0 }
        let start = lineStarts[line - 1]
        var end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
        if end > start, bytes[end - 1] == 13 { end -= 1 }
        return start..<max(start, end)
    }

    /// How the file's lines end.
    private(set) lazy var lineEnd: String = {
        guard let first = bytes.firstIndex(where: { $0 == 10 || $0 == 13 }) else { return "\n" }
        if bytes[first] == 10 { return "\n" }
        return first + 1 < bytes.count && bytes[first + 1] == 10 ? "\r\n" : "\r"
    }()

    func text(_ range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<bytes.count)
        return String(decoding: bytes[range], as: UTF8.self)
    }

    /// The columns, from 1, that a place has in code points and in UTF-16.
    func columns(at offset: Int, line: Int) -> (codePoints: Int, utf16: Int) {
        let start = lineRange(line).lowerBound
        let before = text(start..<max(start, offset))
        return (before.unicodeScalars.count + 1, before.utf16.count + 1)
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
