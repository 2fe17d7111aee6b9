import Foundation
import Testing

@testable import LifecycleLint

/// A baseline knows its findings again though the file has changed around them.
@Suite struct BaselineTests {
    private func findings(_ text: String, file: String = "A.swift") -> [Finding] { Linter().lint(texts: [file: text]).findings }

    private func program(_ name: String, indent: String = "    ") -> String {
        "class \(name): UIViewController {\n\(indent)override func viewDidLoad() {}\n}\n"
    }

    @Test func movedAndIndentedLinesAreKnown() {
        let baseline = Baseline(findings(program("A")))
        #expect(baseline.new(among: findings("import UIKit\n\n\n" + program("A", indent: "\t\t"))).isEmpty)
        #expect(baseline.new(among: findings(program("A").replacingOccurrences(of: "\n", with: "\r\n"))).isEmpty)
    }

    @Test func asManyAsBeforeAreKnown() {
        let baseline = Baseline(findings(program("A") + program("B")))
        #expect(baseline.new(among: findings(program("B"))).isEmpty)
        #expect(baseline.new(among: findings(program("A") + program("B") + program("C"))).map(\.line) == [8])
    }

    @Test func anotherFileOrRuleIsNew() {
        let baseline = Baseline(findings(program("A")))
        #expect(baseline.new(among: findings(program("A"), file: "B.swift")).count == 1)
        let twice = "class A: UIViewController {\n    override func viewDidLoad() { super.viewDidLoad(); super.viewDidLoad() }\n}\n"
        #expect(baseline.new(among: findings(twice)).map(\.ruleName) == ["repeated-super"])
    }

    @Test func aPathIsOneHoweverItIsGiven() {
        let folder = FileManager.default.currentDirectoryPath
        let baseline = Baseline(findings(program("A"), file: "Sources/A.swift"))
        #expect(baseline.new(among: findings(program("A"), file: folder + "/Sources/A.swift")).isEmpty)
    }

    @Test func aFileKeepsItAndOthersAreRefused() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("baseline-\(UUID().uuidString).json").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let baseline = Baseline(findings(program("Ä")))
        try baseline.write(to: file)
        #expect(try Baseline(contentsOf: file) == baseline)
        for text in ["", "[]", "{\"version\": 1}"] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: file))
            #expect(throws: LintProblem("'\(file)' is not a baseline of 'understudy lint --write-baseline'")) {
                try Baseline(contentsOf: file)
            }
        }
        try Data("{\"version\": 9, \"findings\": []}".utf8).write(to: URL(fileURLWithPath: file))
        #expect(throws: LintProblem("'\(file)' is a baseline of version 9, which is not known")) { try Baseline(contentsOf: file) }
        #expect(throws: LintProblem("cannot read the baseline '/no/such'")) { try Baseline(contentsOf: "/no/such") }
        #expect(throws: LintProblem("cannot write the baseline '/no/such/file'")) { try baseline.write(to: "/no/such/file") }
    }

    @Test func configurationsWithAnyLineEnds() throws {
        let text = "disabled:\n  - missing-super\nexclude:\n  - Old\n"
        for form in [text, text.replacingOccurrences(of: "\n", with: "\r\n"), "\u{FEFF}" + text, text.replacingOccurrences(of: "\n", with: "\r")] {
            let configuration = try Configuration(text: form)
            #expect(configuration.disabled == ["missing-super"])
            #expect(configuration.excluded == ["Old"])
        }
        #expect(throws: LintProblem("c.yml:3: 'x' is not a rule; see 'understudy rules'")) {
            try Configuration(text: "# a\r\ndisabled:\r\n  - x\r\n", path: "c.yml")
        }
        #expect(throws: LintProblem("c.yml:2: 'deep: 1' is not understood here")) {
            try Configuration(text: "exclude:\n  deep: 1\n", path: "c.yml")
        }
        #expect(throws: LintProblem("c.yml:1: 'all' is not a list")) { try Configuration(text: "disabled: all", path: "c.yml") }
        #expect(throws: LintProblem("cannot read the configuration '/no/such'")) { try Configuration(contentsOf: "/no/such") }
    }
}
