import Foundation

/// How a table or an array of pointers keeps and compares what it holds.
///
/// Linux Foundation has neither this class nor the collections that use it.
/// Source: Apple documentation, "NSPointerFunctions".
open class NSPointerFunctions: NSObject {
    /// How members are kept, how they are compared, and whether they are copied.
    ///
    /// Source: Apple documentation, "NSPointerFunctions.Options".
    public struct Options: OptionSet, Sendable {
        /// The options as bits, with Apple's values.
        public let rawValue: UInt
        /// Makes options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Members are retained; the default.
        public static let strongMemory = Options([])
        /// Members are not retained, and leave when they are released.
        public static let weakMemory = Options(rawValue: 5)
        /// Members are compared with `isEqual(_:)` and hashed with `hash`; the default.
        public static let objectPersonality = Options([])
        /// Members are compared by identity.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// Members are copied when they are added.
        public static let copyIn = Options(rawValue: 1 << 16)
    }

    private let options: Options

    /// Makes functions from options.
    public init(options: Options) {
        self.options = options
        super.init()
    }
}

/// The name of the options of hash tables.
public typealias NSHashTableOptions = Int
/// The name of the options of map tables.
public typealias NSMapTableOptions = Int

/// Members are retained.
public let NSHashTableStrongMemory = NSPointerFunctions.Options.strongMemory
/// Members are not retained, and leave when they are released.
public let NSHashTableWeakMemory = NSPointerFunctions.Options.weakMemory
/// Members are copied when they are added.
public let NSHashTableCopyIn = NSPointerFunctions.Options.copyIn
/// Members are compared by identity.
public let NSHashTableObjectPointerPersonality = NSPointerFunctions.Options.objectPointerPersonality
/// Keys or values are retained.
public let NSMapTableStrongMemory = NSPointerFunctions.Options.strongMemory
/// Keys or values are not retained; an entry whose key or value is released leaves.
public let NSMapTableWeakMemory = NSPointerFunctions.Options.weakMemory
/// Keys or values are copied when they are added.
public let NSMapTableCopyIn = NSPointerFunctions.Options.copyIn
/// Keys or values are compared by identity.
public let NSMapTableObjectPointerPersonality = NSPointerFunctions.Options.objectPointerPersonality

extension NSPointerFunctions.Options {
    var isWeak: Bool { contains(.weakMemory) }
    private var comparesIdentity: Bool { contains(.objectPointerPersonality) }

    /// What is kept of `object`.
    func taken(_ object: AnyObject) -> AnyObject {
        guard contains(.copyIn), let copying = object as? any NSCopying else { return object }
        return copying.copy(with: nil) as AnyObject
    }

    /// The number by which `object` is found.
    func hash(_ object: AnyObject) -> Int {
        if !comparesIdentity, let object = object as? NSObject { return object.hash }
        return ObjectIdentifier(object).hashValue
    }

    /// Whether two members are the same to the collection.
    func areEqual(_ first: AnyObject, _ second: AnyObject) -> Bool {
        if first === second { return true }
        guard !comparesIdentity, let first = first as? NSObject else { return false }
        return first.isEqual(second)
    }
}

/// An object, kept or only known.
struct PointerSlot {
    private var kept: AnyObject?
    private weak var known: AnyObject?

    init(_ object: AnyObject?, isWeak: Bool) {
        if isWeak { known = object } else { kept = object }
    }

    /// The object, or nil once a weak one is released.
    var object: AnyObject? { kept ?? known }
}

/// Objects one after another.
final class ObjectEnumerator: NSEnumerator {
    private var rest: ArraySlice<Any>

    init(_ objects: [Any]) { rest = objects[...] }

    override func nextObject() -> Any? { rest.popFirst() }
}
