/// Hears of a scene's life (Apple documentation: *UISceneDelegate*).
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when a scene is about to connect; makes the window.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called when a scene disconnected: it has left `connectedScenes`, its windows are still there.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when a scene became active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called when a scene is about to become inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called when a scene is about to come to the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when a scene entered the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Called with URLs to open.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// The activity from which the scene can be restored; asked when the scene entered the background, and
    /// found in `session.stateRestorationActivity` when it connects again.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Called when a scene connected again, with the activity that it gave before.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    /// Called before a connected scene gets an activity to take up.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Called with an activity to take up.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}
