/// Views, layers, constraints or requests that grow with each layout.
public enum GrowthInLayout: LifecycleRule {
    public static let name = "growth-in-layout"
    public static let summary = "Views, layers, constraints or requests are made on each layout pass."
    public static let why = "Layout callbacks come many times, also several for one appearance: copies pile up and layout slows down."
    public static let fix = "Make them once in viewDidLoad, and only set frames or constants in the layout callback."
    public static let wrong = """
        class CardController: UIViewController {
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                let gradient = CAGradientLayer()
                gradient.frame = view.bounds
                view.layer.addSublayer(gradient)
            }
        }
        """
    public static let right = """
        class CardController: UIViewController {
            let gradient = CAGradientLayer()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.layer.addSublayer(gradient)
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                gradient.frame = view.bounds
            }
        }
        """

    public static func message(call: String, callback: String) -> String {
        "\(call) in \(callback) makes one more on each layout"
    }
}
