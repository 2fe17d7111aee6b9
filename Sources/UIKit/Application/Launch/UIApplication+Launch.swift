extension UIApplication {
    /// Brings the application from nothing to active, in the order that Apple documents in *About the app
    /// launch sequence*: will finish, did finish, scenes connect, foreground, active.
    func launch() {
        stateInForce = .inactive
        _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
        let plist = ApplicationManifest(bundle: .main)
        if !plist.usesScenes, let name = plist.mainStoryboard { showMainStoryboard(name) }
        _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
        delegate?.applicationDidFinishLaunching(self)
        NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
        if plist.usesScenes { connectScene(plist) }
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

    /// Makes the first scene as the manifest or the delegate says and tells its delegate.
    private func connectScene(_ plist: ApplicationManifest) {
        let session = UISceneSession(role: .windowApplication, configuration: plist.sceneConfiguration)
        let options = UIScene.ConnectionOptions()
        if let delegate {
            session.configuration = delegate.application(self, configurationForConnecting: session, options: options)
            if session.configuration.delegateClass == nil {
                session.configuration.delegateClass = plist.sceneConfiguration?.delegateClass
            }
        }
        let type = session.configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
        let scene = type.init(session: session, connectionOptions: options)
        openScenes.append(scene)
        if let delegateClass = session.configuration.delegateClass {
            guard let made = ObjectFactories.make(delegateClass) as? any UISceneDelegate else {
                raise(
                    .internalInconsistencyException,
                    "Unable to instantiate the scene delegate \(NSStringFromClass(delegateClass)).")
            }
            scene.delegate = made
        }
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
    }

    /// The scene of a process that no application was launched in, such as a test runner: windows join it.
    var sceneOfWindows: UIWindowScene? {
        if let scene = openScenes.first(where: { $0 is UIWindowScene }) as? UIWindowScene { return scene }
        guard delegate == nil else { return nil }
        let scene = UIWindowScene(
            session: UISceneSession(role: .windowApplication), connectionOptions: UIScene.ConnectionOptions())
        openScenes.append(scene)
        scene.enter(.foregroundActive)
        return scene
    }
}

/// What a bundle's Info.plist says of launching.
@MainActor
struct ApplicationManifest {
    let mainStoryboard: String?
    let usesScenes: Bool
    let sceneConfiguration: UISceneConfiguration?

    init(bundle: Bundle) {
        let info = bundle.infoDictionary ?? [:]
        mainStoryboard = info["UIMainStoryboardFile"] as? String
        let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
        usesScenes = manifest != nil
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let first = (roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]])?.first
        sceneConfiguration = first.map { entry in
            let configuration = UISceneConfiguration(
                name: entry["UISceneConfigurationName"] as? String, sessionRole: .windowApplication)
            if let name = entry["UISceneDelegateClassName"] as? String {
                configuration.delegateClass = NSClassFromString(name)
            }
            return configuration
        }
    }
}
