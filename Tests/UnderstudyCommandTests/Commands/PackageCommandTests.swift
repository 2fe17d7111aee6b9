import Testing

@testable import understudy

@Suite struct PackageCommandTests {
    @Test(arguments: [
        ("test", ["--filter", "A"], ["test", "--toolset", "t", "--filter", "A"]),
        ("test", ["list"], ["test", "list", "--toolset", "t"]),
        ("run", ["Demo", "--", "list"], ["run", "--toolset", "t", "Demo", "--", "list"]),
        ("build", [], ["build", "--toolset", "t"]),
    ])
    func `SwiftPM's options are passed through`(verb: String, own: [String], all: [String]) {
        #expect(PackageCommand.arguments(verb: verb, toolset: "t", own: own) == all)
    }

    @Test func `tests run on the virtual clock and programs on the wall clock, unless told otherwise`() {
        func clock(_ verb: String, _ inherited: [String: String]) -> String? {
            PackageCommand.environment(verb: verb, inherited: inherited, compiler: "c", swiftc: "s")["UNDERSTUDY_CLOCK"]
        }
        #expect(clock("test", [:]) == "virtual")
        #expect(clock("run", [:]) == "wall")
        #expect(clock("test", ["UNDERSTUDY_CLOCK": "wall"]) == "wall")
    }

    @Test func `SwiftPM is given the wrapper, and the wrapper the compiler`() {
        let environment = PackageCommand.environment(
            verb: "build", inherited: ["UNDERSTUDY_CACHE": "/c"], compiler: "/sdk/bin/swiftc", swiftc: "/t/swiftc")
        #expect(environment["SWIFT_EXEC"] == "/sdk/bin/swiftc")
        #expect(environment["SWIFT_EXEC_MANIFEST"] == "/t/swiftc")
        #expect(environment["UNDERSTUDY_SWIFTC"] == "/t/swiftc")
        #expect(environment["UNDERSTUDY_CACHE"] == "/c")
    }

    @Test func `the option of the checker is taken out, but not what belongs to the product`() {
        func checks(_ verb: String, _ own: String...) -> ([String], String?) { PackageCommand.checks(verb: verb, own: own) }
        #expect(checks("test", "--filter", "A", "--check") == (["--filter", "A"], "fail"))
        #expect(checks("test", "--check=log,missing-super=ignore") == ([], "log,missing-super=ignore"))
        #expect(checks("run", "--package-path", "P", "--check", "Demo", "--check") == (["--package-path", "P", "Demo", "--check"], "log"))
        #expect(checks("run", "Demo") == (["Demo"], nil))
        #expect(checks("build", "--check") == (["--check"], nil))
    }
}
