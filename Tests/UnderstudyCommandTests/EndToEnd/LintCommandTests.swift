import Foundation
import Testing

extension EndToEnd {
    /// `understudy lint` and `rules` as they are run: what they print, write and end with.
    @Suite final class LintCommandTests {
        private let folder: URL

        init() throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("understudy lint \(UUID().uuidString)")
            try write("Sources/Home.swift", Self.home)
            try write("Sources/Old.m", "@interface Old : UIViewController\n@end\n@implementation Old\n- (void)viewDidLoad { [self go]; }\n@end\n")
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        private static let home = "class Home: UIViewController {\n    override func viewDidLoad() {\n        title = \"Home\"\n    }\n}\n"

        private func write(_ path: String, _ text: String) throws {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }

        private func read(_ path: String) throws -> String {
            try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        }

        private func lint(_ arguments: String...) throws -> CommandRun { try CommandRun(["lint"] + arguments, in: folder) }

        private static let xcode = """
            Sources/Home.swift:2:19: error: Home.viewDidLoad() does not call super.viewDidLoad() (missing-super)
            Sources/Old.m:4:9: error: Old.viewDidLoad() does not call super.viewDidLoad() (missing-super)

            """

        @Test func `findings end with 1, their forms are those of the formats`() throws {
            let readable = try lint("Sources")
            #expect(readable.code == 1, "\(readable.everything)")
            #expect(readable.output.hasPrefix("Sources/Home.swift:2:19: error: Home.viewDidLoad() does not call super.viewDidLoad() [missing-super]\n"))
            #expect(readable.output.contains("    2 |     override func viewDidLoad() {\n      |                   ^~~~~~~~~~~\n"))
            #expect(readable.output.hasSuffix("2 findings in 2 files, 2 files read\n"))
            #expect(readable.errors.isEmpty)
            // A path is the same however it is written.
            for path in ["./Sources", "Sources/", "."] { #expect(try lint(path, "--format", "xcode").output == Self.xcode) }
            let json = try lint("Sources", "--format=json")
            #expect(json.code == 1)
            let report = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
            #expect((report["findings"] as? [Any])?.count == 2)
            let sarif = try lint("Sources", "--format", "sarif")
            let log = try #require(try JSONSerialization.jsonObject(with: Data(sarif.output.utf8)) as? [String: Any])
            #expect(log["version"] as? String == "2.1.0")
            #expect(try lint("Sources", "--format", "checkstyle").output.contains("<file name=\"Sources/Old.m\">"))
            #expect(try lint("Sources", "--format", "github").output.hasPrefix("::error file=Sources/Home.swift,line=2,"))
        }

        @Test func `no findings end with 0, and wrong use with 2`() throws {
            try write("Good/A.swift", "let a = 1\n")
            let good = try lint("Good")
            #expect(good.code == 0)
            #expect(good.output == "no findings, 1 file read\n")
            let wrong: [([String], String)] = [
                (["lint"], "'understudy lint' needs files or folders; see 'understudy lint --help'"),
                (["lint", "Nowhere"], "there is no 'Nowhere'"),
                (["lint", "Good", "--fromat", "json"], "'--fromat' is not an option of 'understudy lint'; see 'understudy lint --help'"),
                (["lint", "Good", "--format", "html"], "'html' is not a format; there are readable, json, sarif, checkstyle, github, xcode"),
                (["lint", "Good", "--format"], "'--format' needs a value; see 'understudy lint --help'"),
                (["lint", "Good", "--baseline", "none.json"], "cannot read the baseline 'none.json'"),
                (["lint", "Good", "--config", "none.yml"], "cannot read the configuration 'none.yml'"),
            ]
            for (arguments, message) in wrong {
                let run = try CommandRun(arguments, in: folder)
                #expect(run.code == 2, "\(arguments)")
                #expect(run.errors == "understudy: \(message)\n")
                #expect(run.output.isEmpty)
            }
        }

        @Test func `a file that does not parse has its diagnostic and the others are linted`() throws {
            try write("Sources/Broken.swift", "class Broken: UIViewController {\n    func (\n")
            let run = try lint("Sources", "--format", "xcode")
            #expect(run.code == 1)
            #expect(run.output.contains("Sources/Broken.swift:2:"))
            #expect(run.output.contains("(parse-error)"))
            #expect(run.output.contains("Sources/Home.swift:2:19: error: "))
        }

        @Test func `fixes are written and what is left is reported`() throws {
            try write("Sources/Early.swift", "class Early: UIViewController {\n    override func viewDidLoad() {\n        super.viewDidLoad()\n        title = \"\\(view.bounds.width)\"\n    }\n}\n")
            let run = try lint("Sources", "--fix", "--format", "xcode")
            #expect(run.code == 1)
            #expect(run.errors == "understudy: 2 findings put right\n")
            #expect(run.output.hasPrefix("Sources/Early.swift:4:"))
            #expect(run.output.split(separator: "\n").count == 1)
            #expect(try read("Sources/Home.swift").contains("{\n        super.viewDidLoad()\n        title"))
            #expect(try read("Sources/Old.m").contains("{ [super viewDidLoad]; [self go]; }"))
            let again = try lint("Sources/Home.swift", "Sources/Old.m", "--fix")
            #expect(again.code == 0)
            #expect(again.errors.isEmpty)
        }

        @Test func `a baseline leaves out what was there`() throws {
            let wrote = try lint("Sources", "--write-baseline", "base.json")
            #expect(wrote.code == 0)
            #expect(wrote.errors == "understudy: 2 findings written to base.json\n")
            try write("Sources/Home.swift", "import UIKit\n\n" + Self.home)
            #expect(try lint("Sources", "--baseline", "base.json").code == 0)
            #expect(try lint(folder.appendingPathComponent("Sources").path, "--baseline", "base.json").code == 0)
            try write("Sources/More.swift", Self.home.replacingOccurrences(of: "Home", with: "More"))
            let more = try lint("Sources", "--baseline", "base.json", "--format", "xcode")
            #expect(more.code == 1)
            #expect(more.output.hasPrefix("Sources/More.swift:2:19: error: "))
            #expect(more.output.split(separator: "\n").count == 1)
        }

        @Test func `comments and a configuration switch rules off`() throws {
            try write("Sources/Home.swift", Self.home.replacingOccurrences(of: "    override", with: "    // understudy:disable missing-super -- the base class does nothing\n    override"))
            #expect(try lint("Sources/Home.swift").code == 0)
            try write("Sources/Home.swift", Self.home.replacingOccurrences(of: "    override", with: "    // understudy:disable missing-super\n    override"))
            #expect(try lint("Sources/Home.swift").output.contains("gives no reason"))
            try write(".understudy.yml", "severity:\r\n  missing-super: note\r\nexclude:\r\n  - Old.m\r\n")
            #expect(try lint("Sources", "--format", "xcode").output.contains("note: Home.viewDidLoad()"))
            #expect(try !lint("Sources", "--format", "xcode").output.contains("Old.m"))
            try write("other.yml", "disabled:\n  - missing-supper\n")
            let wrong = try lint("Sources", "--config", "other.yml")
            #expect(wrong.code == 2)
            #expect(wrong.errors == "understudy: other.yml:2: 'missing-supper' is not a rule; see 'understudy rules'\n")
        }

        @Test func `help names each option and rules explain themselves`() throws {
            let help = try CommandRun(["help", "lint"], in: folder)
            #expect(help.code == 0)
            for option in ["--format", "--fix", "--baseline", "--write-baseline", "--config"] { #expect(help.output.contains("  \(option) ")) }
            #expect(try lint("--help").output == help.output)
            let rules = try CommandRun(["rules"], in: folder)
            #expect(rules.code == 0)
            for rule in ["missing-super", "growth-in-layout", "layout-loop", "slow-layout"] { #expect(rules.output.contains(rule)) }
            let one = try CommandRun(["rules", "missing-super"], in: folder)
            #expect(one.code == 0)
            for part in ["missing-super", "why: ", "fix: ", "wrong:", "right:", "override func"] { #expect(one.output.contains(part), "\(part)") }
            let none = try CommandRun(["rules", "mising-super"], in: folder)
            #expect(none.code != 0)
            #expect(none.errors.contains("'mising-super'"))
        }
    }
}
