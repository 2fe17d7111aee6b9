/// A screen changed before the controller is in the window.
public enum EarlyPresentation: LifecycleRule {
    public static let name = "early-presentation"
    public static let severity = RuleSeverity.error
    public static let summary = "A screen is presented, pushed or dismissed in viewDidLoad or viewWillAppear."
    public static let why =
        "The controller is not in the window hierarchy and its own transition has only begun: UIKit refuses the "
        + "presentation with a log line, or the navigation bar is left in a broken state."
    public static let fix = "Do it in viewDidAppear, or decide before the controller is shown."
    public static let wrong = """
        class HomeController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                present(WelcomeController(), animated: true)
            }
        }
        """
    public static let right = """
        class HomeController: UIViewController {
            private var welcomed = false
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                if welcomed { return }
                welcomed = true
                present(WelcomeController(), animated: true)
            }
        }
        """

    public static func message(call: String, callback: String) -> String {
        "\(call) in \(callback) comes before the controller is in the window"
    }
}
