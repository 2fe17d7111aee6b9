import Testing

@testable import TestEntryPoint

@Suite struct GeneratedTestsTests {
    /// The form in which SwiftPM 6.3 lists a class's methods.
    let list = """
        import XCTest
        @testable import ShapesTests

        fileprivate extension Plain {
            static nonisolated(unsafe) let __allTests__Plain = [
                ("testA", testA),
                ("testB", asyncTest(testB)),
                ("testC", testC)
            ]
        }
        """
    let listPath = "/p/.build/debug/ShapesPackageDiscoveredTests.derived/ShapesTests.swift"

    @Test func `synchronous methods run as main actor code, others stay`() throws {
        let text = try #require(GeneratedTests.translate(text: list, path: listPath))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[5] == #"        ("testA", _onMainActor(testA)),"#)
        #expect(lines[6] == #"        ("testB", asyncTest(testB)),"#)
        #expect(lines[7] == #"        ("testC", _onMainActor(testC))"#)
        #expect(lines[9] == "}")
    }

    @Test func `a list without synchronous methods is left alone`() {
        let text = "import XCTest\n        (\"testB\", asyncTest(testB))\n"
        #expect(GeneratedTests.translate(text: text, path: listPath) == nil)
    }

    @Test func `the runner keeps its lines and starts Swift Testing beside the main run loop`() throws {
        let runner = """
            struct Runner {
                static func main() {
                    _runAsyncMain {
                        await Testing.__swiftPMEntryPoint() as Never
                    }
                }
            }
            """
        let text = try #require(
            GeneratedTests.translate(text: runner, path: "/p/ShapesPackageTests.derived/runner.swift"))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[2] == "        _besideMainRunLoop {")
        #expect(lines[3] == "            await Testing.__swiftPMEntryPoint() as Never")
        #expect(lines[6] == "}")
    }

    @Test(arguments: ["/p/Tests/ShapesTests/A.swift", "/p/Other.derived/resource_bundle_accessor.swift", "", "/"])
    func `a file that SwiftPM did not generate for tests is left alone`(path: String) {
        #expect(GeneratedTests.translate(text: list, path: path) == nil)
    }
}
