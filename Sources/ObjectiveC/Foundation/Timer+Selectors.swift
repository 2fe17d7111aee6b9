import Foundation

extension Timer {
    /// A timer that calls a method of `target` with itself, and is scheduled on the current run loop.
    ///
    /// The target is retained until the timer ends.
    /// Source: Apple documentation, "scheduledTimer(timeInterval:target:selector:userInfo:repeats:)".
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let object = target as AnyObject
        nonisolated(unsafe) let receiver = object
        let scheduled = ClockTimer.scheduled(timeInterval, repeats: repeats) { timer in
            ObjCRuntime.send(selector, to: receiver, timer)
        }
        if let scheduled {
            scheduled.keep(userInfo)
            if let hear = keptThingChanged { hear(.timer(scheduled, target: object, repeats: repeats)) }
            return scheduled
        }
        let timer = Timer(
            timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        RunLoop.current.add(timer, forMode: .default)
        if let hear = keptThingChanged { hear(.timer(timer, target: object, repeats: repeats)) }
        return timer
    }

    /// What `scheduledTimer(withTimeInterval:repeats:block:)` is in translated sources: Foundation's
    /// knows no clock but its own.
    @discardableResult
    public class func _scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = ClockTimer.scheduled(interval, repeats: repeats, block)
            ?? scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
        if let hear = keptThingChanged { hear(.timer(timer, target: nil, repeats: repeats)) }
        return timer
    }

    /// A timer that calls a method of `target` with itself once it is added to a run loop.
    ///
    /// Source: Apple documentation, "init(timeInterval:target:selector:userInfo:repeats:)".
    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(
            fire: Date(timeIntervalSinceNow: timeInterval), interval: timeInterval, target: target,
            selector: selector, userInfo: userInfo, repeats: repeats)
    }

    /// A timer that fires at a date and calls a method of `target` with itself.
    ///
    /// Source: Apple documentation, "init(fireAt:interval:target:selector:userInfo:repeats:)".
    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(
            fire: date, interval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    }

    private convenience init(
        fire date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let object = target as AnyObject
        self.init(fire: date, interval: interval, repeats: repeats) { timer in
            ObjCRuntime.send(selector, to: object, timer)
        }
        keep(userInfo)
    }

    private func keep(_ userInfo: Any?) {
        guard let userInfo else { return }
        objc_setAssociatedObject(self, TimerUserInfo.key, userInfo, .OBJC_ASSOCIATION_RETAIN)
    }

    /// The object that the timer was made with. Reads of `userInfo` in translated sources come here,
    /// since Foundation's is always nil.
    public var _userInfo: Any? { objc_getAssociatedObject(self, TimerUserInfo.key) }
}

private enum TimerUserInfo {
    nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
