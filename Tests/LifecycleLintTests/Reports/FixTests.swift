import Testing

@testable import LifecycleLint

/// What has one right fix, and what it looks like afterwards.
@Suite struct FixTests {
    private func fixed(_ text: String, file: String = "A.swift") -> String {
        let findings = Linter().lint(texts: [file: text]).findings
        return String(decoding: Fixer.fixed(findings).bytes, as: UTF8.self)
    }

    @Test func superIsCalledFirst() {
        let text = "class A: UIViewController {\n    override func viewWillAppear(_ animated: Bool) {\n        title = nil\n    }\n}"
        let expected =
            "class A: UIViewController {\n    override func viewWillAppear(_ animated: Bool) {\n        super.viewWillAppear(animated)\n        title = nil\n    }\n}"
        #expect(fixed(text) == expected)
        #expect(Linter().lint(texts: ["A.swift": expected]).findings.isEmpty)
    }

    @Test func labelsAndNamesAreKept() {
        let text = "class A: UIViewController {\n\toverride func viewWillTransition(to size: CGSize, with c: C) {\n\t\tgo()\n\t}\n}"
        #expect(fixed(text).contains("{\n\t\tsuper.viewWillTransition(to: size, with: c)\n\t\tgo()"))
    }

    @Test func superInABodyOnOneLine() {
        #expect(fixed("class A: UIViewController { override func viewDidLoad() {} }").contains("{ super.viewDidLoad() }"))
        #expect(fixed("class A: UIViewController { override func viewDidLoad() { go() } }").contains("{ super.viewDidLoad(); go() }"))
    }

    @Test func superInObjectiveC() {
        let text = "@interface A : UIViewController\n@end\n@implementation A\n- (void)viewWillAppear:(BOOL)animated {\n    go();\n}\n@end\n"
        #expect(fixed(text, file: "A.m").contains("{\n    [super viewWillAppear:animated];\n    go();"))
    }

    @Test func aDelegateBecomesWeak() {
        let text = "protocol ADelegate: AnyObject {}\nclass A { public var delegate: ADelegate? }"
        #expect(fixed(text) == "protocol ADelegate: AnyObject {}\nclass A { public weak var delegate: ADelegate? }")
        // A protocol that structures can adopt cannot be held weakly.
        #expect(fixed("protocol ADelegate {}\nclass A { var delegate: ADelegate? }").contains("weak") == false)
    }

    @Test func redundantCallsGo() {
        let text = """
            class A: UIViewController {
                func show(_ child: UIViewController) {
                    child.willMove(toParent: self)
                    addChild(child)
                    view.addSubview(child.view)
                    child.didMove(toParent: self)
                }
            }
            """
        #expect(fixed(text).contains("{\n        addChild(child)"))
    }

    @Test func willMoveIsPutBefore() {
        let text = "class A: UIViewController {\n    func hide() {\n        c?.view.removeFromSuperview()\n        c?.removeFromParent()\n    }\n}"
        #expect(fixed(text).contains("        c?.willMove(toParent: nil)\n        c?.view.removeFromSuperview()\n        c?.removeFromParent()\n"))
    }

    @Test func fixingIsDoneAfterSomeRounds() {
        for snippet in Snippet.all {
            var texts = [snippet.isObjectiveC ? "A.m" : "A.swift": snippet.text]
            for round in 0...8 {
                let findings = Linter().lint(texts: texts).findings.filter(\.isFixable)
                if findings.isEmpty { break }
                #expect(round < 8, "\(snippet.name)")
                texts = texts.mapValues { _ in String(decoding: Fixer.fixed(findings).bytes, as: UTF8.self) }
            }
            let problems = Linter().lint(texts: texts).findings.filter { $0.rule == nil }
            #expect(problems.isEmpty, "\(snippet.name)")
        }
    }
}
