/// A horizontal edge or centre (Apple documentation: *NSLayoutXAxisAnchor*).
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another, from the left or leading side, as a size.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(layoutItem, attribute, minuend: (otherAnchor.layoutItem, otherAnchor.attribute))
    }

    /// A constraint that this anchor follows another at a multiple of the standard space.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, constant: SystemSpacing.standard * multiplier)
    }

    /// A constraint that this anchor follows another at no less than a multiple of the standard space.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor, constant: SystemSpacing.standard * multiplier)
    }

    /// A constraint that this anchor follows another at no more than a multiple of the standard space.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor, constant: SystemSpacing.standard * multiplier)
    }
}

/// A vertical edge, centre or baseline (Apple documentation: *NSLayoutYAxisAnchor*).
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor down to another, as a size.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(layoutItem, attribute, minuend: (otherAnchor.layoutItem, otherAnchor.attribute))
    }

    /// A constraint that this anchor is below another at a multiple of the standard space.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, constant: SystemSpacing.below(anchor, self) * multiplier)
    }

    /// A constraint that this anchor is below another at no less than a multiple of the standard space.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor, constant: SystemSpacing.below(anchor, self) * multiplier)
    }

    /// A constraint that this anchor is below another at no more than a multiple of the standard space.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor, constant: SystemSpacing.below(anchor, self) * multiplier)
    }
}

/// A width, height or distance (Apple documentation: *NSLayoutDimension*).
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A constraint that the size is so many points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constant(.equal, c) }

    /// A constraint that the size is at least so many points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constant(.greaterThanOrEqual, c)
    }

    /// A constraint that the size is at most so many points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constant(.lessThanOrEqual, c)
    }

    /// A constraint that the size is a multiple of another.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, multiplier: m)
    }

    /// A constraint that the size is at least a multiple of another.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor, multiplier: m)
    }

    /// A constraint that the size is at most a multiple of another.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor, multiplier: m)
    }

    /// A constraint that the size is a multiple of another plus so many points.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, multiplier: m, constant: c)
    }

    /// A constraint that the size is at least a multiple of another plus so many points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
    }

    /// A constraint that the size is at most a multiple of another plus so many points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor, multiplier: m, constant: c)
    }

    private func constant(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint()
        if let minuend {
            constraint.offsets = AnchorOffsets(first: minuend, second: nil)
            constraint.setUpUnchecked(
                first: layoutItem, attribute, relation, second: nil, .notAnAttribute, multiplier: 1,
                constant: constant)
        } else {
            constraint.setUp(
                first: layoutItem, attribute, relation, second: nil, .notAnAttribute, multiplier: 1,
                constant: constant)
        }
        return constraint
    }
}
