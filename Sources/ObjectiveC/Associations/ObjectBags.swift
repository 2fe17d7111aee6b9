import Foundation

// Functions of the C target, declared here instead of imported, so that clients of this module need
// not find a C module.
@_silgen_name("deallocation_set_callbacks")
private func deallocation_set_callbacks(
    _ begin: @convention(c) (UnsafeRawPointer?) -> Void, _ end: @convention(c) (UnsafeRawPointer?) -> Void)

@_silgen_name("deallocation_watch")
private func deallocation_watch(_ metadata: UnsafeRawPointer) -> Int32

/// What is kept beside objects that have no field for it, and goes when they go.
final class ObjectBags: @unchecked Sendable {
    static let shared = ObjectBags()

    private enum Held {
        case strongly(Any)
        case unretained(Unmanaged<AnyObject>)

        var value: Any {
            switch self {
            case .strongly(let value): value
            case .unretained(let object): object.takeUnretainedValue()
            }
        }
    }

    private final class Bag {
        var associations: [UnsafeRawPointer: Held] = [:]
        /// Called when the object's memory is gone.
        var farewells: [() -> Void] = []
    }

    private let lock = NSRecursiveLock()
    private var bags: [UnsafeRawPointer: Bag] = [:]
    /// Bags of objects whose deinitializers are running: they still find their associations.
    private var leaving: [UnsafeRawPointer: Bag] = [:]

    private init() {
        deallocation_set_callbacks(
            { ObjectBags.shared.begin($0.unsafelyUnwrapped) }, { ObjectBags.shared.end($0.unsafelyUnwrapped) })
    }

    func associate(
        _ value: Any?, _ policy: objc_AssociationPolicy, with owner: AnyObject, under key: UnsafeRawPointer
    ) -> Any? {
        let held = value.map { Self.held($0, policy) }
        return lock.withLock {
            guard held != nil || existingBag(of: owner) != nil else { return nil }
            let bag = bag(of: owner)
            let former = bag.associations[key]
            bag.associations[key] = held
            return former
        }
    }

    func associated(with owner: AnyObject, under key: UnsafeRawPointer) -> Any? {
        lock.withLock { existingBag(of: owner)?.associations[key]?.value }
    }

    func removeAssociations(of owner: AnyObject) -> Any? {
        lock.withLock {
            guard let bag = existingBag(of: owner) else { return nil }
            let former = bag.associations
            bag.associations = [:]
            return former
        }
    }

    /// Calls `farewell` when the object is gone.
    func whenGone(_ owner: AnyObject, _ farewell: @escaping () -> Void) {
        lock.withLock { bag(of: owner).farewells.append(farewell) }
    }

    private static func held(_ value: Any, _ policy: objc_AssociationPolicy) -> Held {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            return .unretained(Unmanaged.passUnretained(value as AnyObject))
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            return .strongly((value as? NSCopying)?.copy(with: nil) ?? value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
            return .strongly(value)
        }
    }

    private static func address(_ object: AnyObject) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    }

    private func existingBag(of owner: AnyObject) -> Bag? {
        let address = Self.address(owner)
        return bags[address] ?? leaving[address]
    }

    private func bag(of owner: AnyObject) -> Bag {
        if let known = existingBag(of: owner) { return known }
        let metadata = unsafeBitCast(type(of: owner), to: UnsafeRawPointer.self)
        precondition(deallocation_watch(metadata) != 0, "the memory of a class cannot be written")
        let bag = Bag()
        bags[Self.address(owner)] = bag
        return bag
    }

    private func begin(_ address: UnsafeRawPointer) {
        lock.withLock {
            if let bag = bags.removeValue(forKey: address) { leaving[address] = bag }
        }
    }

    private func end(_ address: UnsafeRawPointer) {
        guard let bag = lock.withLock({ leaving.removeValue(forKey: address) }) else { return }
        for farewell in bag.farewells { farewell() }
        bag.associations = [:]
    }
}
