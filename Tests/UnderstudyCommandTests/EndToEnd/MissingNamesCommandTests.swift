import Foundation
import Testing

extension EndToEnd {
    /// What a package that does not compile ends with.
    @Suite struct MissingNamesCommandTests {
        @Test func `each unknown name of Apple's is explained after the compiler's own words`() throws {
            let package = try Fixture("Missing")
            let build = try package.run("build")
            #expect(build.code == 1, "\(build.everything)")
            #expect(
                build.everything.contains("Missing.swift:4:15: error: cannot find type 'UIWebView' in scope"),
                "\(build.everything)")
            #expect(
                build.messages == [
                    "understudy: UIKit has no 'UIWebView' yet",
                    "understudy: 'UIKitchenSink' is not among the names that Understudy knows of Apple's UIKit",
                ], "\(build.everything)")

            try package.write("import ARKit\n", to: "Sources/Missing/Missing.swift")
            let module = try package.run("build")
            #expect(module.code == 1, "\(module.everything)")
            #expect(module.everything.contains("error: no such module 'ARKit'"), "\(module.everything)")
            #expect(module.messages.count == 1, "\(module.everything)")
            #expect(module.messages.first?.hasPrefix("understudy: there is no 'ARKit' yet; Understudy has ") == true)
        }
    }
}
