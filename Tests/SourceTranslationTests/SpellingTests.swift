@testable import SourceTranslation
import Testing

/// Attributes, imports, conditions and expressions, line by line.
@Suite struct SpellingTests {
    @Test func attributesLeaveBlanks() {
        expectTranslation(
            """
            import UIKit
            class C: UIView {
                @IBOutlet weak var label: UILabel!
            →           weak var label: UILabel!
                @IBAction func tap(_ sender: Any) {}
            →           func tap(_ sender: Any) {}
                @objc private func plain() {}
            →     private func plain() {}
                @nonobjc func other() {}
            →      func other() {}
            }
            """)
    }

    @Test func columnsBeforeTheFirstChangeStay() {
        let line = "    let a = 1; @objc func f() {}"
        let translated = Translated("class C {\n\(line)\n}").lines(2)[1]
        #expect(translated == "    let a = 1;       func f() {}")
    }

    @Test func applicationDelegate() {
        expectTranslation(
            """
            @UIApplicationMain
            → @main
            class AppDelegate: UIResponder, UIApplicationDelegate {}
            """)
    }

    @Test func importsOfParts() {
        expectTranslation(
            """
            import UIKit.UIGestureRecognizerSubclass
            → import UIKit
            import os.log
            → import os
            import class UIKit.UIView
            → import       UIKit
            import Foundation
            """)
    }

    @Test func platformConditionsAreThoseOfIOS() {
        expectTranslation(
            """
            #if os(iOS) && !os(Linux)
            → #if true    && !false
            let a = 1
            #elseif targetEnvironment(simulator)
            → #elseif true
            #elseif os(macOS) || canImport(UIKit)
            #endif
            """)
    }

    @Test func keyPaths() {
        expectTranslation(
            """
            let a = #keyPath(Person.address.street)
            → let a = "address.street"
            """)
    }

    @Test func selectorsOfKnownMethods() {
        expectTranslation(
            """
            class C: NSObject {
                @objc func tap(_ sender: Any) {}
            →     func tap(_ sender: Any) {}
                @objc(special:) func named(_ x: Int, y: Int) {}
            →     func named(_ x: Int, y: Int) {}
                let a = #selector(tap)
            →     let a = _selector("tap:")
                let b = #selector(C.named(_:y:))
            →     let b = _selector("special:")
                let c = #selector((tap(_:)) as (C) -> (Any) -> Void)
            →     let c = _selector("tap:")
            }
            """)
    }

    @Test func selectorsOfOthersAreLeftToTheCompilerToCheck() {
        expectTranslation(
            """
            class C: UIView {
                func f() { perform(#selector(setNeedsDisplay)); perform(#selector(UIView.endEditing(_:))) }
            → func f() { perform(_selector("setNeedsDisplay", of: C.setNeedsDisplay)); perform(_selector("endEditing:", of: UIView.endEditing(_:))) }
            }
            """)
    }

    @Test func selectorsOfProperties() {
        expectTranslation(
            """
            class C: NSObject {
                @objc var on: Bool { @objc(isOn) get { true } set {} }
            →     var on: Bool { get { true } set {} }
                let a = #selector(getter: C.on)
            →     let a = _selector("isOn")
                let b = #selector(setter: on)
            →     let b = _selector("setOn:")
            }
            """)
    }

    @Test func filesWithoutSpellingsStay() {
        let text = "import UIKit\nfinal class C: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }\n"
        #expect(Translated(text).text() == text)
    }

    /// On iOS XCTest imports UIKit, and UIKit Quartz Core.
    @Test(arguments: ["UIView", "NSLayoutConstraint", "CALayer", "CABasicAnimation"])
    func testsGetUIKitFromXCTest(_ name: String) {
        #expect(Translated("import XCTest\nlet a = \(name)()\n").text().contains("import UIKit"))
        #expect(!Translated("import XCTest\nlet a = Own\(name)()\n").text().contains("import UIKit"))
    }

    @Test func classMessages() {
        expectTranslation(
            """
            func f(_ o: AnyObject) -> String { type(of: o).description() + o.description }
            → func f(_ o: AnyObject) -> String { _classMessages(type(of: o)).description() + _anyMember(o, "description") }
            """)
    }

    @Test func timersWithBlocks() {
        expectTranslation(
            """
            let t = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
            → let t = Timer._scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
            let u = Timer.scheduledTimer(timeInterval: 1, target: x, selector: s, userInfo: nil, repeats: false)
            let v = other.scheduledTimer(withTimeInterval: 1)
            """)
    }
}
