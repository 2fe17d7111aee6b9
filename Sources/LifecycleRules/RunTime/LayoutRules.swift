/// Layout that asks for layout.
public enum LayoutLoop: LifecycleRule {
    public static let name = "layout-loop"
    public static let severity = RuleSeverity.error
    public static let summary = "A layout callback asks for layout again, without end."
    public static let why = "The main thread does nothing else any more: the application hangs or drains the battery."
    public static let fix = "Change frames and constants in layout only when they differ, and never call setNeedsLayout there."
    public static let wrong = """
        class CardController: UIViewController {
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                view.setNeedsLayout()
            }
        }
        """
    public static let right = """
        class CardController: UIViewController {
            let card = UIView()
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                card.frame = view.bounds
            }
        }
        """

    public static func message(type: String, passes: Int) -> String {
        "\(type) was laid out \(passes) times without anything else happening"
    }

    /// What is said of source text.
    public static func message(call: String, callback: String) -> String {
        "\(call) in \(callback) asks for another layout in each layout"
    }
}

/// A layout callback that takes long.
public enum SlowLayout: LifecycleRule {
    public static let name = "slow-layout"
    public static let severity = RuleSeverity.note
    public static let summary = "A layout callback takes longer than several frames of the display."
    public static let why = "Layout runs between two frames: what takes long there makes scrolling and animations stutter."
    public static let fix = "Do the work once, elsewhere, and keep its result for the layout."
    public static let wrong = """
        class ReportController: UIViewController {
            var rows: [Int] = []
            let label = UILabel()
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                label.text = rows.sorted().map { String($0) }.joined()
            }
        }
        """
    public static let right = """
        class ReportController: UIViewController {
            var rows: [Int] = [] { didSet { label.text = rows.sorted().map { String($0) }.joined() } }
            let label = UILabel()
        }
        """

    public static func message(type: String, callback: String, milliseconds: Int) -> String {
        "\(type).\(callback) takes \(milliseconds) ms"
    }

    /// What is said of source text.
    public static func message(call: String, callback: String) -> String {
        "\(call) in \(callback) is done again in each layout"
    }
}

/// UIKit on another thread than the main one.
public enum OffMainThread: LifecycleRule {
    public static let name = "off-main-thread"
    public static let severity = RuleSeverity.error
    public static let summary = "UIKit is used, or a controller released, on another thread than the main one."
    public static let why = "UIKit has no locks: views are lost or the process crashes, now and then and elsewhere."
    public static let fix = "Go back to the main actor first: await MainActor.run, or DispatchQueue.main.async."
    public static let wrong = """
        class FeedController: UIViewController {
            func load() {
                DispatchQueue.global().async { self.show() }
            }
            @preconcurrency func show() { view.addSubview(UILabel()) }
        }
        """
    public static let right = """
        class FeedController: UIViewController {
            func load() {
                DispatchQueue.global().async {
                    DispatchQueue.main.async { self.show() }
                }
            }
            func show() { view.addSubview(UILabel()) }
        }
        """

    public static func message(use: String) -> String { "\(use) happens off the main thread" }
}
