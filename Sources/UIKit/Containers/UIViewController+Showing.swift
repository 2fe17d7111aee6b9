extension UIViewController {
    /// Goes up to the nearest controller that shows things its own way, else presents
    /// (Apple documentation: *show(_:sender:)*).
    func showInContainer(_ controller: UIViewController, sender: Any?) {
        var ancestor = parentController
        while let current = ancestor {
            if current is UINavigationController || current is UISplitViewController {
                return current.show(controller, sender: sender)
            }
            ancestor = current.parentController
        }
        present(controller, animated: true)
    }

    func showDetailInContainer(_ controller: UIViewController, sender: Any?) {
        if let split: UISplitViewController = nearestContainer() {
            return split.showDetailViewController(controller, sender: sender)
        }
        showInContainer(controller, sender: sender)
    }

    /// Swaps two children (`docs/lifecycle.md`, section 3, trace child-05).
    func swapChildren(
        from old: UIViewController, to new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
        animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard old.parentController === self, new.parentController === self else {
            raise(
                .invalidArgumentException,
                "Children view controllers \(old.objectDescription) and \(new.objectDescription) must have a common parent "
                    + "view controller when calling -[UIViewController "
                    + "transitionFromViewController:toViewController:duration:options:animations:completion:]")
        }
        guard shouldAutomaticallyForwardAppearanceMethods else {
            raise(
                .internalInconsistencyException,
                "\(objectDescription) forwards appearance methods by hand; it cannot use transition(from:to:)")
        }
        let container = old.loadedView?.superview ?? loadedView ?? UIView()
        let isAnimated = duration > 0
        let context = TransitionContext(container: container, from: old, to: new, isAnimated: isAnimated)
        let transition = ClosureTransition(.children, context: context)
        if appearance.isComing {
            transition.leaving = old
            transition.arriving = new
        }
        transition.isAnimated = isAnimated
        transition.builtInDuration = duration
        transition.installing = {
            if let view = new.view, view.superview !== container {
                if view.frame.isEmpty { view.frame = container.bounds }
                container.addSubview(view)
            }
        }
        transition.moving = animations
        transition.uninstalling = { _ in if old.parentController === self { old.loadedView?.removeFromSuperview() } }
        transition.afterDids = { completed in completion?(completed) }
        if !isAnimated { animations?() }
        transition.begin()
        transition.run()
    }

    /// The running transition of this controller or of the nearest container or presentation.
    var currentTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        var controller: UIViewController? = self
        while let current = controller {
            if let coordinator = current.presentation?.coordinator { return coordinator }
            if let coordinator = current.presentation?.presented?.presentation?.coordinator { return coordinator }
            if let navigation = current as? UINavigationController, let coordinator = navigation.transitions.coordinator {
                return coordinator
            }
            if let tabs = current as? UITabBarController, let transition = tabs.running {
                return transition.context.coordinator
            }
            controller = current.parentController
        }
        return loadedView?.currentWindow?.resize
    }
}
