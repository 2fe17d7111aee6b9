import Foundation

extension UIPresentationController: UITraitChangeObservable, TraitChangeRegistryOwner {
    var traitChangeRegistry: TraitChangeRegistry {
        if reportedTraits == nil { reportedTraits = traitCollection }
        if let traitRegistry { return traitRegistry }
        let registry = TraitChangeRegistry()
        traitRegistry = registry
        return registry
    }

    /// Traits that the presented controller takes instead of the inherited ones.
    ///
    /// Source: UIKit, "traitOverrides".
    public var traitOverrides: UITraitOverrides {
        get { ownOverrides ?? UITraitOverrides() }
        set {
            ownOverrides = newValue.isEmpty ? nil : newValue
            presentedViewController.viewIfLoaded?.traitEnvironmentChanged()
        }
    }

    /// Reports a change of the presentation's traits; the first display reports nothing.
    func bringTraitsUpToDate() {
        let traits = traitCollection
        if Uncounted(reportedTraits).refers(to: traits) { return }
        let old = reportedTraits
        reportedTraits = traits
        guard let old, old != traits else { return }
        let kept = Kept(self)
        defer { kept.release() }
        traits.performAsCurrent { traitCollectionDidChange(old) }
        traitRegistry?.traitsChanged(from: old, to: traits, in: self)
    }
}
