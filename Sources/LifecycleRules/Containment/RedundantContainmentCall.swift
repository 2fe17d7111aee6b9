/// A containment callback that UIKit sends itself.
public enum RedundantContainmentCall: LifecycleRule {
    public static let name = "redundant-containment-call"
    public static let summary = "willMove(toParent: self) beside addChild, or didMove(toParent: nil) beside removeFromParent."
    public static let why = "addChild and removeFromParent send these themselves: the child hears them twice."
    public static let fix = "Leave the call out."
    public static let wrong = """
        class HostController: UIViewController {
            func show(_ child: UIViewController) {
                child.willMove(toParent: self)
                addChild(child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }
        """
    public static let right = """
        class HostController: UIViewController {
            func show(_ child: UIViewController) {
                addChild(child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }
        """

    public static func message(call: String, sender: String) -> String {
        "\(call) is sent a second time: \(sender) sends it"
    }

    public static func message(repeated call: String) -> String {
        "\(call) is called twice on the same path"
    }
}
