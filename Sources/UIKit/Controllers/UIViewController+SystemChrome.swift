extension UIViewController {
    /// What this controller's container and the controller itself add to its view's safe area, in points.
    var addedSafeAreaInsets: UIEdgeInsets {
        let own = additionalSafeAreaInsets
        let container = containerSafeAreaInsets
        return UIEdgeInsets(
            top: own.top + container.top, left: own.left + container.left,
            bottom: own.bottom + container.bottom, right: own.right + container.right)
    }

    /// The least margins of a root view: 16 points at the sides, 20 on wide screens (Apple documentation:
    /// *systemMinimumLayoutMargins*).
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = (loadedView?.bounds.width ?? UIScreen.main.bounds.width) > 400 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Whether the root view's margins are at least the system's; default true.
    public var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { status.contains(.respectsSystemMinimumMargins) }
        set {
            status.set(.respectsSystemMinimumMargins, newValue)
            loadedView?.marginsDidChange()
        }
    }

    var minimumMarginsInForce: NSDirectionalEdgeInsets? {
        viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
    }

    /// The edges under bars to which the view extends; default all.
    public var edgesForExtendedLayout: UIRectEdge {
        get { rare?.edgesForExtendedLayout ?? .all }
        set {
            rareState.edgesForExtendedLayout = newValue
            parentController?.loadedView?.markNeedsLayout()
        }
    }

    /// Whether the view also extends under opaque bars; default false.
    public var extendedLayoutIncludesOpaqueBars: Bool {
        get { status.contains(.extendsUnderOpaqueBars) }
        set {
            status.set(.extendsUnderOpaqueBars, newValue)
            parentController?.loadedView?.markNeedsLayout()
        }
    }


    /// Has the controllers that decide asked about the status bar again at the next commit.
    public func setNeedsStatusBarAppearanceUpdate() {
        CommitScheduler.shared.enqueue { [weak self] in
            self?.loadedView?.currentWindow?.windowScene?.statusBarManager?.askControllers()
        }
    }

    /// Has the controllers that decide asked about the home indicator again at the next commit.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() { askAboutEdges() }

    /// Has the controllers that decide asked again, at the next commit, at which edges system gestures wait.
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { askAboutEdges() }

    private func askAboutEdges() {
        CommitScheduler.shared.enqueue { [weak self] in
            self?.loadedView?.currentWindow?.windowScene?.statusBarManager?.askAboutEdges()
        }
    }

    /// A name by which restoration finds this controller.
    public var restorationIdentifier: String? {
        get { rare?.restorationIdentifier }
        set { rareState.restorationIdentifier = newValue }
    }

    /// The controller that decides about something, following `child` as far as it leads.
    func deciding(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
        var controller = self
        while let next = child(controller), next !== controller { controller = next }
        return controller
    }
}
