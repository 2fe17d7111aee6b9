/// Holds what a container shows, and tells when it leaves the window: what a finger drives inside is over then, since
/// nobody drives it any more (docs/decisions.md).
final class ContainerContentView: UIView {
    /// Called when the view has left its window.
    var whenGone: (() -> Void)?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { whenGone?() }
    }
}
