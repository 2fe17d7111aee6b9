/// Tells how the status bar looks, which the controllers on screen decide (Apple documentation: *UIStatusBarManager*).
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?
    private var styleInForce: UIStatusBarStyle = .default
    private var hiddenInForce = false
    private var homeIndicatorInForce = false
    private var edgesInForce: UIRectEdge = []
    /// The count of screen changes when the controllers were last asked.
    private var askedAt = -1
    private var askedAboutEdgesAt = -1
    /// How often the controllers in front changed; they are asked again after that.
    static var screenChanges = 0

    init(scene: UIWindowScene) { self.scene = scene }

    /// The style asked for by the controller that decides.
    open var statusBarStyle: UIStatusBarStyle {
        askControllersOnce()
        guard styleInForce == .default else { return styleInForce }
        return scene?.traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
    }

    /// Whether the controller that decides hides the status bar.
    open var isStatusBarHidden: Bool {
        askControllersOnce()
        return hiddenInForce
    }

    /// The bar's frame in the window's coordinates; zero when hidden.
    open var statusBarFrame: CGRect { isStatusBarHidden ? .zero : UIApplication.shared.statusBarFrame }

    /// Whether the controller in front lets the home indicator be hidden.
    var isHomeIndicatorAutoHidden: Bool {
        if askedAboutEdgesAt != Self.screenChanges { askAboutEdges() }
        return homeIndicatorInForce
    }

    /// The edges at which the gestures of the controller in front come before the system's.
    var edgesDeferringSystemGestures: UIRectEdge {
        if askedAboutEdgesAt != Self.screenChanges { askAboutEdges() }
        return edgesInForce
    }

    private func askControllersOnce() {
        if askedAt != Self.screenChanges { askControllers() }
    }

    /// Asks the controllers that decide; called when a transition ended and when one of them wants it.
    func askControllers() {
        askedAt = Self.screenChanges
        guard UIApplication.shared.isStatusBarOfControllers else {
            (styleInForce, hiddenInForce) = UIApplication.shared.ownStatusBar
            return
        }
        let decider = decider
        styleInForce = decider?.deciding { $0.childForStatusBarStyle }.preferredStatusBarStyle ?? .default
        hiddenInForce = decider?.deciding { $0.childForStatusBarHidden }.prefersStatusBarHidden ?? false
    }

    /// Asks about the home indicator and the edges at which system gestures wait.
    func askAboutEdges() {
        askedAboutEdgesAt = Self.screenChanges
        let decider = deciderOfEdges
        homeIndicatorInForce =
            decider?.deciding { $0.childForHomeIndicatorAutoHidden }.prefersHomeIndicatorAutoHidden ?? false
        edgesInForce =
            decider?.deciding { $0.childForScreenEdgesDeferringSystemGestures }
            .preferredScreenEdgesDeferringSystemGestures ?? []
    }

    /// The controller in front, whatever its style: what it covers is not at the edges.
    private var deciderOfEdges: UIViewController? {
        var controller = scene?.windows.first { !$0.isHidden && $0.windowLevel == .normal }?.rootViewController
        while let presented = controller?.presentation?.presented { controller = presented }
        return controller
    }

    /// The root, or the topmost controller presented over the whole screen.
    private var decider: UIViewController? {
        var controller = scene?.windows.first { !$0.isHidden && $0.windowLevel == .normal }?.rootViewController
        while let presented = controller?.presentation?.presented {
            let covers = presented.presentation?.controller?.coversPresenter ?? false
            guard covers || presented.modalPresentationCapturesStatusBarAppearance else { break }
            controller = presented
        }
        return controller
    }
}
