import Testing

@testable import LifecycleLint

/// What is said, word for word.
@Suite struct MessageTests {
    private func messages(_ text: String) -> [String] {
        Linter().lint(texts: ["A.swift": text]).findings.map { "\($0.line):\($0.column) \($0.message)" }
    }

    @Test func missingSuperNamesClassAndCallback() {
        #expect(
            messages("class A: UIViewController {\n    override func viewDidLoad() {}\n}")
                == ["2:19 A.viewDidLoad() does not call super.viewDidLoad()"])
    }

    @Test func missingSuperOnSomePaths() {
        let text = """
            class A: UIViewController {
                override func viewWillAppear(_ animated: Bool) {
                    if animated { super.viewWillAppear(animated) }
                }
            }
            """
        #expect(messages(text) == ["2:19 A.viewWillAppear(_:) leaves on a path that does not call super.viewWillAppear(_:)"])
    }

    @Test func geometryNamesTheValue() {
        let text = """
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "\\(view.safeAreaInsets.top)"
                }
            }
            """
        #expect(messages(text) == ["4:20 view.safeAreaInsets.top is read in viewDidLoad(), where it is not final yet"])
    }

    @Test func observerNamesTheNotification() {
        let text = """
            class A: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    NotificationCenter.default.addObserver(self, selector: #selector(r), name: .changed, object: nil)
                }
            }
            """
        #expect(
            messages(text)
                == ["4:9 the observer of .changed added in viewDidAppear(_:) is not removed when the controller disappears"])
    }

    @Test func classesAreKnownAcrossFiles() {
        let result = Linter().lint(texts: [
            "A.swift": "class A: Base { override func viewDidLoad() {} }",
            "Base.swift": "class Base: Root {}",
            "Root.h": "@interface Root : UIViewController\n@end",
        ])
        #expect(result.findings.map(\.ruleName) == ["missing-super"])
        #expect(result.fileCount == 3)
    }
}
