import Foundation

/// How many methods have something else in their place, and which implementations run just now.
///
/// The lock of the table guards it.
struct MethodReplacements {
    /// An implementation that runs: whose, for which object, on which thread.
    private struct Run {
        let thread: pthread_t
        let object: ObjectIdentifier
        let key: MethodKey
        let type: AnyClass
    }

    private var counts: [UInt32: Int] = [:]
    private var total = 0
    private var running: [Run] = []
    /// Calls on their way to an implementation that must not ask for what stands in its place.
    private var passing: [Run] = []

    /// Whether a method has something else in its place.
    var isAny: Bool { total > 0 }
    /// Whether methods have to ask the table.
    var isNeeded: Bool { total > 0 || !passing.isEmpty }

    /// Whether methods with this selector have something else in their place.
    func contains(_ selector: Selector) -> Bool { (counts[selector.id] ?? 0) > 0 }

    mutating func count(_ selector: Selector, by change: Int) {
        counts[selector.id, default: 0] += change
        total += change
    }

    /// An implementation begins to run.
    mutating func begin(_ type: AnyClass, _ selector: Selector, for object: AnyObject, isPassing: Bool) {
        let run = Run(
            thread: pthread_self(), object: ObjectIdentifier(object), key: MethodKey(type, selector), type: type)
        running.append(run)
        if isPassing { passing.append(run) }
    }

    /// The implementation that began last on this thread has ended.
    mutating func end() {
        let thread = pthread_self()
        if let index = running.lastIndex(where: { $0.thread == thread }) { running.remove(at: index) }
    }

    /// The class whose implementation runs for the object and selector on this thread, the innermost one.
    func runningClass(_ selector: Selector, for object: AnyObject) -> AnyClass? {
        let thread = pthread_self(), object = ObjectIdentifier(object)
        return running.last { $0.thread == thread && $0.object == object && $0.key.name == selector.id }?.type
    }

    /// The class to whose own implementation a call on this thread is on its way.
    func passingClass(_ selector: Selector, for object: AnyObject) -> AnyClass? {
        let thread = pthread_self()
        guard let last = passing.last(where: { $0.thread == thread }), last.object == ObjectIdentifier(object),
            last.key.name == selector.id
        else { return nil }
        return last.type
    }

    /// The call on its way has arrived.
    mutating func arrive() {
        let thread = pthread_self()
        if let index = passing.lastIndex(where: { $0.thread == thread }) { passing.remove(at: index) }
    }
}
