/// A task that goes on off screen.
public enum TaskNotCancelled: LifecycleRule {
    public static let name = "task-not-cancelled"
    public static let summary = "A task is stored as the controller appears and not cancelled as it disappears."
    public static let why = "It goes on for a screen that nobody sees, and the next appearance starts one more beside it."
    public static let fix = "Cancel it in the matching disappear callback."
    public static let wrong = """
        class FeedController: UIViewController {
            private var loading: Task<Void, Never>?
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                loading = Task { [weak self] in await self?.load() }
            }
            private func load() async { try? await Task.sleep(nanoseconds: 60_000_000_000) }
        }
        """
    public static let right = """
        class FeedController: UIViewController {
            private var loading: Task<Void, Never>?
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                loading = Task { [weak self] in await self?.load() }
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                loading?.cancel()
            }
            private func load() async { try? await Task.sleep(nanoseconds: 60_000_000_000) }
        }
        """

    public static func message(task: String, callback: String) -> String {
        "\(task) is started in \(callback) and not cancelled when the controller disappears"
    }
}
