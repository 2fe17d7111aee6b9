/// One instance of the application's interface (Apple documentation: *UIScene*).
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Where a scene is in its life.
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }

    /// The session this scene was made for.
    public let session: UISceneSession
    /// Hears of the scene's states; the scene keeps it, as it made it.
    open var delegate: (any UISceneDelegate)?
    /// Where the scene is in its life.
    open private(set) var activationState: ActivationState = .unattached
    /// A title for people.
    open var title: String! = ""
    /// A second title for people.
    open var subtitle: String = ""
    /// Whether the scene went to the background with the whole application, and comes back with it.
    var wentWithApplication = false

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
            saveState()
        case (_, .unattached):
            delegate?.sceneDidDisconnect(self)
            post(Self.didDisconnectNotification)
        }
    }

    /// Asks for the activity from which the scene can be restored (docs/decisions.md says when).
    private func saveState() {
        let activity = delegate?.stateRestorationActivity(for: self)
        activity?.save()
        session.stateRestorationActivity = activity
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}
