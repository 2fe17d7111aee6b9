extension UIView {
    var baseHasAmbiguousLayout: Bool { layoutState?.item.isAmbiguous ?? false }

    /// Moves an ambiguous view to another frame that its constraints allow. For debugging.
    public func exerciseAmbiguityInLayout() { layoutState?.item.exerciseAmbiguity() }

    /// The active constraints that decide position and size along an axis. For debugging.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutState?.item.constraintsAffecting(axis) ?? []
    }
}

extension UIView {
    /// Whether constraints leave the view's place or size along an axis open.
    package func isAmbiguous(along axis: NSLayoutConstraint.Axis) -> Bool {
        layoutState?.item.isAmbiguous(axis) ?? false
    }
}
