/// Pops by a swipe from the leading edge: the gesture drives the transition (`docs/lifecycle.md`, section 4).
@MainActor
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
    private let transitions: NavigationTransitions
    private var navigation: UINavigationController? { transitions.navigation }
    private var driver: UIPercentDrivenInteractiveTransition?
    let recognizer = UIScreenEdgePanGestureRecognizer()

    init(_ navigation: UINavigationController) {
        transitions = navigation.transitions
        super.init()
        recognizer.edges = .left
        recognizer.delegate = self
        recognizer.addTarget(of: self) { [weak self] recognizer in self?.follow(recognizer) }
    }

    /// Nothing to pop, a running transition or a hidden bar leave the gesture alone.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation else { return false }
        return navigation.stack.count > 1 && navigation.transitions.running == nil && !navigation.isNavigationBarHidden
            && !navigation.hidesBackButton
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        guard let navigation, let view = navigation.viewIfLoaded,
            let pan = recognizer as? UIPanGestureRecognizer
        else { return }
        let width = max(view.bounds.width, 1)
        let percent = max(0, pan.translation(in: view).x / width)
        switch recognizer.state {
        case .began:
            let driver = UIPercentDrivenInteractiveTransition()
            self.driver = driver
            navigation.transitions.beginInteractivePop(driver)
        case .changed:
            driver?.update(percent)
        case .ended:
            let isFinished = GestureOutcome.finishes(part: percent, velocity: pan.velocity(in: view).x)
            if isFinished { driver?.finish() } else { driver?.cancel() }
            driver = nil
        case .cancelled, .failed:
            driver?.cancel()
            driver = nil
        case .possible:
            break
        }
    }
}

extension UINavigationController {
    /// Whether the shown controller has no back button.
    var hidesBackButton: Bool { topViewController?.navigationItem.hidesBackButton ?? false }
}
