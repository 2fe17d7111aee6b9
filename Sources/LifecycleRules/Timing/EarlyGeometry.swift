/// Size, safe area, traits or window read before they are final.
public enum EarlyGeometry: LifecycleRule {
    public static let name = "early-geometry"
    public static let summary = "Size, safe area, traits or window are read in viewDidLoad or viewWillAppear."
    public static let why =
        "The view is not in its window yet: its size is that of a nib or of another screen, its safe area is zero, its "
        + "traits are not final and its window is nil."
    public static let fix =
        "Use constraints, or read it in viewIsAppearing, viewDidLayoutSubviews or viewWillTransition."
    public static let wrong = """
        class BadgeController: UIViewController {
            let badge = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                badge.layer.cornerRadius = view.bounds.width / 2
            }
        }
        """
    public static let right = """
        class BadgeController: UIViewController {
            let badge = UIView()
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                badge.layer.cornerRadius = view.bounds.width / 2
            }
        }
        """

    public static func message(expression: String, callback: String) -> String {
        "\(expression) is read in \(callback), where it is not final yet"
    }
}
