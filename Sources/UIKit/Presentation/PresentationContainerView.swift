/// The view in which a presentation happens; it announces its layout to the presentation controller.
final class PresentationContainerView: UIView {
    /// `weak` by hand: the presentation controller clears it when it lets the container go.
    nonisolated(unsafe) var controllerOfPresentation = Uncounted<UIPresentationController>()
    private var controller: UIPresentationController? { controllerOfPresentation.object }

    required init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let controller { layOut(for: controller) }
    }

    private func layOut(for controller: UIPresentationController) {
        controller.readaptIfNeeded()
        controller.containerViewWillLayoutSubviews()
        placePresentedView(of: controller)
        controller.layoutSurroundings()
        controller.containerViewDidLayoutSubviews()
    }

    /// Built-in sheets and popovers keep to the frame that their presentation controller gives.
    private func placePresentedView(of controller: UIPresentationController) {
        guard controller.placesPresentedView,
            controller.presentedViewController.presentation?.transition == nil,
            let view = controller.presentedView, view.superview === self
        else { return }
        let frame = controller.frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && controller?.passesTouchesBeside == true ? nil : hit
    }

    /// Touches beside the presented view go through where the style says so.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        guard let controller else { return true }
        let isBeside = !(controller.presentedView.map { $0.frame.contains(point) } ?? true)
        guard isBeside else { return true }
        if controller.passesTouchesBeside { return false }
        for view in controller.viewsTakingTouches where view.window === window {
            if view.point(inside: convert(point, to: view), with: event) { return false }
        }
        return true
    }
}
