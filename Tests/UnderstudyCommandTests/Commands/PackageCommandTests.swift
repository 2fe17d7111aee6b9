import Foundation
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

    @Test(arguments: [
        ("test", [], ["test", "--toolset", "t", "--enable-test-discovery"]),
        ("test", ["list"], ["test", "list", "--toolset", "t", "--enable-test-discovery"]),
        ("test", ["--enable-test-discovery"], ["test", "--toolset", "t", "--enable-test-discovery"]),
        ("build", [], ["build", "--toolset", "t"]),
        ("build", ["--build-tests"], ["build", "--toolset", "t", "--enable-test-discovery", "--build-tests"]),
    ])
    func `a list of tests for Linux is passed over`(verb: String, own: [String], all: [String]) {
        #expect(PackageCommand.arguments(verb: verb, toolset: "t", own: own, bringsTestList: true) == all)
    }

    @Test func `a list of tests for Linux is looked for in the package`() throws {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent("list-\(UUID().uuidString)")
        defer { try? files.removeItem(at: folder) }
        let tests = folder.appendingPathComponent("Tests/ShopTests")
        try files.createDirectory(at: tests, withIntermediateDirectories: true)
        try Data().write(to: folder.appendingPathComponent("Package.swift"))
        #expect(!PackageCommand.bringsTestList([], in: folder.path))
        try Data().write(to: folder.appendingPathComponent("Tests/LinuxMain.swift"))
        #expect(PackageCommand.bringsTestList([], in: folder.path))
        #expect(PackageCommand.bringsTestList([], in: tests.path))
        #expect(PackageCommand.bringsTestList(["--package-path", folder.path], in: "/"))
        #expect(PackageCommand.bringsTestList(["--package-path=\(folder.lastPathComponent)"], in: files.temporaryDirectory.path))
        #expect(!PackageCommand.bringsTestList([], in: "/"))
    }

    @Test func `tests run on the virtual clock and programs on the wall clock, unless told otherwise`() {
        func clock(_ verb: String, _ inherited: [String: String]) -> String? {
            PackageCommand.environment(verb: verb, inherited: inherited, installation: Installation(root: "/sdk"), swiftc: "s")["UNDERSTUDY_CLOCK"]
        }
        #expect(clock("test", [:]) == "virtual")
        #expect(clock("run", [:]) == "wall")
        #expect(clock("test", ["UNDERSTUDY_CLOCK": "wall"]) == "wall")
    }

    @Test(arguments: [
        (["UNDERSTUDY_CLOCK": "wall", "UNDERSTUDY_IOS": "15"], 0), ([:], 0), (["UNDERSTUDY_IOS": "26.1"], 0),
        (["UNDERSTUDY_CLOCK": "fast"], 1), (["UNDERSTUDY_IOS": "99"], 1), (["UNDERSTUDY_IOS": "new", "UNDERSTUDY_CLOCK": ""], 2),
        (["UNDERSTUDY_CHECK": "0"], 0), (["UNDERSTUDY_CHECK": "1,slow-layout=ignore"], 0), (["UNDERSTUDY_CHECK": "fial"], 1),
    ] as [([String: String], Int)])
    func `values of variables that mean nothing are refused`(environment: [String: String], count: Int) {
        #expect(PackageCommand.mistakes(in: environment).count == count)
    }

    @Test func `SwiftPM is given the wrapper, and the wrapper the compiler`() {
        let environment = PackageCommand.environment(
            verb: "build", inherited: ["UNDERSTUDY_CACHE": "/c"], installation: Installation(root: "/sdk"), swiftc: "/t/swiftc")
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
