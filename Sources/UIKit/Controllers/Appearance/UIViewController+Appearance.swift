extension UIViewController {
    /// Sends the will-callback to this controller, then to its children: parents first (section 2).
    func appearance(begin isAppearing: Bool, animated: Bool) {
        guard sendWill(isAppearing, animated) else { return }
        if !childControllers.isEmpty, shouldAutomaticallyForwardAppearanceMethods {
            for child in childControllers where isInside(child) {
                // What a running transition takes away does not come back with its container.
                if isAppearing, child.status.contains(.isLeaving) { continue }
                if child.appearance.isComing != isAppearing {
                    child.appearance(begin: isAppearing, animated: animated)
                }
            }
        }
        if !isAppearing { runAfterAppearance() }
    }

    /// Sends this controller's own will-callback; `false` when it does not fit. Apart from the function that calls
    /// itself, whose frame deep trees multiply.
    @inline(never)
    private func sendWill(_ isAppearing: Bool, _ animated: Bool) -> Bool {
        if isAppearing { loadViewIfNeeded() }
        guard appearance.begin(isAppearing, animated: animated) else {
            reportUnbalanced()
            return false
        }
        if isAppearing {
            loadedView?.markIsAppearing()
            call(.viewWillAppear, animated: animated) { byEngine { viewWillAppear(animated) } }
        } else {
            call(.viewWillDisappear, animated: animated) { byEngine { viewWillDisappear(animated) } }
        }
        return true
    }

    /// Sends the did-callback to this controller, then to the children whose change it ends.
    func appearanceEnd() {
        sendIsAppearingDown(below: nil)
        endHere()
    }

    private func endHere() {
        // What a callback has only just brought here has still to hear that it is appearing.
        if appearance.owesIsAppearing, loadedView?.currentWindow != nil { sendIsAppearingDown(below: nil) }
        guard let left = sendDid() else { return }
        if !childControllers.isEmpty, shouldAutomaticallyForwardAppearanceMethods {
            for child in childControllers
            where child.appearance.state == left && !child.status.contains(.isInTransition) { child.endHere() }
        }
        if left == .appearing { runAfterAppearance() }
    }

    /// Sends this controller's own did-callback; the state that was left, or `nil` when there is none to end.
    @inline(never)
    private func sendDid() -> AppearanceMachine.State? {
        let animated = appearance.animated
        guard let left = appearance.end() else {
            reportUnbalanced()
            return nil
        }
        if left == .appearing {
            call(.viewDidAppear, animated: animated) { byEngine { viewDidAppear(animated) } }
            status.remove(.movingToParent)
        } else {
            call(.viewDidDisappear, animated: animated) { byEngine { viewDidDisappear(animated) } }
            status.remove(.movingToParent)
            if parentController == nil { status.remove(.movingFromParent) }
        }
        return left
    }

    /// Runs `action` once this controller's appearance has ended or turned round.
    func afterAppearance(_ action: @escaping () -> Void) { rareState.afterAppearance.append(action) }

    private func runAfterAppearance() {
        guard let rare, !rare.afterAppearance.isEmpty else { return }
        let actions = rare.afterAppearance
        rare.afterAppearance = []
        for action in actions { action() }
    }

    /// Whether a child's view is inside this controller's view; others hear nothing of it.
    private func isInside(_ child: UIViewController) -> Bool {
        guard let loadedView else { return false }
        return child.loadedView?.isDescendant(of: loadedView) ?? false
    }

    /// Sends `viewIsAppearing` once an appearance, when the view is in a window (traces layout-01, layout-03).
    /// - Parameter known: an ancestor of the view whose safe area is up to date, where the caller knows one.
    /// - Returns: whether it was due, so that the view's safe area is up to date.
    @discardableResult @inline(never)
    func sendIsAppearingIfDue(below known: UIView? = nil) -> Bool {
        guard appearance.owesIsAppearing, appearance.state == .appearing, let view = loadedView,
            view.currentWindow != nil
        else { return false }
        view.bringGeometryUpToDate(below: known)
        appearance.owesIsAppearing = false
        // Older versions send none (BehaviorDifference).
        guard BehaviorDifference.sendsIsAppearing.isInForce else { return true }
        call(.viewIsAppearing, animated: appearance.animated) { byEngine { viewIsAppearing(appearance.animated) } }
        return true
    }

    /// An appearance that ends before its layout still sends `viewIsAppearing` first (trace modal-full-05).
    func sendIsAppearingDown(below known: UIView? = nil) {
        guard appearance.state == .appearing else { return }
        let isKnown = sendIsAppearingIfDue(below: known)
        guard !childControllers.isEmpty, shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in childControllers {
            let view = isKnown ? loadedView : nil
            child.sendIsAppearingDown(below: view?.pending.contains(.safeArea) ?? true ? nil : view)
        }
    }

    private func reportUnbalanced() {
        EngineHooks.tell(.unbalanced(self))
        UIKitLog.write(
            "Unbalanced calls to begin/end appearance transitions for \(objectDescription).", about: self)
    }

    /// Whether the view is on screen or about to be: the state between willAppear and willDisappear.
    var isVisibleOrComing: Bool { appearance.isComing }
}
