import LifecycleEvents

extension UIViewController {
    /// A view that enters or leaves a window without a transition drives its controller's appearance:
    /// the will at once, the did with the commit (`docs/lifecycle.md`, section 5; traces child-10, child-12).
    func viewWillMove(to window: UIWindow?) {
        let entering = window != nil
        if status.contains(.isInTransition) { return }
        if entering, isViewInWindow { return }
        // A controller that heard of its going with a container it has left since is not ended by that container.
        if !entering, appearance.state == .disappearing { return AppearanceQueue.shared.add(self) }
        if appearance.isComing == entering { return }
        guard followsWindow(entering: entering) else { return }
        let kept = Kept(self)
        defer { kept.release() }
        Cause.call(entering ? "UIView.addSubview(_:)" : "UIView.removeFromSuperview()") {
            appearance(begin: entering, animated: false)
            AppearanceQueue.shared.add(self)
        }
    }

    func viewDidMove(isInWindow: Bool) {
        if isInWindow, appearance.owesIsAppearing { Uncounted(loadedView).borrow { $0.markIsAppearing() } }
    }

    /// A container that forwards by hand decides alone; one that is not on screen tells its children later.
    private func followsWindow(entering: Bool) -> Bool {
        if !entering, appearance.state == .disappeared { return false }
        guard let parent = parentController else { return true }
        guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
        return entering ? parent.appearance.isComing : true
    }
}

/// The controllers whose appearance began because a view moved, until the commit ends it.
@MainActor
final class AppearanceQueue {
    static let shared = AppearanceQueue()
    private var waiting: [UIViewController] = []
    /// Why, as far as somebody wants details of events.
    private var causes: [ObjectIdentifier: LifecycleCause] = [:]

    /// Ends the controller's appearance at the next commit; retained until then (trace child-12).
    func add(_ controller: UIViewController) {
        guard !controller.status.contains(.isInAppearanceQueue) else { return }
        controller.status.insert(.isInAppearanceQueue)
        waiting.append(controller)
        if let cause = Cause.current { causes[ObjectIdentifier(controller)] = cause }
        CommitScheduler.setNeedsCommit()
    }

    /// The commit's appearance phase, after layout.
    func endAll() {
        while !waiting.isEmpty {
            let ready = waiting
            waiting.removeAll(keepingCapacity: true)
            for controller in ready { controller.status.remove(.isInAppearanceQueue) }
            // A view put under another controller's without addChild ends before that controller (trace child-03).
            if ready.count > 1 {
                for controller in ready where controller.isStray { end(controller) }
            }
            for controller in ready { end(controller) }
            if !causes.isEmpty { causes.removeAll() }
        }
    }

    private func end(_ controller: UIViewController) {
        let state = controller.appearance.state
        guard state == .appearing || state == .disappearing else { return }
        // The parent's own end reaches the child, parent first (section 2).
        if let parent = controller.parentController, parent.appearance.state == state,
            parent.shouldAutomaticallyForwardAppearanceMethods
        {
            return
        }
        guard !causes.isEmpty else { return controller.appearanceEnd() }
        Cause.with(causes.removeValue(forKey: ObjectIdentifier(controller))) { controller.appearanceEnd() }
    }
}

extension UIViewController {
    /// Whether the view is inside another controller's view without being its child (section 7).
    fileprivate var isStray: Bool {
        parentController == nil && loadedView?.parentView?.nearestController != nil
    }
}
