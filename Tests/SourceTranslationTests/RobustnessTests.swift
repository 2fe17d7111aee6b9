@testable import SourceTranslation
import Testing

/// Odd input: whatever it is, every line stays, and nothing crashes.
@Suite struct RobustnessTests {
    @Test(arguments: [
        "", "\n", "@objc", "#selector(", "class", "class A: ", "extension", "@objc protocol P {", "import", "import UIKit.",
        "#if os(iOS)", "x.f?(", "\u{FEFF}@objc class A {}", "class A { @objc func f( }", "let s = \"@objc \\(#selector(a))\"",
        "/* unterminated @objc", "func f() { a.b?(c: ", "class A<T: B<C>>: D<T> { @objc var x: Int }", "@objc\r\nclass A {}\r\n",
    ])
    func everyLineStays(text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let translated = Translated(text).lines(lines.count)
        #expect(translated.count == lines.count)
    }

    /// The compiler is to speak of the brace, not of what was generated.
    @Test func nothingIsAddedAfterABraceThatIsMissing() {
        let whole = "class A: NSObject {\n    @objc func f() {}\n}\n"
        #expect(Translated(whole).text().contains("ExposedMembers"))
        let broken = "class A: NSObject {\n    @objc func f( {}\n    @objc func g() {\n"
        #expect(!Translated(broken).text().contains("enum _Exposed"))
        let conditional = whole + "#if swift(<3)\nfunc h( {\n#endif\n"
        #expect(Translated(conditional).text().contains("ExposedMembers"))
    }

    @Test func responseFilesMayHaveQuotedPaths() {
        #expect(
            CompilerInvocation.words(of: "'/a b/C.swift'\n/d\\ e.swift \"/f g.swift\"") == ["/a b/C.swift", "/d e.swift", "/f g.swift"])
    }

    @Test func manifestsAndLinksAreNotTranslated() {
        #expect(!CompilerInvocation(arguments: ["-package-description-version", "5.9", "Package.swift"]).compilesSources)
        #expect(!CompilerInvocation(arguments: ["-emit-executable", "a.o"]).compilesSources)
        #expect(!CompilerInvocation(arguments: ["-frontend", "-c", "a.swift"]).compilesSources)
        #expect(CompilerInvocation(arguments: ["-module-name", "A", "-c", "a.swift"]).compilesSources)
    }
}
