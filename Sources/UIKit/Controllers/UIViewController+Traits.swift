extension UIViewController {
    /// The parent's traits for this child, the presentation's or the window's, with own overrides on top.
    var effectiveTraits: UITraitCollection {
        if Uncounted(loadedView).borrow({ $0.windowLink.isSet && !$0.pending.contains(.traits) }) ?? false, let knownTraits {
            return knownTraits
        }
        return computeTraits()
    }

    private func computeTraits() -> UITraitCollection {
        let inherited = inheritedTraits
        guard Uncounted(rare).borrow({ $0.overridesTraits }) ?? false, let rare else { return inherited }
        return inherited.overridden(style: rare.overrideStyle, rare.traitOverrides)
    }

    private var inheritedTraits: UITraitCollection {
        if let ofParent = parentLink.borrow({ $0.traits(forChild: self) }) { return ofParent }
        if let ofPresentation = presentationInPlace.borrow({ $0.traitCollection }) { return ofPresentation }
        if let ofWindow = Uncounted(loadedView).borrow({ $0.windowLink.borrow { $0.traitCollection } }) ?? nil { return ofWindow }
        return presentation?.window?.traitCollection ?? knownTraits ?? UIScreen.main.traitCollection
    }

    /// The presentation controller while its container is there.
    private var presentationInPlace: Uncounted<UIPresentationController> {
        Uncounted(presentation).borrow {
            let controller = Uncounted($0.controller)
            return controller.borrow { $0.hasContainer } ?? false ? controller : Uncounted()
        } ?? Uncounted()
    }

    private func traits(forChild child: UIViewController) -> UITraitCollection {
        let own = traitCollection
        guard Uncounted(rare).borrow({ !$0.childTraitOverrides.isEmpty }) ?? false, let override = overrideTraitCollection(forChild: child) else { return own }
        return UITraitCollection(traitsFrom: [own, override])
    }

    func baseOverrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        rare?.childTraitOverrides[ObjectIdentifier(childViewController)]
    }

    func baseSetOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        rareState.childTraitOverrides[ObjectIdentifier(childViewController)] = collection
        childViewController.loadedView?.traitEnvironmentChanged()
    }

    var storedOverrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rare?.overrideStyle ?? .unspecified }
        set {
            rareState.overrideStyle = newValue
            loadedView?.traitEnvironmentChanged()
        }
    }

    /// Reports a change of traits; the first display reports nothing (section 10).
    func bringTraitsUpToDate() {
        if !parentLink.isSet { presentationInPlace.borrow { $0.bringTraitsUpToDate() } }
        let traits = computeTraits()
        if Uncounted(knownTraits).refers(to: traits) { return }
        guard let old = knownTraits else {
            knownTraits = traits
            if !BehaviorDifference.firstTraitsAreSilent.isInForce { tellOfTraits(traits, after: nil) }
            return
        }
        knownTraits = traits
        if old != traits { tellOfTraits(traits, after: old) }
    }

    private func tellOfTraits(_ traits: UITraitCollection, after old: UITraitCollection?) {
        let kept = Kept(self)
        defer { kept.release() }
        traits.performAsCurrent { call(.traitCollectionDidChange) { traitCollectionDidChange(old) } }
        if let old { rare?.traitRegistry?.traitsChanged(from: old, to: traits, in: self) }
    }

    // MARK: Size (section 10)

    func passToChildren(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childControllers {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if let view = child.loadedView, view.bounds.size == childSize { continue }
            child.call(.viewWillTransitionToSize, argument: .size(childSize)) {
                child.viewWillTransition(to: childSize, with: coordinator)
            }
        }
    }

    func passToChildren(_ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childControllers {
            var childTraits = traits
            if let override = overrideTraitCollection(forChild: child) {
                childTraits = UITraitCollection(traitsFrom: [traits, override])
            }
            guard childTraits != child.traitCollection else { continue }
            child.call(.willTransitionToTraits) { child.willTransition(to: childTraits, with: coordinator) }
        }
    }

    /// A child that fills its parent gets the parent's size; any other keeps its own.
    func childSize(_ container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        guard let child = container as? UIViewController, let view = child.loadedView, let loadedView else {
            return parentSize
        }
        return view.bounds.size == loadedView.bounds.size ? parentSize : view.bounds.size
    }

    func setPreferredContentSize(_ size: CGSize) {
        guard rareState.preferredContentSize != size else { return }
        rareState.preferredContentSize = size
        tellOfWishedSize()
    }

    /// Tells whoever gives this controller its size that it wishes another one.
    func tellOfWishedSize() {
        parentController?.preferredContentSizeDidChange(forChildContentContainer: self)
        if parentController == nil {
            presentation?.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
}
