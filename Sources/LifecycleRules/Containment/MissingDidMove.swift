/// `addChild` without `didMove(toParent:)`.
public enum MissingDidMove: LifecycleRule {
    public static let name = "missing-did-move"
    public static let summary = "A child is added without didMove(toParent: self)."
    public static let why = "addChild sends only willMove: without didMove the child never hears that it has arrived."
    public static let fix = "Call child.didMove(toParent: self) after its view was added."
    public static let wrong = """
        class HostController: UIViewController {
            func show(_ child: UIViewController) {
                addChild(child)
                view.addSubview(child.view)
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

    public static func message(child: String) -> String {
        "addChild(\(child)) is not followed by \(child).didMove(toParent: self)"
    }
}
