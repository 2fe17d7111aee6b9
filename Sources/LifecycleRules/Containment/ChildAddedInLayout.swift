/// A child added on each layout.
public enum ChildAddedInLayout: LifecycleRule {
    public static let name = "child-added-in-layout"
    public static let severity = RuleSeverity.error
    public static let summary = "A child controller is added in a layout callback."
    public static let why = "Layout callbacks come many times: the child is added again on each pass, or a new one each time."
    public static let fix = "Add children in viewDidLoad, and set their frames in the layout callback."
    public static let wrong = """
        class HostController: UIViewController {
            let map = MapController()
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                addChild(map)
                view.addSubview(map.view)
                map.didMove(toParent: self)
            }
        }
        class MapController: UIViewController {}
        """
    public static let right = """
        class HostController: UIViewController {
            let map = MapController()
            override func viewDidLoad() {
                super.viewDidLoad()
                addChild(map)
                view.addSubview(map.view)
                map.didMove(toParent: self)
            }
        }
        class MapController: UIViewController {}
        """

    public static func message(child: String, callback: String) -> String {
        "addChild(\(child)) in \(callback) runs on each layout"
    }
}
