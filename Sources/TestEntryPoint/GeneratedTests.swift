/// Corrects the two kinds of source file that SwiftPM generates for a test product on Linux: the list
/// of XCTest methods, and the runner that starts XCTest or Swift Testing.
///
/// On Apple's platforms XCTest finds test methods through the Objective-C runtime and calls them on
/// the main thread, so their isolation never shows in a type. SwiftPM's list for Linux names them in
/// an array of one function type, which the compiler refuses as soon as some methods are
/// `@MainActor` and others are not, and which crashes at start when all of them are. The text is
/// edited, never replaced: what SwiftPM puts there besides stays, and every line keeps its number.
public enum GeneratedTests {
    /// The corrected text of a generated file, or nil when `text` is to be compiled as it is.
    ///
    /// - Parameter path: where the file lies; only files in SwiftPM's `….derived` folders change.
    public static func translate(text: String, path: String) -> String? {
        let components = path.split(separator: "/")
        guard components.count >= 2, let file = components.last else { return nil }
        let folder = components[components.count - 2]
        if folder.hasSuffix("PackageDiscoveredTests.derived") {
            return file == "all-discovered-tests.swift" ? nil : TestList.translate(text)
        }
        if folder.hasSuffix(".derived"), file == "runner.swift" {
            return TestRunner.translate(text)
        }
        return nil
    }
}
