/// A controller's view added without the controller.
public enum UnparentedChildView: LifecycleRule {
    public static let name = "unparented-child-view"
    public static let severity = RuleSeverity.error
    public static let summary = "A controller's view is added as a subview without addChild."
    public static let why =
        "Nobody retains the controller, and size, trait and rotation changes, safe areas and the responder chain pass it by."
    public static let fix = "Call addChild(_:) before adding the view and didMove(toParent:) after it."
    public static let wrong = """
        class HostController: UIViewController {
            let mapController = MapController()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(mapController.view)
            }
        }
        class MapController: UIViewController {}
        """
    public static let right = """
        class HostController: UIViewController {
            let mapController = MapController()
            override func viewDidLoad() {
                super.viewDidLoad()
                addChild(mapController)
                view.addSubview(mapController.view)
                mapController.didMove(toParent: self)
            }
        }
        class MapController: UIViewController {}
        """

    public static func message(child: String, type: String) -> String {
        "the view of \(child) is added in \(type) without addChild(\(child))"
    }
}
