import LifecycleEvents

extension UIViewController {
    /// Sends one of the five appearance callbacks and reports it.
    ///
    /// Without a closure while nobody listens: for one, the controller would be counted each time.
    func send(_ callback: LifecycleCallback, animated: Bool) {
        guard LifecycleEventCenter.isActive else { return callByEngine(callback, animated) }
        LifecycleReport.around(callback, self, animated, nil) { callByEngine(callback, animated) }
    }

    /// Marks the call as the engine's.
    private func callByEngine(_ callback: LifecycleCallback, _ animated: Bool) {
        let isNested = status.contains(.isInAppearanceCall)
        status.insert(.isInAppearanceCall)
        switch callback {
        case .viewWillAppear: viewWillAppear(animated)
        case .viewIsAppearing: viewIsAppearing(animated)
        case .viewDidAppear: viewDidAppear(animated)
        case .viewWillDisappear: viewWillDisappear(animated)
        case .viewDidDisappear: viewDidDisappear(animated)
        default: preconditionFailure("\(callback) is no appearance callback")
        }
        if !isNested { status.remove(.isInAppearanceCall) }
    }

    /// UIKit's own part of the five appearance callbacks: it says when somebody else calls them
    /// (`docs/lifecycle.md`, section 11).
    @inline(__always)
    func appearanceReached(_ callback: LifecycleCallback) {
        if !status.contains(.isInAppearanceCall) { logMisuse(callback) }
        EngineHooks.reached(callback, self)
    }

    private func logMisuse(_ callback: LifecycleCallback) {
        UIKitLog.write(
            "Calling -\(callback.rawValue): directly on a view controller is not supported, and may result in out-of-order "
                + "callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and "
                + "-endAppearanceTransition APIs on the view controller instead to manually drive appearance callbacks, and make a "
                + "symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. "
                + "View controller: \(objectDescription)", about: self)
    }
}
