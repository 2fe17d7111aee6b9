extension UIView {
    /// Tells the subtree, top down, that its window will change. Controllers hear first: their
    /// `viewWillAppear` comes before the view is in the window (`docs/lifecycle.md`, section 2).
    func windowWillChange(to window: UIWindow?) {
        controllerLink.borrow { $0.viewWillMove(to: window) }
        willMove(toWindow: window)
        if !children.isEmpty { children.borrowEach { $0.windowWillChange(to: window) } }
    }

    /// Sets the window of the subtree, then brings traits up to date top down and tells each view.
    func windowDidChange(to window: UIWindow?) {
        if windowLink.borrow({ $0 !== window && $0.hasResponderOrTouches }) ?? false, let old = currentWindow {
            giveUp(in: old)
        }
        setWindow(Uncounted(window))
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

    private func setWindow(_ window: Uncounted<UIWindow>) {
        windowLink = window
        if !children.isEmpty { children.borrowEach { $0.setWindow(window) } }
    }

    private func announceWindow() {
        if windowLink.isSet {
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
        controllerLink.borrow { $0.viewDidMove(isInWindow: windowLink.isSet) }
        if children.isEmpty { return }
        // Somebody who heard of it may have moved a child.
        children.borrowEach { if $0.windowLink.isSame(as: windowLink) { $0.announceWindow() } }
    }
}
