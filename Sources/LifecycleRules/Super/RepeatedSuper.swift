/// A callback that calls super more than once on one path.
public enum RepeatedSuper: LifecycleRule {
    public static let name = "repeated-super"
    public static let summary = "A callback that calls super twice on one path."
    public static let why =
        "What the superclasses do in the callback is done twice: observers are registered twice, children hear "
        + "of one event two times."
    public static let fix = "Keep one call of super."
    public static let wrong = """
        class ProfileController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                title = "Profile"
                super.viewDidAppear(animated)
            }
        }
        """
    public static let right = """
        class ProfileController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                title = "Profile"
            }
        }
        """

    public static func message(callback: String, type: String) -> String {
        "\(type).\(callback) calls super.\(callback) again on the same path"
    }
}
