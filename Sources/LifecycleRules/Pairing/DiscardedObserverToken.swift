/// The token of a block observer thrown away.
public enum DiscardedObserverToken: LifecycleRule {
    public static let name = "discarded-observer-token"
    public static let summary = "The token of a block observer is thrown away."
    public static let why = "Without its token the observer cannot be removed: the block lives and runs as long as the process."
    public static let fix = "Keep the token and pass it to removeObserver, or use publisher(for:) or notifications(named:)."
    public static let wrong = """
        class ChatController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                NotificationCenter.default.addObserver(forName: .messageArrived, object: nil, queue: .main) { [weak self] _ in
                    self?.title = "New"
                }
            }
        }
        """
    public static let right = """
        class ChatController: UIViewController {
            private var token: NSObjectProtocol?
            override func viewDidLoad() {
                super.viewDidLoad()
                token = NotificationCenter.default.addObserver(forName: .messageArrived, object: nil, queue: .main) {
                    [weak self] _ in
                    self?.title = "New"
                }
            }
            deinit {
                if let token { NotificationCenter.default.removeObserver(token) }
            }
        }
        """

    public static func message(what: String) -> String {
        "the token of the block observer of \(what) is thrown away, so that it can never be removed"
    }
}
