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
        for scene in scenes { scene.bringTraitsUpToDate() }
        let category = SimulatedDevice.current.settings.preferredContentSizeCategory
        if category != old.preferredContentSizeCategory {
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: self,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
        }
    }
}
