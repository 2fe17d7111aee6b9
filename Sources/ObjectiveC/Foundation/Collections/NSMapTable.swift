import Foundation

/// A dictionary that can hold its keys, its values or both weakly.
///
/// An entry is gone as soon as its weak key or its weak value is released. Entries are told in the order in
/// which their keys were added, an order that Apple leaves open.
/// Source: Apple documentation, "NSMapTable".
open class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying {
    private struct Entry {
        let key: PointerSlot
        let value: PointerSlot
        let order: Int
    }

    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var entries: [Int: [Entry]] = [:]
    private var added = 0

    /// Makes an empty table; `capacity` is a hint only.
    ///
    /// Source: Apple documentation, "init(keyOptions:valueOptions:capacity:)".
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
        super.init()
        entries.reserveCapacity(initialCapacity)
    }

    /// Makes an empty table.
    public convenience init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
    ) {
        self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
    }

    /// Makes an empty table that retains its keys and values.
    public override convenience init() { self.init(keyOptions: [], valueOptions: [], capacity: 0) }

    /// A table that retains its keys and values.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// A table that retains its values only.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    /// A table that retains its keys only.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }
    /// A table that retains neither keys nor values.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// How many entries have a key and a value.
    public var count: Int { pairs.count }

    /// The value for a key, or nil.
    ///
    /// Source: Apple documentation, "object(forKey:)".
    public func object(forKey key: KeyType?) -> ObjectType? {
        guard let key = key.flatMap({ $0 as AnyObject }) else { return nil }
        let entry = entries[keyOptions.hash(key)]?
            .first { entry in entry.key.object.map { keyOptions.areEqual($0, key) } ?? false }
        // Each step for itself: nil cast to `AnyObject` would be an object that stands for nil.
        return entry?.value.object.flatMap { $0 as? ObjectType }
    }

    /// Sets the value for a key; nil takes the entry out.
    ///
    /// Source: Apple documentation, "setObject(_:forKey:)".
    public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        guard let key else { return }
        guard let object else { return removeObject(forKey: key) }
        let given = key as AnyObject
        let hash = keyOptions.hash(given)
        var bucket = (entries[hash] ?? []).filter { $0.key.object != nil && $0.value.object != nil }
        let value = PointerSlot(valueOptions.taken(object as AnyObject), isWeak: valueOptions.isWeak)
        let place = bucket.firstIndex { entry in entry.key.object.map { keyOptions.areEqual($0, given) } ?? false }
        if let place {
            bucket[place] = Entry(key: bucket[place].key, value: value, order: bucket[place].order)
        } else {
            added += 1
            let taken = PointerSlot(keyOptions.taken(given), isWeak: keyOptions.isWeak)
            bucket.append(Entry(key: taken, value: value, order: added))
        }
        entries[hash] = bucket
    }

    /// Takes out the entry of a key.
    public func removeObject(forKey key: KeyType?) {
        guard let key = key.flatMap({ $0 as AnyObject }) else { return }
        let hash = keyOptions.hash(key)
        entries[hash]?.removeAll { entry in entry.key.object.map { keyOptions.areEqual($0, key) } ?? true }
        if entries[hash]?.isEmpty == true { entries[hash] = nil }
    }

    /// Takes out all entries.
    public func removeAllObjects() { entries.removeAll() }

    /// The keys one after another.
    public func keyEnumerator() -> NSEnumerator { ObjectEnumerator(pairs.map(\.key)) }

    /// The values one after another.
    public func objectEnumerator() -> NSEnumerator? { ObjectEnumerator(pairs.map(\.value)) }

    /// The entries as a dictionary.
    public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for pair in pairs {
            guard let key = pair.key as? AnyHashable, let value = pair.value as? ObjectType else { continue }
            result[key] = value
        }
        return result
    }

    private var pairs: [(key: AnyObject, value: AnyObject)] {
        var alive: [(key: AnyObject, value: AnyObject, order: Int)] = []
        for bucket in entries.values {
            for entry in bucket {
                guard let key = entry.key.object, let value = entry.value.object else { continue }
                alive.append((key, value, entry.order))
            }
        }
        return alive.sorted { $0.order < $1.order }.map { ($0.key, $0.value) }
    }

    /// A table with the same options and entries.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSMapTable<KeyType, ObjectType>(keyOptions: keyOptions, valueOptions: valueOptions)
        for pair in pairs { copy.setObject(pair.value as? ObjectType, forKey: pair.key as? KeyType) }
        return copy
    }
}
