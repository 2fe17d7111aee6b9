extension UIView {
    func setHidden(_ hidden: Bool) {
        guard isHidden != hidden else { return }
        // Observers know the property by the name of its getter or of itself.
        tellObservers(of: ["hidden", "isHidden"]) { changeHidden(to: hidden) }
    }

    private func changeHidden(to hidden: Bool) {
        let stack = (parentView as? UIStackView).flatMap { $0.arranges(self) ? $0 : nil }
        if hidden, let stack, let animation = AnimationState.current, animation.collectedDuration > 0 {
            leave(stack, in: animation.collectedDuration)
        } else {
            rare?.isLeavingStack = false
            layer.isHidden = hidden
            stack?.visibilityChanged()
        }
    }

    /// Shrinks out of sight; the layer is hidden when the animation is over (Apple documentation: *UIStackView*,
    /// "Dynamically changing the stack view's content").
    private func leave(_ stack: UIStackView, in duration: TimeInterval) {
        rareState.isLeavingStack = true
        stack.visibilityChanged()
        MainClock.shared.schedule(after: duration) { [weak self] in
            guard let self, self.rare?.isLeavingStack == true else { return }
            self.rare?.isLeavingStack = false
            self.layer.isHidden = true
        }
    }

    func setBackgroundColor(_ color: UIColor?) {
        if color == nil && rare == nil { return }
        tellObservers(of: ["backgroundColor"]) { rareState.backgroundColor = color }
        resolveLayerColors()
    }

    /// Layers hold plain colours, so dynamic ones are resolved again when traits change.
    func resolveLayerColors() {
        guard let rare else { return }
        layer.backgroundColor = rare.backgroundColor?.resolvedColor(with: traitCollection).cgColor
    }

    /// Whether the view's content covers everything behind it; default true.
    var storedOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }

    var storedClearsContextBeforeDrawing: Bool {
        get { traitsOfBehaviour.contains(.clearsContext) }
        set { traitsOfBehaviour.set(.clearsContext, newValue) }
    }

    var storedMask: UIView? {
        get { rare?.maskView }
        set {
            rareState.maskView = newValue
            layer.mask = newValue?.layer
        }
    }

    var effectiveTintColor: UIColor {
        chosenTintColor ?? .systemBlue
    }

    /// The colour that this view or the nearest ancestor with one was given.
    private var chosenTintColor: UIColor? { rare?.tintColor ?? parentLink.borrow { $0.chosenTintColor } ?? nil }

    func setTintColor(_ color: UIColor?) {
        if color == nil && rare?.tintColor == nil { return }
        TintColors.areInUse = true
        rareState.tintColor = color
        announceTintColor()
    }

    var storedTintAdjustmentMode: UIView.TintAdjustmentMode {
        get {
            let own = rare?.tintAdjustmentMode ?? .automatic
            return own == .automatic ? (parentView?.tintAdjustmentMode ?? .normal) : own
        }
        set {
            rareState.tintAdjustmentMode = newValue
            announceTintColor()
        }
    }

    /// Views below that set no tint of their own inherit it, so they hear of it as well.
    private func announceTintColor() {
        tintColorDidChange()
        for child in children where child.rare?.tintColor == nil { child.announceTintColor() }
    }

    /// Called after the view came to another superview: inherited values may differ.
    func hierarchyDidChange() {
        guard TintColors.areInUse, rare?.tintColor == nil, let inherited = parentView?.chosenTintColor else { return }
        if inherited !== UIColor.systemBlue, inherited != .systemBlue { announceTintColor() }
    }
}

/// Whether any view was ever given a tint colour; until then a view that moves need not look for one.
@MainActor
private enum TintColors {
    static var areInUse = false
}
