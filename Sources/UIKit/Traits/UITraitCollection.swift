import Foundation

/// The traits of an environment: device, appearance, room, text size and others, each set or not.
///
/// Immutable: methods that change a trait make a new collection. Source: UIKit, "UITraitCollection".
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    /// The values; never changed after the initializer.
    final let values: TraitValues

    init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Makes a collection in which nothing is set.
    public override init() {
        values = .none
        super.init()
    }

    /// Makes a collection with the traits of all; later ones win where several set the same trait.
    public init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for traits in traitCollections { values.merge(traits.values) }
        self.values = values
        super.init()
    }

    /// Makes a collection with the traits that `mutations` sets.
    public init(mutations: UITraitMutations) {
        values = TraitValues.none.changed(by: mutations)
        super.init()
    }

    /// Makes a collection that sets only the trait.
    public init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
        var values = TraitValues()
        values[trait] = value
        self.values = values
        super.init()
    }

    /// The value of any trait; the trait's default where it is not set.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

    /// Whether everything that `trait` sets has the same value here.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.merge(trait.values)
        let difference = merged.difference(from: values)
        return difference.isEmpty
    }

    /// This collection with the changes that `mutations` makes.
    public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
        UITraitCollection(values: values.changed(by: mutations))
    }

    /// This collection with one trait changed.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        var changed = values
        changed[trait] = value
        return UITraitCollection(values: changed)
    }

    /// This collection with the values that `overrides` sets in place of its own.
    final func overridden(by overrides: TraitValues) -> UITraitCollection {
        var merged = values
        merged.merge(overrides)
        return merged == values ? self : UITraitCollection(values: merged)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other === self || other.values == values
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(values.userInterfaceIdiom)
        hasher.combine(values.userInterfaceStyle)
        hasher.combine(values.horizontalSizeClass)
        hasher.combine(values.verticalSizeClass)
        hasher.combine(values.displayScale)
        hasher.combine(values.preferredContentSizeCategory)
        return hasher.finalize()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        var parts: [String] = []
        for trait in SystemTraits.all where values.contains(trait) {
            parts.append(describe(trait))
        }
        for value in (values.custom ?? [:]).values {
            parts.append("\(value.trait.name) = \(value.value)")
        }
        return "<\(type(of: self)): \(ObjectIdentifier(self)); \(parts.joined(separator: ", "))>"
    }

    private func describe<T: UITraitDefinition>(_ trait: T.Type) -> String {
        "\(trait.name.replacingOccurrences(of: "UITrait", with: "")) = \(values[trait])"
    }
}

extension TraitValues {
    /// These values with the changes that `mutations` makes.
    func changed(by mutations: UITraitMutations) -> TraitValues {
        var traits: any UIMutableTraits = MutableTraits(values: self)
        mutations(&traits)
        return (traits as? MutableTraits)?.values ?? self
    }
}
