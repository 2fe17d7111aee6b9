/// State that is not what it was.
public enum StateLost: LifecycleRule {
    public static let name = "state-lost"
    public static let summary = "A choice or stored value is another one after the screen was covered, turned, left for a moment or nearly left."
    public static let why = "People come back to the screen they left and find it reset, or changed without their doing."
    public static let fix = "Set the state up once, in viewDidLoad, and let no appearance callback reset it."
    public static let wrong = """
        class FilterController: UIViewController {
            let onlyNew = UISwitch()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(onlyNew)
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                onlyNew.isOn = false
            }
        }
        """
    public static let right = """
        class FilterController: UIViewController {
            let onlyNew = UISwitch()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(onlyNew)
                onlyNew.isOn = false
            }
        }
        """

    public static func message(what: String, before: String, after: String, step: String) -> String {
        "\(what) is \(after) after step '\(step)', and was \(before)"
    }
}
