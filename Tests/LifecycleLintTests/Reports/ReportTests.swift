import Foundation
import LifecycleRules
import Testing

@testable import LifecycleLint

/// The forms of output.
@Suite struct ReportTests {
    private let result = Linter().lint(texts: [
        "Sources/Ä & B.swift": "class A: UIViewController {\n\toverride func viewDidLoad() {}\n}"
    ])

    private func text(_ format: ReportFormat) -> String { format.text(result, version: "1.2.3") }

    @Test func readableShowsTheLineWithCarets() {
        let lines = text(.readable).components(separatedBy: "\n")
        #expect(lines[0] == "Sources/Ä & B.swift:2:16: error: A.viewDidLoad() does not call super.viewDidLoad() [missing-super]")
        #expect(lines[1] == "    2 | \toverride func viewDidLoad() {}")
        #expect(lines[2] == "      | \t              ^~~~~~~~~~~")
        #expect(lines[3] == "      why: " + MissingSuper.why)
        #expect(lines[4] == "      fix: " + MissingSuper.fix + " (--fix does it)")
        #expect(lines[6] == "1 finding in 1 file, 1 file read")
    }

    @Test func readableWithoutFindings() {
        let none = Linter().lint(texts: ["A.swift": "let a = 1"])
        #expect(ReportFormat.readable.text(none, version: "1") == "no findings, 1 file read\n")
    }

    @Test func jsonHasAllThatIsKnown() throws {
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text(.json).utf8)) as? [String: Any])
        let finding = try #require((object["findings"] as? [[String: Any]])?.first)
        #expect(object["version"] as? Int == 1)
        #expect(finding["rule"] as? String == "missing-super")
        #expect(finding["severity"] as? String == "error")
        #expect(finding["line"] as? Int == 2)
        #expect(finding["column"] as? Int == 16)
        #expect(finding["endColumn"] as? Int == 27)
        #expect(finding["fixable"] as? Bool == true)
    }

    /// SARIF 2.1.0: 3.13.3 `version`, 3.27.5 `ruleId`, 3.27.6 `ruleIndex`, 3.30 regions, 3.4.3 relative URIs.
    @Test func sarifRefersToItsRules() throws {
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text(.sarif).utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["version"] as? String == "1.2.3")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.count == RuleCatalog.all.count)
        let finding = try #require((run["results"] as? [[String: Any]])?.first)
        let index = try #require(finding["ruleIndex"] as? Int)
        #expect(rules[index]["id"] as? String == finding["ruleId"] as? String)
        let location = try #require((finding["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
        #expect((location["artifactLocation"] as? [String: Any])?["uri"] as? String == "Sources/%C3%84%20&%20B.swift")
        let region = try #require(location["region"] as? [String: Int])
        #expect(region == ["startLine": 2, "startColumn": 16, "endLine": 2, "endColumn": 27])
    }

    @Test func checkstyleEscapes() {
        #expect(
            text(.checkstyle) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <checkstyle version="4.3">
                  <file name="Sources/Ä &amp; B.swift">
                    <error line="2" column="16" severity="error" message="A.viewDidLoad() does not call super.viewDidLoad()" source="understudy.missing-super"/>
                  </file>
                </checkstyle>

                """)
    }

    @Test func githubEscapes() {
        let expected = "::error file=Sources/Ä & B.swift,line=2,endLine=2,col=16,endColumn=27,title=missing-super::A.viewDidLoad() does"
        #expect(text(.github).hasPrefix(expected))
        #expect(text(.github).contains("%0A"))
        #expect(text(.github).split(separator: "\n").count == 1)
    }

    @Test func xcodeIsACompilersLine() {
        #expect(
            text(.xcode)
                == "Sources/Ä & B.swift:2:16: error: A.viewDidLoad() does not call super.viewDidLoad() (missing-super)\n")
    }
}
