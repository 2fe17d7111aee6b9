/// Holds the screen shown; a swipe back that a finger drives is over when it leaves the window, since nobody drives it
/// any more (docs/decisions.md).
final class NavigationContentView: UIView {
    weak var transitions: NavigationTransitions?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { transitions?.endDriven() }
    }
}
