import Foundation
import ObjectiveC
import Testing

/// Associated objects (Apple documentation: "objc_setAssociatedObject").
@Suite struct AssociationTests {
    final class Owner: NSObject {
        var onDeinit: (Owner) -> Void = { _ in }
        deinit { onDeinit(self) }
    }

    final class Value {
        let gone: () -> Void
        init(_ gone: @escaping () -> Void) { self.gone = gone }
        deinit { gone() }
    }

    nonisolated(unsafe) static var key = 0

    @Test func valuesGoWithTheirOwner() {
        var events: [String] = []
        do {
            let owner = Owner()
            objc_setAssociatedObject(owner, &Self.key, Value { events.append("value") }, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(owner, &Self.key) is Value)
            owner.onDeinit = { owner in
                events.append(objc_getAssociatedObject(owner, &Self.key) == nil ? "none" : "owner")
            }
        }
        #expect(events == ["owner", "value"])
    }

    @Test func replacingAndRemovingReleases() {
        var gone = 0
        let owner = Owner()
        objc_setAssociatedObject(owner, &Self.key, Value { gone += 1 }, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(owner, &Self.key, "text", .OBJC_ASSOCIATION_COPY_NONATOMIC)
        #expect(gone == 1)
        #expect(objc_getAssociatedObject(owner, &Self.key) as? String == "text")
        objc_setAssociatedObject(owner, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
    }

    @Test func assignedObjectsAreNotRetained() {
        let owner = Owner()
        var gone = false
        do {
            let value = Value { gone = true }
            objc_setAssociatedObject(owner, &Self.key, value, .OBJC_ASSOCIATION_ASSIGN)
        }
        #expect(gone)
        objc_removeAssociatedObjects(owner)
    }

    @Test func manyOwnersOfOneClass() {
        var gone = 0
        for _ in 0..<100 {
            let owner = Owner()
            objc_setAssociatedObject(owner, &Self.key, Value { gone += 1 }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        #expect(gone == 100)
    }
}
