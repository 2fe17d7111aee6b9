/// `view` touched in an initializer.
public enum ViewInInit: LifecycleRule {
    public static let name = "view-in-init"
    public static let summary = "view is touched in an initializer."
    public static let why =
        "The view loads inside the initializer: viewDidLoad runs before the subclass and the caller have finished their "
        + "set-up, and views are made for screens that are never shown."
    public static let fix = "Do it in viewDidLoad."
    public static let wrong = """
        class CardController: UIViewController {
            init() {
                super.init(nibName: nil, bundle: nil)
                view.backgroundColor = .white
            }
            required init?(coder: NSCoder) { nil }
        }
        """
    public static let right = """
        class CardController: UIViewController {
            init() {
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
            }
        }
        """

    public static func message(type: String, expression: String) -> String {
        "\(expression) in an initializer of \(type) loads the view, and viewDidLoad() runs inside the initializer"
    }
}
