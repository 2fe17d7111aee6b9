extension UIView {
    /// Tells the subtree, top down, that its window will change. Controllers hear first: their
    /// `viewWillAppear` comes before the view is in the window (`docs/lifecycle.md`, section 2).
    func windowWillChange(to window: UIWindow?) {
        managingController?.viewWillMove(to: window)
        willMove(toWindow: window)
        if !children.isEmpty { for child in children { child.windowWillChange(to: window) } }
    }

    /// Sets the window of the subtree, then brings traits up to date top down and tells each view.
    func windowDidChange(to window: UIWindow?) {
        if let old = currentWindow, old !== window, old.hasResponderOrTouches { giveUp(in: old) }
        setWindow(window)
        announceWindow()
    }

    /// The first responder and touches do not come along to another window.
    private func giveUp(in window: UIWindow) {
        if let responder = window.currentFirstResponder, responder === self || responder === managingController {
            window.currentFirstResponder = nil
        }
        window.touches.viewDidLeave(self)
        for child in children { child.giveUp(in: window) }
    }

    private func setWindow(_ window: UIWindow?) {
        currentWindow = window
        if !children.isEmpty { for child in children { child.setWindow(window) } }
    }

    private func announceWindow() {
        if currentWindow != nil {
            pending.formUnion([.safeArea, .traits])
            LayoutPass.isSafeAreaOwed = true
            if !children.isEmpty { pending.insert(.subtree) }
            bringTraitsUpToDate()
            if AppearanceStore.shared.isActive { AppearanceStore.shared.apply(to: self) }
            drawSoon()
        } else if traitsOfBehaviour.contains(.isAnimated) {
            animationsLeftWindow()
        }
        didMoveToWindow()
        managingController?.viewDidMove(to: currentWindow)
        if children.isEmpty { return }
        for child in children where child.currentWindow === currentWindow { child.announceWindow() }
    }
}
