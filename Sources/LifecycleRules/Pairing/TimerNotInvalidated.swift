/// A repeating timer that goes on off screen.
public enum TimerNotInvalidated: LifecycleRule {
    public static let name = "timer-not-invalidated"
    public static let summary = "A repeating timer is started as the controller appears and not invalidated as it disappears."
    public static let why = "It goes on off screen, and each appearance starts one more."
    public static let fix = "Keep it in a property and invalidate it in the matching disappear callback."
    public static let wrong = """
        class ClockController: UIViewController {
            private var timer: Timer?
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
            }
            private func tick() {}
        }
        """
    public static let right = """
        class ClockController: UIViewController {
            private var timer: Timer?
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                timer?.invalidate()
            }
            private func tick() {}
        }
        """

    public static func message(callback: String) -> String {
        "the repeating timer started in \(callback) is not invalidated when the controller disappears"
    }
}
