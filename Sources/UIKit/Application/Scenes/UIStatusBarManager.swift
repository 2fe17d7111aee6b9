/// Tells how the status bar looks, which the controllers on screen decide (Apple documentation: *UIStatusBarManager*).
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?
    private var styleInForce: UIStatusBarStyle = .default
    private var hiddenInForce = false
    private var hasAsked = false

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

    private func askControllersOnce() {
        if !hasAsked { askControllers() }
    }

    /// Asks the controllers that decide; called when a transition ended and when one of them wants it.
    func askControllers() {
        hasAsked = true
        let decider = decider
        styleInForce = decider?.deciding { $0.childForStatusBarStyle }.preferredStatusBarStyle ?? .default
        hiddenInForce = decider?.deciding { $0.childForStatusBarHidden }.prefersStatusBarHidden ?? false
    }

    /// The root, or the topmost controller presented over the whole screen.
    private var decider: UIViewController? {
        var controller = scene?.windows.first { !$0.isHidden && $0.windowLevel == .normal }?.rootViewController
        while let presented = controller?.presentation?.presented {
            let covers = presented.presentation?.controller?.shouldRemovePresentersView ?? false
            guard covers || presented.modalPresentationCapturesStatusBarAppearance else { break }
            controller = presented
        }
        return controller
    }
}
