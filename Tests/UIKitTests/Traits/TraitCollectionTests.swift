import Foundation
import Testing

@testable import UIKit

private struct Density: UITraitDefinition {
    static let defaultValue = 1
}

private struct Theme: UITraitDefinition {
    static let defaultValue = "plain"
    static let affectsColorAppearance = true
    static let identifier = "com.example.theme"
}

/// UIKit, "UITraitCollection", "UITraitDefinition", "UIMutableTraits", "UITraitOverrides".
@Suite @MainActor struct TraitCollectionTests {
    @Test func nothingIsSetAtFirst() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceIdiom == .unspecified)
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.horizontalSizeClass == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits.layoutDirection == .unspecified)
    }

    @Test func laterCollectionsWinWhereTheySetATrait() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact),
            UITraitCollection(userInterfaceStyle: .light),
            UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(),
        ])
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.horizontalSizeClass == .compact)
        #expect(traits.verticalSizeClass == .unspecified)
    }

    @Test func containmentLooksOnlyAtWhatIsSet() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark),
        ])
        #expect(traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
        #expect(!traits.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
        #expect(traits.containsTraits(in: UITraitCollection()))
        #expect(traits.containsTraits(in: nil))
    }

    @Test func equalityIsByValue() {
        #expect(UITraitCollection(displayScale: 2) == UITraitCollection(displayScale: 2))
        #expect(UITraitCollection(displayScale: 2) != UITraitCollection(displayScale: 3))
        #expect(UITraitCollection(displayScale: 2).hash == UITraitCollection(displayScale: 2).hash)
        #expect(UITraitCollection(Density.self, value: 2) == UITraitCollection(Density.self, value: 2))
        #expect(UITraitCollection(Density.self, value: 2) != UITraitCollection(Density.self, value: 3))
    }

    @Test func mutationsMakeANewCollection() {
        let traits = UITraitCollection { traits in
            traits.userInterfaceStyle = .dark
            traits[Density.self] = 3
        }
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits[Density.self] == 3)
        #expect(traits[UITraitUserInterfaceStyle.self] == .dark)
        let light = traits.modifyingTraits { $0.userInterfaceStyle = .light }
        #expect(light.userInterfaceStyle == .light)
        #expect(light[Density.self] == 3)
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.replacing(UITraitDisplayScale.self, value: 2).displayScale == 2)
    }

    @Test func traitsOfOnesOwnHaveADefault() {
        #expect(UITraitCollection()[Density.self] == 1)
        #expect(UITraitCollection(Density.self, value: 5)[Density.self] == 5)
        #expect(Density.name == "Density")
        #expect(Theme.identifier == "com.example.theme")
    }

    @Test func changedTraitsAreListed() {
        let old = UITraitCollection(userInterfaceStyle: .light)
        let new = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.horizontalSizeClass = .compact
            $0[Density.self] = 2
        }
        let names = Set(new.changedTraits(from: old).map { ObjectIdentifier($0) })
        #expect(
            names == [
                ObjectIdentifier(UITraitUserInterfaceStyle.self),
                ObjectIdentifier(UITraitHorizontalSizeClass.self), ObjectIdentifier(Density.self),
            ])
        #expect(new.changedTraits(from: new).isEmpty)
        #expect(UITraitCollection(Density.self, value: 1).changedTraits(from: UITraitCollection()).isEmpty)
    }

    @Test func colourAppearanceDependsOnSomeTraitsOnly() {
        let base = UITraitCollection(userInterfaceStyle: .light)
        #expect(base.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!base.hasDifferentColorAppearance(comparedTo: base.modifyingTraits { $0.displayScale = 3 }))
        #expect(
            base.hasDifferentColorAppearance(
                comparedTo: base.modifyingTraits { $0.accessibilityContrast = .high }))
        #expect(base.hasDifferentColorAppearance(comparedTo: base.modifyingTraits { $0[Theme.self] = "sepia" }))
        #expect(!base.hasDifferentColorAppearance(comparedTo: base.modifyingTraits { $0[Density.self] = 9 }))
    }

    @Test func currentIsSetForTheTimeOfTheActions() {
        let before = UITraitCollection.current
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        var seen: UITraitCollection?
        dark.performAsCurrent { seen = .current }
        #expect(seen === dark)
        #expect(UITraitCollection.current == before)
        #expect(before.userInterfaceStyle == .light)
    }

    @Test func overridesAreSetAskedForAndRemoved() {
        var overrides = UITraitOverrides()
        #expect(!overrides.contains(UITraitUserInterfaceStyle.self))
        overrides.userInterfaceStyle = .dark
        overrides[Density.self] = 4
        #expect(overrides.contains(UITraitUserInterfaceStyle.self))
        #expect(overrides.contains(Density.self))
        let traits = overrides.applied(to: UITraitCollection(displayScale: 3))
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.displayScale == 3)
        #expect(traits[Density.self] == 4)
        overrides.remove(UITraitUserInterfaceStyle.self)
        overrides.remove(Density.self)
        #expect(overrides.isEmpty)
    }

    @Test func registrationsHearOnlyOfTheirTraits() {
        let registry = TraitChangeRegistry()
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
        let environment = NSObject()
        var heard: [String] = []
        let style = registry.register([UITraitUserInterfaceStyle.self]) { object, previous in
            #expect(object === environment)
            #expect(previous === light)
            #expect(UITraitCollection.current === dark)
            heard.append("style")
        }
        _ = registry.register([UITraitHorizontalSizeClass.self, Density.self]) { _, _ in heard.append("size") }
        registry.traitsChanged(from: light, to: dark, in: environment)
        #expect(heard == ["style"])
        registry.unregister(style)
        registry.traitsChanged(from: light, to: dark, in: environment)
        #expect(heard == ["style"])
        registry.traitsChanged(from: dark, to: dark.modifyingTraits { $0[Density.self] = 2 }, in: environment)
        #expect(heard == ["style", "size"])
    }

    @Test func contentSizeCategoriesAreOrdered() {
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.large >= .large)
        #expect(!(UIContentSizeCategory.unspecified < .large))
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    }
}
