import Foundation
import Testing

@testable import LifecycleLint

/// Nothing in the input stops the linter.
@Suite struct RobustnessTests {
    private func names(_ texts: [String: String]) -> [String] {
        Linter().lint(texts: texts).findings.map { "\($0.path) \($0.ruleName)" }
    }

    @Test func aFileThatDoesNotParseHasItsDiagnosticAndOthersAreLinted() {
        let found = names([
            "A.swift": "class A: UIViewController { override func viewDidLoad( { }",
            "B.swift": "class B: UIViewController { override func viewDidLoad() {} }",
        ])
        #expect(found.contains("A.swift parse-error"))
        #expect(found.contains("B.swift missing-super"))
    }

    @Test func objectiveCWithoutItsBracketsHasADiagnostic() {
        let found = names(["A.m": "@implementation A\n- (void)go {\n  [self go;\n"])
        #expect(found.contains("A.m parse-error"))
    }

    @Test func emptyAndStrangeTexts() {
        for text in ["", "\n", "\r\r\r", "\u{FEFF}let a = 1", "}}}}", "{{{{", "class", "@", "extension {", "\"\"\"", "#if\n", "/*"] {
            _ = names(["A.swift": text, "B.m": text, "C.h": text, "D.storyboard": text, "E.mm": text])
        }
    }

    @Test(arguments: [200, 5_000])
    func deepNesting(_ depth: Int) {
        func nested(_ open: String, _ close: String) -> String {
            String(repeating: open, count: depth) + String(repeating: close, count: depth)
        }
        let bodies = [
            nested("(", ")"), nested("[", "]"), nested("if a { ", "}"), nested("{ ", "}"),
            "a" + String(repeating: ".b", count: depth), "a" + String(repeating: "()", count: depth),
            "a" + String(repeating: " + a", count: depth), "!" + String(repeating: "-", count: depth) + "a",
        ]
        for body in bodies {
            _ = names([
                "A.swift": "class A: UIViewController { override func viewDidLoad() { \(body) } }",
                "B.m": "@implementation AViewController\n- (void)viewDidLoad { \(body); }\n@end",
            ])
        }
        _ = names(["A.swift": nested("class A: UIViewController { ", "}")])
    }

    @Test func binaryAndOddEncodings() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lint-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ name: String, _ data: Data) throws { try data.write(to: folder.appendingPathComponent(name)) }
        let mistake = "class A: UIViewController { override func viewDidLoad() {} }"
        try write("binary.swift", Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 7) }))
        try write("latin.swift", Data([0x2F, 0x2F, 0xE4, 0xF6, 0x0A]) + Data(mistake.utf8))
        try write("wide.swift", try #require(("// ä\n" + mistake).data(using: .utf16)))
        try write("broken.m", Data([0xC3, 0x28, 0xFF, 0x40, 0x69]))
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/loop", withDestinationPath: folder.path)
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/gone.swift", withDestinationPath: "/nowhere")
        let found = try Linter().lint(paths: [folder.path]).findings.map {
            "\(URL(fileURLWithPath: $0.path).lastPathComponent) \($0.ruleName)"
        }
        #expect(found.contains("binary.swift parse-error"))
        #expect(found.filter { $0 == "latin.swift missing-super" }.count == 1)
        #expect(found.contains("wide.swift missing-super"))
    }

    @Test func aClassThatInheritsFromItself() {
        _ = names(["A.swift": "class A: B { override func viewDidLoad() {} }\nclass B: A {}\nclass C: C {}"])
    }

    @Test func aMissingPathIsAProblem() {
        #expect(throws: LintProblem("there is no '/no/such/path'")) { try Linter().lint(paths: ["/no/such/path"]) }
    }

    /// Each prefix of the corpus is a text that somebody is in the middle of writing.
    @Test func textsCutOffAnywhere() {
        for snippet in Snippet.all {
            let scalars = Array(snippet.text.unicodeScalars)
            for cut in stride(from: 1, to: scalars.count, by: 211) {
                let text = String(String.UnicodeScalarView(scalars[..<cut]))
                _ = names([snippet.isObjectiveC ? "A.m" : "A.swift": text])
            }
        }
    }
}
