extension UIView {
    func baseNeedsUpdateConstraints() -> Bool { pending.contains(.constraints) }

    func markNeedsUpdateConstraints() {
        guard !pending.contains(.constraints) else { return }
        pending.insert(.constraints)
        passConstraintWorkUp()
    }

    /// Lets the ancestors know that constraints below are to be updated.
    func passConstraintWorkUp() {
        parentLink.borrow { $0.noteConstraintWorkBelow() }
        passPendingWorkUp()
    }

    private func noteConstraintWorkBelow() {
        guard !pending.contains(.subtreeConstraints) else { return }
        pending.insert(.subtreeConstraints)
        parentLink.borrow { $0.noteConstraintWorkBelow() }
    }

    /// The tree's engine has something to solve, which the next layout pass from the root does.
    func layoutEngineBecameDirty() {
        guard !pending.contains(.subtreeConstraints) else { return passPendingWorkUp() }
        pending.insert(.subtreeConstraints)
        passPendingWorkUp()
    }

    /// Where constraints are used, every view hears `updateConstraints()` once before its first layout.
    func askForFirstUpdateOfConstraints() {
        if !traitsOfBehaviour.contains(.hasUpdatedConstraints) {
            traitsOfBehaviour.insert(.hasUpdatedConstraints)
            markNeedsUpdateConstraints()
        }
        for child in subviews { child.askForFirstUpdateOfConstraints() }
    }

    /// Updates the constraints of the subtree, subviews before superviews, controllers by way of
    /// `updateViewConstraints()` (`docs/lifecycle.md`, section 2; trace layout-04).
    func updateSubtreeConstraints() {
        if pending.contains(.subtreeConstraints) {
            pending.remove(.subtreeConstraints)
            for child in subviews
            where child.pending.contains(.constraints) || child.pending.contains(.subtreeConstraints) {
                child.updateSubtreeConstraints()
            }
        }
        guard pending.contains(.constraints) else { return }
        pending.remove(.constraints)
        traitsOfBehaviour.insert(.hasUpdatedConstraints)
        if let controller = managingController {
            controller.call(.updateViewConstraints) { $0.updateViewConstraints() }
        } else {
            updateConstraints()
        }
    }

    /// What `UIViewController.updateViewConstraints()` itself does.
    func finishOwnConstraintUpdate() { updateConstraints() }

    /// What `UIView.updateConstraints()` itself does: the natural size was read when it was invalidated.
    func updateOwnConstraints() { pending.remove(.constraints) }
}
