@testable import SourceTranslation
import Testing

/// Names as the Swift compiler derives them for `@objc` members (The Swift Programming Language,
/// "Objective-C Interoperability").
@Suite struct SelectorNamingTests {
    @Test(arguments: [
        ("tap", [], "tap"),
        ("tap", [""], "tap:"),
        ("tap", ["sender"], "tapWithSender:"),
        ("move", ["to"], "moveTo:"),
        ("play", ["sound", "at"], "playWithSound:at:"),
        ("insert", ["", "atIndex"], "insert:atIndex:"),
        ("removeFrom", ["parent"], "removeFromParent:"),
        ("reload", ["with", ""], "reloadWith::"),
    ] as [(String, [String], String)])
    func methods(base: String, labels: [String], selector: String) {
        #expect(SelectorNaming.selector(base: base, labels: labels) == selector)
    }

    @Test func setters() {
        #expect(SelectorNaming.setter(of: "title") == "setTitle:")
    }
}
