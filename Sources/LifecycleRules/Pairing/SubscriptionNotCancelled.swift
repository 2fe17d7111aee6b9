/// A Combine subscription that each appearance adds to a set.
public enum SubscriptionNotCancelled: LifecycleRule {
    public static let name = "subscription-not-cancelled"
    public static let summary = "A subscription is stored as the controller appears and not cancelled as it disappears."
    public static let why = "The set grows with each appearance: after N appearances each value is handled N times."
    public static let fix = "Subscribe in viewDidLoad, or empty the set in the matching disappear callback."
    public static let wrong = """
        class FeedController: UIViewController {
            private var cancellables: Set<AnyCancellable> = []
            let model = FeedModel()
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                model.$items.sink { [weak self] _ in self?.title = "Feed" }.store(in: &cancellables)
            }
        }
        """
    public static let right = """
        class FeedController: UIViewController {
            private var cancellables: Set<AnyCancellable> = []
            let model = FeedModel()
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                model.$items.sink { [weak self] _ in self?.title = "Feed" }.store(in: &cancellables)
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                cancellables.removeAll()
            }
        }
        """

    public static func message(store: String, callback: String) -> String {
        "\(store) gets one more subscription in each \(callback) and is not emptied when the controller disappears"
    }
}
