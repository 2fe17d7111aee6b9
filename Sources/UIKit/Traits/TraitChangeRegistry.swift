import Foundation

/// What `registerForTraitChanges` returns, and what ends the registration.
///
/// Source: UIKit, "UITraitChangeRegistration".
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// The registrations of one environment for changes of its traits, in the order they were made.
///
/// Environments make one when the first registration comes.
@MainActor final class TraitChangeRegistry {
    /// One registration.
    final class Registration: NSObject, UITraitChangeRegistration {
        fileprivate let traits: TraitSet
        fileprivate let action: (AnyObject, UITraitCollection) -> Void

        fileprivate init(traits: TraitSet, action: @escaping (AnyObject, UITraitCollection) -> Void) {
            self.traits = traits
            self.action = action
            super.init()
        }

        nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
    }

    private var registrations: [Registration] = []

    /// Adds a handler, called with the environment and the traits before the change.
    func register(
        _ traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = Registration(traits: TraitSet(traits), action: handler)
        registrations.append(registration)
        return registration
    }

    /// Adds a method of a target, which is not retained.
    ///
    /// The method takes nothing, the environment, or the environment and the traits before the
    /// change. Source: UIKit, "registerForTraitChanges(_:target:action:)".
    func register(
        _ traits: [UITrait], target: AnyObject, action: Selector
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak target] environment, previous in
            if let target { ObjCRuntime.send(action, to: target, environment, previous) }
        }
    }

    /// Removes a registration; one that is not here is left alone.
    func unregister(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    /// Whether nobody is registered.
    var isEmpty: Bool { registrations.isEmpty }

    /// Calls those whose traits differ, with the new traits as the current ones.
    func traitsChanged(
        from previous: UITraitCollection, to traits: UITraitCollection, in environment: AnyObject
    ) {
        guard !registrations.isEmpty else { return }
        let changed = traits.values.difference(from: previous.values)
        guard !changed.isEmpty else { return }
        traits.performAsCurrent {
            for registration in registrations where registration.traits.intersects(changed) {
                registration.action(environment, previous)
            }
        }
    }
}
