import Foundation

extension UITraitCollection {
    /// The traits in which dynamic colours and images are resolved.
    ///
    /// UIKit sets it around drawing, layout and trait callbacks to the traits of the view or
    /// controller concerned; else it has the traits of the main screen. The main actor and every
    /// other thread have a value each. Source: UIKit, "current".
    public class var current: UITraitCollection {
        get { CurrentTraits.value ?? SimulatedDevice.screenTraitsInUse }
        set { CurrentTraits.value = newValue }
    }

    /// Runs `actions` with this collection as the current one.
    ///
    /// Source: UIKit, "performAsCurrent(_:)".
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = CurrentTraits.value
        CurrentTraits.value = self
        defer { CurrentTraits.value = outer }
        actions()
    }
}

/// Where the current traits are kept.
private enum CurrentTraits {
    nonisolated(unsafe) private static var stored = CallingContextValue<UITraitCollection?>(
        "UITraitCollection.current", initial: nil)

    static var value: UITraitCollection? {
        get { stored.value }
        set { stored.value = newValue }
    }
}
