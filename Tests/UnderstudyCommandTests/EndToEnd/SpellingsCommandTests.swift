import Foundation
import Testing

extension EndToEnd {
    /// `understudy test` on a package that uses what only Objective-C's runtime offers elsewhere.
    @Suite struct SpellingsCommandTests {
        @Test func `Objective-C spellings compile unchanged and behave`() throws {
            let package = try Fixture("Spellings")
            let run = try package.run("test")
            #expect(run.code == 0, "\(run.everything)")
            #expect(run.output.contains("Executed 18 tests, with 0 failures (0 unexpected)"), "\(run.everything)")
        }

        @Test func `errors are reported where the user's file has them`() throws {
            let package = try Fixture("Spellings")
            try package.write(
                """
                import UIKit
                final class Wrong: UIViewController {
                    @IBAction func tap() {}
                    func start() { let x: Int = "text" }
                    let selector = #selector(missing)
                }
                """, to: "Sources/Spellings/Wrong.swift")
            let run = try package.run("build")
            #expect(run.code != 0)
            #expect(run.everything.contains("Sources/Spellings/Wrong.swift:4:33: error: "), "\(run.everything)")
            #expect(run.everything.contains("Wrong.swift:5:"), "\(run.everything)")
            #expect(run.everything.contains("has no member 'missing'"), "\(run.everything)")
        }

        @Test func `a change in one file reaches the translation of another`() throws {
            let package = try Fixture("Spellings")
            #expect(try package.run("build").code == 0)
            // The class in the other file now gets an override that stands here.
            try package.write(
                "import UIKit\nextension Plain { public override func layoutSubviews() { super.layoutSubviews() } }\n",
                to: "Sources/Spellings/More.swift")
            let run = try package.run("build")
            #expect(run.code == 0, "\(run.everything)")
        }
    }
}
