/// A stored closure that holds the controller.
public enum StrongSelfInStoredClosure: LifecycleRule {
    public static let name = "strong-self-in-stored-closure"
    public static let summary = "A closure that is kept captures self strongly."
    public static let why = "The controller owns what keeps the closure, and the closure owns the controller: it is never released."
    public static let fix = "Capture [weak self]."
    public static let wrong = """
        class PlayerController: UIViewController {
            let player = Player()
            override func viewDidLoad() {
                super.viewDidLoad()
                player.onFinish = { self.close() }
            }
            private func close() {}
        }
        """
    public static let right = """
        class PlayerController: UIViewController {
            let player = Player()
            override func viewDidLoad() {
                super.viewDidLoad()
                player.onFinish = { [weak self] in self?.close() }
            }
            private func close() {}
        }
        """

    public static func message(keeper: String) -> String {
        "the closure that \(keeper) keeps captures self strongly"
    }
}
