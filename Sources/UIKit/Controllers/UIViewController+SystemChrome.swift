extension UIViewController {
    /// What this controller's container and the controller itself add to its view's safe area, in points.
    var addedSafeAreaInsets: UIEdgeInsets {
        let own = additionalSafeAreaInsets
        let container = containerSafeAreaInsets
        return UIEdgeInsets(
            top: own.top + container.top, left: own.left + container.left,
            bottom: own.bottom + container.bottom, right: own.right + container.right)
    }

    var baseSystemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = (loadedView?.bounds.width ?? UIScreen.main.bounds.width) > 400 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    var storedViewRespectsSystemMinimumLayoutMargins: Bool {
        get { status.contains(.respectsSystemMinimumMargins) }
        set {
            status.set(.respectsSystemMinimumMargins, newValue)
            loadedView?.marginsDidChange()
        }
    }

    var minimumMarginsInForce: NSDirectionalEdgeInsets? {
        viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
    }

    var storedEdgesForExtendedLayout: UIRectEdge {
        get { rare?.edgesForExtendedLayout ?? .all }
        set {
            rareState.edgesForExtendedLayout = newValue
            parentController?.loadedView?.markNeedsLayout()
        }
    }

    var storedExtendedLayoutIncludesOpaqueBars: Bool {
        get { status.contains(.extendsUnderOpaqueBars) }
        set {
            status.set(.extendsUnderOpaqueBars, newValue)
            parentController?.loadedView?.markNeedsLayout()
        }
    }


    func baseSetNeedsStatusBarAppearanceUpdate() {
        CommitScheduler.shared.enqueue { [weak self] in
            self?.loadedView?.currentWindow?.windowScene?.statusBarManager?.askControllers()
        }
    }

    func baseSetNeedsUpdateOfHomeIndicatorAutoHidden() { askAboutEdges() }

    func baseSetNeedsUpdateOfScreenEdgesDeferringSystemGestures() { askAboutEdges() }

    private func askAboutEdges() {
        CommitScheduler.shared.enqueue { [weak self] in
            self?.loadedView?.currentWindow?.windowScene?.statusBarManager?.askAboutEdges()
        }
    }

    var storedRestorationIdentifier: String? {
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
