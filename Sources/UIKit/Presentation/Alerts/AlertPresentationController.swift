/// Shows an alert in the middle and an action sheet at the bottom, over a dimmed screen that stays.
final class AlertPresentationController: UIPresentationController {
    private let dimming = UIView()

    override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(dimming, at: 0)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let alert = presentedViewController as? UIAlertController,
            let view = alert.alertView
        else { return .zero }
        let bounds = container.bounds
        let isAlert = alert.preferredStyle == .alert
        let safe = container.safeAreaInsets
        let width = isAlert ? 270 : min(bounds.width, bounds.height) - 16
        let height = view.height(forWidth: width)
        let y = isAlert ? (bounds.height - height) / 2 : bounds.height - safe.bottom - 8 - height
        return CGRect(x: ((bounds.width - width) / 2).rounded(), y: y.rounded(), width: width, height: height)
    }

    override func containerViewWillLayoutSubviews() {
        guard presentedViewController.presentation?.transition == nil else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}
