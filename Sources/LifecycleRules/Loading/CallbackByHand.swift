/// A callback of UIKit's that client code calls.
public enum CallbackByHand: LifecycleRule {
    public static let name = "callback-by-hand"
    public static let summary = "viewDidLoad, loadView or an appearance callback is called by hand."
    public static let why =
        "UIKit calls it as well, so that it runs twice or at a time when nothing has appeared; UIKit's own state does not follow."
    public static let fix =
        "Put the work in a method of its own and call that; use loadViewIfNeeded() to load, and "
        + "beginAppearanceTransition/endAppearanceTransition to forward."
    public static let wrong = """
        class ListController: UIViewController {
            func retry() {
                viewDidLoad()
            }
        }
        """
    public static let right = """
        class ListController: UIViewController {
            func retry() {
                load()
            }
            private func load() {
                title = "List"
            }
        }
        """

    public static func message(callback: String, receiver: String) -> String {
        "\(receiver).\(callback) is called by hand; UIKit calls it when the time has come"
    }
}
