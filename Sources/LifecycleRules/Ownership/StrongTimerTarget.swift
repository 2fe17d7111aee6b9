/// A timer or display link whose target waits for its own release to stop it.
public enum StrongTimerTarget: LifecycleRule {
    public static let name = "strong-timer-target"
    public static let summary = "A repeating timer or display link keeps its target, which stops it only in deinit or never."
    public static let why = "A timer and a display link retain their target: deinit never comes, the controller and the timer live for ever."
    public static let fix = "Invalidate it as the controller disappears, or use a block with [weak self]."
    public static let wrong = """
        class ClockController: UIViewController {
            private var timer: Timer?
            override func viewDidLoad() {
                super.viewDidLoad()
                timer = Timer.scheduledTimer(
                    timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
            }
            deinit { timer?.invalidate() }
            @objc private func tick() {}
        }
        """
    public static let right = """
        class ClockController: UIViewController {
            private var timer: Timer?
            override func viewDidLoad() {
                super.viewDidLoad()
                timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
            }
            deinit { timer?.invalidate() }
            private func tick() {}
        }
        """

    public static func message(what: String) -> String {
        "the \(what) retains its target self, and nothing but deinit could stop it"
    }
}
