import Foundation

// The status bar as the application, and not its controllers, decides about it.
extension UIApplication {
    private var statusBarManager: UIStatusBarManager? { keyWindow?.windowScene?.statusBarManager }

    /// How the status bar looks; setting it has no effect where controllers decide, which is the default.
    ///
    /// Source: Apple documentation, "statusBarStyle". Deprecated in favour of the scene's status bar manager.
    public var statusBarStyle: UIStatusBarStyle {
        get { statusBarManager?.statusBarStyle ?? .default }
        set { setStatusBarStyle(newValue, animated: false) }
    }

    /// Whether the status bar is hidden; setting it has no effect where controllers decide, which is the default.
    ///
    /// Source: Apple documentation, "isStatusBarHidden".
    public var isStatusBarHidden: Bool {
        get { statusBarManager?.isStatusBarHidden ?? false }
        set { setStatusBarHidden(newValue, with: .none) }
    }

    /// Sets how the status bar looks, unless controllers decide. It changes at once: nothing of it is drawn.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        guard !isStatusBarOfControllers else { return }
        ownStatusBar.style = statusBarStyle
        statusBarManager?.askControllers()
    }

    /// Hides or shows the status bar, unless controllers decide. It changes at once: nothing of it is drawn.
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        guard !isStatusBarOfControllers else { return }
        ownStatusBar.isHidden = hidden
        statusBarManager?.askControllers()
    }
}
