extension UIViewController {
    /// Sends the will-callback to this controller, then to its children: parents first (section 2).
    func appearance(begin isAppearing: Bool, animated: Bool) {
        if isAppearing { loadViewIfNeeded() }
        guard appearance.begin(isAppearing, animated: animated) else { return reportUnbalanced() }
        defer { if !isAppearing { runAfterAppearance() } }
        if isAppearing {
            loadedView?.markIsAppearing()
            call(.viewWillAppear, animated: animated) { byEngine { viewWillAppear(animated) } }
        } else {
            call(.viewWillDisappear, animated: animated) { byEngine { viewWillDisappear(animated) } }
        }
        guard !childControllers.isEmpty, shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in childrenToForwardTo {
            // What a running transition takes away does not come back with its container.
            if isAppearing, child.status.contains(.isLeaving) { continue }
            if child.appearance.isComing != isAppearing {
                child.appearance(begin: isAppearing, animated: animated)
            }
        }
    }

    /// Sends the did-callback to this controller, then to the children whose change it ends.
    func appearanceEnd() {
        sendIsAppearingDown()
        let animated = appearance.animated
        guard let left = appearance.end() else { return reportUnbalanced() }
        defer { if left == .appearing { runAfterAppearance() } }
        if left == .appearing {
            call(.viewDidAppear, animated: animated) { byEngine { viewDidAppear(animated) } }
            status.remove(.movingToParent)
        } else {
            call(.viewDidDisappear, animated: animated) { byEngine { viewDidDisappear(animated) } }
            status.remove(.movingToParent)
            if parentController == nil { status.remove(.movingFromParent) }
        }
        guard !childControllers.isEmpty, shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in childControllers
        where child.appearance.state == left && !child.status.contains(.isInTransition) { child.appearanceEnd() }
    }

    /// Runs `action` once this controller's appearance has ended or turned round.
    func afterAppearance(_ action: @escaping () -> Void) { rareState.afterAppearance.append(action) }

    private func runAfterAppearance() {
        guard let rare, !rare.afterAppearance.isEmpty else { return }
        let actions = rare.afterAppearance
        rare.afterAppearance = []
        for action in actions { action() }
    }

    /// The children whose views are inside this controller's view.
    private var childrenToForwardTo: [UIViewController] {
        guard let loadedView else { return [] }
        return childControllers.filter { $0.loadedView?.isDescendant(of: loadedView) ?? false }
    }

    /// Sends `viewIsAppearing` once an appearance, when the view is in a window (traces layout-01, layout-03).
    func sendIsAppearingIfDue() {
        guard appearance.owesIsAppearing, appearance.state == .appearing, let view = loadedView,
            view.currentWindow != nil
        else { return }
        view.bringGeometryUpToDate()
        appearance.owesIsAppearing = false
        // Older versions send none (BehaviorDifference).
        guard BehaviorDifference.sendsIsAppearing.isInForce else { return }
        call(.viewIsAppearing, animated: appearance.animated) { byEngine { viewIsAppearing(appearance.animated) } }
    }

    /// An appearance that ends before its layout still sends `viewIsAppearing` first (trace modal-full-05).
    func sendIsAppearingDown() {
        guard appearance.state == .appearing else { return }
        sendIsAppearingIfDue()
        guard !childControllers.isEmpty, shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in childControllers { child.sendIsAppearingDown() }
    }

    private func reportUnbalanced() {
        EngineHooks.tell(.unbalanced(self))
        UIKitLog.write(
            "Unbalanced calls to begin/end appearance transitions for \(objectDescription).", about: self)
    }

    /// Whether the view is on screen or about to be: the state between willAppear and willDisappear.
    var isVisibleOrComing: Bool { appearance.isComing }
}

extension UIView {
    /// Safe areas from the window down to this view, so that `viewIsAppearing` sees final geometry.
    func bringGeometryUpToDate() {
        if let parent = parentView, parent.currentWindow != nil { parent.bringGeometryUpToDate() }
        if pending.contains(.safeArea) { updateSafeArea() }
    }
}
