import Foundation
import LifecycleRules

/// The comments of a file that switch rules off, each with its reason.
///
/// ```
/// // understudy:disable missing-super -- the base class has nothing to do here
/// override func viewDidLoad() {
/// removeAll()   // understudy:disable remove-all-observers -- this class is final and the only observer
/// // understudy:disable:file early-geometry -- frames are set by hand in this demo
/// ```
struct Suppressions {
    private var wholeFile: Set<String> = []
    private var byLine: [Int: Set<String>] = [:]
    /// Comments that cannot be followed: without a reason, or of an unknown rule.
    private(set) var problems: [(range: Range<Int>, message: String)] = []

    init() {}

    init(file: SourceFile) {
        for offset in Self.occurrences(of: "understudy:disable", in: file.bytes) { read(offset, in: file) }
    }

    /// Whether a finding is switched off.
    func covers(rule: String, line: Int) -> Bool {
        wholeFile.contains(rule) || wholeFile.contains("all") || byLine[line]?.contains(rule) == true
            || byLine[line]?.contains("all") == true
    }

    private mutating func read(_ offset: Int, in file: SourceFile) {
        let line = file.line(at: offset)
        let range = file.lineRange(line)
        let before = file.text(range.lowerBound..<offset)
        guard let comment = before.range(of: "//") ?? before.range(of: "/*") else { return }
        let startsLine = before[..<comment.lowerBound].allSatisfy(\.isWhitespace)
        var rest = file.text(offset..<range.upperBound).dropFirst("understudy:disable".count)
        if rest.hasSuffix("*/") { rest = rest.dropLast(2) }
        var place = startsLine ? "next" : "this"
        for name in ["next", "this", "file"] where rest.hasPrefix(":" + name) {
            place = name
            rest = rest.dropFirst(name.count + 1)
        }
        let parts = rest.components(separatedBy: "--")
        let names = parts[0].split(whereSeparator: { $0 == "," || $0 == " " || $0 == "\t" }).map(String.init)
        let reason = parts.dropFirst().joined(separator: "--").trimmingCharacters(in: .whitespaces)
        let place_ = offset..<range.upperBound
        if names.isEmpty {
            problems.append((place_, "'understudy:disable' names no rule"))
            return
        }
        if reason.isEmpty {
            problems.append((place_, "'understudy:disable \(names[0])' gives no reason; write '-- why' after the rule"))
            return
        }
        for case let refusal? in names.filter({ $0 != "all" }).map(RuleCatalog.refusal) {
            problems.append((place_, refusal))
        }
        switch place {
        case "file": wholeFile.formUnion(names)
        case "this": byLine[line, default: []].formUnion(names)
        default: byLine[Self.nextCode(after: line, in: file), default: []].formUnion(names)
        }
    }

    /// The next line that is neither blank nor a comment.
    private static func nextCode(after line: Int, in file: SourceFile) -> Int {
        var next = line + 1
        while next <= file.lineStarts.count {
            let text = file.lineText(next).trimmingCharacters(in: .whitespaces)
            if !text.isEmpty, !text.hasPrefix("//") { return next }
            next += 1
        }
        return line + 1
    }

    static func occurrences(of word: String, in bytes: [UInt8], limit: Int = .max) -> [Int] {
        let pattern = Array(word.utf8)
        var result: [Int] = []
        bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress, !pattern.isEmpty, pattern.count <= buffer.count else { return }
            // Looked for by a letter that is rare in programs, if the word has one.
            let pivot = pattern.firstIndex { $0 == UInt8(ascii: ":") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? 0
            var place = pivot
            let end = buffer.count - pattern.count + pivot
            while place <= end, result.count < limit,
                let found = memchr(base + place, Int32(pattern[pivot]), end - place + 1)
            {
                let offset = UnsafeRawPointer(found) - base - pivot
                if memcmp(base + offset, pattern, pattern.count) == 0 { result.append(offset) }
                place = offset + pivot + 1
            }
        }
        return result
    }
}
