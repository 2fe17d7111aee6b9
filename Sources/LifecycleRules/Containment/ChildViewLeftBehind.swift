/// A child removed without its view.
public enum ChildViewLeftBehind: LifecycleRule {
    public static let name = "child-view-left-behind"
    public static let summary = "A child is removed from its parent, but its view stays."
    public static let why = "The view remains on screen without its controller: touches, rotation and appearance pass it by."
    public static let fix = "Call child.view.removeFromSuperview() before child.removeFromParent()."
    public static let wrong = """
        class HostController: UIViewController {
            func hide(_ child: UIViewController) {
                child.willMove(toParent: nil)
                child.removeFromParent()
            }
        }
        """
    public static let right = """
        class HostController: UIViewController {
            func hide(_ child: UIViewController) {
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
            }
        }
        """

    public static func message(child: String) -> String {
        "\(child) is removed from its parent, but its view is not removed"
    }
}
