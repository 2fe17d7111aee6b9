/// What a transition asks about the container and has it place; none of it keeps anybody.
extension NavigationTransitions {
    var hasDelegate: Bool { navigationLink.borrow { $0.hasDelegate } ?? false }

    func isChild(_ controller: UIViewController) -> Bool {
        navigationLink.borrow { controller.parentLink.refers(to: $0) } ?? false
    }

    /// Whether a view is in the part of the container that shows screens.
    func shows(_ view: UIView) -> Bool {
        navigationLink.borrow { view.parentLink.refers(to: $0.contentView) } ?? false
    }

    func place(_ controller: UIViewController) {
        // What is presented in a screen's context is there in its place.
        if controller.isCoveredInContext {
            navigationLink.borrow { controller.placeContextPresentation(in: $0.contentView) }
            return
        }
        guard let view = controller.view else { return }
        navigationLink.borrow {
            $0.prepareSafeArea(of: controller)
            place(view, in: $0.contentView)
        }
    }

    private func place(_ view: UIView, in content: UIView) {
        view.frame = content.layer.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if !view.parentLink.refers(to: content) { content.addSubview(view) }
    }
}
