extension UIView {
    /// The traits of the controller, or those of the superview, with this view's own overrides.
    var effectiveTraits: UITraitCollection {
        if windowLink.isSet || isWindow, !pending.contains(.traits), let knownTraits { return knownTraits }
        return computeTraits()
    }

    private func computeTraits() -> UITraitCollection {
        let inherited = inheritedTraits
        return overridesTraits ? withOwnOverrides(inherited) : inherited
    }

    private var inheritedTraits: UITraitCollection {
        if isWindow, let window = self as? UIWindow { return window.traitsFromScreen }
        if let ofController = controllerLink.borrow({ $0.traitCollection }) { return ofController }
        return parentLink.borrow { $0.effectiveTraits } ?? UITraitCollection.current
    }

    private var overridesTraits: Bool { Uncounted(rare).borrow { $0.overridesTraits } ?? false }

    /// Traits with what this view asks for itself.
    func withOwnOverrides(_ inherited: UITraitCollection) -> UITraitCollection {
        guard let rare, rare.overridesTraits else { return inherited }
        let traits = inherited.overridden(style: rare.overrideStyle, rare.traitOverrides)
        guard rare.limitsTextSize else { return traits }
        let size = traits.preferredContentSizeCategory
        let limited = size.limited(from: rare.smallestTextSize, to: rare.largestTextSize)
        if limited == size { return traits }
        return UITraitCollection(traitsFrom: [traits, UITraitCollection(preferredContentSizeCategory: limited)])
    }

    /// A line for each view from this one up that limits the size of text.
    var textSizeLimitsDescription: String {
        let own = rare.flatMap { rare -> String? in
            guard rare.limitsTextSize else { return nil }
            let smallest = rare.smallestTextSize?.rawValue ?? "none", largest = rare.largestTextSize?.rawValue ?? "none"
            return "\(viewDescription): minimum \(smallest), maximum \(largest)"
        }
        return [own, parentView?.textSizeLimitsDescription].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// Sets one of the sizes between which text stays.
    func limitTextSize(_ limit: ReferenceWritableKeyPath<RareViewState, UIContentSizeCategory?>, _ size: UIContentSizeCategory?) {
        guard rare?[keyPath: limit] != size else { return }
        rareState[keyPath: limit] = size
        traitEnvironmentChanged()
    }

    /// Computes the traits and reports a change; the first display reports nothing (section 10).
    func bringTraitsUpToDate() {
        if takesTraitsAsTheyAre() { return }
        controllerLink.borrow { $0.bringTraitsUpToDate() }
        pending.remove(.traits)
        let traits = computeTraits()
        if Uncounted(knownTraits).refers(to: traits) { return }
        guard let old = knownTraits, old != traits else {
            knownTraits = traits
            if rare != nil { resolveLayerColors() }
            return
        }
        knownTraits = traits
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
        return Uncounted(knownTraits).isSame(as: Uncounted(parent.knownTraits))
    }

    /// Brings traits of a whole subtree up to date, top down, controllers before their views.
    func traitEnvironmentChanged() {
        guard currentWindow != nil || isWindow else { return }
        bringTraitsUpToDate()
        for child in children { child.traitEnvironmentChanged() }
    }

    var storedOverrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rare?.overrideStyle ?? .unspecified }
        set {
            rareState.overrideStyle = newValue
            traitEnvironmentChanged()
        }
    }
}
