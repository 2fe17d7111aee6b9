/// A change of screens that UIKit refuses, or carries out with a message.
public enum RefusedPresentation: LifecycleRule {
    public static let name = "refused-presentation"
    public static let severity = RuleSeverity.error
    public static let summary = "A screen is presented, pushed or dismissed when UIKit cannot do it."
    public static let why =
        "UIKit leaves the change out with a line in the log, or bars and stack no longer fit: the screen that was asked for does not come."
    public static let fix =
        "Wait for the completion of the running change, present from the controller in front, and only from one in a window."
    public static let wrong = """
        class HomeController: UIViewController {
            func showBoth() {
                present(FirstController(), animated: true)
                present(SecondController(), animated: true)
            }
        }
        class FirstController: UIViewController {}
        class SecondController: UIViewController {}
        """
    public static let right = """
        class HomeController: UIViewController {
            func showBoth() {
                let first = FirstController()
                present(first, animated: true) { first.present(SecondController(), animated: true) }
            }
        }
        class FirstController: UIViewController {}
        class SecondController: UIViewController {}
        """

    public static func message(call: String, type: String, reason: String) -> String { "\(call) on \(type) \(reason)" }
}

/// A root that is exchanged while something is presented over it.
public enum RootReplacedUnderModal: LifecycleRule {
    public static let name = "root-replaced-under-modal"
    public static let summary = "A window's root controller is replaced while it presents something."
    public static let why =
        "The presented controller loses its presenter: it is taken away without animation or completion, and can be left behind."
    public static let fix = "Dismiss what is presented first, and replace the root in the completion."
    public static let wrong = """
        class HomeController: UIViewController {
            func signOut() {
                present(UIAlertController(title: "Bye", message: nil, preferredStyle: .alert), animated: false)
                view.window?.rootViewController = SignInController()
            }
        }
        class SignInController: UIViewController {}
        """
    public static let right = """
        class HomeController: UIViewController {
            func signOut() {
                dismiss(animated: false) { [weak self] in
                    self?.view.window?.rootViewController = SignInController()
                }
            }
        }
        class SignInController: UIViewController {}
        """

    public static func message(root: String, presented: String) -> String {
        "the root \(root) is replaced while it presents \(presented)"
    }
}
