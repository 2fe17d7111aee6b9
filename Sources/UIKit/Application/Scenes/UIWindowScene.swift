/// A scene that shows windows (Apple documentation: *UIWindowScene*).
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    private var sceneWindows: [WeakWindow] = []
    /// Decides about the status bar.
    public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

    private struct WeakWindow {
        weak var window: UIWindow?
    }

    /// The windows of this scene.
    open var windows: [UIWindow] { sceneWindows.compactMap { $0.window } }
    /// The window of this scene that is key.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The screen the scene is on.
    open var screen: UIScreen { UIScreen.main }
    /// The scene's coordinates, in points.
    open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
    /// The orientation of the interface.
    open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.interfaceOrientation }
    /// The traits of the scene.
    open var traitCollection: UITraitCollection { traitsOfScreen }
    /// Called when traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits of the screen with the scene's overrides.
    var traitsOfScreen: UITraitCollection {
        let traits = UIScreen.main.traitCollection
        return overrides.map { $0.applied(to: traits) } ?? traits
    }

    /// Overrides, registrations and the traits last reported.
    var overrides: UITraitOverrides?
    var traitRegistry: TraitChangeRegistry?
    var reportedTraits: UITraitCollection?

    func join(_ window: UIWindow) {
        sceneWindows.removeAll { $0.window == nil || $0.window === window }
        sceneWindows.append(WeakWindow(window: window))
    }

    func leave(_ window: UIWindow) {
        sceneWindows.removeAll { $0.window == nil || $0.window === window }
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
