import Foundation
import ObjectiveC
import Testing

/// Calls by selector (Apple documentation: "NSObjectProtocol", "perform(_:with:)", "responds(to:)").
@Suite struct MessagingTests {
    class Animal: NSObject {
        var heard: [String] = []
        func hear(_ text: String) { heard.append(text) }
        func name() -> String { "animal" }
    }

    final class Dog: Animal {
        override func name() -> String { "dog" }
    }

    init() {
        ObjCRuntime.expose("hear:", of: Animal.self) { target, text, _, _ in
            unsafeDowncast(target, to: Animal.self).hear(_argument(text))
            return nil
        }
        ObjCRuntime.expose("name", of: Animal.self) { target, _, _, _ in unsafeDowncast(target, to: Animal.self).name() }
    }

    @Test func selectorsAreEqualByName() {
        #expect(Selector("tap:") == NSSelectorFromString("tap:"))
        #expect(Selector("tap:") != Selector("tap"))
        #expect(NSStringFromSelector("tap:") == "tap:")
    }

    @Test func inheritedMethodsAreFoundAndOverridesCalled() throws {
        let dog = Dog()
        #expect(dog.responds(to: Selector("hear:")))
        #expect(!dog.responds(to: Selector("bark")))
        #expect(Dog.instancesRespond(to: Selector("name")))
        dog.perform(Selector("hear:"), with: "sit")
        #expect(dog.heard == ["sit"])
        let name = try #require(dog.perform(Selector("name")))
        #expect(name.takeUnretainedValue() as? String == "dog")
    }

    @Test func exchangedMethodsAnswerForEachOther() throws {
        final class Pair: NSObject {}
        ObjCRuntime.expose("one", of: Pair.self) { _, _, _, _ in 1 }
        ObjCRuntime.expose("two", of: Pair.self) { _, _, _, _ in 2 }
        let one = try #require(class_getInstanceMethod(Pair.self, "one"))
        let two = try #require(class_getInstanceMethod(Pair.self, "two"))
        method_exchangeImplementations(one, two)
        #expect(ObjCRuntime.send("one", to: Pair()) as? Int == 2)
        #expect(class_getInstanceMethod(Pair.self, "three") == nil)
    }

    @Test func implementationsAreAddedAndReplaced() throws {
        class Base: NSObject {}
        final class Derived: Base {}
        ObjCRuntime.expose("one", of: Base.self) { _, _, _, _ in 1 }
        ObjCRuntime.expose("two:", of: Base.self) { _, _, _, _ in 2 }
        let one = try #require(class_getInstanceMethod(Derived.self, "one"))
        let two = try #require(class_getInstanceMethod(Derived.self, "two:"))
        // The class inherits the method, so that one of its own is added; the base's stays as it is.
        #expect(class_addMethod(Derived.self, "one", method_getImplementation(two), method_getTypeEncoding(two)))
        #expect(!class_addMethod(Derived.self, "one", method_getImplementation(one), nil))
        #expect(ObjCRuntime.send("one", to: Derived()) as? Int == 2)
        #expect(ObjCRuntime.send("one", to: Base()) as? Int == 1)
        let base = try #require(class_getInstanceMethod(Base.self, "one"))
        #expect(class_replaceMethod(Derived.self, "one", method_getImplementation(base), nil) != nil)
        #expect(ObjCRuntime.send("one", to: Derived()) as? Int == 1)
        #expect(method_getTypeEncoding(two).map { String(cString: $0) } == "@@:@")
        #expect(object_getClass(Derived()) == Derived.self)
    }

    @Test func numbersPassAsTheTypeThatIsAskedFor() {
        let float: CGFloat = _argument(3)
        let flag: Bool? = _argument(NSNumber(value: true))
        let none: String? = _argument(nil)
        #expect(float == 3 && flag == true && none == nil)
    }

    @Test func unrecognizedSelectorEndsTheProcess() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            NSObject().perform(Selector("nothing:"))
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("'NSInvalidArgumentException', reason: '-["))
        #expect(text.contains(" nothing:]: unrecognized selector sent to instance 0x"))
    }
}
