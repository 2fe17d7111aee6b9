import Testing

@testable import understudy

@Suite struct UnknownNameTests {
    @Test(arguments: [
        ("/p/A.swift:1:8: error: cannot find type 'UIFoo' in scope", UnknownName.symbol("UIFoo")),
        ("/p/A.swift:1:8: error: cannot find 'UIFoo' in scope", .symbol("UIFoo")),
        ("\u{1B}[1m/p/A.swift:1:8: \u{1B}[31merror: \u{1B}[0mcannot find 'UIFoo' in scope", .symbol("UIFoo")),
        ("/p/A.swift:1:8: error: no such module 'WebKit'", .module("WebKit")),
        ("/p/A.swift:1:8: error: no such module 'os.log'", .module("os")),
        ("error: value of type 'UIView' has no member 'foo'", .member("foo", of: "UIView")),
        ("error: value of type 'UIView?' has no member 'foo'", .member("foo", of: "UIView")),
        ("error: type 'UIView.ContentMode' has no member 'foo'", .member("foo", of: "UIView.ContentMode")),
        ("error: type 'UIColor.Type' has no member 'foo'", .member("foo", of: "UIColor")),
        ("error: 'Bar' is not a member type of class 'UIKit.UIView'", .member("Bar", of: "UIView")),
        ("error: no type named 'UIFoo' in module 'UIKit'", .symbol("UIFoo")),
    ])
    func `the name is read from the compiler's words`(line: String, name: UnknownName) {
        #expect(UnknownName(line: line) == name)
    }

    @Test(arguments: [
        "", "error: ", "warning: cannot find 'UIFoo' in scope", "error: missing return in 'f'",
        "[3/4] Compiling A", "error: cannot convert value of type 'UIView' to 'UILabel'",
        "XCTAssertEqual failed: error: 'a' has no 'b'", "error: '", "error: no such module",
    ])
    func `other lines name nothing`(line: String) {
        #expect(UnknownName(line: line) == nil)
    }
}
