/// `removeFromParent` without `willMove(toParent: nil)`.
public enum MissingWillMove: LifecycleRule {
    public static let name = "missing-will-move"
    public static let summary = "A child is removed without willMove(toParent: nil)."
    public static let why = "removeFromParent sends only didMove: without willMove the child is not told that it is about to go."
    public static let fix = "Call child.willMove(toParent: nil) before its view is removed."
    public static let wrong = """
        class HostController: UIViewController {
            func hide(_ child: UIViewController) {
                child.view.removeFromSuperview()
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
        "\(child).removeFromParent() is not preceded by \(child).willMove(toParent: nil)"
    }
}
