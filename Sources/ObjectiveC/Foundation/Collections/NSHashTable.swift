import Foundation

/// A set of objects that can hold its members weakly.
///
/// Apple's type takes objects only. Here it takes what is an object behind a protocol too, which on Apple's
/// platforms Objective-C's protocols allow. Members are told in the order in which they were added, an order
/// that Apple leaves open.
/// Source: Apple documentation, "NSHashTable".
open class NSHashTable<ObjectType>: NSObject, NSCopying {
    private struct Entry {
        let slot: PointerSlot
        let order: Int
    }

    private let options: NSPointerFunctions.Options
    private var entries: [Int: [Entry]] = [:]
    private var added = 0

    /// Makes an empty table; `capacity` is a hint only.
    ///
    /// Source: Apple documentation, "init(options:capacity:)".
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
        self.options = options
        super.init()
        entries.reserveCapacity(initialCapacity)
    }

    /// Makes an empty table.
    public convenience init(options: NSPointerFunctions.Options) { self.init(options: options, capacity: 0) }

    /// Makes an empty table that retains its members.
    public override convenience init() { self.init(options: [], capacity: 0) }

    /// A table that does not retain its members, which leave it when they are released.
    ///
    /// Source: Apple documentation, "weakObjects()".
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    // MARK: Members

    /// The members that are alive.
    public var allObjects: [ObjectType] { objects.compactMap { $0 as? ObjectType } }
    /// How many members are alive.
    public var count: Int { objects.count }
    /// One of the members, or nil for an empty table.
    public var anyObject: ObjectType? { objects.first.flatMap { $0 as? ObjectType } }
    /// The members as a set.
    public var setRepresentation: Set<AnyHashable> { Set(objects.compactMap { $0 as? AnyHashable }) }

    /// The member that equals `object`, or nil.
    public func member(_ object: ObjectType?) -> ObjectType? {
        guard let object = object.flatMap({ $0 as AnyObject }) else { return nil }
        // Each step for itself: nil cast to `AnyObject` would be an object that stands for nil.
        let found = entries[options.hash(object)]?.lazy.compactMap(\.slot.object).first { self.options.areEqual($0, object) }
        return found.flatMap { $0 as? ObjectType }
    }

    /// Whether a member equals `object`.
    public func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

    /// The members one after another.
    public func objectEnumerator() -> NSEnumerator { ObjectEnumerator(objects) }

    /// Adds an object unless a member equals it.
    public func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        let taken = options.taken(object as AnyObject)
        added += 1
        entries[options.hash(taken), default: []].removeAll { $0.slot.object == nil }
        entries[options.hash(taken), default: []].append(
            Entry(slot: PointerSlot(taken, isWeak: options.isWeak), order: added))
    }

    /// Takes out the member that equals `object`.
    public func remove(_ object: ObjectType?) {
        guard let object = object.flatMap({ $0 as AnyObject }) else { return }
        let hash = options.hash(object)
        entries[hash]?.removeAll { entry in
            entry.slot.object.map { options.areEqual($0, object) } ?? true
        }
        if entries[hash]?.isEmpty == true { entries[hash] = nil }
    }

    /// Takes out all members.
    public func removeAllObjects() { entries.removeAll() }

    private var objects: [AnyObject] {
        var alive: [(object: AnyObject, order: Int)] = []
        for bucket in entries.values {
            for entry in bucket {
                if let object = entry.slot.object { alive.append((object, entry.order)) }
            }
        }
        return alive.sorted { $0.order < $1.order }.map(\.object)
    }

    // MARK: Other tables

    /// Adds the members of another table.
    public func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { add($0) } }
    /// Takes out what is no member of another table.
    public func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }
    /// Takes out the members of another table.
    public func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { remove($0) } }
    /// Whether the tables have a member in common.
    public func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
    /// Whether all members are members of another table.
    public func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }

    /// Whether another table has the same members.
    open func isEqual(to other: NSHashTable<ObjectType>) -> Bool { count == other.count && isSubset(of: other) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSHashTable<ObjectType>).map { isEqual(to: $0) } ?? false
    }

    open override var hash: Int { count }

    /// A table with the same options and members.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSHashTable<ObjectType>(options: options)
        copy.union(self)
        return copy
    }
}
