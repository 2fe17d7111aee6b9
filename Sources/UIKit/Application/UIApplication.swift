import Foundation

/// The running application (Apple documentation: *UIApplication*).
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// Whether the application runs in front, in front without events, or behind.
    public enum State: Int, Sendable {
        case active = 0, inactive, background
    }

    private static var instance: UIApplication?

    /// The process's only application, made when first asked for.
    public class var shared: UIApplication {
        if let instance { return instance }
        let made = UIApplication()
        instance = made
        return made
    }

    let windowList = WindowList()
    let backgroundTasks = BackgroundTasks()
    var stateInForce: State = .active
    /// The scenes that are connected, and the sessions of these and of others that may connect again.
    var openScenes: [UIScene] = []
    var sessions: [UISceneSession] = []
    var launchOptions: [LaunchOptionsKey: Any] = [:]
    var idleTimerDisabled = false
    var badge = 0
    /// Whether controllers decide how the status bar looks: unless the information property list says
    /// `UIViewControllerBasedStatusBarAppearance` with the value false.
    lazy var isStatusBarOfControllers =
        Bundle.main.object(forInfoDictionaryKey: "UIViewControllerBasedStatusBarAppearance") as? Bool ?? true
    /// What the application itself asks of the status bar, where controllers do not decide.
    var ownStatusBar = (style: UIStatusBarStyle.default, isHidden: false)
    private var ignoredEvents = 0
    private var strongDelegate: (any UIApplicationDelegate)?
    private weak var weakDelegate: (any UIApplicationDelegate)?

    public override init() {
        super.init()
        _ = MainQueueMark.key
        // The interface follows the device where the controllers in front allow it.
        UIDevice.current.whenTurned = { orientation in
            guard let turned = UIInterfaceOrientation(following: orientation) else { return }
            _ = UIApplication.shared.turnInterface(to: turned)
        }
        CommitScheduler.shared.phases.layout = { Uncounted(UIApplication.instance).borrow { $0.layoutWindows() } }
        CommitScheduler.shared.phases.display = { DrawQueue.shared.drawAll() }
        CommitScheduler.shared.phases.appearance = { Uncounted(UIApplication.instance).borrow { $0.endAppearances() } }
    }

    /// Makes the application an instance of a subclass; only before it is first asked for.
    static func adopt(_ type: UIApplication.Type) {
        guard instance == nil else { return }
        instance = type == UIApplication.self ? UIApplication() : nil
    }

    /// Hears of the application's states; not retained (the launching code keeps it).
    open weak var delegate: (any UIApplicationDelegate)? {
        get { weakDelegate }
        set { weakDelegate = newValue }
    }

    func keep(_ delegate: any UIApplicationDelegate) {
        strongDelegate = delegate
        weakDelegate = delegate
    }

    open override var next: UIResponder? { weakDelegate as? UIResponder }

    /// The visible and hidden windows that belong to no scene or to a connected one, back to front.
    open var windows: [UIWindow] { windowList.visible }
    /// The window that gets key events.
    open var keyWindow: UIWindow? { windowList.key }
    /// Whether the application is active, inactive or in the background.
    open var applicationState: State { stateInForce }
    /// The scenes that are connected.
    open var connectedScenes: Set<UIScene> {
        _ = sceneOfWindows
        return Set(openScenes)
    }
    /// The sessions that people have not closed, whether their scenes are connected or not.
    open var openSessions: Set<UISceneSession> {
        _ = sceneOfWindows
        return Set(sessions)
    }
    /// Whether the device stays awake.
    open var isIdleTimerDisabled: Bool {
        get { idleTimerDisabled }
        set { idleTimerDisabled = newValue }
    }
    /// The number on the application's icon.
    open var applicationIconBadgeNumber: Int {
        get { badge }
        set { badge = newValue }
    }
    /// In which direction the application's interface runs.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// The text size people chose.
    open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.traitCollection.preferredContentSizeCategory }
    /// The frame of the status bar, in points.
    open var statusBarFrame: CGRect {
        CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: deviceSafeAreaInsets.top)
    }
    /// The orientation of the status bar.
    open var statusBarOrientation: UIInterfaceOrientation { interfaceOrientation }

    /// Delivers an event to the window it is for.
    open func sendEvent(_ event: UIEvent) {
        if Replacing.isOn { return askSendEvent(event) }
        ownSendEvent(event)
    }
    /// Sends an action message to `target`, or up the responder chain from the first responder when `nil`.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        Replacing.isOn ? askSendAction(action, target, sender, event) : ownSendAction(action, target, sender, event)
    }

    /// Stops touches until `endIgnoringInteractionEvents()`; calls nest.
    open func beginIgnoringInteractionEvents() { ignoredEvents += 1 }
    /// Ends one `beginIgnoringInteractionEvents()`.
    open func endIgnoringInteractionEvents() { ignoredEvents = max(0, ignoredEvents - 1) }
    /// Whether touches are ignored.
    open var isIgnoringInteractionEvents: Bool { ignoredEvents > 0 }

    /// The interface orientations of a window's root and topmost presented controllers.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
    }
}
