import Foundation

extension UIWindowScene: UITraitChangeObservable, TraitChangeRegistryOwner {
    var traitChangeRegistry: TraitChangeRegistry {
        if reportedTraits == nil { reportedTraits = traitCollection }
        if let traitRegistry { return traitRegistry }
        let registry = TraitChangeRegistry()
        traitRegistry = registry
        return registry
    }

    /// Traits that the scene's windows take instead of the screen's.
    ///
    /// Source: UIKit, "traitOverrides".
    public var traitOverrides: UITraitOverrides {
        get { overrides ?? UITraitOverrides() }
        set {
            if reportedTraits == nil { reportedTraits = traitCollection }
            overrides = newValue.isEmpty ? nil : newValue
            bringTraitsUpToDate()
        }
    }

    /// Reports a change of the scene's traits and passes it to its windows.
    func bringTraitsUpToDate() {
        let traits = traitCollection
        let old = reportedTraits
        reportedTraits = traits
        if let old, old != traits {
            traits.performAsCurrent { traitCollectionDidChange(old) }
            traitRegistry?.traitsChanged(from: old, to: traits, in: self)
        }
        for window in windows { window.traitEnvironmentChanged() }
    }
}
