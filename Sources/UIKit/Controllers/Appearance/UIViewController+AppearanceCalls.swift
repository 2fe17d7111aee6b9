import LifecycleEvents

extension UIViewController {
    /// Marks a call of an appearance callback as the engine's.
    @inline(__always)
    func byEngine(_ body: () -> Void) {
        let isNested = status.contains(.isInAppearanceCall)
        status.insert(.isInAppearanceCall)
        body()
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
