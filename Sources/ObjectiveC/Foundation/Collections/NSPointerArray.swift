import Foundation

/// An array that may hold nil, and that can hold its objects weakly.
///
/// Its members are told as pointers; a weak one becomes nil when its object is released.
/// Source: Apple documentation, "NSPointerArray".
open class NSPointerArray: NSObject, NSCopying {
    private let options: NSPointerFunctions.Options
    private var slots: [PointerSlot] = []

    /// Makes an empty array.
    public init(options: NSPointerFunctions.Options = []) {
        self.options = options
        super.init()
    }

    /// Makes an empty array that retains its members.
    public override convenience init() { self.init(options: []) }

    /// An array that retains its members.
    open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }
    /// An array that does not retain its members.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// How many places there are, those with nil included; setting it cuts off places or adds places with nil.
    open var count: Int {
        get { slots.count }
        set {
            if newValue < slots.count { slots.removeLast(slots.count - newValue) }
            while slots.count < newValue { slots.append(slot(nil)) }
        }
    }

    /// The members that are not nil.
    open var allObjects: [Any] { slots.compactMap(\.object) }

    /// The pointer at a place.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        check(index, within: slots.count)
        return slots[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    /// Adds a pointer, which may be nil, at the end.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { slots.append(slot(pointer)) }

    /// Takes out a place.
    open func removePointer(at index: Int) {
        check(index, within: slots.count)
        slots.remove(at: index)
    }

    /// Puts a pointer in at a place; what stands there and behind moves up.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        check(index, within: slots.count + 1)
        slots.insert(slot(item), at: index)
    }

    /// Puts a pointer in the place of another.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        check(index, within: slots.count)
        slots[index] = slot(item)
    }

    /// Takes out the places with nil.
    open func compact() { slots.removeAll { $0.object == nil } }

    /// An array with the same options and members.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPointerArray(options: options)
        copy.slots = slots
        return copy
    }

    private func slot(_ pointer: UnsafeMutableRawPointer?) -> PointerSlot {
        let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
        return PointerSlot(object, isWeak: options.isWeak)
    }

    private func check(_ index: Int, within bound: Int) {
        guard index < 0 || index >= bound else { return }
        raise(.invalidArgumentException, "NSPointerArray: attempt to use index \(index) beyond bounds \(bound)")
    }
}
