import Testing
import UIKit

/// Exchange of implementations (Apple documentation: "Objective-C Runtime", `method_exchangeImplementations(_:_:)`,
/// `class_addMethod(_:_:_:_:)`, `class_replaceMethod(_:_:_:_:)`). What appears when is `docs/lifecycle.md`, section 2.
@Suite @MainActor struct ExchangedMethodTests {
    /// A controller that overrides nothing.
    final class Plain: UIViewController {}
    final class Special: UIViewController {}

    let log = CallLog()

    init() {
        Swizzles.register()
        UIViewController.swizzleLog = log
    }

    private func titled<C: UIViewController>(_ controller: C, _ title: String) -> C {
        controller.title = title
        return controller
    }

    @Test func objectsOfSubclassesReachTheExchangedMethodDirectly() {
        let done = Swizzles.exchanged(UIViewController.self, "viewWillAppear:", "swizzled_viewWillAppear:") {
            let stage = Stage(root: titled(Plain(), "plain"))
            stage.settle()
        }
        #expect(done)
        #expect(log.take() == ["plain.swizzled(false)", "plain.original"])
    }

    @Test func overridesReachTheExchangedMethodBySuper() {
        let done = Swizzles.exchanged(UIViewController.self, "viewWillAppear:", "swizzled_viewWillAppear:") {
            let stage = Stage(root: titled(Probe("A", log), "A"))
            stage.settle()
        }
        #expect(done)
        // The probe's override calls super first; the sequence is that of one appearance otherwise.
        #expect(
            log.takeAppearance() == [
                "A.loadView", "A.viewDidLoad", "A.swizzled(false)", "A.original", "A.viewWillAppear(false)",
                "A.viewIsAppearing(false)", "A.viewDidAppear(false)",
            ])
    }

    @Test func exchangingTwiceRestores() {
        _ = Swizzles.exchanged(UIViewController.self, "viewWillAppear:", "swizzled_viewWillAppear:") {}
        Stage(root: titled(Plain(), "plain")).settle()
        #expect(log.take() == [])
    }

    @Test func exchangesNest() {
        _ = Swizzles.exchanged(UIViewController.self, "viewWillAppear:", "swizzled_viewWillAppear:") {
            _ = Swizzles.exchanged(UIViewController.self, "viewWillAppear:", "other_viewWillAppear:") {
                Stage(root: titled(Plain(), "plain")).settle()
            }
        }
        // The one that was exchanged last is reached first.
        #expect(log.take() == ["plain.other", "plain.swizzled(false)", "plain.original"])
    }

    @Test func aMethodGivenToASubclassIsItsAlone() throws {
        let original: Selector = "viewWillAppear:", swizzled: Selector = "swizzled_viewWillAppear:"
        let one = try #require(class_getInstanceMethod(Special.self, original))
        let other = try #require(class_getInstanceMethod(Special.self, swizzled))
        // The class inherits the method, so that one is added; the inherited one stays reachable by the other name.
        #expect(
            class_addMethod(Special.self, original, method_getImplementation(other), method_getTypeEncoding(other)))
        #expect(
            class_replaceMethod(Special.self, swizzled, method_getImplementation(one), method_getTypeEncoding(one)) == nil)
        #expect(!class_addMethod(Special.self, original, method_getImplementation(other), nil))
        Stage(root: titled(Special(), "special")).settle()
        Stage(root: titled(Plain(), "plain")).settle()
        #expect(log.take() == ["special.swizzled(false)", "special.original"])
        class_replaceMethod(Special.self, original, method_getImplementation(one), nil)
    }

    @Test func calledBySelectorItIsTheExchangedMethodToo() {
        let plain = titled(Plain(), "plain"), probe = titled(Probe("A", log), "A")
        _ = Swizzles.exchanged(UIViewController.self, "viewWillAppear:", "swizzled_viewWillAppear:") {
            plain.perform("viewWillAppear:", with: true)
            probe.perform("viewWillAppear:", with: true)
            plain.perform("swizzled_viewWillAppear:", with: true)
        }
        #expect(
            log.take() == [
                "plain.swizzled(true)", "plain.original", "A.swizzled(true)", "A.original", "A.viewWillAppear(true)",
            ])
    }

    @Test func exchangedWhileItRunsTheMethodGoesOn() {
        var isExchanged = false
        let done = Swizzles.replaced(UIViewController.self, "viewDidLoad") { old in
            let call = unsafeBitCast(old, to: ((UIViewController, Selector) -> Void).self)
            return imp_implementationWithBlock { (controller: UIViewController) in
                isExchanged = Swizzles.exchanged(UIViewController.self, "viewDidLoad", "viewWillLayoutSubviews") {}
                call(controller, "viewDidLoad")
                self.log.add("loaded")
            }
        } _: {
            Plain().loadViewIfNeeded()
        }
        #expect(done && isExchanged)
        #expect(log.take() == ["loaded"])
    }
}
