// No other imports: what the file names has to come with ObjectiveC.
import ObjectiveC
import Testing

private final class Stored: NSObject {
    let number: Int
    init(number: Int) { self.number = number }
}

extension NSObject {
    fileprivate var kept: Stored? {
        get { objc_getAssociatedObject(self, keptKey) as? Stored }
        set { objc_setAssociatedObject(self, keptKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

nonisolated(unsafe) private let keptKey = malloc(1)!

/// Apple's documentation names the root class under Objective-C Runtime: https://developer.apple.com/documentation/objectivec/nsobject
struct RootClassTests {
    @Test func importingTheRuntimeBringsTheRootClassAndTheCLibrary() throws {
        let owner = NSObject()
        #expect(owner.kept == nil)
        owner.kept = Stored(number: 3)
        #expect(owner.kept?.number == 3)
        let any: any NSObjectProtocol = owner
        #expect(any.isEqual(owner))
    }
}
