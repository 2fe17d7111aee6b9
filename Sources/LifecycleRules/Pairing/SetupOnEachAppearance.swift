/// Something made anew on each appearance.
public enum SetupOnEachAppearance: LifecycleRule {
    public static let name = "setup-on-each-appearance"
    public static let summary = "A view or gesture recognizer is made and added on each appearance."
    public static let why = "The controller appears many times with one view: copies pile up, and one tap is handled N times."
    public static let fix = "Do it once, in viewDidLoad."
    public static let wrong = """
        class PhotoController: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
            }
            @objc private func tap() {}
        }
        """
    public static let right = """
        class PhotoController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
            }
            @objc private func tap() {}
        }
        """

    public static func message(call: String, callback: String) -> String {
        "\(call) adds one more on each \(callback)"
    }
}
