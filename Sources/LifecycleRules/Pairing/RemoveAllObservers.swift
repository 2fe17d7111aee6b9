/// All observers removed at once as the controller disappears.
public enum RemoveAllObservers: LifecycleRule {
    public static let name = "remove-all-observers"
    public static let summary = "removeObserver(self) without a name as the controller disappears."
    public static let why = "It also removes what superclasses, extensions and UIKit registered for the same object, for good."
    public static let fix = "Remove each observer by its name."
    public static let wrong = """
        class ChatController: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(refresh), name: .messageArrived, object: nil)
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                NotificationCenter.default.removeObserver(self)
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

    public static func message(callback: String) -> String {
        "removeObserver(self) in \(callback) also removes observers that others registered for this object"
    }
}
