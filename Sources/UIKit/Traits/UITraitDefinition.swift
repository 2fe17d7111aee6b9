import Foundation

/// A trait: a named value that trait collections carry down a hierarchy.
///
/// Conform a type of your own to define a trait; its value then travels in trait collections and
/// overrides like UIKit's own. Source: UIKit, "UITraitDefinition".
public protocol UITraitDefinition {
    /// The type of the trait's value.
    associatedtype Value

    /// The value where none is set.
    static var defaultValue: Value { get }
    /// A name that no other trait has, used where traits are stored. The type's full name by default.
    static var identifier: String { get }
    /// A name for printing. The type's name by default.
    static var name: String { get }
    /// Whether dynamic colours look at the trait, so that its changes redraw. False by default.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The type's full name.
    public static var identifier: String { String(reflecting: Self.self) }
    /// The type's name.
    public static var name: String { String(describing: Self.self) }
    /// Colours do not look at the trait.
    public static var affectsColorAppearance: Bool { false }
}

/// Any trait, as lists of traits have it. Source: UIKit, "UITrait".
public typealias UITrait = any UITraitDefinition.Type

/// A set of changes to traits. Source: UIKit, "UITraitMutations".
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

/// One of UIKit's own traits, whose value has a field of its own.
protocol BuiltInTrait: UITraitDefinition where Value: Equatable {
    /// The trait's bit in a `TraitSet`.
    static var bit: UInt32 { get }
    /// The field that holds the value.
    static var field: WritableKeyPath<TraitValues, Value> { get }
}

/// A set of traits: a bit for each of UIKit's own, the identity of each other.
struct TraitSet {
    /// The bits of UIKit's own traits.
    var bits: UInt32 = 0
    /// The other traits, by identity of their types.
    var custom: Set<ObjectIdentifier> = []

    init(bits: UInt32 = 0, custom: Set<ObjectIdentifier> = []) {
        self.bits = bits
        self.custom = custom
    }

    init(_ traits: [UITrait]) {
        for trait in traits { insert(trait) }
    }

    mutating func insert(_ trait: UITrait) {
        if let own = trait as? any BuiltInTrait.Type {
            bits |= own.bit
        } else {
            custom.insert(ObjectIdentifier(trait))
        }
    }

    var isEmpty: Bool { bits == 0 && custom.isEmpty }

    func intersects(_ other: TraitSet) -> Bool {
        if bits & other.bits != 0 { return true }
        return !custom.isEmpty && !other.custom.isEmpty && !custom.isDisjoint(with: other.custom)
    }
}
