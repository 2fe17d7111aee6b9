/// A controller of a storyboard that overrides `loadView`.
public enum StoryboardLoadView: LifecycleRule {
    public static let name = "storyboard-load-view"
    public static let summary = "A class that a storyboard or nib instantiates overrides loadView."
    public static let why =
        "The view of the storyboard is never loaded: its subviews are missing and outlets are nil when viewDidLoad uses them."
    public static let fix = "Move the set-up to viewDidLoad, or take the scene's view out of the storyboard."
    public static let resources = [
        "Settings.storyboard": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes><scene sceneID="a"><objects>
            <viewController id="b" customClass="SettingsController"><view key="view" id="c"/></viewController>
            </objects></scene></scenes>
            </document>
            """
    ]
    public static let wrong = """
        class SettingsController: UIViewController {
            override func loadView() {
                view = UIView()
            }
        }
        """
    public static let right = """
        class SettingsController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Settings"
            }
        }
        """

    public static func message(type: String, storyboard: String) -> String {
        "\(type) overrides loadView() but is a scene of \(storyboard), whose view is then never loaded"
    }
}
