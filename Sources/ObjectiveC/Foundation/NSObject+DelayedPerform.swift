import Foundation

extension NSObject {
    /// Calls a method from the current run loop, after `delay` seconds.
    ///
    /// Receiver and argument are retained until then.
    /// Source: Apple documentation, "perform(_:with:afterDelay:)".
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        perform(selector, with: argument, afterDelay: delay, inModes: [.default])
    }

    /// Calls a method from the current run loop when it runs in one of the modes, after `delay`
    /// seconds.
    ///
    /// Source: Apple documentation, "perform(_:with:afterDelay:inModes:)".
    public func perform(
        _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        let request = DelayedPerform(self, selector, argument)
        DelayedPerforms.shared.add(request)
        request.cancellation = DelayedCalls.schedule(after: delay) { request.perform() }
        guard request.cancellation == nil else { return }
        let timer = Timer(timeInterval: max(delay, 0), repeats: false) { _ in request.perform() }
        nonisolated(unsafe) let cancelled = timer
        request.cancellation = { cancelled.invalidate() }
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    /// Forgets all delayed calls of the target's methods.
    ///
    /// Source: Apple documentation, "cancelPreviousPerformRequests(withTarget:)".
    public class func cancelPreviousPerformRequests(withTarget target: Any) {
        DelayedPerforms.shared.cancel { $0.target === (target as AnyObject) }
    }

    /// Forgets the delayed calls of one method of the target with an equal argument.
    ///
    /// Source: Apple documentation, "cancelPreviousPerformRequests(withTarget:selector:object:)".
    public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
        DelayedPerforms.shared.cancel {
            $0.target === (target as AnyObject) && $0.selector == selector && $0.hasArgument(object)
        }
    }

    /// Calls a method on the main thread; when `wait` is true and this is another thread, returns
    /// after the call.
    ///
    /// Source: Apple documentation, "performSelector(onMainThread:with:waitUntilDone:)".
    public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
        let request = DelayedPerform(self, selector, argument)
        if Thread.isMainThread && wait {
            ObjCRuntime.send(selector, to: self, argument)
        } else if wait {
            DispatchQueue.main.sync { _ = ObjCRuntime.send(request.selector, to: request.target, request.argument) }
        } else {
            DispatchQueue.main.async { ObjCRuntime.send(request.selector, to: request.target, request.argument) }
        }
    }

    /// Calls a method on a new thread.
    ///
    /// Source: Apple documentation, "performSelector(inBackground:with:)".
    public func performSelector(inBackground selector: Selector, with argument: Any?) {
        let request = DelayedPerform(self, selector, argument)
        Thread.detachNewThread { ObjCRuntime.send(request.selector, to: request.target, request.argument) }
    }
}

/// A call that is yet to be made.
private final class DelayedPerform: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    var cancellation: (() -> Void)?

    init(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }

    func perform() {
        guard DelayedPerforms.shared.remove(self) else { return }
        cancellation = nil
        ObjCRuntime.send(selector, to: target, argument)
    }

    func hasArgument(_ other: Any?) -> Bool {
        guard let argument, let other else { return argument == nil && other == nil }
        let mine = argument as AnyObject, theirs = other as AnyObject
        if mine === theirs { return true }
        return (mine as? NSObject)?.isEqual(theirs) ?? false
    }
}

/// The calls that wait for their time.
private final class DelayedPerforms: @unchecked Sendable {
    static let shared = DelayedPerforms()

    private let lock = NSLock()
    private var requests: [DelayedPerform] = []

    func add(_ request: DelayedPerform) {
        lock.withLock { requests.append(request) }
    }

    /// Takes a request out; false when it was cancelled.
    func remove(_ request: DelayedPerform) -> Bool {
        lock.withLock {
            guard let index = requests.firstIndex(where: { $0 === request }) else { return false }
            requests.remove(at: index)
            return true
        }
    }

    func cancel(where matches: (DelayedPerform) -> Bool) {
        let cancelled = lock.withLock {
            let cancelled = requests.filter(matches)
            requests.removeAll(where: matches)
            return cancelled
        }
        for request in cancelled { request.cancellation?() }
    }
}
