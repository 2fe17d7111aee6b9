import Foundation

extension UIApplication {
    /// Passes what the user has set to scenes and windows, top down, and posts what UIKit posts.
    func settingsChanged(from old: SimulatedDevice.Settings) {
        var scenes: [UIWindowScene] = []
        for window in windows {
            guard let scene = window.windowScene else {
                window.traitEnvironmentChanged()
                continue
            }
            if !scenes.contains(where: { $0 === scene }) { scenes.append(scene) }
        }
        var before = SimulatedDevice.current
        before.settings = old
        let screen = before.traits(orientation: interfaceOrientation)
        for scene in scenes {
            scene.bringTraitsUpToDate()
            let look = scene.look
            scene.tellOfUpdate(since: UIWindowScene.Look(
                space: look.space, orientation: look.orientation, traits: scene.traits(on: screen)))
        }
        let category = SimulatedDevice.current.settings.preferredContentSizeCategory
        if category != old.preferredContentSizeCategory {
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: self,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
        }
    }
}
