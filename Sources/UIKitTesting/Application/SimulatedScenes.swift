import UIKit

/// Does to single scenes what people and the system do to them, while others stay as they are (Apple
/// documentation: *Managing your app's life cycle*).
///
/// ```swift
/// SimulatedDevice.current = .iPadPro11
/// SimulatedScenes.manifest = ["UIApplicationSupportsMultipleScenes": true]
/// let second = try SimulatedScenes.open()
/// SimulatedScenes.enterBackground(second)
/// SimulatedScenes.disconnect(second)               // its session can connect again
/// SimulatedScenes.close(second.session)
/// ```
///
/// None of it sends appearance callbacks, unless `SimulatedApplication.disappearsInBackground` is set.
@MainActor
public enum SimulatedScenes {
    /// What stands for `UIApplicationSceneManifest` of the application's Info; `nil` for what the process has.
    public static var manifest: [String: Any]? {
        get { ApplicationManifest.simulatedScenes }
        set { ApplicationManifest.simulatedScenes = newValue }
    }

    /// Opens another scene and shows it, as people do.
    /// - Throws: `UISceneError` where the device or the Info allows one scene only.
    @discardableResult
    public static func open(userActivity: NSUserActivity? = nil) throws -> UIScene {
        let before = UIApplication.shared.connectedScenes
        var failure: (any Error)?
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: userActivity, options: nil) { failure = $0 }
        turnRunLoop()
        if let failure { throw failure }
        guard let scene = UIApplication.shared.connectedScenes.subtracting(before).first else {
            throw UISceneError(.requestDenied)
        }
        return scene
    }

    /// The scene becomes inactive, as under a system alert.
    public static func resignActive(_ scene: UIScene) {
        guard scene.activationState == .foregroundActive else { return }
        UIApplication.shared.bring(scene, to: .foregroundInactive)
    }

    /// The scene becomes active, from wherever it is.
    public static func becomeActive(_ scene: UIScene) { UIApplication.shared.bring(scene, to: .foregroundActive) }

    /// The scene leaves the screen: inactive, then in the background.
    public static func enterBackground(_ scene: UIScene) { UIApplication.shared.bring(scene, to: .background) }

    /// The scene comes back: in the foreground, then active.
    public static func enterForeground(_ scene: UIScene) { UIApplication.shared.bring(scene, to: .foregroundActive) }

    /// The system takes the scene away to save memory; its session stays and can connect again.
    public static func disconnect(_ scene: UIScene) { UIApplication.shared.disconnect(scene) }

    /// People close the scene in the app switcher: it disconnects, and its session is discarded.
    public static func close(_ session: UISceneSession) { UIApplication.shared.discard(session) }

    /// People give the scene a part of the screen, in points, or with `nil` all of it.
    public static func resize(_ scene: UIWindowScene, to size: CGSize?) { scene.resize(to: size) }

    /// Another application opens URLs in the scene.
    public static func open(_ urls: [URL], in scene: UIScene) { scene.open(urls) }

    /// The scene gets an activity to take up.
    public static func take(up activity: NSUserActivity, in scene: UIScene) { scene.take(up: activity) }
}
