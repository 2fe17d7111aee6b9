/// A controller that stays alive after it has gone.
public enum ControllerNotReleased: LifecycleRule {
    public static let name = "controller-not-released"
    public static let summary = "A controller is popped, dismissed, replaced or removed and stays alive."
    public static let why = "It keeps its views and data, goes on handling events, and each visit leaves one more behind."
    public static let fix = "Break the chain: capture [weak self], make delegates weak, invalidate timers and display links."
    public static let wrong = """
        class PlayerController: UIViewController {
            var onFinish: (() -> Void)?
            override func viewDidLoad() {
                super.viewDidLoad()
                onFinish = { self.title = "Done" }
            }
        }
        """
    public static let right = """
        class PlayerController: UIViewController {
            var onFinish: (() -> Void)?
            override func viewDidLoad() {
                super.viewDidLoad()
                onFinish = { [weak self] in self?.title = "Done" }
            }
        }
        """

    public static func message(type: String, event: String, chain: [String]) -> String {
        "\(type) was \(event) and stays alive: "
            + (chain.isEmpty
                ? "what holds it is no field (a closure, a task, a global or a local variable)" : chain.joined(separator: " → "))
    }
}

/// Text that was typed and is gone.
public enum DraftLost: LifecycleRule {
    public static let name = "draft-lost"
    public static let summary = "Text in a field is gone after the screen was covered, turned, left for a moment or nearly left."
    public static let why = "People lose what they typed although the screen never went away for good."
    public static let fix = "Fill fields in viewDidLoad, and clear them only when the work is done."
    public static let wrong = """
        class NoteController: UIViewController {
            let field = UITextField()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                field.text = ""
            }
        }
        """
    public static let right = """
        class NoteController: UIViewController {
            let field = UITextField()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
                field.text = ""
            }
        }
        """

    public static func message(field: String, type: String, step: String) -> String {
        "the text in a \(field) of \(type) is lost in step '\(step)'"
    }
}
