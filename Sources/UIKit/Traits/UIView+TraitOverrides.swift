import Foundation

extension UIView: UITraitChangeObservable, TraitChangeRegistryOwner {
    var traitChangeRegistry: TraitChangeRegistry {
        if let registry = rare?.traitRegistry { return registry }
        let registry = TraitChangeRegistry()
        rareState.traitRegistry = registry
        return registry
    }

    /// Traits that this view and its subviews take instead of the inherited ones.
    ///
    /// Source: UIKit, "traitOverrides".
    public var traitOverrides: UITraitOverrides {
        get { rare?.traitOverrides ?? UITraitOverrides() }
        set {
            rareState.traitOverrides = newValue.isEmpty ? nil : newValue
            traitEnvironmentChanged()
        }
    }
}

extension UIViewController: UITraitChangeObservable, TraitChangeRegistryOwner {
    var traitChangeRegistry: TraitChangeRegistry {
        if let registry = rare?.traitRegistry { return registry }
        let registry = TraitChangeRegistry()
        rareState.traitRegistry = registry
        return registry
    }

    /// Traits that this controller, its children and views take instead of the inherited ones.
    ///
    /// Source: UIKit, "traitOverrides".
    public var traitOverrides: UITraitOverrides {
        get { rare?.traitOverrides ?? UITraitOverrides() }
        set {
            rareState.traitOverrides = newValue.isEmpty ? nil : newValue
            viewIfLoaded?.traitEnvironmentChanged()
        }
    }
}
