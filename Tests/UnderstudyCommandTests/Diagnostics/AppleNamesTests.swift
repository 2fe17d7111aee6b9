import Testing

@testable import understudy

@Suite struct AppleNamesTests {
    let names = AppleNames(
        types: ["UIView", "UIDatePicker", "CAEmitterLayer"], members: ["snapshot", "frame"],
        modules: ["WebKit", "UIKit", "QuartzCore"], provided: ["UIView", "frame", "CALayer"],
        providedModules: ["UIKit", "QuartzCore", "Internals"])

    @Test(arguments: [
        (UnknownName.symbol("UIDatePicker"), "UIKit has no 'UIDatePicker' yet"),
        (.symbol("CAEmitterLayer"), "QuartzCore has no 'CAEmitterLayer' yet"),
        (.symbol("UIView"), "'UIView' is in Understudy's UIKit: import it in the file that names it"),
        (.symbol("UINoSuch"), "'UINoSuch' is not among the names that Understudy knows of Apple's UIKit"),
        (.member("snapshot", of: "UIView"), "UIKit has no 'UIView.snapshot' yet"),
        (.member("snapshot", of: "MyView"), "UIKit has no member 'snapshot' yet"),
        (
            .member("nosuch", of: "UIView"),
            "'UIView.nosuch' is not among the names that Understudy knows of Apple's UIKit"
        ),
        (.symbol("CGRect"), "'CGRect' is in Understudy's CoreGraphics: import it in the file that names it"),
        (.symbol("WKWebView"), "'WKWebView' is of Apple's WebKit, which Understudy does not have"),
        (.module("WebKit"), "there is no 'WebKit' yet; Understudy has QuartzCore, UIKit"),
    ])
    func `a name of Apple's is explained`(name: UnknownName, line: String) {
        #expect(names.explanation(for: name) == line)
    }

    @Test(arguments: [
        UnknownName.symbol("myFunction"), .symbol("AVERAGE"), .symbol("Arc"), .symbol("UIDGenerator"), .symbol("CART"),
        .member("nosuch", of: "MyView"), .member("frame", of: "MyView"), .module("Alamofire"), .module("UIKit"),
    ])
    func `what is the package's own affair is not`(name: UnknownName) {
        #expect(names.explanation(for: name) == nil)
    }
}
