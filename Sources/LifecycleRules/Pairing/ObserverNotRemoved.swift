/// An observer that each appearance registers again.
public enum ObserverNotRemoved: LifecycleRule {
    public static let name = "observer-not-removed"
    public static let summary = "An observer is added as the controller appears and not removed as it disappears."
    public static let why = "Each appearance adds one more: after N appearances the handler runs N times for one notification."
    public static let fix = "Remove it in the matching disappear callback, or add it once, in viewDidLoad."
    public static let wrong = """
        class ChatController: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(refresh), name: .messageArrived, object: nil)
            }
            @objc private func refresh() {}
        }
        """
    public static let right = """
        class ChatController: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(refresh), name: .messageArrived, object: nil)
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                NotificationCenter.default.removeObserver(self, name: .messageArrived, object: nil)
            }
            @objc private func refresh() {}
        }
        """

    public static func message(what: String, callback: String) -> String {
        "the observer of \(what) added in \(callback) is not removed when the controller disappears"
    }
}
