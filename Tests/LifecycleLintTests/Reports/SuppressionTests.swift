import Testing

@testable import LifecycleLint

/// Comments that switch rules off, configuration and baselines.
@Suite struct SuppressionTests {
    private func rules(_ text: String, _ configuration: Configuration = Configuration()) -> [String] {
        Linter(configuration: configuration).lint(texts: ["A.swift": text]).findings.map { "\($0.line) \($0.ruleName)" }
    }

    private let mistake = "    override func viewDidLoad() {}"

    @Test func onALineOfItsOwnItIsForTheNext() {
        let text = "class A: UIViewController {\n    // understudy:disable missing-super -- nothing to do\n\(mistake)\n}"
        #expect(rules(text) == [])
    }

    @Test func afterCodeItIsForThatLine() {
        #expect(rules("class A: UIViewController {\n\(mistake) // understudy:disable missing-super -- why not\n}") == [])
    }

    @Test func nextThisAndFileCanBeSaid() {
        for place in ["next", "file"] {
            #expect(rules("class A: UIViewController {\n// understudy:disable:\(place) missing-super -- r\n\(mistake)\n}") == [])
        }
        #expect(rules("class A: UIViewController {\n\(mistake) // understudy:disable:this missing-super -- r\n}") == [])
        #expect(rules("class A: UIViewController {\n\(mistake)\n}\n// understudy:disable:file all -- r") == [])
    }

    @Test func aReasonIsRequired() {
        #expect(
            rules("class A: UIViewController {\n    // understudy:disable missing-super\n\(mistake)\n}")
                == ["2 suppression", "3 missing-super"])
        #expect(rules("// understudy:disable missing-super --  \nlet a = 1") == ["1 suppression"])
    }

    @Test func anUnknownRuleIsReported() {
        #expect(rules("// understudy:disable mising-super -- typing\nlet a = 1") == ["1 suppression"])
        #expect(rules("// understudy:disable -- nothing\nlet a = 1") == ["1 suppression"])
    }

    @Test func anotherRuleIsNotMeant() {
        #expect(
            rules("class A: UIViewController {\n    // understudy:disable repeated-super -- other\n\(mistake)\n}")
                == ["3 missing-super"])
    }

    @Test func configurationSwitchesOffAndRegrades() throws {
        let text = "class A: UIViewController {\n\(mistake)\n}"
        let off = try Configuration(text: "# ours\ndisabled:\n  - missing-super  # legacy\n")
        #expect(rules(text, off) == [])
        #expect(try Configuration(text: "disabled: [missing-super, strong-delegate]").disabled == ["missing-super", "strong-delegate"])
        let regraded = try Configuration(text: "severity:\n  missing-super: note\nexclude:\n  - \"Generated\"\n  - Old/*.swift\n")
        #expect(regraded.excluded == ["Generated", "Old/*.swift"])
        #expect(Linter(configuration: regraded).lint(texts: ["A.swift": text]).findings.map(\.severity) == [.note])
    }

    @Test(arguments: [
        ("disabled:\n  - no-such-rule", ".understudy.yml:2: 'no-such-rule' is not a rule; see 'understudy rules'"),
        ("disabled: [state-lost]", ".understudy.yml:1: 'state-lost' is found at run time only, not by lint; see 'understudy rules'"),
        ("severity:\n  missing-super: fatal", ".understudy.yml:2: 'fatal' is not one of 'error', 'warning', 'note'"),
        ("rules: all", ".understudy.yml:1: 'rules: all' is not one of 'disabled:', 'severity:', 'exclude:'"),
    ])
    func configurationSaysWhatIsWrong(_ text: String, _ message: String) {
        #expect(throws: LintProblem(message)) { try Configuration(text: text) }
    }

    @Test func baselineKnowsFindingsOnMovedLines() {
        let text = "class A: UIViewController {\n\(mistake)\n}"
        let old = Linter().lint(texts: ["A.swift": text])
        let moved = Linter().lint(texts: ["A.swift": "\n\n" + text])
        let baseline = Baseline(old.findings)
        #expect(baseline.new(among: moved.findings).isEmpty)
        let more = Linter().lint(texts: ["A.swift": text + "\nclass B: UIViewController {\n\(mistake)\n}"])
        #expect(baseline.new(among: more.findings).map(\.line) == [5])
    }
}
