import Foundation

/// Writes the changes of findings that have one right fix.
public enum Fixer {
    /// Changes the files; returns how many findings were put right.
    public static func apply(_ findings: [Finding]) throws -> Int {
        var count = 0
        for (path, group) in Dictionary(grouping: findings.filter(\.isFixable), by: \.path) {
            let (bytes, applied) = fixed(group)
            guard applied > 0 else { continue }
            do {
                try Data(bytes).write(to: URL(fileURLWithPath: path))
            } catch {
                throw LintProblem("cannot write '\(path)'")
            }
            count += applied
        }
        return count
    }

    /// A file's text with the changes of its findings, and how many could be made beside each other.
    static func fixed(_ findings: [Finding]) -> (bytes: [UInt8], count: Int) {
        guard let file = findings.first?.file else { return ([], 0) }
        var bytes = file.bytes
        var taken: [Range<Int>] = []
        var edits: [TextEdit] = []
        var count = 0
        for finding in findings.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            let isFree = finding.edits.allSatisfy { edit in
                edit.range.upperBound <= bytes.count && !taken.contains { overlap($0, edit.range) }
            }
            guard isFree else { continue }
            taken += finding.edits.map(\.range)
            edits += finding.edits
            count += 1
        }
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            let text = edit.replacement.replacingOccurrences(of: "\n", with: file.lineEnd)
            bytes.replaceSubrange(edit.range, with: Array(text.utf8))
        }
        return (bytes, count)
    }

    private static func overlap(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
        left == right || left.overlaps(right)
    }
}
