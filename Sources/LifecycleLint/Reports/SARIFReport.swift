import Foundation
import LifecycleRules

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0.
enum SARIFReport {
    private struct Log: Encodable {
        let schema = "https://json.schemastore.org/sarif-2.1.0.json"
        let version = "2.1.0"
        let runs: [Run]

        enum CodingKeys: String, CodingKey {
            case schema = "$schema", version, runs
        }
    }

    private struct Run: Encodable {
        let tool: Tool
        let columnKind = "unicodeCodePoints"
        let results: [Result]
    }

    private struct Tool: Encodable { let driver: Driver }

    private struct Driver: Encodable {
        let name = "understudy"
        let version: String
        let rules: [Rule]
    }

    private struct Rule: Encodable {
        let id: String
        let shortDescription: Text
        let fullDescription: Text
        let help: Text
        let defaultConfiguration: Level
    }

    private struct Text: Encodable { let text: String }
    private struct Level: Encodable { let level: String }

    private struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int?
        let level: String
        let message: Text
        let locations: [Location]
        let partialFingerprints: [String: String]
    }

    private struct Location: Encodable { let physicalLocation: PhysicalLocation }

    private struct PhysicalLocation: Encodable {
        let artifactLocation: Artifact
        let region: Region
    }

    private struct Artifact: Encodable { let uri: String }

    private struct Region: Encodable {
        let startLine: Int
        let startColumn: Int
        let endLine: Int
        let endColumn: Int
    }

    static func text(_ result: Linter.Result, version: String) -> String {
        let rules = RuleCatalog.all.map { rule in
            Rule(
                id: rule.name, shortDescription: Text(text: rule.summary), fullDescription: Text(text: rule.why),
                help: Text(text: rule.fix), defaultConfiguration: Level(level: rule.severity.rawValue))
        }
        let places = Dictionary(uniqueKeysWithValues: RuleCatalog.all.enumerated().map { ($1.name, $0) })
        var seen: [String: Int] = [:]
        let results = result.findings.map { finding in
            let hash = fingerprint(finding)
            seen[finding.path + hash, default: 0] += 1
            return Result(
                ruleId: finding.ruleName, ruleIndex: places[finding.ruleName], level: finding.severity.rawValue,
                message: Text(text: finding.message),
                locations: [
                    Location(
                        physicalLocation: PhysicalLocation(
                            artifactLocation: Artifact(uri: uri(finding.path)), region: region(finding)))
                ],
                partialFingerprints: ["primaryLocationLineHash": "\(hash):\(seen[finding.path + hash] ?? 1)"])
        }
        return JSONText.of(
            Log(runs: [Run(tool: Tool(driver: Driver(version: version, rules: rules)), results: results)]))
    }

    private static func uri(_ path: String) -> String {
        let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        // A colon would begin with a scheme.
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
        let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
        return path.hasPrefix("/") ? "file://" + escaped : escaped
    }

    private static func region(_ finding: Finding) -> Region {
        let end = finding.end
        return Region(
            startLine: finding.line, startColumn: column(finding, finding.range.lowerBound, finding.line), endLine: end.line,
            endColumn: column(finding, finding.range.upperBound, end.line))
    }

    /// The column in Unicode code points, from 1.
    private static func column(_ finding: Finding, _ offset: Int, _ line: Int) -> Int {
        finding.file.columns(at: offset, line: line).codePoints
    }

    /// The same for a finding whose line has moved.
    private static func fingerprint(_ finding: Finding) -> String {
        let text = finding.file.lineText(finding.line).trimmingCharacters(in: .whitespaces)
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in "\(finding.ruleName)\n\(text)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}
