/// The view in which a presentation happens; it announces its layout to the presentation controller.
final class PresentationContainerView: UIView {
    weak var controller: UIPresentationController?

    required init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.containerViewWillLayoutSubviews()
        placeSheet()
        controller?.containerViewDidLayoutSubviews()
    }

    /// Built-in sheets keep to the frame that their presentation controller gives.
    private func placeSheet() {
        guard let controller, controller.isSheet, controller.presentedViewController.presentation?.transition == nil,
            let view = controller.presentedView, view.superview === self
        else { return }
        let frame = controller.frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
    }

    /// Touches beside the presented view go through where the style says so.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        guard let controller, controller.passesTouchesBeside else { return true }
        return controller.presentedView.map { $0.frame.contains(point) } ?? true
    }
}

extension UIPresentationController {
    /// Whether the presentation moves as a sheet, whose unanimated dids come later (traces sync-present-04).
    var isSheet: Bool { self is UISheetPresentationController || adaptedStyle == .pageSheet || adaptedStyle == .formSheet }
    var passesTouchesBeside: Bool { false }
}
