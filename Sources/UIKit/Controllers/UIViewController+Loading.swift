extension UIViewController {
    /// Sends `loadView` and `viewDidLoad`, once (`docs/lifecycle.md`, section 1, traces load-01 to load-04).
    func loadViewOnce() -> UIView? {
        guard !status.contains(.isLoadingView) else {
            UIKitLog.write(
                "\(objectDescription): view was read inside its own loadView, before loadView had set it.", about: self)
            EngineHooks.tell(.viewReadInLoadView(self))
            return nil
        }
        EngineHooks.tell(.viewLoads(self))
        status.insert(.isLoadingView)
        call(.loadView) { $0.loadView() }
        status.remove(.isLoadingView)
        call(.viewDidLoad) { $0.viewDidLoad() }
        return loadedView
    }

    /// The nib of `nibName`, else one named after the class, else a plain view of the screen's size.
    func loadDefaultView() {
        if loadFromStoryboardOrNib() { return }
        let plain = UIView(frame: UIScreen.main.bounds)
        plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = plain
    }

    func replaceView(_ view: UIView?) {
        guard view !== loadedView else { return }
        if let view, let owner = view.managingController, owner !== self {
            raise(
                NSExceptionName("UIViewControllerHierarchyInconsistency"),
                "A view can only be associated with at most one view controller at a time! View "
                    + "\(view.viewDescription) is associated with \(owner.objectDescription). Clear this association "
                    + "before associating this view with \(objectDescription).")
        }
        loadedView?.managingController = nil
        loadedView = view
        view?.managingController = self
    }
}
