/// One instance of the application's interface (Apple documentation: *UIScene*).
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Where a scene is in its life.
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }

    /// What a scene is connected with.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// URLs to open.
        public let urlContexts: Set<UIOpenURLContext>
        init(urlContexts: Set<UIOpenURLContext> = []) {
            self.urlContexts = urlContexts
        }
    }

    /// The session this scene was made for.
    public let session: UISceneSession
    /// Hears of the scene's states; the scene keeps it, as it made it.
    open var delegate: (any UISceneDelegate)?
    /// Where the scene is in its life.
    open private(set) var activationState: ActivationState = .unattached
    /// A title for people.
    open var title: String! = ""

    /// Makes a scene for a session; the application does.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// Enters a state and tells the delegate and observers.
    func enter(_ state: ActivationState) {
        guard state != activationState else { return }
        let old = activationState
        activationState = state
        switch (old, state) {
        case (_, .foregroundActive):
            delegate?.sceneDidBecomeActive(self)
            post(Self.didActivateNotification)
        case (.foregroundActive, .foregroundInactive):
            delegate?.sceneWillResignActive(self)
            post(Self.willDeactivateNotification)
        case (_, .foregroundInactive):
            delegate?.sceneWillEnterForeground(self)
            post(Self.willEnterForegroundNotification)
        case (_, .background):
            delegate?.sceneDidEnterBackground(self)
            post(Self.didEnterBackgroundNotification)
        case (_, .unattached):
            delegate?.sceneDidDisconnect(self)
            post(Self.didDisconnectNotification)
        }
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// A URL to open and what goes with it.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL
    init(url: URL) { self.url = url }
}

/// Hears of a scene's life (Apple documentation: *UISceneDelegate*).
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when a scene is about to connect; makes the window.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called when a scene disconnected.
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
}
