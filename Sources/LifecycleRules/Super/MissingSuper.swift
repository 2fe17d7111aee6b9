/// A callback that does not reach super on every path.
public enum MissingSuper: LifecycleRule {
    public static let name = "missing-super"
    public static let severity = RuleSeverity.error
    public static let summary = "A callback that is overridden without calling super on every path."
    public static let why =
        "UIKit and the classes between do their own part in these callbacks: children are told, state is kept, "
        + "transitions are finished. Without super that part is left out."
    public static let fix = "Call super once, on every path, as the first statement where things begin."
    public static let wrong = """
        class ProfileController: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                title = "Profile"
            }
        }
        """
    public static let right = """
        class ProfileController: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                title = "Profile"
            }
        }
        """

    public static func message(callback: String, type: String) -> String {
        "\(type).\(callback) does not call super.\(callback)"
    }

    public static func message(callback: String, type: String, onSomePathsOnly: Void) -> String {
        "\(type).\(callback) leaves on a path that does not call super.\(callback)"
    }
}
