import Spellings
import UIKit
import XCTest

private final class Puppy: Dog {
    func speak(_ text: String, loudly: Bool) -> Int { 100 + text.count }
}

private final class Generic<Value>: NSObject {
    var heard: [String] = []
    @objc func hear(_ notification: Notification) { heard.append("\(Value.self) \(notification.name.rawValue)") }
    func start() {
        NotificationCenter.default.addObserver(self, selector: #selector(hear(_:)), name: .init("Spellings"), object: nil)
    }
}

private final class Watcher: NSObject {
    var seen: [String] = []
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        seen.append("\(keyPath ?? "") \(change?[.newKey] ?? "")")
    }
    override func responds(to aSelector: Selector!) -> Bool {
        aSelector == NSSelectorFromString("magic") || super.responds(to: aSelector)
    }
}

final class ObjectTests: XCTestCase {
    func testOptionalRequirements() {
        let animals: [Speaking] = [Dog(), Cat(), Puppy()]
        XCTAssertEqual(animals.map { $0.speak?("abc", loudly: true) ?? -1 }, [-1, 3, 103])
        XCTAssertEqual(animals.map { $0.volume ?? -1 }, [-1, 11, -1])
        XCTAssertEqual(animals.map { $0.done == nil }, [true, true, true])
    }

    func testSelectorsAndNames() {
        XCTAssertEqual(NSStringFromSelector(Cat.secretSelector), "secret:")
        let answer = Cat().perform(NSSelectorFromString("secret:"), with: 5)?.takeUnretainedValue()
        XCTAssertEqual(answer as? String, "secret 5")
        XCTAssertTrue(NSClassFromString("XYZCat") == Cat.self)
        XCTAssertEqual(#keyPath(Dog.trickCount), "tricks")
    }

    func testLocalAndGenericClasses() {
        class Local: NSObject {
            var count = 0
            @objc func hear(_ notification: Notification) { count += 1 }
        }
        let local = Local(), generic = Generic<Int>()
        generic.start()
        NotificationCenter.default.addObserver(local, selector: #selector(Local.hear), name: .init("Spellings"), object: nil)
        NotificationCenter.default.addObserver(local, selector: #selector(Local.hear), name: .init("Spellings"), object: nil)
        NotificationCenter.default.post(name: .init("Spellings"), object: nil)
        XCTAssertEqual(local.count, 2)
        XCTAssertEqual(generic.heard, ["Int Spellings"])
    }

    func testKeyValueCodingAndObserving() {
        let dog = Dog(), watcher = Watcher()
        var changes: [String] = []
        let observation = dog.observe(\.name, options: [.old, .new]) { _, change in
            changes.append("\(change.oldValue ?? "") \(change.newValue ?? "")")
        }
        dog.addObserver(watcher, forKeyPath: #keyPath(Dog.name), options: [.new], context: nil)
        dog.name = "Bo"
        dog.setValue("Max", forKey: "name")
        dog.removeObserver(watcher, forKeyPath: "name")
        observation.invalidate()
        dog.name = "Zed"
        XCTAssertEqual(changes, ["Rex Bo", "Bo Max"])
        XCTAssertEqual(watcher.seen, ["name Bo", "name Max"])
        XCTAssertTrue(watcher.responds(to: NSSelectorFromString("magic")))
        XCTAssertFalse(watcher.responds(to: NSSelectorFromString("none")))
        dog.setValue(3, forKey: #keyPath(Dog.trickCount))
        XCTAssertEqual(dog.value(forKey: "tricks") as? Int, 3)
    }

    func testConditions() {
        #if os(iOS) && targetEnvironment(simulator) && !os(Linux)
            let isPhone = true
        #else
            let isPhone = false
        #endif
        XCTAssertTrue(isPhone)
        if #unavailable(iOS 13) { XCTFail("the newest iOS is there") }
    }
}

@MainActor final class ScreenTests: XCTestCase {
    private var screen: Screen!

    override func setUp() {
        super.setUp()
        screen = Screen(model: "m")
    }

    func testOverridesInExtensions() {
        screen.loadViewIfNeeded()
        (screen as BaseScreen).refresh()
        XCTAssertEqual(screen.events, ["base loaded", "screen loaded", "base refreshed", "screen refreshed"])
        XCTAssertEqual((screen as UIViewController).close("x"), "screen closed: x")
        XCTAssertEqual(UIViewController().close("y"), "closed: y")
    }

    func testActions() {
        screen.button.sendActions(for: .touchUpInside)
        XCTAssertEqual(screen.events, ["tapped true"])
    }

    func testOutletsByKey() {
        let label = UILabel()
        screen.setValue(label, forKey: "label")
        screen.setValue(4, forKey: "corner")
        XCTAssertTrue(screen.label === label)
        XCTAssertEqual(screen.corner, 4)
    }

    func testGenericConstruction() {
        XCTAssertTrue(make(Plain.self).wasMade)
        XCTAssertTrue(makeFramed(Plain.self).wasMade)
        XCTAssertTrue(type(of: make(UILabel.self)) == UILabel.self)
    }

    func testAssociatedObjectsGoWithTheirOwner() {
        final class Value {}
        weak var value: Value?
        autoreleasepool {
            let view = UIView(), made = Value()
            value = made
            objc_setAssociatedObject(view, &Self.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            XCTAssertNotNil(objc_getAssociatedObject(view, &Self.key))
        }
        XCTAssertNil(value)
    }

    private static var key = 0
}
