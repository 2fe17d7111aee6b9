@testable import SourceTranslation
import Testing

/// Methods that ask what stands in their place (`docs/source-translation.md`).
@Suite struct ReplacingTests {
    @Test func dynamicMethodsAsk() {
        expectTranslation(
            """
            class C: NSObject {
                @objc dynamic func tell(_ text: String, twice: Bool) -> Int { text.count }
            →         func tell(_ text: String, twice: Bool) -> Int { if _methodsAreReplaced, let _found = _replacement("tell:twice:", of: self, in: C.self) { return _argument(_found(self, text, twice, nil)) }; return text.count }
                @objc func plain() { print(1) }
            →     func plain() { print(1) }
            }
            """)
    }

    @Test func methodsOfExtensionsAskWhereMethodsAreReplaced() {
        expectTranslation(
            """
            extension UIViewController {
                static func swizzle(_ a: Method, _ b: Method) { method_exchangeImplementations(a, b) }
                @objc func my_viewDidLoad() {
            →     func my_viewDidLoad() { if _methodsAreReplaced, let _found = _replacement("my_viewDidLoad", of: self, in: UIViewController.self) { _ = _found(self, nil, nil, nil); return };
                    my_viewDidLoad()
                }
            }
            """, framework: .uikit)
    }

    @Test func elsewhereTheyDoNot() {
        expectTranslation(
            """
            extension UIViewController {
                @objc func my_viewDidLoad() {
            →     func my_viewDidLoad() {
                    my_viewDidLoad()
                }
            }
            """, framework: .uikit)
    }

    @Test func overridesAskAndPassOnWhatIsMeantForTheClassAbove() {
        expectTranslation(
            """
            class C: UIViewController {
                func swizzle(_ a: Method, _ b: Method) { method_exchangeImplementations(a, b) }
                override func viewWillAppear(_ animated: Bool) {
            →     override func viewWillAppear(_ animated: Bool) { if _methodsAreReplaced { switch _entry("viewWillAppear:", of: self, in: C.self) { case .own: break; case .inherited: return super.viewWillAppear(animated); case .replaced(let _found): _ = _found(self, animated, nil, nil); return } };
                    super.viewWillAppear(animated)
                }
                override func setEditing(_ editing: Bool, animated: Bool) {}
            }
            """, framework: .uikit)
    }

    @Test func selectorsOfUIKitsMethodsHaveTheirNamesFromAppleHeaders() {
        expectTranslation(
            """
            class C: UIViewController {
                let a = #selector(UIViewController.present(_:animated:completion:))
            →     let a = _selector("presentViewController:animated:completion:")
                let b = #selector(UIViewController.viewWillAppear)
            →     let b = _selector("viewWillAppear:")
                let c = #selector(willMove(toParent:))
            →     let c = _selector("willMoveToParentViewController:")
            }
            """, framework: .uikit)
    }

    @Test func functionTypesOfBlocksAndImplementationsAreSwifts() {
        expectTranslation(
            """
            typealias A = @convention(c) (AnyObject, Selector, Bool) -> Void
            → typealias A = (AnyObject, Selector, Bool) -> Void
            let block: @convention(block) (AnyObject) -> Void = { _ in }
            → let block: (AnyObject) -> Void = { _ in }
            let c: @convention(c) (Int) -> Void = { _ in }
            """)
    }
}
