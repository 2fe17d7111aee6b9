/// `beginAppearanceTransition` and `endAppearanceTransition` that do not fit each other.
public enum UnbalancedAppearance: LifecycleRule {
    public static let name = "unbalanced-appearance"
    public static let severity = RuleSeverity.error
    public static let summary = "beginAppearanceTransition and endAppearanceTransition are not called in pairs."
    public static let why = "The controller's appearance callbacks come in the wrong number: it believes itself on screen when it is not."
    public static let fix = "Call each begin once as the change starts, and one end when it is over."
    public static let wrong = """
        class HostController: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
            func show(_ child: UIViewController) {
                child.beginAppearanceTransition(true, animated: false)
                child.beginAppearanceTransition(true, animated: false)
                child.endAppearanceTransition()
            }
        }
        """
    public static let right = """
        class HostController: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
            func show(_ child: UIViewController) {
                child.beginAppearanceTransition(true, animated: false)
                child.endAppearanceTransition()
            }
        }
        """

    public static func message(call: String, type: String, earlier: String?) -> String {
        "\(call) of \(type) does not fit: " + (earlier.map { "the call before was \($0)" } ?? "no begin came before it")
    }
}

/// Appearance that is forwarded by hand and by UIKit.
public enum AppearanceForwardedTwice: LifecycleRule {
    public static let name = "appearance-forwarded-twice"
    public static let summary = "A container forwards appearance by hand while UIKit forwards it as well."
    public static let why = "The child hears each change from both, or UIKit's part comes at another time than the container's."
    public static let fix = "Override shouldAutomaticallyForwardAppearanceMethods to return false, or leave the calls out."
    public static let wrong = """
        class HostController: UIViewController {
            func show(_ child: UIViewController) {
                addChild(child)
                child.beginAppearanceTransition(true, animated: false)
                view.addSubview(child.view)
                child.endAppearanceTransition()
                child.didMove(toParent: self)
            }
        }
        """
    public static let right = """
        class HostController: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
            func show(_ child: UIViewController) {
                addChild(child)
                child.beginAppearanceTransition(true, animated: false)
                view.addSubview(child.view)
                child.endAppearanceTransition()
                child.didMove(toParent: self)
            }
        }
        """

    public static func message(child: String, parent: String) -> String {
        "beginAppearanceTransition of \(child) is called by hand, and \(parent) forwards appearance automatically"
    }
}
