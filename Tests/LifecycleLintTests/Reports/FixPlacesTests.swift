import Foundation
import Testing

@testable import LifecycleLint

/// A fix leaves everything else as it is, and what it leaves is a program.
@Suite struct FixPlacesTests {
    private func fixed(_ text: String, file: String = "A.swift") -> String {
        String(decoding: Fixer.fixed(Linter().lint(texts: [file: text]).findings).bytes, as: UTF8.self)
    }

    private func isClean(_ text: String) -> Bool { Linter().lint(texts: ["A.swift": text]).findings.isEmpty }

    @Test func lineEndsAndByteOrderMarkStay() {
        let text = "\u{FEFF}class A: UIViewController {\r\n    override func viewDidLoad() {\r\n        go()\r\n    }\r\n    func go() {}\r\n}\r\n"
        let after = fixed(text)
        #expect(after == text.replacingOccurrences(of: "        go()", with: "        super.viewDidLoad()\r\n        go()"))
        #expect(isClean(after))
        #expect(fixed(after).isEmpty)
    }

    @Test(arguments: [
        ("{ // why\n        go()\n    }", "{ // why\n        super.viewDidLoad()\n        go()\n    }"),
        ("{ go()\n        go()\n    }", "{ super.viewDidLoad(); go()\n        go()\n    }"),
        ("{ /* a */ go()\n    }", "{ super.viewDidLoad(); /* a */ go()\n    }"),
        ("{\n    }", "{\n        super.viewDidLoad()\n    }"),
        ("{}", "{ super.viewDidLoad() }"),
        ("{ go() }", "{ super.viewDidLoad(); go() }"),
        ("{\n\n        // why\n        go()\n    }", "{\n        super.viewDidLoad()\n\n        // why\n        go()\n    }"),
        ("{\n        #if DEBUG\n        go()\n        #endif\n    }", "{\n        super.viewDidLoad()\n        #if DEBUG\n        go()\n        #endif\n    }"),
    ])
    func superGoesToABodyOfAnyShape(_ body: String, _ expected: String) {
        func program(_ body: String) -> String {
            "class A: UIViewController {\n    override func viewDidLoad() \(body)\n    func go() {}\n}"
        }
        #expect(fixed(program(body)) == program(expected))
        #expect(isClean(program(expected)))
    }

    @Test func aCaseIsNotLeftEmpty() {
        let text = """
            class A: UIViewController {
                var mode = 0
                override func viewDidLoad() {
                    super.viewDidLoad()
                    switch mode {
                    case 0:
                        super.viewDidLoad()
                    default: go()
                    }
                }
                func go() {}
            }
            """
        let after = fixed(text)
        #expect(after.contains("case 0:\n            break\n"))
        #expect(isClean(after))
    }

    @Test func selfIsAskedBeforeItGoes() {
        let text = "class A: UIViewController {\n    func close() {\n        view.removeFromSuperview()\n        removeFromParent()\n    }\n}"
        #expect(fixed(text).contains("        willMove(toParent: nil)\n        view.removeFromSuperview()\n        removeFromParent()\n"))
    }

    @Test func theRestOfALineWithACommentStays() {
        // A comment belongs to the call: nobody but its author can say what becomes of it.
        let text = "class A: UIViewController {\n    override func viewDidLoad() {\n        super.viewDidLoad()\n        super.viewDidLoad() // twice\n    }\n}"
        #expect(Linter().lint(texts: ["A.swift": text]).findings.map(\.isFixable) == [false])
    }

    @Test func whatIsNotUTF8IsNotWritten() throws {
        let text = "class A: UIViewController {\n    override func viewDidLoad() {}\n}\n"
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fix-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("A.swift")
        let wide = try #require(text.data(using: .utf16))
        try wide.write(to: file)
        let findings = try Linter().lint(paths: [folder.path]).findings
        #expect(findings.map(\.ruleName) == ["missing-super"])
        #expect(try Fixer.apply(findings) == 0)
        #expect(try Data(contentsOf: file) == wide)
        // Bytes that are no UTF-8 stay as they are around a fix.
        try (Data([0x2F, 0x2F, 0xE4, 0x0A]) + Data(text.utf8)).write(to: file)
        #expect(try Fixer.apply(Linter().lint(paths: [folder.path]).findings) == 1)
        #expect(try Data(contentsOf: file).starts(with: [0x2F, 0x2F, 0xE4, 0x0A]))
        #expect(try Linter().lint(paths: [folder.path]).findings.isEmpty)
    }

    /// After fixing, no finding that has a fix is left, none is new, and each file still parses.
    @Test(arguments: Snippet.all.filter { !$0.expected.isEmpty })
    func fixingBringsNothingNew(_ snippet: Snippet) {
        var texts = [snippet.isObjectiveC ? "A.m" : "A.swift": snippet.text.replacingOccurrences(of: "\n", with: "\r\n")]
        let before = Linter().lint(texts: texts).findings
        for _ in 0..<8 {
            let findings = Linter().lint(texts: texts).findings.filter(\.isFixable)
            if findings.isEmpty { break }
            texts = texts.mapValues { _ in String(decoding: Fixer.fixed(findings).bytes, as: UTF8.self) }
        }
        let after = Linter().lint(texts: texts).findings
        #expect(after.allSatisfy { !$0.isFixable && $0.rule != nil })
        #expect(after.count <= before.count)
        #expect(Set(after.map(\.ruleName)).isSubset(of: Set(before.map(\.ruleName))))
        // No line end was mixed in.
        for text in texts.values { #expect(!text.replacingOccurrences(of: "\r\n", with: "").utf8.contains(10)) }
    }
}
