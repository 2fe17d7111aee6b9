extension UIViewController {
    func adopt(_ child: UIViewController) {
        if child === self {
            raise(.invalidArgumentException, "Can't add self as child view controller: \(objectDescription)")
        }
        // One without children is nobody's ancestor, and need not be looked for.
        var ancestor = child.childControllers.isEmpty ? nil : parentController
        while let current = ancestor {
            if current === child {
                raise(
                    .invalidArgumentException,
                    "Can't add \(child.objectDescription) as a child of its own descendant \(objectDescription)")
            }
            ancestor = current.parentController
        }
        if child.parentController === self {
            childControllers.removeAll { $0 === child }
            childControllers.append(child)
            return
        }
        if let view = child.loadedView, let superview = view.parentView,
            let owner = superview.nearestController, owner !== self, owner.parentController !== nil || child.parentController != nil
        {
            raiseHierarchyInconsistency(child: child, expected: owner, found: self, verb: "requested")
        }
        take(child)
    }

    /// Makes `child` a child and tells it before its view loads (section 7, trace nav-parent-01); what every
    /// container begins with.
    func take(_ child: UIViewController) {
        child.parentController?.forget(child)
        childControllers.append(child)
        child.setParent(self)
        Cause.call("UIViewController.addChild(_:)") {
            child.call(.willMoveToParent, argument: .parent(self)) { child.willMove(toParent: self) }
        }
        child.status.insert(.movingToParent)
        child.status.remove(.movingFromParent)
    }

    /// Looks from the end, where containers take from.
    private func removeFromChildren(_ child: UIViewController) {
        if let index = childControllers.lastIndex(where: { $0 === child }) { childControllers.remove(at: index) }
    }

    private func setParent(_ parent: UIViewController?) {
        tellObservers(of: ["parent", "parentViewController"]) { parentController = parent }
    }

    /// Ends the parenthood of a child whose view has gone, and tells it.
    func release(_ child: UIViewController) {
        removeFromChildren(child)
        child.setParent(nil)
        child.containerSafeAreaInsets = .zero
        child.call(.didMoveToParent, argument: .parent(nil)) { child.didMove(toParent: nil) }
        if child.appearance.state == .disappeared { child.status.remove(.movingFromParent) }
        childWasReleased(child)
    }

    func leaveParent() {
        guard let parent = parentController else { return }
        EngineHooks.tell(.childLeaves(self, from: parent, wasTold: status.contains(.movingFromParent)))
        parent.forget(self)
        status.insert(.movingFromParent)
        Cause.call("UIViewController.removeFromParent()") {
            call(.didMoveToParent, argument: .parent(nil)) { didMove(toParent: nil) }
        }
        if appearance.state == .disappeared { status.remove(.movingFromParent) }
    }

    /// Takes a child out of the list without any callback.
    func forget(_ child: UIViewController) {
        removeFromChildren(child)
        child.setParent(nil)
        child.containerSafeAreaInsets = .zero
        childWasForgotten(child)
        // The container that it disappears with passes nothing on to it any more (section 2).
        if child.appearance.state == .disappearing, !child.status.contains(.isInTransition) { AppearanceQueue.shared.add(child) }
    }

    func noteWillMove(to parent: UIViewController?) {
        if parent == nil, parentController != nil { status.insert(.movingFromParent) }
    }

    func noteDidMove(to parent: UIViewController?) {
        if parent != nil { status.remove(.movingFromParent) }
    }

    /// Whether `controller` is this one or contains it.
    func isDescendant(of controller: UIViewController) -> Bool {
        var current: UIViewController? = self
        while let candidate = current {
            if candidate === controller { return true }
            current = candidate.parentController
        }
        return false
    }

    /// A child's view belongs under its parent's view and nowhere else (section 11).
    func checkHierarchy(under superview: UIView) {
        guard parentLink.isSet, !superview.nearestControllerLink.isSame(as: parentLink), let parent = parentController
        else { return }
        let owner = superview.nearestController
        if owner == nil, superview.currentWindow == nil, !(superview is UIWindow) { return }
        raiseHierarchyInconsistency(child: self, expected: owner, found: parent, verb: "actual")
    }

    private func raiseHierarchyInconsistency(
        child: UIViewController, expected: UIViewController?, found: UIViewController?, verb: String
    ) -> Never {
        raise(
            NSExceptionName("UIViewControllerHierarchyInconsistency"),
            "child view controller:\(child.objectDescription) should have parent view controller:"
                + "\(expected?.objectDescription ?? "(null)") but \(verb) parent is:\(found?.objectDescription ?? "(null)")")
    }
}

extension UIView {
    /// The controller of this view or of the nearest ancestor that has one.
    var nearestController: UIViewController? { nearestControllerLink.object }

    var nearestControllerLink: Uncounted<UIViewController> {
        controllerLink.isSet ? controllerLink : parentLink.borrow { $0.nearestControllerLink } ?? Uncounted()
    }
}
