/// An endless animation on a screen that is gone.
public enum AnimationNotRemoved: LifecycleRule {
    public static let name = "animation-not-removed"
    public static let summary = "An endless animation is begun as the controller appears and still runs when it has disappeared."
    public static let why =
        "Animations end with the view that leaves the screen; one on a window, bar or another controller's view goes on "
        + "drawing for ever."
    public static let fix = "Animate views of the controller's own, or remove the animation in viewDidDisappear."
    public static let wrong = """
        class RecordingController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                let pulse = CABasicAnimation(keyPath: "opacity")
                pulse.toValue = 0.5
                pulse.repeatCount = .infinity
                view.window?.layer.add(pulse, forKey: "pulse")
            }
        }
        """
    public static let right = """
        class RecordingController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                let pulse = CABasicAnimation(keyPath: "opacity")
                pulse.toValue = 0.5
                pulse.repeatCount = .infinity
                view.layer.add(pulse, forKey: "pulse")
            }
        }
        """

    public static func message(what: String, callback: String) -> String {
        "the endless animation of \(what) begun in \(callback) still runs after the controller has disappeared"
    }
}
