/// `loadView` that calls super and makes the view itself.
public enum ProhibitedSuper: LifecycleRule {
    public static let name = "prohibited-super"
    public static let summary = "A loadView that sets the view itself and calls super.loadView as well."
    public static let why =
        "super.loadView() loads a nib or makes a view; that view is thrown away at once, with its outlets."
    public static let fix = "Leave super.loadView() out where the method sets view."
    public static let wrong = """
        class CanvasController: UIViewController {
            override func loadView() {
                super.loadView()
                view = UIScrollView()
            }
        }
        """
    public static let right = """
        class CanvasController: UIViewController {
            override func loadView() {
                view = UIScrollView()
            }
        }
        """

    public static func message(type: String) -> String {
        "\(type).loadView() sets view itself and calls super.loadView() as well"
    }
}
