extension UIApplication {
    /// Whether the application may have several scenes: on iPad, where its Info says so
    /// (Apple documentation: *supportsMultipleScenes*).
    public var supportsMultipleScenes: Bool {
        UIDevice.current.userInterfaceIdiom == .pad && ApplicationManifest.current.supportsMultipleScenes
    }

    /// Makes the scene of a session and tells its delegate. The application's delegate is asked for the
    /// configuration of a new session only; one that connects again keeps its own.
    @discardableResult
    func connect(_ session: UISceneSession, options: UIScene.ConnectionOptions) -> UIScene {
        if !sessions.contains(session) {
            if let delegate {
                session.configuration = delegate.application(self, configurationForConnecting: session, options: options)
            }
            ApplicationManifest.current.complete(session.configuration)
            sessions.append(session)
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
        let window = windowFromStoryboard(for: scene)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        if let activity = session.stateRestorationActivity {
            scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
        }
        window?.makeKeyAndVisible()
        return scene
    }

    /// The window that a configuration's storyboard fills, which the delegate finds in its `window`.
    private func windowFromStoryboard(for scene: UIScene) -> UIWindow? {
        guard let storyboard = scene.session.configuration.storyboard, let scene = scene as? UIWindowScene,
            let delegate = scene.delegate as? any UIWindowSceneDelegate
        else { return nil }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = storyboard.instantiateInitialViewController()
        delegate.window = window
        return window
    }

    /// Takes a scene off the application: through the background, then its delegate, then its windows. Their
    /// controllers hear nothing, as for the background (docs/decisions.md).
    package func disconnect(_ scene: UIScene) {
        guard openScenes.contains(scene) else { return }
        bring(scene, to: .background)
        openScenes.removeAll { $0 === scene }
        scene.enter(.unattached)
        if scene.session.scene === scene { scene.session.scene = nil }
        for window in (scene as? UIWindowScene)?.windows ?? [] {
            TouchInput.shared.cancelAll(in: window)
            window.isHidden = true
            window.windowScene = nil
        }
        followScenes()
    }

    /// Ends a session for good, as people do in the app switcher.
    package func discard(_ session: UISceneSession) {
        guard sessions.contains(session) else { return }
        if let scene = session.scene { disconnect(scene) }
        sessions.removeAll { $0 === session }
        delegate?.application(self, didDiscardSceneSessions: [session])
    }

    /// The scene of a process that no application was launched in, such as a test runner: windows join it.
    var sceneOfWindows: UIWindowScene? {
        if let scene = openScenes.first(where: { $0 is UIWindowScene }) as? UIWindowScene { return scene }
        guard delegate == nil else { return nil }
        let session = UISceneSession(role: .windowApplication)
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        sessions.append(session)
        openScenes.append(scene)
        scene.enter(.foregroundActive)
        return scene
    }
}
