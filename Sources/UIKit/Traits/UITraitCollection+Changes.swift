import Foundation

extension UITraitCollection {
    /// UIKit's traits that dynamic colours look at.
    public class var systemTraitsAffectingColorAppearance: [UITrait] {
        SystemTraits.all.filter { $0.affectsColorAppearance }
    }

    /// UIKit's traits that choose among the variants of a named image.
    public class var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
            UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitDisplayGamut.self,
            UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
            UITraitPreferredContentSizeCategory.self, UITraitActiveAppearance.self,
        ]
    }

    /// The traits whose values differ from those of another collection (from nothing set, if nil).
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let other = traitCollection?.values ?? .none
        let changed = values.difference(from: other)
        var traits = SystemTraits.all.enumerated()
            .filter { changed.bits & (1 << UInt32($0.offset)) != 0 }
            .map(\.element)
        for key in changed.custom {
            if let value = values.custom?[key] ?? other.custom?[key] { traits.append(value.trait) }
        }
        return traits
    }

    /// Whether a dynamic colour may look different than in another collection.
    ///
    /// Source: UIKit, "hasDifferentColorAppearance(comparedTo:)".
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        let other = traitCollection?.values ?? .none
        let changed = values.difference(from: other)
        if changed.bits & SystemTraits.colorBits != 0 { return true }
        return changed.custom.contains { key in
            (values.custom?[key] ?? other.custom?[key])?.trait.affectsColorAppearance ?? false
        }
    }
}

/// Something that has traits: screens, scenes, windows, views, controllers.
///
/// Source: UIKit, "UITraitEnvironment".
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits of the environment.
    var traitCollection: UITraitCollection { get }

    /// Called after a trait has changed, with the collection before it.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UITraitCollection {
    /// These traits with what a view, window or controller asks for in their place.
    func overridden(style: UIUserInterfaceStyle, _ overrides: UITraitOverrides?) -> UITraitCollection {
        var traits = self
        if style != .unspecified {
            traits = UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
        }
        return overrides.map { $0.applied(to: traits) } ?? traits
    }
}
