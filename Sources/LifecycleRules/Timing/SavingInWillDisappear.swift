/// Saving or teardown that a cancelled swipe breaks.
public enum SavingInWillDisappear: LifecycleRule {
    public static let name = "saving-in-will-disappear"
    public static let summary = "State is saved or given up in viewWillDisappear only."
    public static let why =
        "viewWillDisappear also comes when a swipe back begins and is then cancelled: the screen stays, with its state "
        + "saved too early or gone."
    public static let fix = "Do it in viewDidDisappear, which comes only when the screen has gone."
    public static let wrong = """
        class DraftController: UIViewController {
            private var draft: String? = "Hello"
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                saveDraft()
            }
            private func saveDraft() { draft = nil }
        }
        """
    public static let right = """
        class DraftController: UIViewController {
            private var draft: String? = "Hello"
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                saveDraft()
            }
            private func saveDraft() { draft = nil }
        }
        """

    public static func message(call: String) -> String {
        "\(call) in viewWillDisappear(_:) also runs when a swipe back is cancelled and the screen stays"
    }
}
