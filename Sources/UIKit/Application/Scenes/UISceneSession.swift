/// What outlives a scene (Apple documentation: *UISceneSession*).
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// What the scene is for.
    public let role: Role
    /// A name that the session keeps.
    public let persistentIdentifier: String
    /// The configuration the scene was made with.
    public internal(set) var configuration: UISceneConfiguration
    /// The scene, while it is connected; not retained.
    public internal(set) weak var scene: UIScene?
    /// The activity that the scene gave when it last went to the background; `nil` before.
    open var stateRestorationActivity: NSUserActivity?
    /// What the application wants to remember of the session.
    open var userInfo: [String: Any]?

    init(role: Role, configuration: UISceneConfiguration? = nil) {
        self.role = role
        self.configuration = configuration ?? UISceneConfiguration(name: nil, sessionRole: role)
        persistentIdentifier = UUID().uuidString
    }
}

/// What a scene is made with (Apple documentation: *UISceneConfiguration*).
///
/// What is not set here comes from the configuration of that name in the application's Info, or from the first
/// one of the role when there is no name.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The configuration's name.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class of the scene.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?
    /// The storyboard with the scene's first controller.
    open var storyboard: UIStoryboard?

    /// Makes a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
