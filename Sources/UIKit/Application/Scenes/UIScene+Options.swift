extension UIScene {
    /// What a scene is connected with (Apple documentation: *UIScene.ConnectionOptions*).
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// URLs to open.
        public let urlContexts: Set<UIOpenURLContext>
        /// Activities to take up.
        public let userActivities: Set<NSUserActivity>
        /// The application that asked, where one did.
        public let sourceApplication: String?
        /// The type of an activity that another device hands over; nothing does here.
        public let handoffUserActivityType: String?

        init(urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = []) {
            self.urlContexts = urlContexts
            self.userActivities = userActivities
            sourceApplication = nil
            handoffUserActivityType = nil
        }
    }

    /// How a scene is asked for (Apple documentation: *UIScene.ActivationRequestOptions*).
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene in which people asked for it; not retained.
        open weak var requestingScene: UIScene?
    }

    /// How a scene is closed (Apple documentation: *UIScene.DestructionRequestOptions*).
    @preconcurrency @MainActor
    open class DestructionRequestOptions: NSObject {}
}

extension UIWindowScene {
    /// How prominently a scene is shown.
    public enum PresentationStyle: UInt, Sendable {
        case automatic = 0, standard, prominent
    }

    /// How a window goes away.
    public enum DismissalAnimation: Int, Sendable {
        case standard = 1, commit, decline
    }

    /// How a window scene is asked for (Apple documentation: *UIWindowScene.ActivationRequestOptions*).
    @preconcurrency @MainActor
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// How prominently the scene is wished to be shown; only looks depend on it.
        open var preferredPresentationStyle: PresentationStyle = .automatic
    }
}

/// How a window scene is closed (Apple documentation: *UIWindowSceneDestructionRequestOptions*).
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UIScene.DestructionRequestOptions {
    /// How the window goes away; only looks depend on it.
    open var windowDismissalAnimation: UIWindowScene.DismissalAnimation = .standard
}

/// Which scene is asked for (Apple documentation: *UISceneSessionActivationRequest*).
@preconcurrency @MainActor
open class UISceneSessionActivationRequest: NSObject {
    /// The session whose scene is to be shown; `nil` for a new one.
    public let session: UISceneSession?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// An activity to take up.
    open var userActivity: NSUserActivity?
    /// How the scene is asked for.
    open var options: UIScene.ActivationRequestOptions?

    /// Asks for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        session = nil
        self.role = role
        self.userActivity = userActivity
        self.options = options
    }

    /// Asks for the scene of a session.
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.session = session
        role = session.role
        self.userActivity = userActivity
        self.options = options
    }
}

/// A URL to open and what goes with it.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL
    init(url: URL) { self.url = url }
}
