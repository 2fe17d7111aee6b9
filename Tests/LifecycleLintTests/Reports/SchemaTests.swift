import Foundation
import FoundationXML
import LifecycleRules
import Testing

@testable import LifecycleLint

/// Each form holds what its format demands, whatever paths and messages hold.
@Suite struct SchemaTests {
    private static let oddPath = "Sources/a:b,c%d<e>&\"f'\u{1}g ä 🙈.swift"
    private let result = Linter().lint(texts: [
        oddPath: "class A: UIViewController {\n\toverride func viewDidLoad() {}\n}",
        "B.swift": """
            // understudy:disable nothing -- there is no such rule
            class B: UIViewController { override func viewDidLoad() {} ; override func viewDidAppear(_ a: Bool) {} }
            func (
            """,
    ])

    private func object(_ format: ReportFormat) throws -> [String: Any] {
        let text = format.text(result, version: "1.2.3")
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    /// SARIF 2.1.0: properties that the schema requires, and what it takes for them.
    @Test func sarifHasWhatTheSchemaRequires() throws {
        let log = try object(.sarif)
        #expect(log["version"] as? String == "2.1.0")
        #expect(URL(string: try #require(log["$schema"] as? String))?.scheme == "https")
        let runs = try #require(log["runs"] as? [[String: Any]])
        #expect(runs.count == 1)
        let run = try #require(runs.first)
        #expect(["utf16CodeUnits", "unicodeCodePoints"].contains(run["columnKind"] as? String ?? ""))
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "understudy")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let identifiers = rules.compactMap { $0["id"] as? String }
        #expect(identifiers.count == rules.count)
        #expect(Set(identifiers).count == rules.count)
        for rule in rules {
            for key in ["shortDescription", "fullDescription", "help"] {
                #expect(((rule[key] as? [String: Any])?["text"] as? String)?.isEmpty == false)
            }
            let level = (rule["defaultConfiguration"] as? [String: Any])?["level"] as? String
            #expect(["none", "note", "warning", "error"].contains(level ?? ""))
        }
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == self.result.findings.count)
        var fingerprints: Set<String> = []
        for (number, each) in results.enumerated() {
            #expect(((each["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
            #expect(["none", "note", "warning", "error"].contains(each["level"] as? String ?? ""))
            let rule = try #require(each["ruleId"] as? String)
            if let index = each["ruleIndex"] as? Int { #expect(identifiers[index] == rule) }
            let locations = try #require(each["locations"] as? [[String: Any]])
            let place = try #require(locations.first?["physicalLocation"] as? [String: Any])
            let uri = try #require((place["artifactLocation"] as? [String: Any])?["uri"] as? String)
            // A relative reference of RFC 3986: nothing that must be escaped, no scheme.
            #expect(URLComponents(string: uri)?.scheme == nil)
            #expect(uri.removingPercentEncoding == self.result.findings[number].path)
            #expect(uri.utf8.allSatisfy { (33...126).contains($0) && !"<>\"{}|\\^`".utf8.contains($0) })
            let region = try #require(place["region"] as? [String: Int])
            let values = ["startLine", "startColumn", "endLine", "endColumn"].compactMap { region[$0] }
            #expect(values.count == 4 && values.allSatisfy { $0 >= 1 })
            #expect((values[0], values[1]) <= (values[2], values[3]))
            let prints = try #require(each["partialFingerprints"] as? [String: String])
            #expect(fingerprints.insert(uri + (prints["primaryLocationLineHash"] ?? "")).inserted)
        }
    }

    @Test func sarifNamesAnAbsolutePathAsAFile() throws {
        let absolute = Linter().lint(texts: ["/a b/C.swift": "class A: UIViewController { override func viewDidLoad() {} }"])
        #expect(ReportFormat.sarif.text(absolute, version: "1").contains("\"uri\" : \"file:///a%20b/C.swift\""))
    }

    private final class Names: NSObject, XMLParserDelegate {
        var elements: [(name: String, attributes: [String: String])] = []

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
            qualifiedName qName: String?, attributes attributeDict: [String: String]
        ) {
            elements.append((elementName, attributeDict))
        }
    }

    @Test func checkstyleIsWellFormed() throws {
        let names = Names()
        let parser = XMLParser(data: Data(ReportFormat.checkstyle.text(result, version: "1").utf8))
        parser.delegate = names
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        let root = try #require(names.elements.first)
        #expect(root.name == "checkstyle")
        let files = names.elements.filter { $0.name == "file" }.compactMap { $0.attributes["name"] }
        // A control sign cannot stand in XML.
        #expect(files == ["B.swift", Self.oddPath.replacingOccurrences(of: "\u{1}", with: " ")])
        let errors = names.elements.filter { $0.name == "error" }
        #expect(errors.count == result.findings.count)
        for error in errors {
            #expect(Int(error.attributes["line"] ?? "") ?? 0 >= 1)
            #expect(Int(error.attributes["column"] ?? "") ?? 0 >= 1)
            #expect(["ignore", "info", "warning", "error"].contains(error.attributes["severity"] ?? ""))
            #expect(error.attributes["message"]?.isEmpty == false)
            #expect(error.attributes["source"]?.hasPrefix("understudy.") == true)
        }
    }

    /// GitHub's workflow commands: `%`, line ends in data; `:` and `,` too in properties.
    @Test func githubCommandsAreOneLineEachAndComeBackWhole() throws {
        let lines = ReportFormat.github.text(result, version: "1").split(separator: "\n", omittingEmptySubsequences: true)
        #expect(lines.count == result.findings.count)
        for (line, finding) in zip(lines, result.findings) {
            let parts = line.components(separatedBy: "::")
            #expect(parts.count >= 3 && parts[0].isEmpty)
            let command = try #require(parts[1].split(separator: " ", maxSplits: 1).first)
            #expect(["error", "warning", "notice"].contains(String(command)))
            let properties = parts[1].dropFirst(command.count + 1).split(separator: ",")
            let file = try #require(properties.first { $0.hasPrefix("file=") }).dropFirst(5)
            #expect(!file.contains(":"))
            #expect(Self.unescaped(String(file)) == finding.path)
            let message = Self.unescaped(parts.dropFirst(2).joined(separator: "::"))
            #expect(message.hasPrefix(finding.message))
        }
    }

    private static func unescaped(_ text: String) -> String {
        [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")].reduce(text) {
            $0.replacingOccurrences(of: $1.0, with: $1.1)
        }
    }

    @Test func xcodeLinesAreACompilers() throws {
        let lines = ReportFormat.xcode.text(result, version: "1").split(separator: "\n")
        #expect(lines.count == result.findings.count)
        for (line, finding) in zip(lines, result.findings) {
            let shown = finding.path.replacingOccurrences(of: "\u{1}", with: "?")
            #expect(line.hasPrefix("\(shown):\(finding.line):\(finding.column): \(finding.severity.rawValue): "))
            #expect(line.hasSuffix(" (\(finding.ruleName))"))
        }
    }

    @Test func jsonHasEachFindingOnce() throws {
        let report = try object(.json)
        let findings = try #require(report["findings"] as? [[String: Any]])
        #expect(findings.count == result.findings.count)
        for (entry, finding) in zip(findings, result.findings) {
            #expect(entry["file"] as? String == finding.path)
            #expect(entry["rule"] as? String == finding.ruleName)
            #expect(entry["message"] as? String == finding.message)
            #expect((entry["why"] == nil) == (finding.rule == nil))
            for key in ["line", "column", "endLine", "endColumn"] { #expect(entry[key] as? Int ?? 0 >= 1) }
        }
    }

    @Test func allFormsOfNoFindings() throws {
        let none = Linter().lint(texts: ["A.swift": "let a = 1"])
        #expect(ReportFormat.xcode.text(none, version: "1").isEmpty)
        #expect(ReportFormat.github.text(none, version: "1").isEmpty)
        #expect(XMLParser(data: Data(ReportFormat.checkstyle.text(none, version: "1").utf8)).parse())
        for format in [ReportFormat.json, .sarif] {
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(format.text(none, version: "1").utf8)) }
        }
    }
}
