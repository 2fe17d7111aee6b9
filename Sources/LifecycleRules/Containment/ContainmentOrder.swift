/// The calls that add or remove a child in the wrong order.
public enum ContainmentOrder: LifecycleRule {
    public static let name = "containment-order"
    public static let summary = "The calls that add or remove a child come in the wrong order."
    public static let why =
        "Callbacks of the child then tell of a parent or a view that is not there yet, or no longer; appearance callbacks can come twice."
    public static let fix =
        "Add with addChild, addSubview, didMove(toParent: self); remove with willMove(toParent: nil), "
        + "removeFromSuperview, removeFromParent."
    public static let wrong = """
        class HostController: UIViewController {
            func show(_ child: UIViewController) {
                view.addSubview(child.view)
                addChild(child)
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

    public static func message(call: String, before other: String) -> String {
        "\(call) comes before \(other)"
    }
}
