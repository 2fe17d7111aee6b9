import Foundation

/// An environment that tells of changes of its traits.
///
/// Source: UIKit, "UITraitChangeObservable".
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

/// The environments of UIKit, each with a registry made when first asked for.
@MainActor protocol TraitChangeRegistryOwner: UITraitChangeObservable {
    /// The registry of the environment.
    var traitChangeRegistry: TraitChangeRegistry { get }
}

extension UITraitChangeObservable {
    /// What is called after a change: the environment, and its traits before the change.
    public typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void

    /// Calls `handler` after a change of any of the traits, until unregistered or the environment goes.
    ///
    /// Not called for the traits that the environment has when it is first shown. Source: UIKit,
    /// "registerForTraitChanges(_:handler:)".
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        registry.register(traits) { environment, previous in
            if let environment = environment as? Self { handler(environment, previous) }
        }
    }

    /// Sends `action` to `target`, which is not retained, after a change of any of the traits.
    ///
    /// The method takes nothing, the environment, or the environment and its traits before the
    /// change. Source: UIKit, "registerForTraitChanges(_:target:action:)".
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        registry.register(traits, target: target as AnyObject, action: action)
    }

    /// Sends `action` to the environment itself after a change of any of the traits.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration {
        registry.register(traits, target: self, action: action)
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        registry.unregister(registration)
    }

    /// The environment's registry; only UIKit's own environments have one.
    var registry: TraitChangeRegistry {
        guard let owner = self as? any TraitChangeRegistryOwner else {
            preconditionFailure("UITraitChangeObservable is not to be conformed to outside UIKit")
        }
        return owner.traitChangeRegistry
    }
}
