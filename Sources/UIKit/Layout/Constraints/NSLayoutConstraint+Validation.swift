extension NSLayoutConstraint {
    /// Refuses what UIKit refuses when a constraint is made, with its reasons.
    func validate() {
        checkFinite()
        // Made for a message only: a name costs more than all the checks.
        var name: String { first?.name ?? "nil" }
        if firstAttribute == .notAnAttribute {
            raise(
                .invalidArgumentException,
                "NSLayoutConstraint for \(name): The first attribute must not be NSLayoutAttributeNotAnAttribute")
        }
        // A second attribute without a second item says nothing: sizes are then equal to the constant.
        if firstAttribute.kind != .size, second == nil || multiplier == 0 {
            raise(
                .invalidArgumentException,
                "NSLayoutConstraint for \(name): A multiplier of 0 or a nil second item together with a location "
                    + "for the first attribute creates an illegal constraint of a location equal to a constant. "
                    + "Location attributes must be specified in pairs.")
        }
        guard second != nil else { return }
        if (firstAttribute.kind == .size) != (secondAttribute.kind == .size) || secondAttribute == .notAnAttribute {
            raise(
                .invalidArgumentException,
                "NSLayoutConstraint for \(name): Invalid pairing of layout attributes")
        }
        if firstAttribute.isDirectional && secondAttribute.isAbsoluteHorizontalEdge
            || firstAttribute.isAbsoluteHorizontalEdge && secondAttribute.isDirectional
        {
            raise(
                .invalidArgumentException,
                "NSLayoutConstraint for \(name): A constraint cannot be made between a leading/trailing attribute "
                    + "and a right/left attribute. Use leading/trailing for both or neither.")
        }
    }

    /// Refuses what UIKit refuses only when the constraint reaches a layout engine: a horizontal place that is to
    /// equal a vertical one.
    func checkAxes() {
        guard second != nil, firstAttribute.kind != secondAttribute.kind else { return }
        raise(
            NSExceptionName("NSInvalidLayoutConstraintException"),
            "Constraint improperly relates anchors of incompatible types:  \(self)")
    }

    func checkFinite() {
        guard !storedConstant.isFinite || !multiplier.isFinite else { return }
        let which = multiplier.isFinite ? "Constant" : "Multiplier"
        raise(
            .invalidArgumentException,
            "NSLayoutConstraint for \(first?.name ?? "nil"): \(which) is not finite!  That's illegal.  "
                + "constant:\(storedConstant) multiplier:\(multiplier)")
    }
}
