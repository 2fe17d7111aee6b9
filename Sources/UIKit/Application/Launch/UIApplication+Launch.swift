extension UIApplication {
    /// Brings the application from nothing to active, in the order that Apple documents in *About the app
    /// launch sequence*: will finish, did finish, scenes connect, foreground, active.
    func launch() {
        stateInForce = .inactive
        _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
        let plist = ApplicationManifest.current
        if !plist.usesScenes, let name = plist.mainStoryboard { showMainStoryboard(name) }
        _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
        delegate?.applicationDidFinishLaunching(self)
        NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
        if plist.usesScenes {
            connect(UISceneSession(role: .windowApplication), options: UIScene.ConnectionOptions())
        }
        CATransaction.flush()
        for scene in openScenes { scene.enter(.foregroundInactive) }
        apply(.becomeActive)
    }

    private func showMainStoryboard(_ name: String) {
        let controller = UIStoryboard(name: name, bundle: .main).instantiateInitialViewController()
        let window = delegate?.window ?? UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        delegate?.window = window
        window.makeKeyAndVisible()
    }
}
