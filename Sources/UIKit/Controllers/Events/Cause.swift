import LifecycleEvents

/// What sets the present callbacks off, kept only while somebody wants details of events.
///
/// A cause is fixed while UIKit works on it, so that what UIKit itself calls on the way does not replace
/// it; inside callbacks and completions it is not, because there somebody else decides.
@MainActor
enum Cause {
    private(set) static var current: LifecycleCause?
    private(set) static var transition: Int?
    private static var isFixed = false

    /// Runs what a method of the interface does; `name` is the method's, as documentation writes it.
    @inline(__always)
    static func call<Result>(_ name: StaticString, _ body: () throws -> Result) rethrows -> Result {
        guard LifecycleEventCenter.wantsDetails, !isFixed else { return try body() }
        return try during(LifecycleCause(kind: .call, name: "\(name)", code: CallSite.outsideUIKit()), body)
    }

    /// Runs what a gesture sets off.
    @inline(__always)
    static func gesture<Result>(_ name: StaticString, _ body: () throws -> Result) rethrows -> Result {
        guard LifecycleEventCenter.wantsDetails else { return try body() }
        return try during(LifecycleCause(kind: .gesture, name: "\(name)"), body)
    }

    /// Runs what the system sets off.
    @inline(__always)
    static func system<Result>(_ name: StaticString, _ body: () throws -> Result) rethrows -> Result {
        guard LifecycleEventCenter.wantsDetails, !isFixed else { return try body() }
        return try during(LifecycleCause(kind: .system, name: "\(name)"), body)
    }

    /// Runs a part of something that was put off, under the cause that it had then.
    @inline(__always)
    static func with<Result>(
        _ cause: LifecycleCause?, transition number: Int? = nil, _ body: () throws -> Result
    ) rethrows -> Result {
        guard LifecycleEventCenter.wantsDetails else { return try body() }
        return try during(cause, transition: number, body)
    }

    /// Runs code of somebody else's, whose calls have causes of their own.
    static func freely<Result>(_ body: () throws -> Result) rethrows -> Result {
        let wasFixed = isFixed
        isFixed = false
        defer { isFixed = wasFixed }
        return try body()
    }

    /// A completion whose calls have causes of their own.
    static func freed(_ completion: (() -> Void)?) -> (() -> Void)? {
        guard LifecycleEventCenter.wantsDetails, let completion else { return completion }
        return { freely(completion) }
    }

    private static func during<Result>(
        _ cause: LifecycleCause?, transition number: Int? = nil, _ body: () throws -> Result
    ) rethrows -> Result {
        let earlier = (current, transition, isFixed)
        current = cause
        transition = number ?? transition
        isFixed = cause != nil
        defer { (current, transition, isFixed) = earlier }
        return try body()
    }
}
