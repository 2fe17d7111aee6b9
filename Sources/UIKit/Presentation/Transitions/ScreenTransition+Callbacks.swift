/// Who hears what in a transition (`docs/lifecycle.md`, sections 3, 4 and 8).
extension ScreenTransition {
    /// While the engine runs, containers that end their own appearance leave these controllers alone.
    func mark(_ isRunning: Bool) {
        eachArriving { $0.status.set(.isInTransition, isRunning) }
        eachLeaving {
            $0.status.set(.isInTransition, isRunning)
            $0.status.set(.isLeaving, isRunning)
        }
    }

    /// Whether the container of the arriving controller is itself on its way in: its dids come first (section 2).
    var isContainerAppearing: Bool {
        Uncounted(arriving).borrow { $0.isContainerAppearing } ?? false
    }

    /// Sends what a cancelled transition sends (section 4).
    func reverse() {
        // Nobody is really being removed or added any more (section 8).
        eachLeaving { $0.status.remove([.movingFromParent, .beingDismissed]) }
        eachArriving { $0.status.remove([.movingToParent, .beingPresented]) }
        willReverse()
        reverse(order.cancel.0)
        reverse(order.cancel.1)
        willSendDids(completed: false)
        if completesFirst { completeCoordinator() }
    }

    private func reverse(_ half: TransitionOrder.Reversal) {
        switch half {
        case .arrivingGoes:
            eachArriving { if $0.appearance.isComing { $0.appearance(begin: false, animated: isAnimated) } }
            uninstall(completed: false)
            eachArriving { if $0.appearance.state == .disappearing { $0.appearanceEnd() } }
        case .leavingReturns:
            eachLeaving { if $0.appearance.state == .disappearing { returns($0) } }
        }
    }

    private func returns(_ controller: UIViewController) {
        if controller.isContainerGone {
            if controller.isBoundToGo { controller.appearanceEnd() }
            return
        }
        controller.appearance(begin: true, animated: isAnimated)
        if !controller.isContainerAppearing { controller.appearanceEnd() }
    }

    /// Sends one step of the order to whom it concerns.
    func send(_ step: TransitionOrder.Step) {
        switch step {
        case .leavingWillDisappear:
            eachLeaving { if $0.appearance.isComing { $0.appearance(begin: false, animated: isAnimated) } }
        case .arrivingWillAppear:
            // A callback of the leaving side may have sent the container away: nobody appears inside it then.
            eachArriving {
                if $0.appearance.isComing || $0.isContainerGone || $0.isCoveredInContext { return }
                $0.appearance(begin: true, animated: isAnimated)
            }
        case .arrivingDidAppear:
            if isContainerAppearing { return }
            sendWithContainerThatWent()
            eachArriving { if $0.appearance.state == .appearing { $0.appearanceEnd() } }
        case .leavingDidDisappear:
            eachLeaving { if $0.appearance.state == .disappearing { $0.appearanceEnd() } }
        }
    }

    /// The container may have gone before the arriving view was inside it, and could not pass that on.
    private func sendWithContainerThatWent() {
        var isGone = false
        eachArriving { isGone = isGone || $0.isContainerGone }
        guard isGone else { return }
        eachArriving {
            if $0.appearance.state == .appearing, $0.isContainerGone { $0.appearance(begin: false, animated: isAnimated) }
        }
        eachArriving { if $0.isBoundToGo { $0.appearanceEnd() } }
    }

    @inline(__always)
    func eachLeaving(_ body: (UIViewController) -> Void) {
        Uncounted(leaving).borrow(body)
        if !leavingBeside.isEmpty { for controller in leavingBeside { body(controller) } }
    }

    @inline(__always)
    func eachArriving(_ body: (UIViewController) -> Void) {
        Uncounted(arriving).borrow(body)
        if !arrivingBeside.isEmpty { for controller in arrivingBeside { body(controller) } }
    }
}

extension UIViewController {
    /// Whether the container is itself on its way in and will pass its did on to this controller.
    fileprivate var isContainerAppearing: Bool {
        parentLink.borrow { $0.appearance.state == .appearing && $0.shouldAutomaticallyForwardAppearanceMethods } ?? false
    }

    /// Whether the container went away, or is going, while a transition inside it ran.
    fileprivate var isContainerGone: Bool {
        parentLink.borrow { $0.shouldAutomaticallyForwardAppearanceMethods && !$0.appearance.isComing } ?? false
    }

    /// Whether the controller has heard that it disappears with its container, which has ended that already.
    fileprivate var isBoundToGo: Bool {
        appearance.state == .disappearing && isContainerGone && parentController?.appearance.state == .disappeared
    }
}
