import Exchanging
import UIKit
import XCTest

private class Screen: UIViewController {
    override func viewDidLoad() {
        Journal.lines.append("Screen.viewDidLoad")
        super.viewDidLoad()
    }
    override func viewDidAppear(_ animated: Bool) {
        Journal.lines.append("Screen.viewDidAppear")
        super.viewDidAppear(animated)
    }
}
private final class LowScreen: Screen {
    override func viewDidLoad() {
        Journal.lines.append("LowScreen.viewDidLoad")
        super.viewDidLoad()
    }
}
private final class Inheriting: Screen {}
private final class Plain: UIViewController {}

private final class Orator: Speaker {
    override func word() -> String { "orator's \(super.word())" }
}

@MainActor
final class ExchangingTests: XCTestCase {
    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let done = expectation(description: "appeared")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { done.fulfill() }
        wait(for: [done], timeout: 5)
        return window
    }

    func testTheBaseClassMethodIsReachedDirectlyAndBySuper() {
        UIViewController.exchangeAppearance()
        _ = show(Plain())
        XCTAssertEqual(Journal.take(), ["Plain appears", "Plain appeared"])
        _ = show(Screen())
        XCTAssertEqual(
            Journal.take(), ["Screen.viewDidLoad", "Screen.viewDidAppear", "Screen appears", "Screen appeared"])
        UIViewController.exchangeAppearance()
        _ = show(Plain())
        XCTAssertEqual(Journal.take(), [])
    }

    func testAnOverrideIsExchangedInItsClassAlone() {
        UIViewController.exchangeLoading(of: Screen.self)
        Screen().loadViewIfNeeded()
        XCTAssertEqual(Journal.take(), ["watched", "Screen.viewDidLoad"])
        LowScreen().loadViewIfNeeded()
        XCTAssertEqual(Journal.take(), ["LowScreen.viewDidLoad", "watched", "Screen.viewDidLoad"])
        Plain().loadViewIfNeeded()
        XCTAssertEqual(Journal.take(), [])
        UIViewController.exchangeLoading(of: Screen.self)
        LowScreen().loadViewIfNeeded()
        XCTAssertEqual(Journal.take(), ["LowScreen.viewDidLoad", "Screen.viewDidLoad"])
    }

    func testAClassThatInheritsTheMethodGetsOneOfItsOwn() {
        UIViewController.exchangeLoading(of: Inheriting.self)
        Inheriting().loadViewIfNeeded()
        XCTAssertEqual(Journal.take(), ["watched", "Screen.viewDidLoad"])
        Screen().loadViewIfNeeded()
        XCTAssertEqual(Journal.take(), ["Screen.viewDidLoad"])
    }

    func testPresentation() {
        let root = Plain()
        let window = show(root)
        UIViewController.exchangePresentation()
        let other = Plain()
        root.present(other, animated: false)
        XCTAssertEqual(Journal.take(), ["presents"])
        XCTAssertEqual(other.modalPresentationStyle, .fullScreen)
        XCTAssertTrue(root.presentedViewController === other)
        UIViewController.exchangePresentation()
        window.isHidden = true
    }

    func testValuesComeBack() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        UIView.exchangeHits()
        XCTAssertTrue(view.hitTest(CGPoint(x: -5, y: 0), with: nil) === view)
        XCTAssertNil(view.hitTest(CGPoint(x: 50, y: 0), with: nil))
        UIView.exchangeHits()
        XCTAssertNil(view.hitTest(CGPoint(x: -5, y: 0), with: nil))
    }

    func testDirectCallsOfDynamicMethodsAreExchanged() throws {
        let speaker = Speaker()
        XCTAssertEqual(speaker.say("hello", to: "you", loudly: false, times: 1), "hello you false 1")
        Speaker.exchangeSaying()
        XCTAssertEqual(speaker.say("hello", to: "you", loudly: false, times: 1), "HELLO you true 2")
        Speaker.exchangeSaying()
        let one = try XCTUnwrap(class_getInstanceMethod(Speaker.self, #selector(Speaker.word)))
        let two = try XCTUnwrap(class_getInstanceMethod(Speaker.self, #selector(Speaker.otherWord)))
        method_exchangeImplementations(one, two)
        XCTAssertEqual(speaker.word() + speaker.otherWord(), "otherword")
        XCTAssertEqual(Orator().word(), "orator's other")
        method_exchangeImplementations(one, two)
        XCTAssertEqual(Orator().word(), "orator's word")
    }

    func testDirectCallsOfOtherMethodsAreNot() throws {
        let speaker = Speaker()
        let one = try XCTUnwrap(class_getInstanceMethod(Speaker.self, #selector(Speaker.fixed)))
        let two = try XCTUnwrap(class_getInstanceMethod(Speaker.self, #selector(Speaker.otherFixed)))
        method_exchangeImplementations(one, two)
        XCTAssertEqual(speaker.fixed(), "fixed")
        XCTAssertEqual(speaker.perform(#selector(Speaker.fixed))?.takeUnretainedValue() as? String, "other fixed")
    }

    func testBlocksAndFunctions() throws {
        let method = try XCTUnwrap(class_getInstanceMethod(Orator.self, #selector(Speaker.word)))
        typealias Word = @convention(c) (AnyObject, Selector) -> String
        let original = unsafeBitCast(method_getImplementation(method), to: Word.self)
        let block: @convention(block) (AnyObject) -> String = { "new " + original($0, #selector(Speaker.word)) }
        let old = method_setImplementation(method, imp_implementationWithBlock(block))
        XCTAssertEqual(Orator().word(), "new orator's word")
        XCTAssertEqual(Speaker().word(), "word")
        method_setImplementation(method, old)
        XCTAssertEqual(Orator().word(), "orator's word")
    }
}
