/// A task that loops for ever and holds the controller.
public enum EndlessTask: LifecycleRule {
    public static let name = "endless-task"
    public static let summary = "A task with an endless loop keeps self."
    public static let why = "The loop ends only with its sequence, and the task holds the controller until then: it is never released."
    public static let fix = "Capture [weak self] and unwrap it inside the loop, or cancel the task when the controller disappears."
    public static let wrong = """
        class FeedController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                Task {
                    for await _ in NotificationCenter.default.notifications(named: .messageArrived) {
                        self.reload()
                    }
                }
            }
            private func reload() {}
        }
        """
    public static let right = """
        class FeedController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                Task { [weak self] in
                    for await _ in NotificationCenter.default.notifications(named: .messageArrived) {
                        guard let self else { return }
                        self.reload()
                    }
                }
            }
            private func reload() {}
        }
        """

    public static func message(loop: String) -> String {
        "the task keeps self for as long as its '\(loop)' loop runs"
    }
}
