/// A class inside whose objects an appearance may hold (Apple documentation: *UIAppearanceContainer*).
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose objects take their look from a proxy when they come into a window (Apple documentation:
/// *UIAppearance*).
///
/// What was set on an object itself stays. A change of a proxy reaches the objects that come into a window
/// after it.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The proxy for all objects of the class.
    static func appearance() -> Self
    /// The proxy for objects of the class inside objects of these classes, innermost first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// The proxy for objects of the class that have these traits.
    static func appearance(for trait: UITraitCollection) -> Self
    /// The proxy for objects of the class that have these traits, inside objects of these classes.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// The proxy for all views of the class.
    public class func appearance() -> Self { appearanceProxy() }

    /// The proxy for views of the class inside objects of these classes, innermost first.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        appearanceProxy(in: containerTypes)
    }

    /// The proxy for views of the class that have these traits.
    public class func appearance(for trait: UITraitCollection) -> Self { appearanceProxy(traits: trait) }

    /// The proxy for views of the class that have these traits, inside objects of these classes.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearanceProxy(in: containerTypes, traits: trait) }

    private class func appearanceProxy(
        in containers: [any UIAppearanceContainer.Type] = [], traits: UITraitCollection? = nil
    ) -> Self {
        AppearanceStore.shared.proxy(for: self, in: containers, traits: traits) { self.init(frame: .zero) }
    }
}

extension UIBarButtonItem {
    /// The proxy for all bar button items.
    ///
    /// Source: Apple documentation, "appearance()".
    public class func appearance() -> UIBarButtonItem {
        AppearanceStore.shared.proxy(for: UIBarButtonItem.self, in: [], traits: nil) { UIBarButtonItem() }
    }

    /// The proxy for bar button items inside objects of these classes, innermost first.
    ///
    /// Source: Apple documentation, "appearance(whenContainedInInstancesOf:)".
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIBarButtonItem {
        AppearanceStore.shared.proxy(for: UIBarButtonItem.self, in: containerTypes, traits: nil) { UIBarButtonItem() }
    }
}

extension UITabBarItem {
    /// The proxy for all tab bar items.
    ///
    /// Source: Apple documentation, "appearance()".
    public class func appearance() -> UITabBarItem {
        AppearanceStore.shared.proxy(for: UITabBarItem.self, in: [], traits: nil) { UITabBarItem() }
    }
}
