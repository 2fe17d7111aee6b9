/// A gesture on a view that outlives the screen.
public enum GestureNotRemoved: LifecycleRule {
    public static let name = "gesture-not-removed"
    public static let summary = "A gesture or action is added to a view of somebody else's as the controller appears and not removed."
    public static let why =
        "The window or the container's view stays: touches meant for other screens are handled by one that is gone, and "
        + "each appearance adds one more."
    public static let fix = "Remove it as the controller disappears, or add it to a view of the controller's own."
    public static let wrong = """
        class DrawerController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                view.window?.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
            }
            @objc private func close() {}
        }
        """
    public static let right = """
        class DrawerController: UIViewController {
            private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(close))
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                view.window?.addGestureRecognizer(tap)
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                tap.view?.removeGestureRecognizer(tap)
            }
            @objc private func close() {}
        }
        """

    public static func message(what: String, callback: String) -> String {
        "\(what) in \(callback) is still there after the controller has disappeared"
    }
}
