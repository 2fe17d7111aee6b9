/// `view` read in one's own `loadView` before it is set.
public enum ViewInLoadView: LifecycleRule {
    public static let name = "view-in-load-view"
    public static let severity = RuleSeverity.error
    public static let summary = "view is read inside its own loadView before it is set."
    public static let why = "Reading view while it is not loaded calls loadView again: endless recursion, or viewDidLoad twice."
    public static let fix = "Build the view in a local variable and assign it to view first."
    public static let wrong = """
        class CanvasController: UIViewController {
            override func loadView() {
                view.backgroundColor = .white
                view = UIView()
            }
        }
        """
    public static let right = """
        class CanvasController: UIViewController {
            override func loadView() {
                view = UIView()
                view.backgroundColor = .white
            }
        }
        """

    public static func message(type: String) -> String {
        "\(type).loadView() reads view before it has set it, which calls loadView() again"
    }
}
