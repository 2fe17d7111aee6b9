import Foundation
import LifecycleRules

/// What a project's `.understudy.yml` says.
///
/// ```
/// disabled:
///   - early-geometry
/// severity:
///   strong-delegate: error
/// exclude:
///   - Generated
///   - "Tests/*.swift"
/// ```
public struct Configuration: Equatable, Sendable {
    /// Rules that are switched off.
    public var disabled: Set<String> = []
    /// Severities other than the rules' own.
    public var severities: [String: RuleSeverity] = [:]
    /// Folders, files and patterns that are left out.
    public var excluded: [String] = []

    public init() {}

    /// The name of the file that is looked for in the current folder.
    public static let fileName = ".understudy.yml"

    /// Reads a configuration file.
    public init(contentsOf path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw LintProblem("cannot read the configuration '\(path)'")
        }
        try self.init(text: String(decoding: data, as: UTF8.self), path: path)
    }

    /// Reads a configuration: lists under `disabled` and `exclude`, pairs under `severity`.
    public init(text: String, path: String = Configuration.fileName) throws {
        var section = ""
        let text = text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
        for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            func problem(_ message: String) -> LintProblem { LintProblem("\(path):\(number + 1): \(message)") }
            let content = Self.withoutComment(line)
            let words = content.trimmingCharacters(in: .whitespaces)
            if words.isEmpty { continue }
            if content.first?.isWhitespace == false, !words.hasPrefix("-") {
                let parts = words.split(separator: ":", maxSplits: 1)
                section = String(parts[0])
                guard ["disabled", "severity", "exclude"].contains(section), words.contains(":") else {
                    throw problem("'\(words)' is not one of 'disabled:', 'severity:', 'exclude:'")
                }
                let inline = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
                if inline.isEmpty { continue }
                guard section != "severity", inline.hasPrefix("["), inline.hasSuffix("]") else {
                    throw problem("'\(inline)' is not a list")
                }
                for item in inline.dropFirst().dropLast().split(separator: ",") {
                    try add(Self.unquoted(item.trimmingCharacters(in: .whitespaces)), to: section, problem)
                }
                continue
            }
            if words.hasPrefix("-"), section != "severity", !section.isEmpty {
                try add(Self.unquoted(words.dropFirst().trimmingCharacters(in: .whitespaces)), to: section, problem)
                continue
            }
            let pair = words.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard section == "severity", pair.count == 2 else { throw problem("'\(words)' is not understood here") }
            if let refusal = RuleCatalog.refusal(pair[0]) { throw problem(refusal) }
            guard let severity = RuleSeverity(rawValue: Self.unquoted(pair[1])) else {
                throw problem("'\(pair[1])' is not one of 'error', 'warning', 'note'")
            }
            severities[pair[0]] = severity
        }
    }

    private mutating func add(_ item: String, to section: String, _ problem: (String) -> LintProblem) throws {
        if section == "exclude" {
            excluded.append(item)
            return
        }
        if let refusal = RuleCatalog.refusal(item) { throw problem(refusal) }
        disabled.insert(item)
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        guard let sign = line.firstIndex(of: "#") else { return line }
        if sign == line.startIndex || line[line.index(before: sign)].isWhitespace { return line[..<sign] }
        return line
    }

    private static func unquoted(_ text: String) -> String {
        for quote in ["\"", "'"] where text.count > 1 && text.hasPrefix(quote) && text.hasSuffix(quote) {
            return String(text.dropFirst().dropLast())
        }
        return text
    }
}
