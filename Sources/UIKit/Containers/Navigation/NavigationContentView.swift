/// Holds the screen shown; a swipe back that a finger drives is over when it leaves the window, since nobody drives it
/// any more (docs/decisions.md).
final class NavigationContentView: UIView {
    /// `weak` by hand: the navigation controller clears it in its `deinit`. A weak reference would slow down each count of
    /// references to the transitions.
    nonisolated(unsafe) var transitions = Uncounted<NavigationTransitions>()

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { transitions.object?.endDriven() }
    }
}
