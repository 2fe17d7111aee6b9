import LifecycleEvents
import Testing

@testable import understudy

@Suite struct TraceOptionsTests {
    @Test func `arguments are read in any order, values beside their option or behind an equals sign`() throws {
        let options = try TraceOptions([
            "Home", "--journey=open,pop", "--format", "json", "--package-path", "../Shop", "-c", "release", "--color", "never", "Shop.Cart",
        ])
        #expect(options.types == ["Home", "Shop.Cart"])
        #expect(options.journey == [.open, .pop])
        #expect(options.format == .json)
        #expect(options.package == ["--package-path", "../Shop", "-c", "release"])
        #expect(options.isColoured == false)
        #expect(try TraceOptions([]).journey == JourneyStep.standard)
    }

    @Test(arguments: [
        (["--journey", "jump"], "'jump' is not a step"), (["--format", "xml"], "'xml' is not a format"),
        (["--journey"], "'--journey' needs a value"), (["--fast"], "'--fast' is not an option of 'trace'"),
        (["--color", "red"], "'red'"), (["--timeout", "0"], "'0'"),
        (["--check=fial"], "'fial' is not a policy of the checker"),
    ])
    func `mistakes are named`(arguments: [String], message: String) {
        #expect { try TraceOptions(arguments) } throws: { ($0 as? TraceOptions.Mistake)?.description.contains(message) == true }
    }
}

@Suite struct BuildManifestTests {
    private let text = """
        targets:
          "main": ["<App-x86_64-unknown-linux-gnu-debug.module>","<Macro-x86_64-unknown-linux-gnu-debug-tool.module>"]
          "test": ["<App-x86_64-unknown-linux-gnu-debug.module>","<AppTests-x86_64-unknown-linux-gnu-debug.module>"]
        commands:
          "<App-x86_64-unknown-linux-gnu-debug.module>":
            tool: phony
            inputs: ["/p/App.build/A.swift.o","/p/App.build/with space.o","/p/Modules/App.swiftmodule"]
          "<AppTests-x86_64-unknown-linux-gnu-debug.module>":
            tool: phony
            inputs: ["/p/AppTests.build/T.swift.o"]
          "<Macro-x86_64-unknown-linux-gnu-debug-tool.module>":
            tool: phony
            inputs: ["/p/Macro-tool.build/M.swift.o"]
          "/p/AppTests.xctest":
            args: ["swiftc","-L","/p","-lsqlite3","-o","/p/AppTests.xctest"]
        """

    @Test func `objects of the package's modules are found, not those of tests and macros`() {
        let manifest = BuildManifest(text: text)
        #expect(manifest.objects == ["/p/App.build/A.swift.o", "/p/App.build/with space.o"])
        #expect(manifest.libraries == ["-lsqlite3"])
    }

    @Test func `a text of another form has no objects`() {
        #expect(BuildManifest(text: "main\n  \"main\": [\n").objects == [])
    }
}

@Suite struct TypeNamesTests {
    private let types = ["App.HomeController", "App.Nested.ListController", "Kit.ListController", "Kit.A"]

    @Test func `full names, names without module, and names that several have`() {
        #expect(TypeNames.find("App.HomeController", among: types) == .found("App.HomeController"))
        #expect(TypeNames.find("HomeController", among: types) == .found("App.HomeController"))
        #expect(TypeNames.find("ListController", among: types) == .several(["App.Nested.ListController", "Kit.ListController"]))
        #expect(TypeNames.find("Kit.ListController", among: types) == .found("Kit.ListController"))
    }

    @Test func `names like a wrong one are offered, best first`() {
        #expect(TypeNames.find("HomeControler", among: types) == .none(similar: ["App.HomeController"]))
        #expect(TypeNames.find("Zebra", among: types) == .none(similar: []))
    }
}
