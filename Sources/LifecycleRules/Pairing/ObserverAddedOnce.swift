/// An observer added once and removed on the first disappearance.
public enum ObserverAddedOnce: LifecycleRule {
    public static let name = "observer-added-once"
    public static let summary = "An observer is added once, but removed whenever the controller disappears."
    public static let why = "After the first time that something covers the screen, nobody observes any more."
    public static let fix = "Add it where the controller appears, or leave the removal to deinit."
    public static let wrong = """
        class ChatController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                NotificationCenter.default.addObserver(
                    self, selector: #selector(refresh), name: .messageArrived, object: nil)
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                NotificationCenter.default.removeObserver(self, name: .messageArrived, object: nil)
            }
            @objc private func refresh() {}
        }
        """
    public static let right = """
        class ChatController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                NotificationCenter.default.addObserver(
                    self, selector: #selector(refresh), name: .messageArrived, object: nil)
            }
            @objc private func refresh() {}
        }
        """

    public static func message(what: String, added: String, removed: String) -> String {
        "the observer of \(what) is added once, in \(added), but removed in each \(removed)"
    }
}
