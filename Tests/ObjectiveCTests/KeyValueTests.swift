import Foundation
import ObjectiveC
import Testing

/// Key-value coding and observing (Apple documentation: "NSKeyValueCoding",
/// "observe(_:options:changeHandler:)").
@Suite struct KeyValueTests {
    final class Person: NSObject {
        var name: String = "" {
            willSet { willChangeValue(forKey: "name") }
            didSet { didChangeValue(forKey: "name") }
        }
        var age = 0
        var friend: Person? {
            willSet { willChangeValue(forKey: "friend") }
            didSet { didChangeValue(forKey: "friend") }
        }
    }

    init() {
        ObjCRuntime.expose(
            key: "name", of: Person.self, get: { unsafeDowncast($0, to: Person.self).name },
            set: { unsafeDowncast($0, to: Person.self).name = _argument($1) })
        ObjCRuntime.expose(
            key: "age", of: Person.self, get: { unsafeDowncast($0, to: Person.self).age },
            set: { unsafeDowncast($0, to: Person.self).age = _argument($1) })
        ObjCRuntime.expose(
            key: "friend", of: Person.self, get: { unsafeDowncast($0, to: Person.self).friend },
            set: { unsafeDowncast($0, to: Person.self).friend = _argument($1) })
    }

    @Test func valuesByKeyAndPath() {
        let person = Person(), friend = Person()
        person.setValue("Ann", forKey: "name")
        person.setValue(NSNumber(value: 7), forKey: "age")
        person.setValue(friend, forKey: "friend")
        person.setValue("Bob", forKeyPath: "friend.name")
        #expect(person.value(forKey: "age") as? Int == 7)
        #expect(person.value(forKeyPath: "friend.name") as? String == "Bob")
        #expect(friend.value(forKeyPath: "friend.name") == nil)
    }

    @Test func changesAreObservedUntilTheObservationEnds() {
        let person = Person()
        var changes: [[String?]] = []
        var observation: NSKeyValueObservation? = person.observe(\.name, _key: "name", options: [.old, .new]) { _, change in
            changes.append([change.oldValue, change.newValue])
        }
        person.name = "Ann"
        observation?.invalidate()
        person.name = "Bob"
        #expect(changes == [["", "Ann"]])
        observation = person.observe(\.name, _key: "name", options: .initial) { _, change in
            changes.append([change.newValue])
        }
        #expect(changes.last == [nil])
        observation = nil
        person.name = "Cid"
        #expect(changes.count == 2)
        #expect(observation == nil)
    }

    @Test func pathsFollowTheirObjects() {
        let person = Person(), first = Person(), second = Person()
        person.friend = first
        var count = 0
        let observation = person.observe(\.friend?.name, _key: "friend.name") { _, _ in count += 1 }
        first.name = "x"
        person.friend = second
        first.name = "y"
        second.name = "z"
        #expect(count == 3)
        observation.invalidate()
    }
}
