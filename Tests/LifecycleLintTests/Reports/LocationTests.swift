import Foundation
import Testing

@testable import LifecycleLint

/// Lines and columns as each form counts them: UTF-8 bytes for compilers, code points for SARIF, UTF-16 for
/// GitHub and Checkstyle, cells for people.
@Suite struct LocationTests {
    private func result(_ text: String) -> Linter.Result { Linter().lint(texts: ["A.swift": text]) }

    private func line(_ number: Int, of text: String) -> String {
        let lines = ReportFormat.readable.text(result(text), version: "1").components(separatedBy: "\n")
        return number < lines.count ? lines[number] : ""
    }

    private let mistake = "override func viewDidLoad() {}"

    @Test func emojiBeforeThePlace() throws {
        // The sign is 4 bytes in UTF-8, 2 units in UTF-16, one code point, and two cells wide.
        let found = result("class A: UIViewController {\n/*🙈*/ \(mistake)\n}")
        let finding = try #require(found.findings.first)
        #expect(finding.line == 2)
        #expect(finding.column == 24)
        #expect(finding.columnsInUTF16.start == 22)
        #expect(ReportFormat.xcode.text(found, version: "1").hasPrefix("A.swift:2:24: "))
        #expect(ReportFormat.github.text(found, version: "1").contains(",col=22,endColumn=33,"))
        #expect(ReportFormat.checkstyle.text(found, version: "1").contains("column=\"22\""))
        #expect(ReportFormat.sarif.text(found, version: "1").contains("\"startColumn\" : 21"))
    }

    @Test func caretsStandUnderThePlace() {
        let text = "class A: UIViewController {\n\t/*🙈漢e\u{301}*/ \(mistake)\n}"
        #expect(line(1, of: text) == "    2 | \t/*🙈漢e\u{301}*/ \(mistake)")
        // Two cells for the emoji, two for the sign, one for the letter with its accent.
        #expect(line(2, of: text) == "      | \t" + String(repeating: " ", count: 2 + 5 + 3 + 14) + "^~~~~~~~~~~")
    }

    @Test func carriageReturnsEndLines() {
        for end in ["\r\n", "\r"] {
            let text = ["class A: UIViewController {", "", "    \(mistake)", "}"].joined(separator: end)
            let found = result(text)
            #expect(found.findings.map(\.line) == [3])
            #expect(found.findings.map(\.column) == [19])
            #expect(line(1, of: text) == "    3 |     \(mistake)")
        }
    }

    @Test func aByteOrderMarkIsNoColumn() {
        let found = result("\u{FEFF}class A: UIViewController { \(mistake) }")
        #expect(found.findings.map(\.column) == [43])
        #expect(line(1, of: "\u{FEFF}class A: UIViewController { \(mistake) }").hasPrefix("    1 | class A"))
    }

    @Test func whatMovesTheCursorIsNotPrinted() {
        let text = "class A: UIViewController { /*\u{1B}[2J\u{202E}*/ \(mistake) }"
        #expect(line(1, of: text) == "    1 | class A: UIViewController { /*?[2J?*/ \(mistake) }")
        let named = Linter().lint(texts: ["A\n\u{7}.swift": "class A: UIViewController { \(mistake) }"])
        for format in [ReportFormat.xcode, .readable] {
            #expect(format.text(named, version: "1").hasPrefix("A??.swift:1:43: error: "))
        }
    }

    @Test func invalidBytesAreShownAsSuch() {
        let bytes = Array("class A: UIViewController { /*".utf8) + [0xFF, 0xC3] + Array("*/ \(mistake) }".utf8)
        let file = SourceFile(path: "A.swift", bytes: bytes)
        #expect(file.position(at: bytes.count).line == 1)
        #expect(file.columns(at: 32, line: 1).codePoints == 33)
    }

    @Test func aFindingOfSeveralLinesEndsWhereItEnds() throws {
        let text = """
            class A: UIViewController {
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(r), name: .changed,
                        object: nil)
                }
            }
            """
        let found = result(text)
        let finding = try #require(found.findings.first)
        #expect(finding.line == 4)
        #expect(finding.end.line == 6)
        // GitHub takes an end column only within one line.
        let command = ReportFormat.github.text(found, version: "1")
        #expect(command.contains("line=4,endLine=6,col=9,title="))
        #expect(!command.contains("endColumn"))
    }
}
