import Foundation

extension _ObjC {
    // MARK: Associated objects

    /// An object's association under a key, or nil.
    public static func associated(_ object: Any?, _ key: UnsafeRawPointer) -> Any? { any(object).flatMap { objc_getAssociatedObject($0, key) } }

    public static func associate(_ object: Any?, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
        guard let object = any(object) else { return }
        objc_setAssociatedObject(object, key, any(value), policy)
    }

    /// A selector as the key of an association: one address for each.
    public static func key(_ selector: Selector) -> UnsafeRawPointer { SelectorKeys.shared.address(of: selector) }

    // MARK: Methods, which may be nil

    public static func class_getInstanceMethod(_ type: AnyClass?, _ selector: Selector) -> Method? {
        guard let type else { return nil }
        return ObjectiveC.class_getInstanceMethod(type, selector)
    }

    public static func method_exchangeImplementations(_ first: Method?, _ second: Method?) {
        guard let first, let second else { return }
        ObjectiveC.method_exchangeImplementations(first, second)
    }

    public static func method_getImplementation(_ method: Method?) -> IMP? { method.map { ObjectiveC.method_getImplementation($0) } }

    @discardableResult
    public static func method_setImplementation(_ method: Method?, _ imp: IMP?) -> IMP? {
        guard let method, let imp else { return nil }
        return ObjectiveC.method_setImplementation(method, imp)
    }

    public static func method_getTypeEncoding(_ method: Method?) -> UnsafePointer<CChar>? { method.flatMap { ObjectiveC.method_getTypeEncoding($0) } }

    public static func class_getMethodImplementation(_ type: AnyClass?, _ selector: Selector) -> IMP? {
        ObjectiveC.class_getMethodImplementation(type, selector)
    }

    @discardableResult
    public static func class_addMethod(_ type: AnyClass?, _ selector: Selector, _ imp: IMP?, _ types: UnsafePointer<CChar>?) -> Bool {
        imp.map { ObjectiveC.class_addMethod(type, selector, $0, types) } ?? false
    }

    @discardableResult
    public static func class_replaceMethod(_ type: AnyClass?, _ selector: Selector, _ imp: IMP?, _ types: UnsafePointer<CChar>?) -> IMP? {
        imp.flatMap { ObjectiveC.class_replaceMethod(type, selector, $0, types) }
    }

    public static func class_respondsToSelector(_ type: AnyClass?, _ selector: Selector) -> Bool {
        ObjectiveC.class_respondsToSelector(type, selector)
    }

    // MARK: Queues

    /// Runs a block later; Objective-C does not ask what may be passed from one queue to another.
    public static func dispatch_async(_ queue: DispatchQueue?, _ block: @escaping () -> Void) {
        nonisolated(unsafe) let work = block
        queue?.async { work() }
    }

    public static func dispatch_async(_ queue: DispatchQueue?, _ block: (() -> Void)?) { dispatch_async(queue, _ObjC.block(block) as () -> Void) }
    public static func dispatch_sync(_ queue: DispatchQueue?, _ block: () -> Void) { queue?.sync { block() } }

    /// A point in time so many nanoseconds after another.
    public static func time(_ start: DispatchTime, _ nanoseconds: some BinaryInteger) -> DispatchTime { start + .nanoseconds(Int(nanoseconds)) }
    public static func time(_ start: DispatchTime, _ nanoseconds: some BinaryFloatingPoint) -> DispatchTime { start + .nanoseconds(Int(nanoseconds)) }

    public static func dispatch_after(_ time: DispatchTime, _ queue: DispatchQueue?, _ block: @escaping () -> Void) {
        nonisolated(unsafe) let work = block
        queue?.asyncAfter(deadline: time) { work() }
    }

    /// `dispatch_once_t`.
    public final class Once: @unchecked Sendable {
        private let lock = NSRecursiveLock()
        private var isDone = false

        public init() {}

        public func run(_ block: () -> Void) {
            lock.withLock {
                guard !isDone else { return }
                isDone = true
                block()
            }
        }
    }
}

/// The addresses that stand for selectors.
private final class SelectorKeys: @unchecked Sendable {
    static let shared = SelectorKeys()
    private let lock = NSLock()
    private var addresses: [Selector: UnsafeRawPointer] = [:]

    func address(of selector: Selector) -> UnsafeRawPointer {
        lock.withLock {
            if let known = addresses[selector] { return known }
            let made = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
            addresses[selector] = made
            return made
        }
    }
}
