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
            Uncounted(loadedView).borrow { $0.markIsAppearing() }
            send(.viewWillAppear, animated: animated)
        } else {
            send(.viewWillDisappear, animated: animated)
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
        if appearance.owesIsAppearing, isViewInWindow { sendIsAppearingDown(below: nil) }
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
            send(.viewDidAppear, animated: animated)
            status.remove(.movingToParent)
        } else {
            send(.viewDidDisappear, animated: animated)
            status.remove(.movingToParent)
            if !parentLink.isSet { status.remove(.movingFromParent) }
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
        return Uncounted(child.loadedView).borrow { $0.isDescendant(of: loadedView) } ?? false
    }

    /// Sends `viewIsAppearing` once an appearance, when the view is in a window (traces layout-01, layout-03).
    /// - Parameter known: an ancestor of the view whose safe area is up to date, where the caller knows one.
    /// - Returns: whether it was due, so that the view's safe area is up to date.
    @discardableResult @inline(never)
    func sendIsAppearingIfDue(below known: UIView? = nil) -> Bool {
        guard appearance.owesIsAppearing, appearance.state == .appearing, isViewInWindow else { return false }
        Uncounted(loadedView).borrow { $0.bringGeometryUpToDate(below: known) }
        appearance.owesIsAppearing = false
        // Older versions send none (BehaviorDifference).
        guard BehaviorDifference.sendsIsAppearing.isInForce else { return true }
        send(.viewIsAppearing, animated: appearance.animated)
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

    /// Whether the view is loaded and in a window.
    var isViewInWindow: Bool { Uncounted(loadedView).borrow { $0.windowLink.isSet } ?? false }

    private func reportUnbalanced() {
        EngineHooks.tell(.unbalanced(self))
        UIKitLog.write(
            "Unbalanced calls to begin/end appearance transitions for \(objectDescription).", about: self)
    }

    /// Whether the view is on screen or about to be: the state between willAppear and willDisappear.
    var isVisibleOrComing: Bool { appearance.isComing }
}
