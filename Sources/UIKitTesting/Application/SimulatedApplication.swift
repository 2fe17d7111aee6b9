import UIKit

/// Does to the application what people and the system do to it (`docs/lifecycle.md`, section 10).
///
/// None of it sends appearance callbacks: the delegate, the scenes and observers hear of it (trace bg-01),
/// unless `disappearsInBackground` is set.
@MainActor
public enum SimulatedApplication {
    /// Whether controllers on screen disappear when the application goes to the background and appear when it
    /// returns, unanimated; `false`, as on devices, unless the environment variable
    /// `UNDERSTUDY_BACKGROUND_DISAPPEARS` is 1 (`docs/decisions.md`).
    public static var disappearsInBackground: Bool {
        get { BackgroundAppearance.isOn }
        set { BackgroundAppearance.isOn = newValue }
    }

    /// The application becomes inactive, as under an incoming call.
    public static func resignActive() { UIApplication.shared.simulate(.resignActive) }

    /// The application becomes active again.
    public static func becomeActive() { UIApplication.shared.simulate(.becomeActive) }

    /// People go to the home screen: inactive, then in the background.
    public static func enterBackground() {
        resignActive()
        UIApplication.shared.simulate(.enterBackground)
    }

    /// People come back: in the foreground, then active.
    public static func enterForeground() {
        UIApplication.shared.simulate(.enterForeground)
        becomeActive()
    }

    /// Memory is short: the delegate hears, then every controller from the roots downwards (trace mem-01).
    public static func receiveMemoryWarning() { UIApplication.shared.simulate(.memoryWarning) }

    /// People turn the device; `false` when the controllers in front do not support the orientation.
    /// The rotation takes 0.4 seconds of the clock.
    @discardableResult
    public static func rotate(to orientation: UIInterfaceOrientation) -> Bool {
        UIApplication.shared.turnInterface(to: orientation)
    }

    /// The states of the controllers that take part in restoration, by the path of their identifiers.
    public static func archiveState() -> [String: Data] { UIApplication.shared.archiveRestorableState() }

    /// Restores what `archiveState()` gave into the controllers that are there now.
    public static func restoreState(_ states: [String: Data]) { UIApplication.shared.restoreState(states) }
}
