/// `loadView` that neither sets the view nor calls super.
public enum LoadViewWithoutView: LifecycleRule {
    public static let name = "load-view-without-view"
    public static let severity = RuleSeverity.error
    public static let summary = "A loadView that neither sets the view nor calls super.loadView."
    public static let why = "The controller has no view when viewDidLoad comes; the first use of view fails or recurses."
    public static let fix = "Assign view in loadView, or do set-up in viewDidLoad and leave loadView alone."
    public static let wrong = """
        class CanvasController: UIViewController {
            override func loadView() {
                title = "Canvas"
            }
        }
        """
    public static let right = """
        class CanvasController: UIViewController {
            override func loadView() {
                title = "Canvas"
                view = UIView()
            }
        }
        """

    public static func message(type: String) -> String {
        "\(type).loadView() neither sets view nor calls super.loadView()"
    }
}
