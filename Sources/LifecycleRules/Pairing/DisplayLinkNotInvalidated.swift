/// A display link that goes on off screen.
public enum DisplayLinkNotInvalidated: LifecycleRule {
    public static let name = "display-link-not-invalidated"
    public static let summary = "A display link is started as the controller appears and not invalidated as it disappears."
    public static let why = "It fires at every frame off screen, keeps the controller alive, and each appearance starts one more."
    public static let fix = "Keep it in a property and invalidate it in the matching disappear callback."
    public static let wrong = """
        class WaveController: UIViewController {
            private var link: CADisplayLink?
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                link = CADisplayLink(target: self, selector: #selector(step))
                link?.add(to: .main, forMode: .common)
            }
            @objc private func step() {}
        }
        """
    public static let right = """
        class WaveController: UIViewController {
            private var link: CADisplayLink?
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                link = CADisplayLink(target: self, selector: #selector(step))
                link?.add(to: .main, forMode: .common)
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                link?.invalidate()
            }
            @objc private func step() {}
        }
        """

    public static func message(callback: String) -> String {
        "the display link started in \(callback) is not invalidated when the controller disappears"
    }
}
