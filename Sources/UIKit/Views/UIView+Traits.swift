extension UIView {
    /// The traits of the controller, or those of the superview, with this view's own overrides.
    var effectiveTraits: UITraitCollection {
        if currentWindow != nil || isWindow, !pending.contains(.traits), let knownTraits { return knownTraits }
        return computeTraits()
    }

    private func computeTraits() -> UITraitCollection {
        let inherited: UITraitCollection
        if isWindow, let window = self as? UIWindow {
            inherited = window.traitsFromScreen
        } else if let controller = managingController {
            inherited = controller.traitCollection
        } else {
            inherited = parentView?.effectiveTraits ?? UITraitCollection.current
        }
        return withOwnOverrides(inherited)
    }

    /// Traits with what this view asks for itself.
    func withOwnOverrides(_ inherited: UITraitCollection) -> UITraitCollection {
        guard let rare, rare.overridesTraits else { return inherited }
        return inherited.overridden(style: rare.overrideStyle, rare.traitOverrides)
    }

    /// Computes the traits and reports a change; the first display reports nothing (section 10).
    func bringTraitsUpToDate() {
        if takesTraitsAsTheyAre() { return }
        managingController?.bringTraitsUpToDate()
        pending.remove(.traits)
        let traits = computeTraits()
        if knownTraits === traits { return }
        let old = knownTraits
        knownTraits = traits
        guard let old, old != traits else {
            if rare != nil { resolveLayerColors() }
            return
        }
        if rare != nil { resolveLayerColors() }
        if old.preferredContentSizeCategory != traits.preferredContentSizeCategory { readableGuideChanged() }
        traits.performAsCurrent { traitCollectionDidChange(old) }
        rare?.traitRegistry?.traitsChanged(from: old, to: traits, in: self)
    }

    /// Most views have their superview's traits, and have them already or are shown for the first time.
    private func takesTraitsAsTheyAre() -> Bool {
        guard rare == nil, !controllerLink.isSet, parentLink.borrow({ takesTraits(of: $0) }) ?? false else { return false }
        pending.remove(.traits)
        return true
    }

    private func takesTraits(of parent: UIView) -> Bool {
        guard parent.windowLink.isSet || parent.isWindow, !parent.pending.contains(.traits), parent.knownTraits != nil else {
            return false
        }
        if knownTraits == nil { knownTraits = parent.knownTraits }
        return knownTraits === parent.knownTraits
    }

    /// Brings traits of a whole subtree up to date, top down, controllers before their views.
    func traitEnvironmentChanged() {
        guard currentWindow != nil || isWindow else { return }
        bringTraitsUpToDate()
        for child in children { child.traitEnvironmentChanged() }
    }

    /// A style that this view and its subviews take instead of the inherited one.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rare?.overrideStyle ?? .unspecified }
        set {
            rareState.overrideStyle = newValue
            traitEnvironmentChanged()
        }
    }
}
