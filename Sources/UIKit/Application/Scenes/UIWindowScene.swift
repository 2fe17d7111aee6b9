/// A scene that shows windows (Apple documentation: *UIWindowScene*).
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    private var sceneWindows: [Member] = []
    /// Decides about the status bar.
    public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

    private struct Member {
        /// `weak` by hand: a window leaves its scene in its `deinit`.
        unowned(unsafe) let window: UIWindow
    }

    /// The windows of this scene.
    open var windows: [UIWindow] { sceneWindows.map { $0.window } }
    /// The window of this scene that is key, or was last while another scene's is.
    open var keyWindow: UIWindow? {
        if let key = UIApplication.shared.windowList.key, key.scene === self { return key }
        guard let last = lastKeyWindow, last.scene === self, !last.isHidden else { return nil }
        return last
    }
    /// The screen the scene is on.
    open var screen: UIScreen { UIScreen.main }
    /// The scene's coordinates, in points.
    open var coordinateSpace: any UICoordinateSpace { ownSize.map { SceneSpace(size: $0) } ?? UIScreen.main.coordinateSpace }
    /// The orientation of the interface.
    open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.interfaceOrientation }
    /// The traits of the scene.
    open var traitCollection: UITraitCollection { traitsOfScreen }
    /// Called when traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits of the screen, with the size classes of a scene that is smaller and the scene's overrides.
    var traitsOfScreen: UITraitCollection { traits(on: UIScreen.main.traitCollection) }

    /// The traits of the screen with the scene's overrides, whatever the scene's size.
    var traitsOfWholeScreen: UITraitCollection {
        let traits = UIScreen.main.traitCollection
        return overrides.map { $0.applied(to: traits) } ?? traits
    }

    func traits(on screen: UITraitCollection) -> UITraitCollection {
        let traits = ownSize.map { screen.withSizeClasses(of: $0) } ?? screen
        return overrides.map { $0.applied(to: traits) } ?? traits
    }

    /// The size of a scene that does not fill the screen, in points.
    var ownSize: CGSize?
    /// The window of this scene that was key last.
    var lastKeyWindow: UIWindow? {
        get { lastKeyReference?.object }
        set { lastKeyReference = newValue?.reference }
    }
    private var lastKeyReference: BackReference<UIWindow>?
    /// Overrides, registrations and the traits last reported.
    var overrides: UITraitOverrides?
    var traitRegistry: TraitChangeRegistry?
    var reportedTraits: UITraitCollection?

    func join(_ window: UIWindow) {
        leave(window)
        sceneWindows.append(Member(window: window))
    }

    func leave(_ window: UIWindow) {
        sceneWindows.removeAll { $0.window === window }
    }
}

/// Hears of a window scene's life (Apple documentation: *UIWindowSceneDelegate*).
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window.
    var window: UIWindow? { get set }
    /// Called when size, orientation or traits of the scene changed.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
}
