extension UIView {
    /// Tells the subtree, top down, that its window will change. Controllers hear first: their
    /// `viewWillAppear` comes before the view is in the window (`docs/lifecycle.md`, section 2).
    func windowWillChange(to window: UIWindow?) {
        managingController?.viewWillMove(to: window)
        willMove(toWindow: window)
        for child in children { child.windowWillChange(to: window) }
    }

    /// Sets the window of the subtree, then brings traits up to date top down and tells each view.
    func windowDidChange(to window: UIWindow?) {
        setWindow(window)
        announceWindow()
    }

    private func setWindow(_ window: UIWindow?) {
        if let old = currentWindow, old !== window {
            if let responder = old.currentFirstResponder, responder === self || responder === managingController {
                old.currentFirstResponder = nil
            }
            old.touches.viewDidLeave(self)
        }
        currentWindow = window
        for child in children { child.setWindow(window) }
    }

    private func announceWindow() {
        if currentWindow != nil {
            pending.formUnion([.safeArea, .traits])
            if !children.isEmpty { pending.insert(.subtree) }
            bringTraitsUpToDate()
            if AppearanceStore.shared.isActive { AppearanceStore.shared.apply(to: self) }
            drawSoon()
        } else if traitsOfBehaviour.contains(.isAnimated) {
            animationsLeftWindow()
        }
        didMoveToWindow()
        managingController?.viewDidMove(to: currentWindow)
        for child in children where child.currentWindow === currentWindow { child.announceWindow() }
    }
}
