import Foundation

/// Findings that were there before and are not to be reported again.
///
/// A finding is recognized by its rule, file and the text of its line, so that lines may move.
public struct Baseline: Codable, Equatable, Sendable {
    struct Entry: Codable, Equatable, Sendable {
        let rule: String
        let file: String
        let text: String
        var count: Int
    }

    private(set) var version = 1
    private(set) var findings: [Entry]

    /// The baseline of these findings.
    public init(_ findings: [Finding]) {
        var counts: [String: Entry] = [:]
        for finding in findings {
            let (rule, file, text) = Self.parts(finding)
            counts["\(rule)\n\(file)\n\(text)", default: Entry(rule: rule, file: file, text: text, count: 0)].count += 1
        }
        self.findings = counts.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Reads a baseline file.
    public init(contentsOf path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw LintProblem("cannot read the baseline '\(path)'")
        }
        do {
            self = try JSONDecoder().decode(Baseline.self, from: data)
        } catch {
            throw LintProblem("'\(path)' is not a baseline of 'understudy lint --write-baseline'")
        }
        guard version == 1 else { throw LintProblem("'\(path)' is a baseline of version \(version), which is not known") }
    }

    /// Writes a baseline file.
    public func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try encoder.encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw LintProblem("cannot write the baseline '\(path)'")
        }
    }

    /// The findings that are not in the baseline.
    public func new(among findings: [Finding]) -> [Finding] {
        var left: [String: Int] = [:]
        for entry in self.findings { left["\(entry.rule)\n\(entry.file)\n\(entry.text)"] = entry.count }
        return findings.filter { finding in
            let (rule, file, text) = Self.parts(finding)
            let key = "\(rule)\n\(file)\n\(text)"
            guard let count = left[key], count > 0 else { return true }
            left[key] = count - 1
            return false
        }
    }

    /// The path from the current folder, so that it is the same wherever the folder lies.
    private static func relative(_ path: String) -> String {
        let folder = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }

    private static func parts(_ finding: Finding) -> (String, String, String) {
        let text = finding.file.lineText(finding.line).trimmingCharacters(in: .whitespaces)
        return (finding.ruleName, relative(finding.path), text)
    }
}

/// Something that keeps the linter from doing its work; not a finding.
public struct LintProblem: Error, Equatable, Sendable {
    public let message: String
    public init(_ message: String) { self.message = message }
}
