import CoreFoundation
import Foundation

/// Watches the main run loop: commits before it sleeps or ends, then lets the virtual clock jump.
@MainActor
final class MainRunLoop {
    nonisolated static let shared = MainRunLoop()

    /// How many runs of the main run loop are under way, one within the other.
    private(set) var depth = 0
    private var isObserving = false
    private var source: CFRunLoopSource?

    nonisolated private init() {}

    /// Whether the main run loop is being run, so that it will come to its before-waiting observers.
    var isRunning: Bool { depth > 0 }

    /// Starts to watch; later calls do nothing.
    func observe() {
        guard !isObserving else { return }
        isObserving = true
        let entryAndExit: CFRunLoopActivity = [.entry, .exit]
        // The outermost run is entered before and left after everything else.
        add(activities: entryAndExit, order: CFIndex.min) { self.depth += $0 == .entry ? 1 : -1 }
        // The order is that of Core Animation's own observer: after everybody else's.
        let commitTimes: CFRunLoopActivity = [.beforeWaiting, .exit]
        add(activities: commitTimes, order: 2_000_000) { _ in CommitScheduler.shared.flushIfNeeded() }
        addSource()
        add(activities: [.beforeWaiting], order: 2_000_001) { _ in
            let wait = MainClock.shared.driver.jumpIfQueueHadItsTurn()
            guard wait != .sleep else { return }
            if wait == .handled { self.signal() }
            // Round again instead of sleeping: whatever the actions enqueued comes before the next jump.
            CFRunLoopWakeUp(CFRunLoopGetMain())
        }
    }

    /// Ends a run that is for one source only: the clock ran something, and on Apple's platforms the end of an
    /// animation comes by a source too.
    func signal() {
        guard let source else { return }
        CFRunLoopSourceSignal(source)
    }

    /// Adds a source that stands for the clock. It also keeps a run from ending at once that is begun within a
    /// block of the main queue, where that queue counts for nothing.
    private func addSource() {
        var context = CFRunLoopSourceContext()
        context.perform = { _ in }
        let source: CFRunLoopSource = CFRunLoopSourceCreate(nil, 0, &context)
        CFRunLoopAddSource(CFRunLoopGetMain(), source, kCFRunLoopCommonModes)
        self.source = source
    }

    private func add(
        activities: CFRunLoopActivity, order: CFIndex, _ action: @escaping @MainActor (CFRunLoopActivity) -> Void
    ) {
        let observer = CFRunLoopObserverCreateWithHandler(nil, activities.rawValue, true, order) { _, activity in
            MainActor.assumeIsolated { action(activity) }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    }
}
