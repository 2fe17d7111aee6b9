/// Presentations take another style where there is less room (Apple documentation:
/// *UIAdaptivePresentationControllerDelegate*; `docs/lifecycle.md`, section 9).
extension UIPresentationController {
    /// Whether the style is one of those that adapt.
    var mayAdapt: Bool { style == .popover || style == .pageSheet || style == .formSheet }

    /// The style that this presentation takes in traits; `nil` for styles that never adapt.
    func styleToTake(in traits: UITraitCollection) -> UIModalPresentationStyle? {
        guard mayAdapt else { return nil }
        let wished = adaptivePresentationStyle(for: traits)
        return wished == .none || wished == .automatic ? style : wished
    }

    /// What the delegate says for traits; without its word the system makes popovers sheets in compact widths.
    func adaptiveStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
        let wished = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic
        guard wished == .automatic else { return wished }
        return style == .popover && traits.horizontalSizeClass == .compact ? .pageSheet : .none
    }

    /// Takes the style for the traits in which the presentation begins and tells the delegate.
    func adapt(to traits: UITraitCollection) {
        guard let taken = styleToTake(in: traits) else { return }
        adaptedStyle = taken
        adaptedClass = traits.horizontalSizeClass
        delegate?.presentationController(
            self, willPresentWithAdaptiveStyle: taken == style ? .none : taken, transitionCoordinator: nil)
        if taken == .popover, let popover = self as? UIPopoverPresentationController {
            (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
        }
    }

    /// Adapts anew when the width class changed while presented; called as the container lays out.
    func readaptIfNeeded() {
        guard let old = adaptedStyle, let container,
            presentedViewController.presentation?.transition == nil
        else { return }
        let traits = traitCollection
        guard traits.horizontalSizeClass != adaptedClass else { return }
        adaptedClass = traits.horizontalSizeClass
        if let original = presentedViewController.presentation?.replaced {
            guard let source = original.presentation?.controller, source.styleToTake(in: traits) != source.adaptedStyle
            else { return }
            return presentAnew(original)
        }
        guard let taken = styleToTake(in: traits), taken != old else { return }
        let covered = coversPresenter
        delegate?.presentationController(
            self, willPresentWithAdaptiveStyle: taken == style ? .none : taken,
            transitionCoordinator: container.window?.resize)
        if taken != style, let other = replacement(in: taken) {
            presentedViewController.presentation?.replacement = other
            return presentAnew(presentedViewController)
        }
        (self as? UIPopoverPresentationController)?.uninstallSurroundings()
        adaptedStyle = taken
        installSurroundings(in: container)
        if covered != coversPresenter { exchangePresenter(covered: coversPresenter, container) }
        container.setNeedsLayout()
    }

    /// A presenter that is covered now leaves the window, one that is uncovered comes back; both drive its
    /// appearance.
    private func exchangePresenter(covered: Bool, _ container: UIView) {
        guard let presenter = presentingViewControllerIfAny, let view = presenter.viewIfLoaded else { return }
        if covered {
            view.removeFromSuperview()
        } else if view.superview == nil, let host = container.superview {
            view.frame = container.frame
            host.insertSubview(view, belowSubview: container)
        }
    }

    /// Another controller is to be shown in the other style: this presentation ends and the original
    /// controller is presented again, both without animation.
    private func presentAnew(_ original: UIViewController) {
        guard let presenter = presentedViewController.presentation?.presenter else { return }
        presenter.dismiss(animated: false) {
            if original.presentation?.replacement == nil {
                original.leaveReplacement()
            } else {
                // Its delegate and source serve the presentation that follows.
                original.presentation?.controller = self
            }
            CommitScheduler.shared.enqueue { presenter.present(original, animated: false) }
        }
    }

    /// The controller that the delegate shows instead in a style.
    fileprivate func replacement(in style: UIModalPresentationStyle) -> UIViewController? {
        let other = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
        return other === presentedViewController ? nil : other
    }
}

extension PresentationLinks {
    /// The original of a replaced controller presents and is presented by nobody itself.
    func unlinkReplaced() {
        presenter = nil
        isChanging = false
        waitingCoordinator = nil
    }
}

extension UIViewController {
    /// The controller that the delegate shows instead of this one in the style taken, or this one.
    func presentedInStyleTaken() -> UIViewController {
        guard let links = presentation, let controller = links.controller, let taken = controller.adaptedStyle,
            taken != controller.style, let other = links.replacement ?? controller.replacement(in: taken)
        else { return self }
        links.replacement = nil
        let otherLinks = other.presentationLinks
        otherLinks.style = taken
        otherLinks.replaced = self
        let made = other.presentationControllerMade(presenting: links.presenter, source: links.source)
        made?.delegate = controller.delegate
        made?.adaptedStyle = taken
        made?.adaptedClass = controller.adaptedClass
        return other
    }

    /// Takes this controller out of the container that was shown instead of it.
    fileprivate func leaveReplacement() {
        if let navigation = parentController as? UINavigationController {
            navigation.setViewControllers([], animated: false)
        } else if parentController != nil {
            willMove(toParent: nil)
            viewIfLoaded?.removeFromSuperview()
            removeFromParent()
        }
    }
}
