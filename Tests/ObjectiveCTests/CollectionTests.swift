import Foundation
import ObjectiveC
import Testing

private protocol Listener: AnyObject {}
private final class Ear: NSObject, Listener {}
private final class Named: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
    override var hash: Int { name.hash }
    override func isEqual(_ object: Any?) -> Bool { (object as? Named)?.name == name }
}

/// Tables and arrays that can hold their members weakly (Apple documentation: *NSHashTable*, *NSMapTable*,
/// *NSPointerArray*).
@Suite struct CollectionTests {
    @Test func weakMembersLeave() {
        let table = NSHashTable<AnyObject>.weakObjects()
        let stays = Ear()
        table.add(stays)
        do {
            let goes = Ear()
            table.add(goes)
            #expect(table.count == 2)
        }
        #expect(table.allObjects.map { ObjectIdentifier($0) } == [ObjectIdentifier(stays)])
        #expect(table.contains(stays))
    }

    @Test func strongMembersStay() {
        let table = NSHashTable<Ear>()
        table.add(Ear())
        #expect(table.count == 1)
        #expect(table.anyObject != nil)
    }

    @Test func protocolsAreTaken() {
        let table = NSHashTable<any Listener>(options: .weakMemory)
        let ear = Ear()
        table.add(ear)
        table.add(ear)
        #expect(table.allObjects.count == 1)
        table.remove(ear)
        #expect(table.allObjects.isEmpty)
    }

    @Test func equalMembersAreOneUnlessIdentityCounts() {
        let first = Named("a"), second = Named("a")
        let equal = NSHashTable<Named>(options: .strongMemory)
        equal.add(first)
        equal.add(second)
        #expect(equal.count == 1)
        #expect(equal.member(second) === first)
        let identical = NSHashTable<Named>(options: [.weakMemory, .objectPointerPersonality])
        identical.add(first)
        identical.add(second)
        #expect(identical.count == 2)
    }

    @Test func tablesCombine() {
        let a = Ear(), b = Ear(), c = Ear()
        let one = NSHashTable<Ear>.weakObjects(), other = NSHashTable<Ear>.weakObjects()
        for ear in [a, b] { one.add(ear) }
        for ear in [b, c] { other.add(ear) }
        #expect(one.intersects(other))
        #expect(!one.isSubset(of: other))
        one.intersect(other)
        #expect(one.allObjects == [b])
        one.union(other)
        #expect(one.count == 2)
        one.minus(other)
        #expect(one.count == 0)
    }

    @Test func entriesLeaveWithTheirKeysOrValues() {
        let byKey = NSMapTable<Ear, NSString>.weakToStrongObjects()
        let byValue = NSMapTable<NSString, Ear>.strongToWeakObjects()
        do {
            let ear = Ear()
            byKey.setObject("value", forKey: ear)
            byValue.setObject(ear, forKey: "key")
            #expect(byKey.object(forKey: ear) == "value")
            #expect(byValue.object(forKey: "key") === ear)
        }
        #expect(byKey.count == 0)
        #expect(byValue.count == 0)
        #expect(byValue.object(forKey: "key") == nil)
    }

    @Test func mapsReplaceAndRemove() {
        let map = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
        map.setObject(1, forKey: "a")
        map.setObject(2, forKey: "b")
        map.setObject(3, forKey: "a")
        #expect(map.keyEnumerator().allObjects as? [String] == ["a", "b"])
        #expect(map.objectEnumerator()?.allObjects.compactMap { ($0 as? NSNumber)?.intValue } == [3, 2])
        map.removeObject(forKey: "b")
        map.setObject(nil, forKey: "a")
        #expect(map.count == 0)
    }

    @Test func pointersMayBeNil() {
        let array = NSPointerArray.weakObjects()
        let ear = Ear()
        array.addPointer(Unmanaged.passUnretained(ear).toOpaque())
        do {
            let goes = Ear()
            array.addPointer(Unmanaged.passUnretained(goes).toOpaque())
        }
        array.addPointer(nil)
        #expect(array.count == 3)
        #expect(array.pointer(at: 1) == nil)
        array.compact()
        #expect(array.count == 1)
        #expect(array.allObjects.first as? Ear === ear)
    }

    @Test func processInformationCanBeMade() {
        #expect(ProcessInfo().processIdentifier == ProcessInfo.processInfo.processIdentifier)
    }

    @Test func absoluteTimeBeginsWith2001() {
        #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 60)
    }
}
