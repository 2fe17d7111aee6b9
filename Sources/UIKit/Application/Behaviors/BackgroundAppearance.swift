/// Going to the background as an appearance change, for those who believe in it: an opt-in that UIKit
/// does not have (`docs/lifecycle.md` section 10, trace bg-01; `docs/decisions.md`).
@MainActor
package enum BackgroundAppearance {
    /// Whether controllers on screen disappear when the application goes to the background, and appear
    /// when it returns; `false` unless `UNDERSTUDY_BACKGROUND_DISAPPEARS` is 1.
    package static var isOn = ProcessInfo.processInfo.environment["UNDERSTUDY_BACKGROUND_DISAPPEARS"] == "1"

    private static var gone: [Weak] = []

    private struct Weak { weak var controller: UIViewController? }

    /// Sends both disappearance callbacks to all that is on screen in windows, roots before what they present.
    static func leave(_ windows: [UIWindow]) {
        guard isOn else { return }
        for window in windows {
            for controller in window.rootViewController?.withPresented ?? [] where controller.appearance.state == .appeared {
                gone.append(Weak(controller: controller))
                controller.appearance(begin: false, animated: false)
                controller.appearanceEnd()
            }
        }
    }

    /// Sends the appearance callbacks to those that disappeared by `leave(_:)` and are still there.
    static func comeBack(_ windows: [UIWindow]) {
        guard !gone.isEmpty else { return }
        var elsewhere: [Weak] = []
        var back: [UIViewController] = []
        for case let controller? in gone.map(\.controller) {
            guard let window = controller.loadedView?.currentWindow else { continue }
            if windows.contains(where: { $0 === window }) {
                back.append(controller)
            } else {
                elsewhere.append(Weak(controller: controller))
            }
        }
        gone = elsewhere
        for controller in back where controller.appearance.state == .disappeared {
            controller.appearance(begin: true, animated: false)
            controller.appearanceEnd()
        }
    }
}
